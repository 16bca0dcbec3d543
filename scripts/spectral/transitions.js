// Requires that the transitions of a status schema name its values, and operations and events that exist.

import { list, object, operations, schemas } from "./walk.js";

/** Evidence of a transition: documented, or assumed by the mock because none is documented. @type {Set<unknown>} */
const moves = new Set([undefined, "documented", "confirmed", "assumed"]);

/** @param {import("./walk.js").Node} document @returns {import("./walk.js").LintResult[]} */
export default function transitions(document) {
  const operationIds = operations(document).map(({ operation }) => operation["operationId"]);
  const events = Object.keys(object(document["webhooks"]));
  return schemas(document).flatMap(({ node, path }) => {
    if (node["x-transitions"] === undefined) return [];
    const values = list(node["enum"] ?? node["x-extensible-enum"]);
    return list(node["x-transitions"]).flatMap((row, i) => {
      const { from, to, operationId, event, "x-evidence": evidence } = object(row);
      const odd = [
        !values.includes(to ?? null) && `"${to}" is not a value of this schema`,
        from !== undefined && from !== null && !values.includes(from) && `"${from}" is not a value of this schema`,
        operationId !== undefined && !operationIds.includes(operationId) && `"${operationId}" is not an operation`,
        event !== undefined && !events.includes(String(event)) && `"${event}" is not an event`,
        !moves.has(evidence) && `"${evidence}" is not documented, confirmed or assumed`,
      ].filter((text) => typeof text === "string");
      return odd.map((text) => ({ message: `Correct the transition: ${text}.`, path: [...path, "x-transitions", i] }));
    });
  });
}
