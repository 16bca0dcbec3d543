// Shared by our rules: schemas with their evidence, references, operations, and the schemas of both directions.
// JavaScript, because Spectral cannot load TypeScript.

import { walk } from "../../model/evidence-walk.js";
import { keysOf } from "../../model/pointer.js";
import { deref, asArray as list, asObject as object, writtenOperations } from "../../model/raw.js";
import { isObject, nodesUnder } from "../../model/structure.js";

/** @typedef {import("../../model/document.ts").JsonObject} Node */
/** @typedef {(string | number)[]} Path */
/** @typedef {{ message: string, path: Path }} LintResult */
/** @typedef {import("../../model/evidence-walk.js").Visited} Visited */

export { deref, list, object };

/**
 * Every operation under `paths`, with its path in the document and its parameters, including those of its path item.
 * @param {Node} document
 * @returns {{ operation: Node, parameters: Node[], path: Path }[]}
 */
export function operations(document) {
  return writtenOperations(document).map(({ path, method, item, operation }) => ({
    operation,
    parameters: [item, operation].flatMap((one) => list(one["parameters"])).map((one) => deref(document, one)),
    path: ["paths", path, method],
  }));
}

/** A visited schema; a branch (`allOf`, `then` …) has the schema around it, which is about the same value. */
/** @typedef {Visited & { outer: VisitedSchema | undefined }} VisitedSchema */

/** The end of a path that leads to a branch. */
const branch = /\n((allOf|oneOf|anyOf)\n\d+|then|else)$/;

/**
 * Every schema in the document with its evidence, without those of `if` and `not`, which are conditions and not parts
 * of a value. References are not followed: their components are visited at their own places.
 * @param {Node} document
 * @returns {VisitedSchema[]}
 */
export function schemas(document) {
  /** @type {Map<string, VisitedSchema>} */
  const byPath = new Map();
  for (const visited of walk(document)) {
    if (!isSchema(visited.kind) || visited.condition) continue;
    const key = visited.path.join("\n");
    byPath.set(key, { ...visited, outer: byPath.get(key.replace(branch, "")) });
  }
  return [...byPath.values()];
}

const isSchema = (/** @type {string} */ kind) => kind === "schema" || kind === "property";

/** A schema as written and with its reference followed, its name in the schema above, and the path of the target. */
/** @typedef {{ node: Node, schema: Node, name: string | number, path: Path }} ReachedSchema */

/**
 * A schema and all schemas below it, with references followed and conditions left out.
 * @param {Node} document
 * @param {Node} node
 * @param {Path} path Path of the node.
 * @param {Set<Node>} seen Schemas that were reached before; the schemas below them are left out.
 * @param {string | number} name
 * @returns {Generator<ReachedSchema>}
 */
export function* reached(document, node, path, seen = new Set(), name = "body") {
  const schema = deref(document, node);
  const { $ref } = node;
  const own = typeof $ref === "string" ? keysOf($ref) : path;
  yield { node, schema, name, path: own };
  if (seen.has(schema)) return;
  seen.add(schema);
  for (const { keys, node: child, kind } of nodesUnder(schema, "schema"))
    if (isSchema(kind) && keys[0] !== "if" && keys[0] !== "not")
      yield* reached(document, child, [...own, ...keys], seen, keys.at(-1));
}

/** A schema of a request (`in`), or of a response or event (`out`). */
/** @typedef {{ direction: "in" | "out", schema: Node, path: Path }} Payload */

/**
 * The schemas of all parameters and request bodies (in), and of all responses and events (out).
 * @param {Node} document
 * @returns {Payload[]}
 */
export function payloads(document) {
  /** @returns {Payload[]} */
  const of = (/** @type {"in" | "out"} */ direction, /** @type {unknown} */ owner, /** @type {Path} */ path) => {
    const { schema, content } = deref(document, owner);
    const all = [schema, ...Object.values(object(content)).map((media) => object(media)["schema"])];
    return all.filter(isObject).map((one) => ({ direction, schema: one, path }));
  };
  const calls = operations(document).flatMap(({ operation, parameters, path }) => [
    ...parameters.flatMap((parameter) => of("in", parameter, path)),
    ...of("in", operation["requestBody"], [...path, "requestBody"]),
    ...Object.entries(object(operation["responses"])).flatMap(([status, response]) =>
      of("out", response, [...path, "responses", status]),
    ),
  ]);
  const events = Object.entries(object(document["webhooks"])).flatMap(([name, item]) =>
    of("out", object(deref(document, item)["post"])["requestBody"], ["webhooks", name]),
  );
  return [...calls, ...events];
}
