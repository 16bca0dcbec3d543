// A schema as rows to read: each field with its type, rules, values and, to any depth, the fields below it.

import { type Document, type Evidence, resolve, type Schema } from "./document.ts";

/** One field of a payload. */
export interface Field {
  name: string;
  path: string;
  type: TypeText;
  required: boolean;
  description: string;
  evidence: Evidence;
  rules: string[];
  flags: string[];
  values: Value[];
  openValues: boolean;
  notShown: string[];
  children: Field[];
  /** Set when the field is one of several shapes: the value of the discriminator names the shape. */
  variants: Variant[];
  conditions: string[];
  /** The schema is shown further up already; follow its link instead. */
  repeats: boolean;
}

export interface Variant {
  name: string;
  schemaName: string | undefined;
  fields: Field[];
}

/** A value of an enumeration and what it means. */
export interface Value {
  value: string;
  meaning: string;
}

/** A type in words, and the schema component it names, if any. */
export interface TypeText {
  text: string;
  schemaName: string | undefined;
}

/** Fields, variants and conditions of a whole schema. */
export interface Shape {
  fields: Field[];
  variants: Variant[];
  conditions: string[];
  self: Field;
}

interface Place {
  document: Document;
  evidence: Evidence;
  path: string;
  seen: string[];
}

interface Resolved {
  schema: Schema;
  name: string | undefined;
  evidence: Evidence;
}

/** Follows a `$ref`, and an `allOf` that only wraps one; a component says for itself how well it is known. */
function follow(schema: Schema, place: Place): Resolved {
  if (schema.$ref !== undefined) {
    const { $ref, ...beside } = schema;
    const { name, value } = resolve<Schema>(place.document, $ref);
    const merged = { ...value, ...beside };
    return { schema: merge(merged, place.document), name, evidence: merged["x-evidence"] ?? "documented" };
  }
  const evidence = schema["x-evidence"] ?? place.evidence;
  const [only] = schema.allOf ?? [];
  if (schema.allOf?.length === 1 && only?.$ref !== undefined && schema.properties === undefined) {
    const { name, value } = resolve<Schema>(place.document, only.$ref);
    const { allOf: _, ...beside } = schema;
    return { schema: { ...merge(value, place.document), ...beside }, name, evidence };
  }
  return { schema: merge(schema, place.document), name: undefined, evidence };
}

/** One schema out of the parts of an `allOf`; its parts keep their own evidence on each property. */
function merge(schema: Schema, document: Document): Schema {
  if (schema.allOf === undefined) return schema;
  const merged: Schema = { ...schema, properties: { ...schema.properties }, required: [...(schema.required ?? [])] };
  for (const part of schema.allOf) {
    const own = part.$ref === undefined ? part : resolve<Schema>(document, part.$ref).value;
    const whole = merge(own, document);
    merged.type ??= whole.type ?? "object";
    for (const [name, property] of Object.entries(whole.properties ?? {})) {
      merged.properties = { ...merged.properties, [name]: property };
    }
    merged.required = [...new Set([...(merged.required ?? []), ...(whole.required ?? [])])];
  }
  delete merged.allOf;
  return merged;
}

const typeWords: Record<string, string> = { object: "object", array: "array" };

function typeText({ schema, name }: Resolved, place: Place): TypeText {
  const types = [schema.type ?? (schema.properties || schema.oneOf ? "object" : "any")].flat();
  const nullable = types.includes("null");
  const plain = types.filter((one) => one !== "null");
  let text = plain.map((one) => typeWords[one] ?? one).join(" or ");
  let schemaName = name;
  if (plain.includes("array") && schema.items !== undefined) {
    const inner = typeText(follow(schema.items, place), place);
    text = `array of ${inner.text}`;
    schemaName ??= inner.schemaName;
  } else if (schema.format !== undefined) text = `${text} · ${schema.format}`;
  return { text: nullable ? `${text} or null` : text, schemaName };
}

const show = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Each rule of a schema in words. */
const ruleWords: { [K in keyof Schema]?: (value: never) => string } = {
  const: (value: unknown) => `always ${show(value)}`,
  default: (value: unknown) => `default ${show(value)}`,
  minimum: (value: number) => `at least ${value}`,
  maximum: (value: number) => `at most ${value}`,
  exclusiveMinimum: (value: number) => `above ${value}`,
  exclusiveMaximum: (value: number) => `below ${value}`,
  minLength: (value: number) => (value === 1 ? "not empty" : `at least ${value} characters`),
  maxLength: (value: number) => `at most ${value} characters`,
  minItems: (value: number) => `at least ${value} ${value === 1 ? "entry" : "entries"}`,
  maxItems: (value: number) => `at most ${value} entries`,
  pattern: (value: string) => `matches ${value}`,
};

/** The rules of a schema, each in a few words. */
export function rulesOf(schema: Schema): string[] {
  return Object.entries(ruleWords).flatMap(([word, say]) => {
    const value = schema[word as keyof Schema];
    return value === undefined ? [] : [(say as (value: unknown) => string)(value)];
  });
}

/** The values of an enumeration with their meanings. */
export function valuesOf(schema: Schema): Value[] {
  const values = (schema.enum ?? schema["x-extensible-enum"] ?? []).map(show);
  const meanings = new Map(Object.entries(schema["x-enumDescriptions"] ?? {}));
  return values.map((value) => ({ value, meaning: meanings.get(value) ?? "" }));
}

/** `if` / `then` in words, where they say that a value demands a field. */
function conditionsOf(schema: Schema): string[] {
  const { if: when, then, else: otherwise } = schema;
  if (when?.properties === undefined) return [];
  const test = Object.entries(when.properties)
    .map(([name, { const: value }]) => `\`${name}\` is \`${show(value)}\``)
    .join(" and ");
  const demand = (part: Schema | undefined): string[] => [
    ...(part?.required ?? []).map((name) => `\`${name}\` is present`),
    ...conditionsOf(part ?? {}).map((text) => `${text[0]?.toLowerCase()}${text.slice(1).replace(/\.$/, "")}`),
  ];
  return [
    ...demand(then).map((text) => `When ${test}, ${text}.`),
    ...demand(otherwise).map((text) => `When not (${test}), ${text}.`),
  ];
}

function variantsOf(schema: Schema, place: Place): Variant[] {
  const mapping = Object.entries(schema.discriminator?.mapping ?? {});
  return (schema.oneOf ?? schema.anyOf ?? []).map((option, index) => {
    const resolved = follow(option, place);
    const label = mapping.find(([, ref]) => ref === option.$ref)?.[0];
    const inner = below(resolved, place);
    return {
      name: label ?? resolved.name ?? `shape ${index + 1}`,
      schemaName: resolved.name,
      fields:
        inner === undefined ? [] : properties(resolved.schema, { ...inner, path: `${place.path}.${label ?? index}` }),
    };
  });
}

/** The place inside a schema, or nothing when it would repeat itself. */
function below(resolved: Resolved, place: Place): Place | undefined {
  if (resolved.name !== undefined && place.seen.includes(resolved.name)) return undefined;
  const seen = resolved.name === undefined ? place.seen : [...place.seen, resolved.name];
  return { ...place, evidence: resolved.evidence, seen };
}

function properties(schema: Schema, place: Place): Field[] {
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) =>
    field(name, property, schema.required?.includes(name) ?? false, place),
  );
  if (typeof schema.additionalProperties === "object")
    fields.push(field("(any other name)", schema.additionalProperties, false, place));
  return fields;
}

/** The schema that holds the fields: of an array, the one of its entries. */
function holder(resolved: Resolved, place: Place): Resolved {
  let current = resolved;
  while (current.schema.items !== undefined) {
    const entry = follow(current.schema.items, { ...place, evidence: current.evidence });
    current = { ...entry, name: entry.name ?? current.name };
  }
  return current;
}

/** A property as a row. */
export function field(name: string, schema: Schema, required: boolean, above: Place): Field {
  const place = { ...above, path: above.path === "" ? name : `${above.path}.${name}` };
  const resolved = follow(schema, place);
  const inner = holder(resolved, place);
  const within = below(inner, place);
  const own = resolved.schema;
  const valued = own.items === undefined ? own : inner.schema;
  const flags = [own.writeOnly && "write only", own.readOnly && "read only", own.deprecated && "deprecated"];
  const hasChildren = inner.schema.properties !== undefined || typeof inner.schema.additionalProperties === "object";
  return {
    name,
    path: place.path,
    type: typeText(resolved, place),
    required,
    description: own.description ?? "",
    evidence: schema["x-evidence"] ?? weaker(above.evidence, resolved.evidence, schema.$ref !== undefined),
    rules: [...rulesOf(own), ...(own.items === undefined ? [] : rulesOf(inner.schema).map((rule) => `each ${rule}`))],
    flags: flags.filter((flag) => typeof flag === "string"),
    values: valuesOf(valued),
    openValues: valued["x-extensible-enum"] !== undefined,
    notShown: own["x-not-shown"] ?? [],
    children: within === undefined ? [] : properties(inner.schema, within),
    variants: within === undefined ? [] : variantsOf(inner.schema, within),
    conditions: conditionsOf(inner.schema),
    repeats: within === undefined && (hasChildren || inner.schema.oneOf !== undefined),
  };
}

const strength: Evidence[] = ["documented", "observed", "named", "listed", "assumed"];

/** A field governed by what stands above it; a reference is as weak as the weaker of place and component. */
function weaker(above: Evidence, own: Evidence, isReference: boolean): Evidence {
  if (!isReference) return own;
  return strength.indexOf(above) > strength.indexOf(own) ? above : own;
}

/** A whole schema as rows. `name` is its component, so that it does not repeat itself. */
export function shapeOf(document: Document, schema: Schema, prefix = "", evidence: Evidence = "documented"): Shape {
  const place: Place = { document, evidence, path: prefix, seen: [] };
  const self = field("", schema, true, { ...place, path: "" });
  const resolved = follow(schema, place);
  const inner = holder(resolved, place);
  const within = below(inner, place) ?? place;
  return {
    self,
    fields: properties(inner.schema, { ...within, path: prefix }),
    variants: variantsOf(inner.schema, { ...within, path: prefix }),
    conditions: conditionsOf(inner.schema),
  };
}
