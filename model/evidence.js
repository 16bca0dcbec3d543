// How sure the contract is of each place: the one reading of `x-evidence`. Scripts, lint rules, types, contract tests and
// the reference take it from here. It reads no file, and is JavaScript because Spectral cannot load TypeScript.

import { keysOf, lookUp } from "./pointer.js";
import { isObject, nodesUnder } from "./structure.js";

/** @typedef {import("./json.ts").JsonObject} JsonObject */

/**
 * The words of evidence, the strongest first. `confirmed` counts as documented.
 *
 * The reading, in five rules (openapi/README.md, Evidence):
 *
 * 1. A word governs its node and what is below it in the same file, up to a nearer word, stronger or weaker. Without any
 *    word a node is documented. So a word is replaced by `confirmed` and not taken off: taken off, the next one above it
 *    would govern.
 * 2. A `$ref` leads to another file, which speaks for itself from the start. The place is worth the weaker of what the
 *    referring file says there and what the component says: neither can lift the other.
 * 3. A word on a response is about its status, and about its body as long as the schema of the body has no word. A body
 *    of success is worth no more than its operation. A success without a word is worth what its operation is.
 *    Parameters, headers, request bodies and error responses speak for themselves.
 * 4. `success` and `errors`, the envelope, are documented for every response, whatever the operation or status.
 * 5. `required` says that presence is stated. `named` and `observed` are about type and values and take nothing from
 *    that; below `listed` or `assumed` nothing is stated. Nor is it in a table of fields (`x-presence: table`).
 */
export const evidenceValues = /** @type {const} */ ([
  "documented",
  "confirmed",
  "observed",
  "named",
  "listed",
  "assumed",
]);

/**
 * How well a place is known.
 * @typedef {typeof evidenceValues[number]} Evidence
 */

/** @type {Record<Evidence, string>} What each word says to a reader of the contract. */
export const evidenceMeanings = {
  documented: "The name, the type and the rule are documented.",
  confirmed: "Said by the team of the services, or seen on staging. It counts as documented.",
  observed: "Seen in sample values only. The type or the list of values is taken from them.",
  named: "The name is documented, the type is not. The type is our reading of the name.",
  listed: "The operation is documented with its address and its purpose, but without its payloads.",
  assumed: "Not documented. It is our choice, so that the contract can be used.",
};

/** The parts of the envelope of a response that are documented for every operation. */
const envelope = ["success", "errors"];

/** Parts of a schema that are about the same value as the schema. */
const branches = ["allOf", "oneOf", "anyOf", "then", "else"];

/**
 * What a node inherits.
 * @typedef {object} Ground
 * @property {Evidence} above The nearest word above it in the same file.
 * @property {Evidence} cap The weakest word of the files passed, and of the operation: nothing below is worth more.
 * @property {boolean} [isBody] True for the whole body of a response, where the envelope is.
 */

/** @type {Ground} Where nothing above says anything: a component, a parameter, a request body. */
export const certain = Object.freeze({ above: "documented", cap: "documented" });

/**
 * The weakest of several words; none means documented.
 * @param {...Evidence} values
 * @returns {Evidence}
 */
export function weaker(...values) {
  return evidenceValues[Math.max(0, ...values.map((value) => evidenceValues.indexOf(value)))] ?? "documented";
}

/**
 * Whether a place counts as documented, so that a difference from it is a failure.
 * @param {Evidence} evidence
 */
export function isCertain(evidence) {
  return evidence === "documented" || evidence === "confirmed";
}

/**
 * The word a node has itself, or else the one above it in its file. A word that is none counts as the weakest.
 * @param {object} node
 * @param {Evidence} above
 * @returns {Evidence}
 */
export function nearest(node, above) {
  const word = /** @type {{ "x-evidence"?: Evidence }} */ (node)["x-evidence"];
  if (word === undefined) return above;
  return evidenceValues.includes(word) ? word : "assumed";
}

/**
 * A node with its references followed.
 * @template {object} T
 * @typedef {object} WeighedNode
 * @property {T} node The node, or the component that it refers to; empty when it refers to nothing.
 * @property {string} [name] Name of the component.
 * @property {Evidence} evidence What the place is worth.
 * @property {Ground} ground What is below it inherits this.
 */

/**
 * Weighs a node: follows its references, and takes the words on the way into account.
 * @template {object} T
 * @param {object} document The bundle.
 * @param {T} node
 * @param {Ground} ground
 * @returns {WeighedNode<T>}
 */
export function weigh(document, node, ground) {
  let { cap } = ground;
  let above = nearest(node, ground.above);
  let current = /** @type {JsonObject} */ (node);
  /** @type {string | undefined} */
  let name;
  const seen = new Set();
  while (typeof current["$ref"] === "string" && !seen.has(current["$ref"])) {
    const ref = current["$ref"];
    seen.add(ref);
    cap = weaker(cap, above);
    current = lookUp(document, ref);
    above = nearest(current, "documented");
    name = keysOf(ref).at(-1);
  }
  const below = { above, cap, ...(ground.isBody && { isBody: true }) };
  const target = /** @type {T} */ (typeof current["$ref"] === "string" ? {} : current);
  return { node: target, ...(name !== undefined && { name }), evidence: weaker(cap, above), ground: below };
}

/**
 * What a part of a schema inherits.
 * @param {Ground} ground Of the schema, after `weigh`.
 * @param {(string | number)[]} keys The keys from the schema to its part, such as `["properties", "id"]`.
 * @returns {Ground}
 */
export function groundOf({ isBody, ...ground }, [word, name]) {
  if (!isBody) return ground;
  if (word === "properties") return envelope.includes(String(name)) ? certain : ground;
  return branches.includes(String(word)) ? { ...ground, isBody } : ground;
}

/**
 * What a response of an operation is worth.
 * @param {object} document The bundle.
 * @param {object} operation
 * @param {string} status Its key under `responses`.
 * @returns {{ node: JsonObject, evidence: Evidence, body: Ground }} The response with its references followed, how well
 *   its status is known, and what the schema of its body inherits.
 */
export function weighResponse(document, operation, status) {
  const responses = asObject(asObject(operation)["responses"]);
  const own = isSuccess(status) ? nearest(operation, "documented") : "documented";
  const { node, evidence, ground } = weigh(document, asObject(responses[status]), { above: own, cap: "documented" });
  return { node, evidence, body: bodyGround(own, ground) };
}

/**
 * What a parameter or header is worth: both its name, which is its own word, and its type, which is that of its schema.
 * @param {object} document The bundle.
 * @param {object} node The parameter or header.
 * @returns {Evidence}
 */
export function evidenceOfParameter(document, node) {
  const { node: owner, evidence, ground } = weigh(document, asObject(node), certain);
  return weaker(evidence, weigh(document, asObject(owner["schema"]), ground).evidence);
}

/**
 * What presence is worth at an object whose `required` lacks a field (rule 5).
 * @param {Evidence} evidence Of the object.
 * @param {object} schema The schema that has the `required`.
 * @returns {Evidence}
 */
export function presenceOf(evidence, schema) {
  if (evidence === "listed" || evidence === "assumed") return evidence;
  return /** @type {JsonObject} */ (schema)["x-presence"] === "table" ? "named" : "documented";
}

/**
 * What the place is worth that a path through a value leads to.
 * @param {object} document The bundle.
 * @param {object} schema The value's schema.
 * @param {string[]} path Names and indexes from the value to the place.
 * @param {Ground} ground What the schema inherits.
 * @returns {Evidence} That of the nearest place on the path that the schema knows.
 */
export function evidenceAt(document, schema, path, ground) {
  const entered = weigh(document, asObject(schema), ground);
  const [name, ...rest] = path;
  const part = name === undefined ? undefined : partAt(document, entered, name);
  return part === undefined ? entered.evidence : evidenceAt(document, part.node, rest, part.ground);
}

/**
 * The schema of a field or entry, looked up in the schema itself and in what it is composed of.
 * @param {object} document
 * @param {WeighedNode<JsonObject>} entered
 * @param {string} name
 * @returns {{ node: JsonObject, ground: Ground } | undefined}
 */
function partAt(document, { node, ground }, name) {
  const parts = nodesUnder(node, "schema");
  const fits = (/** @type {(string | number)[]} */ [word, key]) =>
    (word === "properties" && key === name) ||
    (word === "items" && /^\d+$/.test(name)) ||
    (word === "additionalProperties" && asObject(node["properties"])[name] === undefined);
  const found = parts.find(({ keys }) => fits(keys));
  if (found !== undefined) return { node: found.node, ground: groundOf(ground, found.keys) };
  for (const { keys, node: branch } of parts) {
    if (!branches.includes(String(keys[0]))) continue;
    const part = partAt(document, weigh(document, branch, groundOf(ground, keys)), name);
    if (part !== undefined) return part;
  }
  return undefined;
}

/**
 * What the nearest word above a place in a document says, whatever stands between.
 * @param {object} document The bundle.
 * @param {string} pointer A JSON pointer such as `#/components/schemas/Wallet/required`.
 * @returns {Evidence}
 */
export function evidenceOfPointer(document, pointer) {
  /** @type {unknown} */
  let node = document;
  /** @type {Evidence} */
  let evidence = "documented";
  for (const key of keysOf(pointer)) {
    node = Array.isArray(node) ? node[Number(key)] : asObject(node)[key];
    evidence = nearest(asObject(node), evidence);
  }
  return evidence;
}

/** @param {string} status Status, range or `default`. */
export function isSuccess(status) {
  return status.startsWith("2");
}

/**
 * What the body of a response inherits (rule 3).
 * @param {Evidence} operation
 * @param {Ground} response
 * @returns {Ground}
 */
export function bodyGround(operation, response) {
  return { above: response.above, cap: weaker(operation, response.cap), isBody: true };
}

/** @param {unknown} value @returns {JsonObject} The value as an object, or an empty one. */
function asObject(value) {
  return isObject(value) ? value : {};
}
