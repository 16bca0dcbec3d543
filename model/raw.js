// A bundle as it is written: objects, lists, references that may lead nowhere, operations, and the code of an error.
// JavaScript, because Spectral's rules read bundles with it and are loaded without a TypeScript step.

import { lookUp } from "./pointer.js";
import { isObject } from "./structure.js";

/** @typedef {import("./json.ts").JsonObject} JsonObject */

/** The HTTP methods that a path item can have operations for, in the order of our path files. */
export const methods = /** @type {const} */ (["get", "post", "put", "patch", "delete"]);

/** @param {unknown} value @returns {JsonObject} The value as an object, or an empty one. */
export function asObject(value) {
  return isObject(value) ? value : {};
}

/** @param {unknown} value @returns {import("./json.ts").Json[]} The value as an array, or an empty one. */
export function asArray(value) {
  return Array.isArray(value) ? value : [];
}

/**
 * What a reference within the document leads to; an empty object when it leads nowhere or to itself, which linters meet.
 * @param {JsonObject} document
 * @param {unknown} node
 * @returns {JsonObject}
 */
export function deref(document, node) {
  let current = asObject(node);
  const seen = new Set();
  while (typeof current["$ref"] === "string") {
    if (seen.has(current["$ref"])) return {};
    seen.add(current["$ref"]);
    current = lookUp(document, current["$ref"]);
  }
  return current;
}

/**
 * Every operation under `paths`, as it is written.
 * @param {JsonObject} document
 * @returns {{ path: string, method: string, item: JsonObject, operation: JsonObject }[]}
 */
export function writtenOperations(document) {
  return Object.entries(asObject(document["paths"])).flatMap(([path, node]) => {
    const item = asObject(node);
    return methods
      .filter((method) => isObject(item[method]))
      .map((method) => ({ path, method, item, operation: asObject(item[method]) }));
  });
}

/**
 * The schema of the code in the body of an error, as it is written: of our envelope, or `error` of RFC 6749.
 * @param {JsonObject} document
 * @param {unknown} schema Schema of the body.
 * @returns {JsonObject}
 */
export function codeSchema(document, schema) {
  const properties = asObject(deref(document, schema)["properties"]);
  const items = deref(document, deref(document, properties["errors"])["items"]);
  return asObject(asObject(items["properties"])["code"] ?? properties["error"]);
}
