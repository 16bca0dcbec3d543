// Writes, splits and follows JSON pointers (RFC 6901). JavaScript because Spectral cannot load TypeScript.

import { isObject } from "./structure.js";

/**
 * The pointer of a place below another place.
 * @param {string} parent Pointer such as `/paths`; empty for the document.
 * @param {...(string | number)} keys The keys from the parent to the place.
 * @returns {string}
 */
export function pointer(parent, ...keys) {
  return keys.reduce(
    (/** @type {string} */ path, key) => `${path}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`,
    parent,
  );
}

/**
 * The keys of a pointer or a reference. The file name before `#` is ignored.
 * @param {string} pointer
 */
export function keysOf(pointer) {
  const keys = pointer
    .slice(pointer.indexOf("#") + 1)
    .split("/")
    .slice(1);
  return keys.map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/**
 * The target of a reference within the document; an empty object when the reference is broken.
 * @param {object} document
 * @param {string} ref Such as `#/components/schemas/Wallet`.
 * @returns {import("./json.ts").JsonObject}
 */
export function lookUp(document, ref) {
  /** @type {unknown} */
  let target = document;
  for (const key of keysOf(ref))
    target = Array.isArray(target) ? target[Number(key)] : isObject(target) ? target[key] : undefined;
  return isObject(target) ? target : {};
}
