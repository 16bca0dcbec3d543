// What the house rules share: schemas with their evidence, references, operations, and the schemas of both directions.
// JavaScript, because Spectral loads custom functions without a TypeScript step.

import { walk } from "../../model/evidence-walk.js";
import { deref, asArray as list, asObject as object, writtenOperations } from "../../model/raw.js";
import { isObject, nodesUnder } from "../../model/structure.js";

/** @typedef {import("../../model/document.ts").JsonObject} Node */
/** @typedef {{ message: string, path: (string | number)[] }} Result */
/** @typedef {import("../../model/evidence-walk.js").Visited} Visited */

export { deref, list, object };

/**
 * Every operation under `paths`, with its path in the document.
 * @param {Node} document
 * @returns {{ operation: Node, path: (string | number)[] }[]}
 */
export function operations(document) {
  return writtenOperations(document).map(({ path, method, operation }) => ({
    operation,
    path: ["paths", path, method],
  }));
}

/**
 * Every schema written in the document, once, with its evidence. References are not followed: the component they lead
 * to is visited where it stands. Those of `if` and `not` are left out: they are conditions, not parts of a value.
 * @param {Node} document
 * @returns {Visited[]}
 */
export function schemas(document) {
  return [...walk(document)].filter(({ kind, condition }) => (kind === "schema" || kind === "property") && !condition);
}

/**
 * The schemas right under a schema, with the keys that lead to them; conditions are left out.
 * @param {Node} schema
 * @returns {[(string | number)[], Node][]}
 */
export function subschemas(schema) {
  return nodesUnder(schema, "schema")
    .filter(({ keys: [word], kind }) => (kind === "schema" || kind === "property") && word !== "if" && word !== "not")
    .map(({ keys, node }) => [keys, node]);
}

/** A body that an operation or event sends, and who sends it: the caller (`in`) or the service (`out`). */
/** @typedef {{ direction: "in" | "out", schema: Node, path: (string | number)[] }} Payload */

/**
 * Every schema a value of the wire has: of parameters and request bodies (in), of responses and events (out).
 * @param {Node} document
 * @returns {Payload[]}
 */
export function payloads(document) {
  /** @type {Payload[]} */
  const found = [];
  const add = (
    /** @type {"in" | "out"} */ direction,
    /** @type {unknown} */ owner,
    /** @type {(string | number)[]} */ path,
  ) => {
    const { schema, content } = deref(document, owner);
    for (const node of [schema, ...Object.values(object(content)).map((media) => object(media)["schema"])])
      if (isObject(node)) found.push({ direction, schema: node, path });
  };
  for (const { operation, path } of operations(document)) {
    const item = object(object(document["paths"])[String(path[1])]);
    for (const parameter of [...list(item["parameters"]), ...list(operation["parameters"])]) add("in", parameter, path);
    add("in", operation["requestBody"], [...path, "requestBody"]);
    for (const [status, response] of Object.entries(object(operation["responses"])))
      add("out", response, [...path, "responses", status]);
  }
  for (const [name, item] of Object.entries(object(document["webhooks"])))
    add("out", object(deref(document, item)["post"])["requestBody"], ["webhooks", name]);
  return found;
}

/**
 * The path of the schema that a branch (`allOf`, `then` …) is about the same value as; undefined for any other schema.
 * @param {(string | number)[]} path
 */
export function around(path) {
  const [word, index] = path.slice(-2);
  if (["allOf", "oneOf", "anyOf"].includes(String(word)) && typeof index === "number") return path.slice(0, -2);
  return index === "then" || index === "else" ? path.slice(0, -1) : undefined;
}

/**
 * The fields of a schema, those of its `allOf` included.
 * @param {Node} document
 * @param {unknown} node
 * @returns {{ properties: Node, required: string[] }}
 */
export function fieldsOf(document, node) {
  const schema = deref(document, node);
  const parts = list(schema["allOf"]).map((part) => fieldsOf(document, part));
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema["properties"]),
    required: [...parts.flatMap(({ required }) => required), ...list(schema["required"]).map(String)],
  };
}
