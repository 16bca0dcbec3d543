// Reading an OpenAPI document: its types as far as they are needed, references, operations.

import type { Json, JsonObject } from "./json.ts";
import { keysOf, lookUp, pointer } from "./pointer.js";
import { asArray, asObject, methods, writtenOperations } from "./raw.js";
import { isObject } from "./structure.js";

export { asArray, asObject, isObject, type Json, type JsonObject, keysOf, lookUp, methods, pointer };

/** A node of a document with where it stands. */
export interface DocumentPlace {
  node: JsonObject;
  /** Its JSON pointer, for example `/paths/~1v1~1parties`. */
  at: string;
}

/** One operation of a document as it is written, with where it stands. */
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
 * Follows the references of a place within a bundle.
 * @param document The bundle.
 * @param node A node that may be `{ $ref: "#/…" }`.
 * @param at Where it stands.
 * @returns The object it stands for, and where that stands; the place itself when it is no reference.
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
 * What a node of a bundle stands for.
 * @param document The bundle.
 * @param node A node that may be `{ $ref: "#/…" }`.
 * @returns The object it refers to; the node itself when it is no reference.
 * @throws Error when the reference leads nowhere.
 */
export function resolve(document: JsonObject, node: unknown): JsonObject {
  return follow(document, node, "").node;
}

/** Last segment of a reference such as `#/components/schemas/Wallet`; undefined when the node is none. */
export function refName(node: unknown): string | undefined {
  const ref = asObject(node)["$ref"];
  return typeof ref === "string" ? keysOf(ref).at(-1) : undefined;
}

/** The components of one kind by name, for example `schemas`. */
export function componentsOf(document: JsonObject, kind: string): Record<string, JsonObject> {
  return asObject(asObject(document["components"])[kind]) as Record<string, JsonObject>;
}

/**
 * The properties of an object schema by name, those it takes over with `allOf` included.
 * @param document The bundle.
 * @param node The schema; it may be a reference.
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
 * The body an operation sends or returns, in its only media type.
 * @param node A resolved request body or response.
 * @returns The media type object, or undefined when there is no content.
 */
export function mediaType(node: JsonObject): JsonObject | undefined {
  const first = Object.values(asObject(node["content"]))[0];
  return isObject(first) ? first : undefined;
}
