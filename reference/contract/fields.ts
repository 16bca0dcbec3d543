// Converts a schema to rows of a page: each field with type, rules, values and, to any depth, the fields below it.

import { deprecationText } from "../../model/deprecation.js";
import type { JsonObject } from "../../model/document.ts";
import { certain, type Evidence, type Ground, groundOf, weigh } from "../../model/evidence.js";
import type { Schema } from "./document.ts";

export interface Field {
  name: string;
  path: string;
  type: TypeText;
  presence: Presence;
  /** The schema component of the field, if any, whose page lists its gaps. */
  component: string | undefined;
  /** The class of its sensitive data, if any. */
  data: "personal" | "bank" | "secret" | undefined;
  description: string;
  evidence: Evidence;
  rules: string[];
  flags: string[];
  /** When a deprecated field ends, and what to use instead; empty for other fields. */
  end: string;
  values: Value[];
  openValues: boolean;
  notShown: string[];
  children: Field[];
  /** The shapes of a field that can have several; the value of the discriminator names each. */
  variants: Variant[];
  conditions: string[];
  /** Whether the schema is already shown further up, so that its fields are left out. */
  repeats: boolean;
}

/** Whether a field is always present: documented, only suggested by a table of fields, or neither. */
export type Presence = "required" | "expected" | "optional";

/** The line above fields that are required by a table. */
export const tableRemark =
  "A table documents these fields, but not whether each is always present. A field is marked as required unless " +
  "something documented makes it optional.";

/** The meaning of each class of sensitive data. */
export const dataMeanings: Record<NonNullable<Field["data"]>, string> = {
  personal: "Personal data: it says who or where a person is. Keep it out of logs.",
  bank: "Bank data: it identifies a bank account. Keep it out of logs.",
  secret: "A secret. Keep it on your server, and out of logs.",
};

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

/** A type in words, and its schema component, if any. */
export interface TypeText {
  text: string;
  schemaName: string | undefined;
}

/** A schema: its fields, variants and conditions, and the schema itself as a row. */
export interface FieldShape extends Pick<Field, "variants" | "conditions"> {
  fields: Field[];
  whole: Field;
}

interface Place {
  document: JsonObject;
  /** Evidence that the schema at this place inherits. */
  ground: Ground;
  path: string;
  seen: string[];
}

interface Resolved {
  schema: Schema;
  name: string | undefined;
  evidence: Evidence;
  /** Evidence that the parts of the schema inherit. */
  ground: Ground;
  /** The properties, including those of `allOf` parts, each with the evidence that it inherits. */
  properties: Map<string, Property>;
}

interface Property {
  schema: Schema;
  ground: Ground;
  presence: Presence;
}

/** Follows a `$ref` and merges the parts of an `allOf`. Keywords beside a `$ref` take precedence. */
function follow(schema: Schema, { document, ground }: Pick<Place, "document" | "ground">): Resolved {
  const { node, name, ...entered } = weigh(document, schema, ground);
  const { $ref: _, ...beside } = schema;
  const own: Schema = schema.$ref === undefined ? schema : { ...node, ...beside };
  const properties = new Map(
    Object.entries(own.properties ?? {}).map(([key, property]) => [
      key,
      { schema: property, ground: groundOf(entered.ground, ["properties", key]), presence: presenceIn(own, key) },
    ]),
  );
  const resolved = { schema: own, name, ...entered, properties };
  return own.allOf === undefined ? resolved : merged(document, resolved, own.allOf);
}

/** Merges the parts of an `allOf`. An `allOf` that only wraps a `$ref` becomes the referenced schema. */
function merged(document: JsonObject, whole: Resolved, allOf: Schema[]): Resolved {
  const parts = allOf.map((part, i) => follow(part, { document, ground: groundOf(whole.ground, ["allOf", i]) }));
  const [only] = parts;
  const { allOf: _, ...beside } = whole.schema;
  if (parts.length === 1 && only?.name !== undefined && beside.properties === undefined)
    return { ...only, name: whole.name ?? only.name, schema: { ...only.schema, ...beside } };
  const schema: Schema = { ...beside };
  const properties = new Map(whole.properties);
  for (const part of parts) {
    schema.type ??= part.schema.type ?? "object";
    schema.required = [...new Set([...(schema.required ?? []), ...(part.schema.required ?? [])])];
    for (const [name, property] of part.properties) {
      const known = [presenceIn(whole.schema, name), properties.get(name)?.presence ?? "optional", property.presence];
      properties.set(name, { ...property, presence: strongest(known) });
    }
  }
  schema.properties = Object.fromEntries([...properties].map(([name, property]) => [name, property.schema]));
  return { ...whole, schema, properties };
}

function typeText({ schema, name, ground }: Resolved, place: Place): TypeText {
  const untyped = schema.contentMediaType === undefined ? "any" : "binary";
  const types = [schema.type ?? (schema.properties || schema.oneOf ? "object" : untyped)].flat();
  const nullable = types.includes("null");
  const plain = types.filter((one) => one !== "null");
  let text = plain.join(" or ");
  let schemaName = name;
  if (plain.includes("array") && schema.items !== undefined) {
    const inner = typeText(follow(schema.items, { ...place, ground: groundOf(ground, ["items"]) }), place);
    text = `array of ${inner.text}`;
    schemaName ??= inner.schemaName;
  } else if (schema.format !== undefined) text = `${text} · ${schema.format}`;
  return { text: nullable ? `${text} or null` : text, schemaName };
}

const show = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** The rules of a schema in words, by keyword. */
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
  pattern: (value: string) => `matches \`${value}\``,
};

export function rulesOf(schema: Schema): string[] {
  return Object.entries(ruleWords).flatMap(([keyword, say]) => {
    const value = schema[keyword as keyof Schema];
    return value === undefined ? [] : [(say as (value: unknown) => string)(value)];
  });
}

/** The values of an enumeration with their meanings; none for a constant, which is shown as a rule. */
export function valuesOf(schema: Schema): Value[] {
  if (schema.const !== undefined) return [];
  const values = (schema.enum ?? schema["x-extensible-enum"] ?? []).map(show);
  const meanings = new Map(Object.entries(schema["x-enumDescriptions"] ?? {}));
  return values.map((value) => ({ value, meaning: meanings.get(value) ?? "" }));
}

/** `if` and `then` in words, if they require a field for a value; `else` can have the next `if`. */
function conditionsOf({ if: when, then, else: next }: Schema): string[] {
  if (when?.properties === undefined) return [];
  const test = Object.entries(when.properties)
    .map(([name, { const: value }]) => `\`${name}\` is \`${show(value)}\``)
    .join(" and ");
  const demands = (then?.required ?? []).map((name) => `When ${test}, \`${name}\` is present.`);
  return [...demands, ...conditionsOf(next ?? {})];
}

function variantsOf({ schema, ground }: Resolved, place: Place): Variant[] {
  const mapping = Object.entries(schema.discriminator?.mapping ?? {});
  return (schema.oneOf ?? schema.anyOf ?? []).map((option, index) => {
    const resolved = follow(option, { ...place, ground: groundOf(ground, ["oneOf", index]) });
    const label = mapping.find(([, ref]) => ref === option.$ref)?.[0];
    const inner = below(resolved, place);
    return {
      name: label ?? resolved.name ?? `shape ${index + 1}`,
      schemaName: resolved.name,
      fields: inner === undefined ? [] : fieldsOf(resolved, { ...inner, path: `${place.path}.${label ?? index}` }),
    };
  });
}

/** The place inside a schema; undefined inside the same schema, where its fields would repeat without end. */
function below({ name, ground }: Resolved, place: Place): Place | undefined {
  if (name !== undefined && place.seen.includes(name)) return undefined;
  return { ...place, ground, seen: name === undefined ? place.seen : [...place.seen, name] };
}

function fieldsOf({ schema, properties, ground }: Resolved, place: Place): Field[] {
  const fields = [...properties].map(([name, property]) =>
    field(name, property.schema, property.presence, { ...place, ground: property.ground }),
  );
  const { additionalProperties: any } = schema;
  if (typeof any !== "object") return fields;
  return [
    ...fields,
    field("(any other name)", any, "optional", { ...place, ground: groundOf(ground, ["additionalProperties"]) }),
  ];
}

const presences: Presence[] = ["optional", "expected", "required"];

function strongest(known: Presence[]): Presence {
  return presences[Math.max(...known.map((one) => presences.indexOf(one)))] ?? "optional";
}

function presenceIn(schema: Schema, name: string): Presence {
  if (!schema.required?.includes(name)) return "optional";
  return schema["x-presence"] === "table" ? "expected" : "required";
}

/** The schema that has the fields: for an array, that of its items. */
function holder(resolved: Resolved, place: Place): Resolved {
  let current = resolved;
  while (current.schema.items !== undefined) {
    const entry = follow(current.schema.items, { ...place, ground: groundOf(current.ground, ["items"]) });
    current = { ...entry, name: entry.name ?? current.name };
  }
  return current;
}

/** Converts a property to a row. `above` is the place of its schema, with the evidence that it inherits there. */
export function field(name: string, schema: object, presence: Presence, above: Place): Field {
  const place = { ...above, path: above.path === "" ? name : `${above.path}.${name}` };
  const resolved = follow(schema as Schema, place);
  const inner = holder(resolved, place);
  const within = below(inner, place);
  const own = resolved.schema;
  const valued = own.items === undefined ? own : inner.schema;
  const flags = { "write only": own.writeOnly, "read only": own.readOnly, deprecated: own.deprecated };
  // The format of a time is not clear from its type, so its row has an example.
  const [notation] = own.format === "date-time" ? (own.examples ?? []) : [];
  const hasChildren = inner.schema.properties !== undefined || typeof inner.schema.additionalProperties === "object";
  return {
    name,
    path: place.path,
    type: typeText(resolved, place),
    presence,
    component: resolved.name,
    data: own["x-data"] === "none" ? undefined : own["x-data"],
    description: own.description ?? "",
    evidence: resolved.evidence,
    rules: [
      ...rulesOf(own),
      ...(notation === undefined ? [] : [`for example ${show(notation)}`]),
      ...(own.items === undefined ? [] : rulesOf(inner.schema).map((rule) => `each ${rule}`)),
    ],
    flags: Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [flag] : [])),
    end: deprecationText(own as JsonObject),
    values: valuesOf(valued),
    openValues: valued["x-extensible-enum"] !== undefined,
    notShown: own["x-not-shown"] ?? [],
    children: within === undefined ? [] : fieldsOf(inner, within),
    variants: within === undefined ? [] : variantsOf(inner, within),
    conditions: conditionsOf(inner.schema),
    repeats: within === undefined && (hasChildren || inner.schema.oneOf !== undefined),
  };
}

/** Converts a whole schema to rows. `ground` is the evidence that it inherits; a component inherits none. */
export function shapeOf(document: JsonObject, schema: object, ground: Ground = certain): FieldShape {
  const whole = field("", schema, "required", { document, ground, path: "", seen: [] });
  const { children: fields, variants, conditions } = whole;
  return { whole, fields, variants, conditions };
}
