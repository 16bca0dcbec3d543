// Bodies that break one rule of their schema each, in every field.

import { asArray, asObject, asStrings, isObject, type Json, type JsonObject } from "../../../model/document.ts";
import { certain, type Evidence, type Ground, groundOf, weaker, weigh } from "../../../model/evidence.js";
import { otherCase } from "./texts.ts";

/** A body with one broken rule, and how well that rule is known. */
interface BrokenBody {
  check: string;
  /** The field, for example `destination.iban`, and what is wrong with it, for example `pattern 1.1234567`. */
  field: string;
  label: string;
  body: Json;
  evidence: Evidence;
}

/**
 * Breaks one rule of a body at a time, in every field.
 * @param document The bundle.
 * @param schema Schema of the body.
 * @param valid A valid body.
 */
export function* brokenBodies(document: JsonObject, schema: JsonObject, valid: Json): Generator<BrokenBody> {
  for (const { path, value, ...rest } of breakNode(document, schema, valid, [], certain))
    yield { ...rest, field: path.join("."), body: changed(valid, path, value) };
}

interface Breach {
  check: string;
  label: string;
  evidence: Evidence;
  path: string[];
  /** Undefined when the field is left out. */
  value?: Json;
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
    const missing = { check: "refuses-missing-field", evidence, path: [...path, name] };
    yield { ...missing, label: "missing" };
    yield { ...missing, label: "null", value: null };
  }
  for (const [name, child] of Object.entries(asObject(schema["properties"]))) {
    const inner = isObject(value) ? value[name] : undefined;
    yield* breakNode(document, asObject(child), inner, [...path, name], groundOf(ground, ["properties", name]));
  }
}

/** Follows references, and oneOf by the discriminator of the valid value. */
function settle(document: JsonObject, node: JsonObject, value: Json | undefined, inherited: Ground) {
  let { node: schema, evidence, ground } = weigh(document, node, inherited);
  for (;;) {
    const mapping = asObject(asObject(schema["discriminator"])["mapping"]);
    const tag = isObject(value) ? String(value[String(asObject(schema["discriminator"])["propertyName"])]) : "";
    const single = asArray(schema["allOf"]);
    const next = mapping[tag] ?? asObject(single.length === 1 ? single[0] : {})["$ref"];
    if (typeof next !== "string") return { schema, evidence, ground };
    ({ node: schema, evidence, ground } = weigh(document, { $ref: next }, ground));
  }
}

/** Values that break a pattern, by pattern; each in a different way. */
const patternBreakers: Record<string, string[]> = {
  "^https://": ["http://receiver.example/hooks", "ftp://receiver.example/hooks"],
  "^\\d+(\\.\\d{1,6})?$": [
    ...["1.1234567", "-1", "+1", "1,50", "1e3", "0x1f", "1_0", "abc", "NaN", "Infinity"],
    // These pass when the pattern is not anchored, accepts other digits, or is applied to a trimmed text.
    ...["1.", ".5", "", " 1", "1 ", "1\n", "١.٥"],
  ],
  "^\\d+(\\.\\d+)?$": ["-1", "1,50", "abc"],
};

/** A chain of wallets (F32) that transfers between accounts do not take. */
const otherChain = "POLYGON";

/** Values of another type, by type. */
const otherTypes: Record<string, Json> = {
  string: { unexpected: true },
  number: "abc",
  integer: "abc",
  object: "abc",
  array: "abc",
  boolean: "abc",
};

/** A value that breaks a rule; `isDue` when the schema has that rule. */
type Row = [isDue: boolean, check: string, label: string, value: Json, evidence?: Evidence];

function* breakValue(schema: JsonObject, path: string[], known: Evidence): Generator<Breach> {
  const { type, format, pattern, minLength, maxLength, minimum, maximum } = schema;
  const options = asArray(schema["enum"]);
  const [listed] = asStrings(schema["enum"] ?? [schema["const"]]);
  const isOtherChain = listed !== undefined && path.at(-1) === "chain" && !options.includes(otherChain);
  const other = otherTypes[String(type)];
  const isUrl = pattern === "^https://";
  const head = isUrl ? "https://receiver.example/" : "";
  const reading = weaker(known, "observed");
  const longest = typeof maxLength === "number" ? maxLength : 0;
  const [low, high] = [minimum, maximum].map(Number) as [number, number];
  const rows: Row[] = [
    [other !== undefined, "refuses-wrong-type", "type", other ?? null],
    [type === "number" || type === "integer", "refuses-wrong-type", "digits in quotes", "1"],
    [type === "integer", "refuses-wrong-type", "fraction", 0.5],
    [listed !== undefined, "refuses-unlisted-value", "unlisted", "NO_SUCH_VALUE"],
    [listed !== undefined, "refuses-unlisted-value", "in another case", otherCase(listed ?? "")],
    [isOtherChain, "refuses-unlisted-value", "accepted elsewhere", otherChain],
    ...(patternBreakers[String(pattern)] ?? []).map((value): Row => [true, "refuses-broken-pattern", "pattern", value]),
    // RFC 9110 requires a host in an absolute URL; the contract does not state it.
    [isUrl, "refuses-broken-format", "no host", "https://", reading],
    // A JSON number in place of a documented string of digits.
    [format === "decimal" && pattern !== undefined, "refuses-wrong-type", "number for a decimal string", 1.5],
    [format === "uuid", "refuses-broken-format", "uuid", "not-a-uuid"],
    // The form of an email address is not documented; that it has one is our reading.
    [format === "email", "refuses-broken-format", "email", "not an address", reading],
    [format === "uri", "refuses-broken-format", "uri", "not an address"],
    [minLength === 1 && options.length === 0, "refuses-out-of-range", "empty", ""],
    [longest > 0, "refuses-too-long", `${longest + 1} characters`, head.padEnd(longest + 1, "x")],
    [minimum !== undefined, "refuses-out-of-range", "below the minimum", low - 1],
    [maximum !== undefined, "refuses-out-of-range", "above the maximum", high + 1],
  ];
  for (const [isDue, check, label, value, evidence = known] of rows)
    if (isDue) yield { check, label: `${label} ${short(value)}`, value, path, evidence };
}

function short(value: Json): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 40 ? "" : text;
}

function changed(start: Json, path: string[], value: Json | undefined): Json {
  const copy = structuredClone(start);
  let parent: Json | undefined = copy;
  for (const [i, key] of path.entries()) {
    if (!isObject(parent)) return copy;
    const isLast = i === path.length - 1;
    if (isLast && value === undefined) delete parent[key];
    else if (isLast) parent[key] = value;
    else if (!isObject(parent[key])) parent[key] = {};
    parent = parent[key];
  }
  return copy;
}
