// Walks the nodes of an OpenAPI document, each once at the place where it is written, with their evidence.

import { bodyGround, certain, groundOf, isSuccess, nearest, weigh } from "./evidence.js";
import { isObject, nodesUnder } from "./structure.js";

/** @typedef {import("./json.ts").JsonObject} JsonObject */
/** @typedef {import("./evidence.js").Evidence} Evidence */
/** @typedef {import("./evidence.js").Ground} Ground */

/** Kinds of nodes that hand their evidence down to their schema. */
const owners = ["parameter", "header", "media type"];

/**
 * A node of a document with its evidence.
 * @typedef {object} Visited
 * @property {(string | number)[]} path Keys from the document to the node.
 * @property {JsonObject} node The node as written; references are not followed.
 * @property {string} kind Kind of the node, as in structure.js.
 * @property {Evidence} evidence Evidence of the node and of the component to which it refers.
 * @property {Ground} ground Evidence that its parts inherit.
 * @property {boolean} condition True within `if` or `not`, whose schemas test a value and do not describe it.
 */

/**
 * Walks a document, or a part of it. A reference counts for the evidence of its node, but is not followed: its
 * component is visited at its own place.
 * @param {object} document The bundle.
 * @param {{ path?: (string | number)[], node?: object, kind?: string, ground?: Ground, condition?: boolean }} [start]
 *   The node to start at; the whole document when left out.
 * @returns {Generator<Visited>} The start node first.
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
 * The evidence that a node hands down to a node directly below it.
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
