// Values of a parameter, as text, that break one rule of its schema each.

import { asStrings, type Json, type JsonObject } from "../../../model/document.ts";

/** A value with a label, for example `minimum`. */
export interface SampleText {
  label: string;
  value: unknown;
}

/** A value that breaks one rule; `check` is the check that expects it to be refused. */
export interface BrokenText extends SampleText {
  check: string;
  /** True when a server may have reason to accept the value: its acceptance is only a finding. */
  lenient?: boolean;
}

/** `ASC` for `asc`, and the other way round. */
export function otherCase(text: string): string {
  return text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
}

/** Texts that are not instants: an instant has a date, a time and a zone. */
const noInstants: Row[] = [
  ["no instant", "not-an-instant"],
  ["impossible instant", "2026-13-45T25:61:00Z"],
  ["date without time", "2026-09-16"],
  ["time without zone", "2026-09-16T08:30:00"],
  ["milliseconds since 1970", "1789545600000"],
  ["date of RFC 1123", "Wed, 16 Sep 2026 08:30:00 GMT"],
];

type Row = [label: string, value: Json, isLenient?: true];

const textsOf = (check: string, rows: Row[]): BrokenText[] =>
  rows.map(([label, value, lenient]) => ({ check, label, value, ...(lenient && { lenient }) }));

/** IDs that may break a careless server; their acceptance is only a finding. */
export const oddTexts = textsOf("refuses-malformed-id", [
  ["quotes", "'\"--", true],
  ["letters outside ASCII", "zażółć-✓", true],
  ["2,000 characters", "a".repeat(2000), true],
]);

const uuid = "3f0c2b1e-9d4a-4c57-8e61-7a2f5d90b3c4";

/** Values of a parameter, as text, that each break one rule of its schema. */
export function brokenTexts(schema: JsonObject): BrokenText[] {
  const { type, format, minimum, maximum } = schema;
  const [listed] = asStrings(schema["enum"]);
  if (listed !== undefined)
    return textsOf("refuses-unlisted-value", [
      ["unlisted value", "NO_SUCH_VALUE"],
      ["value in another case", otherCase(listed)],
      ["value with a blank behind", `${listed} `],
    ]);
  if (format === "date-time") return textsOf("refuses-broken-format", noInstants);
  const malformed: Row[] = [
    ["no uuid", "not-a-uuid"],
    ["uuid with a wrong digit", `${uuid.slice(0, -1)}z`],
    ["uuid with a blank behind", `${uuid} `],
  ];
  if (format === "uuid") return [...textsOf("refuses-malformed-id", malformed), ...oddTexts];
  if (type !== "integer") return [];
  const out: Row[] = [["beyond 32 bits", "99999999999", true]];
  if (typeof minimum === "number") out.push(["below the minimum", minimum - 1], ["negative", -7]);
  if (typeof maximum === "number") out.push(["above the maximum", maximum + 1]);
  const wrong: Row[] = [
    ["letters for a number", "abc"],
    ["fraction for an integer", "1.5"],
    ["letters behind a number", "1x"],
    ["exponent for an integer", "1e1"],
  ];
  return [...textsOf("refuses-wrong-type", wrong), ...textsOf("refuses-out-of-range", out)];
}
