// The transitions of a status schema lead between its values, by operations and with events that exist.

import { list, object, operations, schemas } from "./walk.js";

/** What a move can be: stated, or taken by the mock because none is. @type {Set<unknown>} */
const moves = new Set([undefined, "documented", "confirmed", "assumed"]);

/** @param {import("./walk.js").Node} document @returns {import("./walk.js").Result[]} */
export default function transitions(document) {
  const operationIds = operations(document).map(({ operation }) => operation["operationId"]);
  const events = Object.keys(object(document["webhooks"]));
  return schemas(document).flatMap(({ node, path }) => {
    if (node["x-transitions"] === undefined) return [];
    const values = list(node["enum"] ?? node["x-extensible-enum"]);
    return list(node["x-transitions"]).flatMap((row, i) => {
      const { from, to, operationId, event, "x-evidence": evidence } = object(row);
      const odd = [
        !values.includes(to ?? null) && `"${to}" is no value of this schema`,
        from !== undefined && from !== null && !values.includes(from) && `"${from}" is no value of this schema`,
        operationId !== undefined && !operationIds.includes(operationId) && `"${operationId}" is no operation`,
        event !== undefined && !events.includes(String(event)) && `"${event}" is no event`,
        !moves.has(evidence) && `"${evidence}" is not documented, confirmed or assumed`,
      ].filter((text) => typeof text === "string");
      return odd.map((text) => ({ message: `Mend the transition: ${text}.`, path: [...path, "x-transitions", i] }));
    });
  });
}
