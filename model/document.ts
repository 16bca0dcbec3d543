// Reads an OpenAPI document: references, components, properties and operations.

import type { Json, JsonObject } from "./json.ts";
import { keysOf, lookUp, pointer } from "./pointer.js";
import { asArray, asObject, methods, writtenOperations } from "./raw.js";
import { isObject } from "./structure.js";

export { asArray, asObject, isObject, type Json, type JsonObject, keysOf, lookUp, methods, pointer };

/** A node of a document with its place. */
export interface DocumentPlace {
  node: JsonObject;
  /** JSON pointer, for example `/paths/~1v1~1parties`. */
  at: string;
}

/** One operation of a document as written, with its path and method. */
export interface OperationEntry {
  path: string;
  method: string;
  operation: JsonObject;
  /** Parameters of the path item and of the operation, resolved. */
  parameters: JsonObject[];
}

/** The value as an array of strings; other entries are left out. */
export function asStrings(value: unknown): string[] {
  return asArray(value).filter((item) => typeof item === "string");
}

/**
 * Follows a chain of references within a bundle.
 * @param document The bundle.
 * @param node A node that may be `{ $ref: "#/…" }`.
 * @param at JSON pointer of the node.
 * @returns The object at the end of the chain with its pointer; the node itself when it is not a reference.
 * @throws Error when the reference leads nowhere.
 */
export function follow(document: JsonObject, node: unknown, at: string): DocumentPlace {
  let place: DocumentPlace = { node: asObject(node), at };
  for (let ref = place.node["$ref"]; typeof ref === "string"; ref = place.node["$ref"]) {
    const keys = keysOf(ref);
    let target: unknown = document;
    for (const key of keys) target = Array.isArray(target) ? target[Number(key)] : asObject(target)[key];
    if (!isObject(target)) throw new Error(`unresolved reference ${ref}`);
    place = { node: target, at: pointer("", ...keys) };
  }
  return place;
}

/**
 * Follows the references of a node when its place does not matter.
 * @param document The bundle.
 * @param node A node that may be `{ $ref: "#/…" }`.
 * @returns The object it refers to; the node itself when it is no reference.
 * @throws Error when the reference leads nowhere.
 */
export function resolve(document: JsonObject, node: unknown): JsonObject {
  return follow(document, node, "").node;
}

/** Last segment of a reference such as `#/components/schemas/Wallet`; undefined when the node is not a reference. */
export function refName(node: unknown): string | undefined {
  const ref = asObject(node)["$ref"];
  return typeof ref === "string" ? keysOf(ref).at(-1) : undefined;
}

/** The components of one kind by name, for example `schemas`; a linted bundle has only objects there. */
export function componentsOf(document: JsonObject, kind: string): Record<string, JsonObject> {
  return asObject(asObject(document["components"])[kind]) as Record<string, JsonObject>;
}

/**
 * The properties of an object schema by name, including those of its `allOf`.
 * @param document The bundle.
 * @param node The schema or a reference to it.
 */
export function propertiesOf(document: JsonObject, node: unknown): Record<string, JsonObject> {
  const schema = resolve(document, node);
  const parts = asArray(schema["allOf"]).map((part) => propertiesOf(document, part));
  return Object.assign({}, ...parts, asObject(schema["properties"]));
}

/** Every operation under `paths` of a bundle, in document order. */
export function* operationsOf(document: JsonObject): Generator<OperationEntry> {
  for (const { path, method, item, operation } of writtenOperations(document)) {
    const parameters = [...asArray(item["parameters"]), ...asArray(operation["parameters"])];
    yield { path, method, operation, parameters: parameters.map((parameter) => resolve(document, parameter)) };
  }
}

/**
 * The body of a request or response in its first media type.
 * @param node A resolved request body or response.
 * @returns The media type object, or undefined when there is no content.
 */
export function mediaType(node: JsonObject): JsonObject | undefined {
  const first = Object.values(asObject(node["content"]))[0];
  return isObject(first) ? first : undefined;
}
