// Values that keep a schema and values that break one rule of it, derived from the schema alone.

import fc from "fast-check";
import type { Evidence } from "../../../scripts/lib/evidence.ts";
import {
  asArray,
  asObject,
  asStrings,
  isObject,
  type Json,
  type JsonObject,
  resolve,
} from "../../../scripts/lib/openapi.ts";
import { nearest, weaker } from "../evidence.ts";

/** Generation is repeatable: the same contract gives the same requests. */
const seed = 20260916;

/** A value with the name of what it shows, for example `minimum`. */
export interface Sample {
  label: string;
  value: Json;
}

/** A value that breaks one rule; `check` is the check that expects it to be refused. */
export interface Broken extends Sample {
  check: string;
  /** True when servers may well read it otherwise: only an answer in 5xx counts against them. */
  lenient?: boolean;
}

function sample<T>(arbitrary: fc.Arbitrary<T>): T {
  return fc.sample(arbitrary, { numRuns: 1, seed })[0] as T;
}

const instants = { midnight: "2026-09-16T00:00:00Z", fraction: "2026-09-16T08:30:00.125Z" };

/** Values of a parameter that the schema allows: each enum value, each bound, one in between, each form. */
export function validValues(schema: JsonObject, example: unknown): Sample[] {
  const options = asStrings(schema["enum"]);
  if (options.length > 0) return options.map((value) => ({ label: `value ${value}`, value }));
  if (schema["type"] === "integer") return integers(schema);
  if (schema["format"] === "date-time") {
    return Object.entries(instants).map(([label, value]) => ({ label, value }));
  }
  return example === undefined ? [] : [{ label: "example", value: example as Json }];
}

function integers(schema: JsonObject): Sample[] {
  const { minimum, maximum } = schema;
  const low = typeof minimum === "number" ? minimum : 1;
  const samples: Sample[] = [{ label: "minimum", value: low }];
  if (typeof maximum === "number") {
    samples.push({ label: "maximum", value: maximum });
    samples.push({ label: "between", value: sample(fc.integer({ min: low + 1, max: maximum - 1 })) });
  } else samples.push({ label: "above the minimum", value: low + 1 });
  return samples;
}

/** Values of a parameter, as text, that each break one rule of its schema. */
export function brokenTexts(schema: JsonObject): Broken[] {
  if (asStrings(schema["enum"]).length > 0) {
    const value = sample(fc.string({ unit: fc.constantFrom(..."ABCDEF"), minLength: 12, maxLength: 12 }));
    return [{ check: "refuses-unlisted-value", label: "unlisted value", value: `NO_${value}` }];
  }
  if (schema["type"] === "integer") return brokenIntegers(schema);
  if (schema["format"] === "date-time") {
    return [
      { check: "refuses-broken-format", label: "no instant", value: "not-an-instant" },
      { check: "refuses-broken-format", label: "impossible instant", value: "2026-13-45T25:61:00Z" },
    ];
  }
  if (schema["format"] === "uuid") {
    const uuid = sample(fc.uuid());
    return [
      { check: "refuses-malformed-id", label: "no uuid", value: "not-a-uuid" },
      { check: "refuses-malformed-id", label: "uuid with a wrong digit", value: `${uuid.slice(0, -1)}z` },
    ];
  }
  return [];
}

function brokenIntegers(schema: JsonObject): Broken[] {
  const { minimum, maximum } = schema;
  const broken: Broken[] = [
    { check: "refuses-wrong-type", label: "letters for a number", value: sample(fc.constantFrom("abc", "one", "ten")) },
    { check: "refuses-wrong-type", label: "fraction for an integer", value: "1.5" },
    { check: "refuses-out-of-range", label: "beyond 32 bits", value: "99999999999", lenient: true },
  ];
  if (typeof minimum === "number") {
    broken.push({ check: "refuses-out-of-range", label: "below the minimum", value: minimum - 1 });
    broken.push({ check: "refuses-out-of-range", label: "negative", value: -sample(fc.integer({ min: 1, max: 999 })) });
  }
  if (typeof maximum === "number") {
    broken.push({ check: "refuses-out-of-range", label: "above the maximum", value: maximum + 1 });
  }
  return broken;
}

/** A body with one broken rule, and how well the sources know that rule. */
export interface BrokenBody {
  check: string;
  /** The field and what is wrong with it, for example `amount: pattern 1.1234567`. */
  label: string;
  body: Json;
  evidence: Evidence;
}

/**
 * Breaks one rule of a body at a time, in every field.
 * @param document The bundle.
 * @param schema Schema of the body.
 * @param valid A body that keeps it.
 */
export function brokenBodies(document: JsonObject, schema: JsonObject, valid: Json): BrokenBody[] {
  return [...breakNode(document, schema, valid, [], "documented")].map(({ path, value, remove, ...rest }) => ({
    ...rest,
    label: `${path.join(".") || "body"}: ${rest.label}`,
    body: changed(valid, path, value, remove === true),
  }));
}

interface Breach {
  check: string;
  label: string;
  evidence: Evidence;
  path: string[];
  value?: Json;
  remove?: boolean;
}

function* breakNode(
  document: JsonObject,
  node: JsonObject,
  value: Json | undefined,
  path: string[],
  inherited: Evidence,
): Generator<Breach> {
  const { schema, evidence } = settle(document, node, value, inherited);
  if (path.length > 0) yield* breakValue(schema, path, evidence);
  for (const name of asStrings(schema["required"])) {
    const place = [...path, name];
    yield { check: "refuses-missing-field", label: "missing", evidence, path: place, remove: true };
  }
  for (const [name, child] of Object.entries(asObject(schema["properties"]))) {
    const inner = isObject(value) ? value[name] : undefined;
    yield* breakNode(document, asObject(child), inner, [...path, name], evidence);
  }
}

/** Follows references, and oneOf by the discriminator of the valid value. */
function settle(document: JsonObject, node: JsonObject, value: Json | undefined, inherited: Evidence) {
  let schema = node;
  let evidence = nearest(node, inherited);
  for (;;) {
    const mapping = asObject(asObject(schema["discriminator"])["mapping"]);
    const tag = isObject(value) ? String(value[String(asObject(schema["discriminator"])["propertyName"])]) : "";
    const single = asArray(schema["allOf"]);
    const next = schema["$ref"] ?? mapping[tag] ?? asObject(single.length === 1 ? single[0] : {})["$ref"];
    if (typeof next !== "string") return { schema, evidence };
    schema = resolve(document, { $ref: next });
    evidence = weaker(evidence, nearest(schema, "documented"));
  }
}

/** What breaks a pattern, by the pattern; each in a way of its own. */
const patternBreakers: Record<string, string[]> = {
  "^https://": ["http://receiver.example/hooks", "ftp://receiver.example/hooks"],
  "^\\d+(\\.\\d{1,6})?$": ["1.1234567", "-1", "1,50", "1e3", "abc", "1.", ".5", ""],
  "^\\d+(\\.\\d+)?$": ["-1", "1,50", "abc"],
};

function* breakValue(schema: JsonObject, path: string[], evidence: Evidence): Generator<Breach> {
  const breach = (check: string, label: string, value: Json, known = evidence) => ({
    check,
    label: `${label} ${short(value)}`,
    value,
    path,
    evidence: known,
  });
  const { type, format, pattern, minLength, maxLength, minimum, maximum } = schema;
  const wrong: Record<string, Json> = {
    string: { unexpected: true },
    number: "abc",
    integer: "abc",
    object: "abc",
    array: "abc",
    boolean: "abc",
  };
  if (typeof type === "string" && wrong[type] !== undefined) yield breach("refuses-wrong-type", "type", wrong[type]);
  if (asArray(schema["enum"]).length > 0) yield breach("refuses-unlisted-value", "enum", "NO_SUCH_VALUE");
  if (schema["const"] !== undefined) yield breach("refuses-unlisted-value", "const", "NO_SUCH_VALUE");
  if (typeof pattern === "string") {
    for (const value of patternBreakers[pattern] ?? []) yield breach("refuses-broken-pattern", "pattern", value);
    // A JSON number where the sources say a string of digits.
    if (format === "decimal") yield breach("refuses-wrong-type", "number for a decimal string", 1.5);
  }
  if (format === "uuid") yield breach("refuses-broken-format", "uuid", "not-a-uuid");
  // The sources give no rule on how an address is written; that it looks like one is our reading.
  if (format === "email")
    yield breach("refuses-broken-format", "email", "not an address", weaker(evidence, "observed"));
  if (format === "uri") yield breach("refuses-broken-format", "uri", "not an address");
  if (minLength === 1 && asArray(schema["enum"]).length === 0) yield breach("refuses-out-of-range", "empty", "");
  if (typeof maxLength === "number") {
    const head = pattern === "^https://" ? "https://receiver.example/" : "";
    yield breach("refuses-too-long", `${maxLength + 1} characters`, head.padEnd(maxLength + 1, "x"));
  }
  if (typeof minimum === "number") yield breach("refuses-out-of-range", "below the minimum", minimum - 1);
  if (typeof maximum === "number") yield breach("refuses-out-of-range", "above the maximum", maximum + 1);
}

function short(value: Json): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 40 ? "" : text;
}

function changed(start: Json, path: string[], value: Json | undefined, remove: boolean): Json {
  const copy = structuredClone(start);
  let parent = copy;
  for (const key of path.slice(0, -1)) {
    if (!isObject(parent)) return copy;
    if (!isObject(parent[key])) parent[key] = {};
    parent = parent[key] as Json;
  }
  const last = path.at(-1);
  if (last === undefined) return value ?? copy;
  if (isObject(parent)) {
    if (remove) delete parent[last];
    else if (value !== undefined) parent[last] = value;
  }
  return copy;
}
