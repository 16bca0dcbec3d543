// The fields of schemas in all their forms: which two schemas share, and which a value has besides.

import { resolve } from "../../model/document.ts";
import { asArray, asObject, isObject, type JsonFields } from "../store/json.ts";

/** The fields that two schemas share, by name; of a list, those of its entries. Undefined stands for a whole value. */
export interface SharedField {
  [name: string]: SharedField | undefined;
}

/** A document and one of its schemas. */
export interface Described {
  document: JsonFields;
  schema: unknown;
}

/** The fields that two schemas share; none that is secret (`writeOnly`, `x-data: secret`) or of another type. */
export function sharedFields(one: Described, other: Described, depth = 0): SharedField {
  // No body of the contract is nested as deep; a schema that contains itself ends here.
  if (depth > 8) return {};
  const ones = fieldsOf(one);
  const others = fieldsOf(other);
  const names = Object.keys(ones).filter((name) => others[name] !== undefined);
  const shared: SharedField = {};
  for (const name of names) {
    const left = { ...one, schema: { allOf: ones[name] } };
    const right = { ...other, schema: { allOf: others[name] } };
    if ([left, right].some(isSecret) || !haveOneType(left, right)) continue;
    const isNested = [left, right].every((described) => Object.keys(fieldsOf(described)).length > 0);
    shared[name] = isNested ? sharedFields(left, right, depth + 1) : undefined;
  }
  return shared;
}

/** A field that no schema describes: what stands before its name, such as `address.`, and the names there are. */
export interface UnknownField {
  at: string;
  name: string;
  known: string[];
}

/**
 * The fields of a value that a schema does not describe, at any depth. A schema without properties leaves its fields open.
 * @param more Further fields that may be at a place.
 */
export function* unknownFields(
  described: Described,
  value: unknown,
  more: (at: string) => string[] = () => [],
  at = "",
): Generator<UnknownField> {
  if (Array.isArray(value))
    for (const [index, one] of value.entries()) yield* unknownFields(described, one, more, `${at}${index}.`);
  if (!isObject(value)) return;
  const fields = fieldsOf(described);
  if (Object.keys(fields).length === 0) return;
  const known = [...new Set([...more(at), ...Object.keys(fields)])];
  for (const [name, field] of Object.entries(value)) {
    if (!known.includes(name)) yield { at, name, known };
    const schema = { allOf: Object.hasOwn(fields, name) ? fields[name] : [] };
    yield* unknownFields({ ...described, schema }, field, more, `${at}${name}.`);
  }
}

/** The schemas of the fields of an object, or of the entries of a list, in every form that it may have. */
export function fieldsOf(described: Described): Record<string, unknown[]> {
  const fields: Record<string, unknown[]> = {};
  for (const node of partsOf(described)) {
    for (const [name, schema] of Object.entries(asObject(node["properties"])))
      fields[name] = [...(fields[name] ?? []), schema];
    if (node["items"] === undefined) continue;
    for (const [name, schemas] of Object.entries(fieldsOf({ ...described, schema: node["items"] })))
      fields[name] = [...(fields[name] ?? []), ...schemas];
  }
  return fields;
}

/** A schema with all that it consists of and chooses from. */
function partsOf({ document, schema }: Described): JsonFields[] {
  const node: JsonFields = resolve(document as never, schema);
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((word) => asArray(node[word]));
  // What stands beside a reference says something, too: x-data.
  const beside = node === schema || !isObject(schema) ? [] : [schema];
  return [...beside, node, ...parts.flatMap((part) => partsOf({ document, schema: part }))];
}

function isSecret(described: Described): boolean {
  return partsOf(described).some((node) => node["writeOnly"] === true || node["x-data"] === "secret");
}

function haveOneType(one: Described, other: Described): boolean {
  const [ones, others] = [typesOf(one), typesOf(other)];
  return ones.size === 0 || others.size === 0 || [...ones].some((type) => others.has(type));
}

function typesOf(described: Described): Set<unknown> {
  const types = partsOf(described).flatMap(({ type }) => (Array.isArray(type) ? (type as unknown[]) : [type]));
  return new Set(types.filter((type) => type !== undefined));
}
