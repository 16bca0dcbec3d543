// Requires that every event names the fields that deduplicate its deliveries, and that these fields are required.

import { deref, list, object } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */

/** Events of which no delivery repeats another. */
const neverRepeated = ["PING"];

/** @param {Node} document @returns {import("./walk.js").LintResult[]} */
export default function eventKey(document) {
  return Object.entries(object(document["webhooks"])).flatMap(([event, item]) => {
    const body = deref(document, object(deref(document, item)["post"])["requestBody"]);
    const schema = deref(document, object(Object.values(object(body["content"]))[0])["schema"]);
    return problems(document, event, schema).map((message) => ({ message, path: ["webhooks", event] }));
  });
}

/** @param {Node} document @param {string} event @param {Node} schema @returns {string[]} */
function problems(document, event, schema) {
  const key = schema["x-event-key"];
  if (neverRepeated.includes(event))
    return key === undefined ? [] : [`Remove x-event-key from ${event}: no delivery repeats another.`];
  if (key === undefined) return [`Give the schema of ${event} x-event-key: the fields that identify a repetition.`];
  const { required } = fieldsOf(document, fieldsOf(document, schema).properties["result"]);
  return list(key).flatMap((name) =>
    name === "eventType" || required.includes(String(name))
      ? []
      : [`x-event-key of ${event} names "${name}", which is not a required field of its \`result\`.`],
  );
}

/**
 * The fields of a schema, including those of its `allOf`.
 * @param {Node} document
 * @param {unknown} node
 * @returns {{ properties: Node, required: string[] }}
 */
function fieldsOf(document, node) {
  const schema = deref(document, node);
  const parts = list(schema["allOf"]).map((part) => fieldsOf(document, part));
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema["properties"]),
    required: [...parts.flatMap(({ required }) => required), ...list(schema["required"]).map(String)],
  };
}
