// Reads a bundle that may be invalid: objects, lists, broken references, operations, and the code of an error.
// JavaScript, because Spectral's rules use it and Spectral cannot load TypeScript.

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
 * The target of a reference within the document; an empty object when it is broken or circular, for the linters.
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
 * Every operation under `paths`, as written.
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
 * The schema of an error body's code, as written: `errors[].code` of our envelope, or `error` of RFC 6749.
 * @param {JsonObject} document
 * @param {unknown} schema Schema of the body.
 * @returns {JsonObject}
 */
export function codeSchema(document, schema) {
  const properties = asObject(deref(document, schema)["properties"]);
  const items = deref(document, deref(document, properties["errors"])["items"]);
  return asObject(asObject(items["properties"])["code"] ?? properties["error"]);
}
