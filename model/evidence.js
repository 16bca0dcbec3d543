// How well each place of the contract is known: the only code that interprets `x-evidence`. Scripts, lint rules, types,
// contract tests and the reference use it. It is JavaScript because Spectral cannot load TypeScript.

import { keysOf, lookUp } from "./pointer.js";
import { isObject, nodesUnder } from "./structure.js";

/** @typedef {import("./json.ts").JsonObject} JsonObject */

/**
 * The words of evidence, the strongest first. `confirmed` counts as documented.
 *
 * The five rules (openapi/README.md, Evidence):
 *
 * 1. A word applies to its node and to everything below it in the same file, up to a nearer word, stronger or weaker.
 *    A node without any word above it is documented. To confirm a place, replace its word by `confirmed`: if you delete
 *    the word, the next word above applies.
 * 2. A `$ref` leads to another file, which inherits nothing. The evidence of the place is the weaker of the evidence
 *    in the referring file and the evidence of the component.
 * 3. A word on a response is about its status, and about its body unless the schema of the body has its own word. The
 *    evidence of a successful body is at most that of the operation. A success without a word has the evidence of its
 *    operation. Parameters, headers, request bodies and error responses do not inherit from the operation.
 * 4. `success` and `errors`, the envelope, are documented for every response, whatever the operation or status.
 * 5. `required` documents that a field is present. `named` and `observed` are about type and values and do not weaken
 *    this. Below `listed` or `assumed`, and with `x-presence: table` (a table of fields), presence is not documented.
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

/** @type {Record<Evidence, string>} The meaning of each word, for readers of the contract. */
export const evidenceMeanings = {
  documented: "The name, the type and the rule are documented.",
  confirmed: "Said by the team of the services, or seen on staging. It counts as documented.",
  observed: "Seen in sample values only. The type or the list of values is taken from them.",
  named: "The name is documented, the type is not. The type is our reading of the name.",
  listed: "The operation is documented with its address and its purpose, but without its payloads.",
  assumed: "Not documented. It is our choice, so that the contract can be used.",
};

/** The fields of a response's envelope, which are documented for every operation. */
const envelope = ["success", "errors"];

/** Keywords whose schemas are about the same value as the schema around them. */
const branches = ["allOf", "oneOf", "anyOf", "then", "else"];

/**
 * The evidence that a node inherits.
 * @typedef {object} Ground
 * @property {Evidence} above The nearest word above it in the same file.
 * @property {Evidence} cap The weakest word on the references above and on the operation: the upper limit below.
 * @property {boolean} [isBody] True for the whole body of a response, whose fields are the envelope.
 */

/** @type {Ground} The ground of a component, a parameter or a request body, which inherit nothing. */
export const certain = Object.freeze({ above: "documented", cap: "documented" });

/**
 * The weakest of several words; `documented` for none.
 * @param {...Evidence} values
 * @returns {Evidence}
 */
export function weaker(...values) {
  return evidenceValues[Math.max(0, ...values.map((value) => evidenceValues.indexOf(value)))] ?? "documented";
}

/**
 * Whether a place counts as documented. A service that differs there fails the contract tests.
 * @param {Evidence} evidence
 */
export function isCertain(evidence) {
  return evidence === "documented" || evidence === "confirmed";
}

/**
 * The word of a node itself, else the nearest word above it in its file. An unknown word counts as the weakest.
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
 * @property {T} node The node, or the component to which it refers; empty for a broken reference.
 * @property {string} [name] Name of the component.
 * @property {Evidence} evidence Evidence of the place.
 * @property {Ground} ground Evidence that the nodes below inherit.
 */

/**
 * Works out the evidence of a node: follows its references and combines the words on the way.
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
 * The ground of a part of a schema.
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
 * Works out the evidence of an operation's response.
 * @param {object} document The bundle.
 * @param {object} operation
 * @param {string} status Its key under `responses`.
 * @returns {{ node: JsonObject, evidence: Evidence, body: Ground }} The response with its references followed, how well
 *   its status is known, and the ground of its body's schema.
 */
export function weighResponse(document, operation, status) {
  const responses = asObject(asObject(operation)["responses"]);
  const own = isSuccess(status) ? nearest(operation, "documented") : "documented";
  const { node, evidence, ground } = weigh(document, asObject(responses[status]), { above: own, cap: "documented" });
  return { node, evidence, body: bodyGround(own, ground) };
}

/**
 * The evidence of a parameter or header: the weaker of its own word, about its name, and its schema's, about its type.
 * @param {object} document The bundle.
 * @param {object} node The parameter or header.
 * @returns {Evidence}
 */
export function evidenceOfParameter(document, node) {
  const { node: owner, evidence, ground } = weigh(document, asObject(node), certain);
  return weaker(evidence, weigh(document, asObject(owner["schema"]), ground).evidence);
}

/**
 * How well it is known whether a field of an object is present (rule 5).
 * @param {Evidence} evidence Of the object.
 * @param {object} schema The schema that has the `required`.
 * @returns {Evidence}
 */
export function presenceOf(evidence, schema) {
  if (evidence === "listed" || evidence === "assumed") return evidence;
  return /** @type {JsonObject} */ (schema)["x-presence"] === "table" ? "named" : "documented";
}

/**
 * The evidence of a place within a value.
 * @param {object} document The bundle.
 * @param {object} schema The value's schema.
 * @param {string[]} path Names and indexes from the value to the place.
 * @param {Ground} ground What the schema inherits.
 * @returns {Evidence} Evidence of the place, or of the last place on the path that the schema has.
 */
export function evidenceAt(document, schema, path, ground) {
  const entered = weigh(document, asObject(schema), ground);
  const [name, ...rest] = path;
  const part = name === undefined ? undefined : partAt(document, entered, name);
  return part === undefined ? entered.evidence : evidenceAt(document, part.node, rest, part.ground);
}

/**
 * Finds the schema of a field or entry in the schema itself and in its branches.
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
 * The nearest word at or above a place in a document, whatever kinds of nodes are between.
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
 * The ground of a response's body (rule 3).
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
