// Walks a document with its evidence: every node of OpenAPI once, where it is written, with what it is worth.

import { bodyGround, certain, groundOf, isSuccess, nearest, weigh } from "./evidence.js";
import { isObject, nodesUnder } from "./structure.js";

/** @typedef {import("./json.ts").JsonObject} JsonObject */
/** @typedef {import("./evidence.js").Evidence} Evidence */
/** @typedef {import("./evidence.js").Ground} Ground */

/** Kinds whose schema inherits from them. */
const owners = ["parameter", "header", "media type"];

/**
 * A node of a document with what is known of it.
 * @typedef {object} Visited
 * @property {(string | number)[]} path Keys from the document to the node.
 * @property {JsonObject} node As it is written; references are not followed.
 * @property {string} kind Its kind, as in structure.js.
 * @property {Evidence} evidence What it is worth, the component it refers to included.
 * @property {Ground} ground What its parts inherit.
 * @property {boolean} condition True within `if` or `not`: a test of a value and no part of it.
 */

/**
 * Walks a document, or a part of one: every node of OpenAPI once, where it is written. References are weighed and not
 * followed: the component they lead to is visited where it stands, and speaks for itself there.
 * @param {object} document The bundle.
 * @param {{ path?: (string | number)[], node?: object, kind?: string, ground?: Ground, condition?: boolean }} [start]
 *   Where to start; the whole document when left out.
 * @returns {Generator<Visited>} The start first.
 */
export function* walk(document, start = {}) {
  const { path = [], kind = "document", ground: given = certain, condition = false } = start;
  const root = start.node ?? document;
  const node = isObject(root) ? root : {};
  const own = { ...given, above: nearest(node, given.above) };
  yield { path, node, kind, evidence: weigh(document, node, given).evidence, ground: own, condition };
  for (const { keys, node: child, kind: below } of nodesUnder(node, kind)) {
    const ground = handedDown({ node, kind, given, own }, keys, below);
    const isTest = condition || keys[0] === "if" || keys[0] === "not";
    yield* walk(document, { path: [...path, ...keys], node: child, kind: below, ground, condition: isTest });
  }
}

/**
 * What a node hands down to one right under it.
 * @param {{ node: JsonObject, kind: string, given: Ground, own: Ground }} from
 * @param {(string | number)[]} keys
 * @param {string} kind
 * @returns {Ground}
 */
function handedDown({ kind: from, given, own }, keys, kind) {
  if (kind === "responses") return own;
  if (from === "responses") return isSuccess(String(keys[0])) ? given : certain;
  if (from === "response" && kind === "media type") return bodyGround(given.above, own);
  if (kind === "property" || (kind === "schema" && (from === "schema" || from === "property")))
    return groundOf(own, keys);
  return kind === "media type" || owners.includes(from) ? own : certain;
}
