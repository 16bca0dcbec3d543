// Where a body can have something: every field and every value of an enumeration that a schema names, and those of them
// that a body has. A place is named by the component that it stands in: `Payout.failureReason`, `PayoutStatus FAILED`.

import {
  asArray,
  asObject,
  asStrings,
  isObject,
  type JsonObject,
  refName,
  resolve,
} from "../../../../model/document.ts";

/** The places that a schema names. */
export function placesIn(document: JsonObject, schema: unknown, name: string): Set<string> {
  const places = new Set<string>();
  const walk = (given: unknown, at: string) => {
    const place = refName(given) ?? at;
    const node = resolve(document, given);
    for (const value of valuesOf(node)) places.add(`${place} ${value}`);
    for (const part of partsOf(node)) walk(part, place);
    if (node["items"] !== undefined) walk(node["items"], place);
    for (const [field, property] of Object.entries(asObject(node["properties"]))) {
      const here = `${place}.${field}`;
      if (places.has(here)) continue;
      places.add(here);
      walk(property, here);
    }
  };
  walk(schema, name);
  return places;
}

/** The places that a value has, as its schema names them. */
export function placesOf(document: JsonObject, schema: unknown, name: string, value: unknown): Set<string> {
  const places = new Set<string>();
  const walk = (given: unknown, at: string, there: unknown) => {
    const place = refName(given) ?? at;
    const node = resolve(document, given);
    if (typeof there === "string" && valuesOf(node).includes(there)) places.add(`${place} ${there}`);
    for (const part of partsOf(node)) walk(part, place, there);
    for (const entry of asArray(there)) walk(node["items"], place, entry);
    if (!isObject(there)) return;
    for (const [field, property] of Object.entries(asObject(node["properties"]))) {
      if (there[field] === undefined) continue;
      places.add(`${place}.${field}`);
      walk(property, `${place}.${field}`, there[field]);
    }
  };
  walk(schema, name, value);
  return places;
}

/** The fields of a value that its schema does not name, as places. */
export function unnamedIn(document: JsonObject, schema: unknown, name: string, value: unknown): string[] {
  const node = resolve(document, schema);
  const place = refName(schema) ?? name;
  if (Array.isArray(value)) return value.flatMap((entry) => unnamedIn(document, node["items"], place, entry));
  if (!isObject(value)) return [];
  const fields = fieldsOf(document, schema, name);
  if (Object.keys(fields).length === 0) return [];
  return Object.entries(value).flatMap(([field, there]) => {
    if (there === undefined) return [];
    const [inner, at] = fields[field] ?? [];
    return inner === undefined ? [`${place}.${field}`] : unnamedIn(document, inner, at ?? place, there);
  });
}

/** The fields of a schema in all its forms: their schemas, and where they stand. */
function fieldsOf(document: JsonObject, schema: unknown, name: string): Record<string, [unknown, string]> {
  const node = resolve(document, schema);
  const place = refName(schema) ?? name;
  const own = Object.entries(asObject(node["properties"])).map(([field, property]) => [
    field,
    [property, `${place}.${field}`],
  ]);
  return Object.assign({}, ...partsOf(node).map((part) => fieldsOf(document, part, place)), Object.fromEntries(own));
}

function valuesOf(node: JsonObject): string[] {
  return asStrings(node["x-extensible-enum"] ?? node["enum"]);
}

function partsOf(node: JsonObject): unknown[] {
  return ["allOf", "oneOf", "anyOf"].flatMap((word) => asArray(node[word]));
}

/** The places of a field below a schema, by its names: one in each form of the schema that has it. */
export function placesAt(document: JsonObject, schema: unknown, name: string, path: string[]): string[] {
  const [field = "", ...rest] = path;
  const place = refName(schema) ?? name;
  const node = resolve(document, schema);
  const property = asObject(node["properties"])[field];
  const here = `${place}.${field}`;
  if (property !== undefined) return rest.length === 0 ? [here] : placesAt(document, property, here, rest);
  const inner = [...partsOf(node), ...(node["items"] === undefined ? [] : [node["items"]])];
  return inner.flatMap((part) => placesAt(document, part, place, path));
}
