// The places of a bundle by name, each with what is not known there: components, operations, events, and the rest.

import { UserError } from "../../cli/command.ts";
import {
  asArray,
  asObject,
  asStrings,
  isObject,
  type Json,
  type JsonObject,
  operationsOf,
} from "../../model/document.ts";
import { isCertain, nearest } from "../../model/evidence.js";

/** A part of a bundle that has a name of its own. */
export interface Place {
  /** Name of a component, an operationId, an event type, or `info` for the rest of the document. */
  name: string;
  /** Every entry of `x-not-shown` in it. */
  notShown: string[];
  /** The parts with a word of evidence below documented, such as "assumed: `routeId`, `asset`". */
  weaker: string[];
}

/** Every named place of a bundle, in document order. */
export function* placesOf(document: JsonObject): Generator<Place> {
  for (const components of Object.values(asObject(document["components"]))) {
    for (const [name, component] of Object.entries(asObject(components))) yield placeOf(name, asObject(component));
  }
  for (const { operation } of operationsOf(document)) yield placeOf(String(operation["operationId"]), operation);
  for (const [name, item] of Object.entries(asObject(document["webhooks"]))) yield placeOf(name, asObject(item));
  yield placeOf("info", { ...document, components: {}, paths: {}, webhooks: {} });
}

function placeOf(name: string, start: JsonObject): Place {
  const notShown: string[] = [];
  const weaker = new Map<string, string[]>();
  for (const { node, path } of objectsIn(start)) {
    notShown.push(...textsOf(name, node["x-not-shown"]));
    const word = nearest(node, "documented");
    if (!isCertain(word)) weaker.set(word, [...(weaker.get(word) ?? []), partName(path, start, node)]);
  }
  const parts = [...weaker].map(([word, names]) => `${word}: ${[...new Set(names)].join(", ")}`);
  return { name, notShown, weaker: parts };
}

/** The entries of an `x-not-shown`; one with an unquoted colon is an object to YAML, and would be lost. */
function textsOf(place: string, value: Json | undefined): string[] {
  const wrong = asArray(value).find((entry) => typeof entry !== "string");
  if (wrong === undefined) return asStrings(value);
  throw new UserError(`${place} has an x-not-shown that is no text: ${JSON.stringify(wrong)}. Write it after >-.`);
}

/** Every object under a node, the node first; examples hold data and are left out. */
function* objectsIn(node: JsonObject, path: string[] = []): Generator<{ node: JsonObject; path: string[] }> {
  yield { node, path };
  for (const [key, value] of Object.entries(node)) {
    if (key === "examples" || key === "example") continue;
    if (isObject(value)) yield* objectsIn(value, [...path, key]);
    for (const [index, item] of asArray(value).entries())
      if (isObject(item)) yield* objectsIn(item, [...path, key, String(index)]);
  }
}

/** How a part is called in its place: a field, a parameter, the request body, a response, a transition, or the whole. */
function partName(path: string[], start: JsonObject, node: JsonObject): string {
  const [first, second = ""] = path;
  if (first === undefined) return "as a whole";
  if (first === "x-transitions") return `transition to ${node["to"]}`;
  if (first === "parameters") return `parameter \`${asObject(asArray(start["parameters"])[Number(second)])["name"]}\``;
  const fields = path.filter((_, index) => path[index - 1] === "properties");
  const field = fields.length === 0 ? "" : `\`${fields.join(".")}\``;
  if (first === "responses") return `${field === "" ? "" : `${field} of `}response ${second}`;
  return field || (first === "requestBody" ? "request body" : (path.at(-1) as string));
}
