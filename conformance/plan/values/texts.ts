// Values of a parameter, as text, that break one rule of its schema each.

import { asStrings, type Json, type JsonObject } from "../../../model/document.ts";

/** A value with the name of what it shows, for example `minimum`. */
export interface SampleText {
  label: string;
  value: Json;
}

/** A value that breaks one rule; `check` is the check that expects it to be refused. */
export interface BrokenText extends SampleText {
  check: string;
  /** True when servers may well read it otherwise: only a response in 5xx counts against them. */
  lenient?: boolean;
}

/** `ASC` for `asc`, and the other way round. */
export function otherCase(text: string): string {
  return text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
}

/** Texts that are no instant: an instant has a date, a time and a zone. */
const noInstants: [label: string, value: string][] = [
  ["no instant", "not-an-instant"],
  ["impossible instant", "2026-13-45T25:61:00Z"],
  ["date without time", "2026-09-16"],
  ["time without zone", "2026-09-16T08:30:00"],
  ["milliseconds since 1970", "1789545600000"],
  ["date of RFC 1123", "Wed, 16 Sep 2026 08:30:00 GMT"],
];

/** Ids over which a careless server stumbles; only a server error counts against it. */
export const oddTexts: BrokenText[] = [
  { check: "refuses-malformed-id", label: "quotes", value: "'\"--", lenient: true },
  { check: "refuses-malformed-id", label: "letters outside ASCII", value: "zażółć-✓", lenient: true },
  { check: "refuses-malformed-id", label: "2,000 characters", value: "a".repeat(2000), lenient: true },
];

const uuid = "3f0c2b1e-9d4a-4c57-8e61-7a2f5d90b3c4";

/** Values of a parameter, as text, that each break one rule of its schema. */
export function brokenTexts(schema: JsonObject): BrokenText[] {
  if (asStrings(schema["enum"]).length > 0) return unlisted(asStrings(schema["enum"]));
  if (schema["type"] === "integer") return brokenIntegers(schema);
  if (schema["format"] === "date-time") {
    return noInstants.map(([label, value]) => ({ check: "refuses-broken-format", label, value }));
  }
  if (schema["format"] === "uuid") {
    return [
      { check: "refuses-malformed-id", label: "no uuid", value: "not-a-uuid" },
      { check: "refuses-malformed-id", label: "uuid with a wrong digit", value: `${uuid.slice(0, -1)}z` },
      { check: "refuses-malformed-id", label: "uuid with a blank behind", value: `${uuid} ` },
      ...oddTexts,
    ];
  }
  return [];
}

/** Values outside a closed list: another word, and near misses of a listed one. */
function unlisted(options: string[]): BrokenText[] {
  const values: [label: string, value: string][] = [
    ["unlisted value", "NO_SUCH_VALUE"],
    ["value in another case", otherCase(options[0] as string)],
    ["value with a blank behind", `${options[0]} `],
  ];
  return values.map(([label, value]) => ({ check: "refuses-unlisted-value", label, value }));
}

function brokenIntegers(schema: JsonObject): BrokenText[] {
  const { minimum, maximum } = schema;
  const broken: BrokenText[] = [
    { check: "refuses-wrong-type", label: "letters for a number", value: "abc" },
    { check: "refuses-wrong-type", label: "fraction for an integer", value: "1.5" },
    { check: "refuses-wrong-type", label: "letters behind a number", value: "1x" },
    { check: "refuses-wrong-type", label: "exponent for an integer", value: "1e1" },
    { check: "refuses-out-of-range", label: "beyond 32 bits", value: "99999999999", lenient: true },
  ];
  if (typeof minimum === "number") {
    broken.push({ check: "refuses-out-of-range", label: "below the minimum", value: minimum - 1 });
    broken.push({ check: "refuses-out-of-range", label: "negative", value: -7 });
  }
  if (typeof maximum === "number") {
    broken.push({ check: "refuses-out-of-range", label: "above the maximum", value: maximum + 1 });
  }
  return broken;
}
