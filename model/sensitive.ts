// Personal, bank and secret data, as `x-data` of the contract marks it: values in a body, and names of fields.

import { asArray, asObject, isObject, type Json, type JsonObject, resolve } from "./document.ts";

/** The classes of data that no report, log or event may show. */
const sensitiveClasses = new Set(["personal", "bank", "secret"]);

/**
 * The values at sensitive fields of a body.
 * @param document The bundle.
 * @param schema Schema of the body; it may be a reference.
 * @param value The parsed body.
 * @returns Every text or number at or below a field whose `x-data` is personal, bank or secret.
 */
export function sensitiveValues(document: JsonObject, schema: JsonObject, value: Json | undefined): string[] {
  if (Array.isArray(value)) {
    const items = partsOf(document, schema)
      .map((part) => part["items"])
      .filter(isObject);
    return value.flatMap((entry) => items.flatMap((item) => sensitiveValues(document, item, entry)));
  }
  if (!isObject(value)) return [];
  return partsOf(document, schema).flatMap((part) =>
    Object.entries(asObject(part["properties"])).flatMap(([name, property]) => {
      const below = value[name];
      if (below === undefined) return [];
      return isSensitive(document, property) ? leavesOf(below) : sensitiveValues(document, asObject(property), below);
    }),
  );
}

/** Names of fields; a name can be sensitive in one place and harmless in another. */
export interface FieldNames {
  sensitive: Set<string>;
  harmless: Set<string>;
}

/** The names of all fields of a bundle. */
export function fieldNames(document: JsonObject): FieldNames {
  const names: FieldNames = { sensitive: new Set(), harmless: new Set() };
  const visit = (node: JsonObject) => {
    for (const [name, property] of Object.entries(asObject(node["properties"])))
      (isSensitive(document, property) ? names.sensitive : names.harmless).add(name);
    for (const [key, child] of Object.entries(node)) {
      if (key === "examples" || key === "example" || key.startsWith("x-")) continue;
      for (const one of isObject(child) ? [child] : asArray(child)) if (isObject(one)) visit(one);
    }
  };
  visit(document);
  return names;
}

/**
 * The names of fields that are sensitive wherever the contract has them, so that they can be masked in any text.
 * @param documents The bundles.
 */
export function sensitiveNames(documents: JsonObject[]): string[] {
  const all = documents.map(fieldNames);
  const harmless = new Set(all.flatMap((names) => [...names.harmless]));
  return [...new Set(all.flatMap((names) => [...names.sensitive]))].filter((name) => !harmless.has(name));
}

/**
 * The names of sensitive fields in the values of one schema.
 * @param document The bundle.
 * @param schema The schema; it may be a reference.
 */
export function sensitiveNamesOf(document: JsonObject, schema: unknown): Set<string> {
  return fieldNamesOf(document, schema).sensitive;
}

/**
 * The names of the fields in the values of one schema, at any depth.
 * @param document The bundle.
 * @param schema The schema; it may be a reference.
 */
export function fieldNamesOf(document: JsonObject, schema: unknown): FieldNames {
  const names: FieldNames = { sensitive: new Set(), harmless: new Set() };
  const seen = new Set<JsonObject>();
  const visit = (node: unknown) => {
    for (const part of isObject(node) ? partsOf(document, node) : []) {
      if (seen.has(part)) continue;
      seen.add(part);
      for (const [name, property] of Object.entries(asObject(part["properties"]))) {
        (isSensitive(document, property) ? names.sensitive : names.harmless).add(name);
        visit(property);
      }
      visit(part["items"]);
    }
  };
  visit(schema);
  return names;
}

function isSensitive(document: JsonObject, property: unknown): boolean {
  const word = asObject(property)["x-data"] ?? resolve(document, property)["x-data"];
  return typeof word === "string" && sensitiveClasses.has(word);
}

/** A schema and all schemas of its `allOf`, `oneOf`, `anyOf`, `then` and `else`. */
function partsOf(document: JsonObject, schema: JsonObject): JsonObject[] {
  const own = resolve(document, schema);
  const words = ["allOf", "oneOf", "anyOf", "then", "else"];
  const branches = words.flatMap((word) => (isObject(own[word]) ? [own[word]] : asArray(own[word])));
  return [own, ...branches.filter(isObject).flatMap((branch) => partsOf(document, branch))];
}

function leavesOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (isObject(value)) return Object.values(value).flatMap((child) => (child === undefined ? [] : leavesOf(child)));
  return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
}
