// What of a bundle its types depend on: everything else is left out, so that two bundles are compared in milliseconds.

import { componentsOf, isObject, type Json, type JsonObject, resolve } from "../../../model/document.ts";

/** Keywords that TypeScript does not see: openapi-typescript writes them into comments, or nowhere. */
const unseen = new Set(
  "default dependentRequired deprecated description else example examples exclusiveMaximum exclusiveMinimum externalDocs format if info maximum maxItems maxLength maxProperties minimum minItems minLength minProperties multipleOf pattern security securitySchemes servers summary tags then title uniqueItems".split(
    " ",
  ),
);

/** Those of them that become a comment (JSDoc). */
const spoken = new Set(
  "default deprecated description example examples format summary title x-enumDescriptions x-evidence".split(" "),
);

/** Keywords whose keys are names that the contract gives, not keywords. */
const maps = new Set(
  "$defs content headers mapping parameters paths patternProperties properties requestBodies responses schemas webhooks".split(
    " ",
  ),
);

/** Keywords whose values are data. */
const data = new Set(["const", "default", "enum", "example", "required", "x-extensible-enum", "x-enumDescriptions"]);

/** Lists without an order that matters. */
const unordered = new Set(["enum", "parameters", "required", "type", "x-extensible-enum"]);

/**
 * What of a bundle the compiler sees.
 * @param document The bundle; it is not changed.
 * @returns A bundle with the same types, without anything that becomes a comment.
 */
export function skeleton(document: JsonObject): JsonObject {
  return { ...pick(document, isSeen), info: { title: "", version: "" } };
}

/** Whether two bundles have the same types; order, comments and the names of shared responses and parameters aside. */
export function sameTypes(before: JsonObject, after: JsonObject): boolean {
  const [was, now] = [skeleton(before), skeleton(after)];
  return JSON.stringify(was) === JSON.stringify(now) || outline(was) === outline(now);
}

/** Whether the types of two bundles are the same text, comments included. */
export function sameText(before: JsonObject, after: JsonObject): boolean {
  const text = (document: JsonObject) => JSON.stringify(pick(document, (key) => isSeen(key) || spoken.has(key)));
  return text(before) === text(after);
}

function isSeen(key: string): boolean {
  return key === "x-extensible-enum" || !(unseen.has(key) || key.startsWith("x-"));
}

function pick(node: JsonObject, keep: (key: string) => boolean): JsonObject {
  const kept = Object.entries(node).filter(([key]) => keep(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (data.has(key)) return [key, value];
      // To TypeScript a whole number is a number.
      if (key === "type") return [key, JSON.parse(JSON.stringify(value).replaceAll('"integer"', '"number"'))];
      if (!maps.has(key) || !isObject(value)) return [key, each(value, keep)];
      return [key, Object.fromEntries(Object.entries(value).map(([name, child]) => [name, each(child, keep)]))];
    }),
  );
}

function each(value: Json | undefined, keep: (key: string) => boolean): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => each(item, keep) as Json);
  return isObject(value) ? pick(value as JsonObject, keep) : value;
}

/** A bundle as text that is the same for the same types: sorted, and of its components only schemas have names. */
function outline(document: JsonObject): string {
  const { paths, webhooks } = document;
  return canonical(document, { paths, webhooks, schemas: componentsOf(document, "schemas") });
}

function canonical(document: JsonObject, value: Json | undefined, key = ""): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => canonical(document, item));
    return `[${unordered.has(key) ? items.sort() : items}]`;
  }
  if (!isObject(value)) return JSON.stringify(value) ?? "";
  const node = value as JsonObject;
  const shared = typeof node["$ref"] === "string" && !node["$ref"].startsWith("#/components/schemas/");
  if (shared) return canonical(document, resolve(document, node), key);
  const members = Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, child]) => `${JSON.stringify(name)}:${canonical(document, child, name)}`)}}`;
}
