// The fields of schemas with all their alternatives, and the fields that two schemas share.

import { type JsonObject, resolve } from "../../model/document.ts";
import { asArray, asObject, isObject, type JsonFields } from "../store/json.ts";

/** What schemas say about a value, with all their alternatives (`oneOf`, `anyOf`). */
export interface Shape {
  /** Whether reads do not show it (`writeOnly`, `x-data: secret`). */
  isSecret: boolean;
  /** The fields of an object, or of the entries of a list; derived at the first call. */
  fields(): ReadonlyMap<string, Shape>;
  /** Names of the fields that one of the alternatives requires. */
  required: readonly string[];
}

/** A schema with all schemas of its `allOf`, `oneOf` and `anyOf`. */
function partsOf(document: JsonObject, schema: unknown): JsonFields[] {
  const node: JsonFields = resolve(document, schema);
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((word) => asArray(node[word]));
  // Keywords beside a reference count, too, such as x-data.
  const beside = node === schema || !isObject(schema) ? [] : [schema];
  return [...beside, node, ...parts.flatMap((part) => partsOf(document, part))];
}

/** The shape of a value to which all these schemas apply. */
export function shapeOf(document: JsonObject, schemas: readonly unknown[]): Shape {
  const parts = schemas.flatMap((schema) => partsOf(document, schema));
  let fields: ReadonlyMap<string, Shape> | undefined;
  return {
    isSecret: parts.some((node) => node["writeOnly"] === true || node["x-data"] === "secret"),
    fields: () => (fields ??= fieldsOf(document, parts)),
    required: [...parts, ...entriesOf(document, parts)].flatMap((node) => asArray(node["required"]).map(String)),
  };
}

function entriesOf(document: JsonObject, parts: JsonFields[]): JsonFields[] {
  return parts.flatMap(({ items }) => (items === undefined ? [] : partsOf(document, items)));
}

function fieldsOf(document: JsonObject, parts: JsonFields[]): ReadonlyMap<string, Shape> {
  const fields = [...parts, ...entriesOf(document, parts)].flatMap(({ properties }) =>
    Object.entries(asObject(properties)),
  );
  const byName = Map.groupBy(fields, ([name]) => name);
  return new Map(
    [...byName].map(([name, all]) => [
      name,
      shapeOf(
        document,
        all.map(([, schema]) => schema),
      ),
    ]),
  );
}

/** A copy of the fields of a value that both shapes have, without secrets. */
export function sharedFields(one: Shape, other: Shape, value: JsonFields): JsonFields {
  const shared: JsonFields = {};
  for (const [name, field] of one.fields()) {
    const same = other.fields().get(name);
    if (value[name] !== undefined && same !== undefined && !field.isSecret && !same.isSecret)
      shared[name] = sharedValue(field, same, value[name]);
  }
  return shared;
}

function sharedValue(one: Shape, other: Shape, value: unknown): unknown {
  if (one.fields().size === 0 || other.fields().size === 0) return structuredClone(value);
  if (Array.isArray(value)) return value.map((entry) => sharedValue(one, other, entry));
  return isObject(value) ? sharedFields(one, other, value) : value;
}

/** Whether a value may lack a required field: each alternative counts, although only one applies. */
export function isLacking(shape: Shape, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((entry) => isLacking(shape, entry));
  if (!isObject(value)) return false;
  if (shape.required.some((name) => value[name] === undefined)) return true;
  return [...shape.fields()].some(([name, field]) => isLacking(field, value[name]));
}
