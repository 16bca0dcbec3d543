// What a caller sends says how well it is known, where a weaker word is near: a required request body of an operation that is only
// listed, and the values of a parameter whose name is assumed.

import { walk } from "../../model/evidence-walk.js";
import { deref, list, object, operations } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {import("./walk.js").Result} Result */

/** @param {Node} document @returns {Result[]} */
export default function inputEvidence(document) {
  return [...bodies(document), ...values(document)];
}

/** @param {Node} document @returns {Result[]} */
function bodies(document) {
  return operations(document)
    .filter(({ operation }) => ["listed", "assumed"].includes(String(operation["x-evidence"])))
    .map(({ operation, path }) => ({ body: deref(document, operation["requestBody"]), path: [...path, "requestBody"] }))
    .filter(({ body }) => body["required"] === true && body["x-evidence"] === undefined)
    .map(({ path }) => ({
      message:
        "Write x-evidence on this request body: that it is required is not documented, for the operation is only listed.",
      path,
    }));
}

/** @param {Node} document @returns {Result[]} */
function values(document) {
  return [...walk(document)]
    .filter(({ node, kind }) => kind === "parameter" && node["x-evidence"] === "assumed")
    .map(({ node, path }) => ({ schema: object(node["schema"]), path: [...path, "schema"] }))
    .filter(({ schema }) => list(deref(document, schema)["enum"]).length > 0 && schema["x-evidence"] === undefined)
    .map(({ path }) => ({
      message:
        "Write x-evidence on this schema too: the name of the parameter is assumed, its values may be documented.",
      path,
    }));
}
