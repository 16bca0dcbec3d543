// Values that keep a schema and values that break one rule of it, derived from the schema alone.

import fc from "fast-check";
import { asArray, asObject, asStrings, isObject, type Json, type JsonObject, resolve } from "../../model/document.ts";
import { certain, type Evidence, enter, type Ground, groundOf, weaker } from "../../model/evidence.js";

/** Generation is repeatable: the same contract gives the same requests. */
const seed = 20260916;

/** A value with the name of what it shows, for example `minimum`. */
export interface Sample {
  label: string;
  value: Json;
}

/** Texts that every JSON body may carry, and that careless servers cannot store. */
const unusualTexts: [label: string, text: string][] = [
  ["letters outside ASCII", "Zażółć gęślą 東京 🪙"],
  ["a control character", "before\u0000after"],
  ["20,000 characters", "long ".repeat(4000)],
];

/**
 * Bodies that keep every rule and have unusual texts in all free text fields at the top.
 * @param valid A body that keeps the schema.
 * @returns One body for each kind of text; none when no field is free text.
 */
export function unusualBodies(document: JsonObject, schema: JsonObject, valid: JsonObject): Sample[] {
  const fields = Object.entries(asObject(resolve(document, schema)["properties"]))
    .map(([name, child]) => ({ name, child: resolve(document, child) }))
    .filter(({ name, child }) => isFreeText(child) && typeof valid[name] === "string" && !reference.test(name));
  if (fields.length === 0) return [];
  return unusualTexts.flatMap(([label, text]) => {
    const taking = fields.filter(({ child }) => text.length <= Number(child["maxLength"] ?? Number.POSITIVE_INFINITY));
    if (taking.length === 0) return [];
    const names = taking.map(({ name }) => name);
    return [
      {
        label: `${label} in ${names.join(", ")}`,
        value: { ...valid, ...Object.fromEntries(names.map((name) => [name, text])) },
      },
    ];
  });
}

/** Fields that name something else or a kind of it, and addresses, which take fewer characters. */
const reference = /(id|key|reference|type|status)$|email|chain/i;

/** Strings of which no rule and no value is known. */
function isFreeText(schema: JsonObject): boolean {
  const rules = ["format", "pattern", "enum", "const", "x-extensible-enum"];
  return schema["type"] === "string" && rules.every((rule) => schema[rule] === undefined);
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
export const oddTexts: Broken[] = [
  { check: "refuses-malformed-id", label: "quotes", value: "'\"--", lenient: true },
  { check: "refuses-malformed-id", label: "letters outside ASCII", value: "zażółć-✓", lenient: true },
  { check: "refuses-malformed-id", label: "2,000 characters", value: "a".repeat(2000), lenient: true },
];

/** Values of a parameter, as text, that each break one rule of its schema. */
export function brokenTexts(schema: JsonObject): Broken[] {
  if (asStrings(schema["enum"]).length > 0) return unlisted(asStrings(schema["enum"]));
  if (schema["type"] === "integer") return brokenIntegers(schema);
  if (schema["format"] === "date-time") {
    return noInstants.map(([label, value]) => ({ check: "refuses-broken-format", label, value }));
  }
  if (schema["format"] === "uuid") {
    const uuid = sample(fc.uuid());
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
function unlisted(options: string[]): Broken[] {
  const word = sample(fc.string({ unit: fc.constantFrom(..."ABCDEF"), minLength: 12, maxLength: 12 }));
  const values: [label: string, value: string][] = [
    ["unlisted value", `NO_${word}`],
    ["value in another case", otherCase(options[0] as string)],
    ["value with a blank behind", `${options[0]} `],
  ];
  return values.map(([label, value]) => ({ check: "refuses-unlisted-value", label, value }));
}

/** `ASC` for `asc`, and the other way round. */
function otherCase(text: string): string {
  return text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
}

function brokenIntegers(schema: JsonObject): Broken[] {
  const { minimum, maximum } = schema;
  const broken: Broken[] = [
    { check: "refuses-wrong-type", label: "letters for a number", value: sample(fc.constantFrom("abc", "one", "ten")) },
    { check: "refuses-wrong-type", label: "fraction for an integer", value: "1.5" },
    { check: "refuses-wrong-type", label: "letters behind a number", value: "1x" },
    { check: "refuses-wrong-type", label: "exponent for an integer", value: "1e1" },
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
  return [...breakNode(document, schema, valid, [], certain)].map(({ path, value, remove, ...rest }) => ({
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
  inherited: Ground,
): Generator<Breach> {
  const { schema, evidence, ground } = settle(document, node, value, inherited);
  if (path.length > 0) yield* breakValue(schema, path, evidence);
  for (const name of asStrings(schema["required"])) {
    const place = [...path, name];
    yield { check: "refuses-missing-field", label: "missing", evidence, path: place, remove: true };
    yield { check: "refuses-missing-field", label: "null", evidence, path: place, value: null };
  }
  for (const [name, child] of Object.entries(asObject(schema["properties"]))) {
    const inner = isObject(value) ? value[name] : undefined;
    yield* breakNode(document, asObject(child), inner, [...path, name], groundOf(ground, ["properties", name]));
  }
}

/** Follows references, and oneOf by the discriminator of the valid value. */
function settle(document: JsonObject, node: JsonObject, value: Json | undefined, inherited: Ground) {
  let { node: schema, evidence, ground } = enter(document, node, inherited);
  for (;;) {
    const mapping = asObject(asObject(schema["discriminator"])["mapping"]);
    const tag = isObject(value) ? String(value[String(asObject(schema["discriminator"])["propertyName"])]) : "";
    const single = asArray(schema["allOf"]);
    const next = mapping[tag] ?? asObject(single.length === 1 ? single[0] : {})["$ref"];
    if (typeof next !== "string") return { schema, evidence, ground };
    ({ node: schema, evidence, ground } = enter(document, { $ref: next } as JsonObject, ground));
  }
}

/** What breaks a pattern, by the pattern; each in a way of its own. */
const patternBreakers: Record<string, string[]> = {
  "^https://": ["http://receiver.example/hooks", "ftp://receiver.example/hooks"],
  "^\\d+(\\.\\d{1,6})?$": [
    ...["1.1234567", "-1", "+1", "1,50", "1e3", "0x1f", "1_0", "abc", "NaN", "Infinity"],
    // What a pattern lets through that is not anchored, knows other digits, or is tried on a trimmed text.
    ...["1.", ".5", "", " 1", "1 ", "1\n", "١.٥"],
  ],
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
  if (type === "number" || type === "integer") yield breach("refuses-wrong-type", "digits in quotes", "1");
  if (type === "integer") yield breach("refuses-wrong-type", "fraction", 0.5);
  const [listed] = asStrings(schema["enum"] ?? [schema["const"]]);
  if (listed !== undefined) {
    yield breach("refuses-unlisted-value", "unlisted", "NO_SUCH_VALUE");
    yield breach("refuses-unlisted-value", "in another case", otherCase(listed));
  }
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
