// The places of a bundle by name, each with what is not known there: components, operations, events, and the rest.

import { walkEvidence } from "./evidence.ts";
import { asArray, asObject, asStrings, isObject, type JsonObject, operationsOf } from "./openapi.ts";

/** A part of a bundle that has a name of its own. */
export interface Place {
  /** Name of a component, an operationId, an event type, or `info` for the rest of the document. */
  name: string;
  /** Every entry of `x-not-shown` in it. */
  notShown: string[];
  /** Parts that carry a word of evidence below documented, such as "assumed: `routeId`, `asset`". */
  weaker: string[];
}

/** Words that take nothing from a statement. */
const sure = new Set(["documented", "confirmed"]);

/** Every named place of a bundle, in document order. */
export function* placesOf(document: JsonObject): Generator<Place> {
  for (const components of Object.values(asObject(document["components"]))) {
    for (const [name, component] of Object.entries(asObject(components))) yield placeOf(name, asObject(component));
  }
  for (const { operation } of operationsOf(document)) yield placeOf(String(operation["operationId"]), operation);
  for (const [name, item] of Object.entries(asObject(document["webhooks"]))) yield placeOf(name, asObject(item));
  yield placeOf("info", { ...document, components: {}, paths: {}, webhooks: {} });
}

function placeOf(name: string, node: JsonObject): Place {
  return { name, notShown: [...notShownIn(node)], weaker: weakerIn(node) };
}

/** Every `x-not-shown` in a node, however deep; examples hold data and are left out. */
function* notShownIn(node: JsonObject): Generator<string> {
  yield* asStrings(node["x-not-shown"]);
  for (const [key, value] of Object.entries(node)) {
    if (key === "examples" || key === "example") continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isObject(child)) yield* notShownIn(child);
  }
}

/** What in a node is less than documented, grouped by the word. */
function weakerIn(start: JsonObject): string[] {
  const parts = new Map<string, string[]>();
  for (const { node, path } of walkEvidence(start)) {
    const evidence = node["x-evidence"];
    if (typeof evidence !== "string" || sure.has(evidence)) continue;
    parts.set(evidence, [...(parts.get(evidence) ?? []), partName(path, start)]);
  }
  return [...parts].map(([evidence, names]) => `${evidence}: ${[...new Set(names)].join(", ")}`);
}

/** How a part is called in its place: a field, a parameter, the request body, a response, or the whole. */
function partName(path: string[], start: JsonObject): string {
  const field = path.lastIndexOf("properties");
  const [first, second = ""] = path;
  if (first === "parameters") return `parameter \`${asObject(asArray(start["parameters"])[Number(second)])["name"]}\``;
  const names = path.flatMap((part, index) => (path[index - 1] === "properties" ? [part] : []));
  const fieldName = field < 0 ? undefined : `\`${names.join(".")}\``;
  if (first === "responses") return `${fieldName === undefined ? "" : `${fieldName} of `}response ${second}`;
  if (fieldName !== undefined) return fieldName;
  return first === "requestBody" ? "request body" : first === undefined ? "as a whole" : String(path.at(-1));
}
