// Requires x-evidence on two inputs whose evidence a reader could misjudge: a required request body of an operation
// that is only listed, and the values of a parameter whose name is assumed.

import { isCertain, nearest } from "../../model/evidence.js";
import { walk } from "../../model/evidence-walk.js";
import { deref, list, object, operations, reached } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {import("./walk.js").LintResult} LintResult */

/** @param {Node} document @returns {LintResult[]} */
export default function inputEvidence(document) {
  return [...bodies(document), ...values(document)];
}

/** @param {Node} document @returns {LintResult[]} */
function bodies(document) {
  return operations(document)
    .filter(({ operation }) => !isCertain(nearest(operation, "documented")))
    .map(({ operation, path }) => ({ body: deref(document, operation["requestBody"]), path: [...path, "requestBody"] }))
    .filter(({ body }) => body["required"] === true && body["x-evidence"] === undefined)
    .map(({ path }) => ({
      message:
        "Write x-evidence on this request body: the operation is only listed, so it is not documented that it needs a body.",
      path,
    }));
}

/** Whether a schema, or a part of it, lists values. @param {Node} document @param {Node} node */
function hasValues(document, node) {
  return [...reached(document, node, [])].some(
    ({ schema }) => list(schema["enum"] ?? schema["x-extensible-enum"]).length > 0,
  );
}

/** @param {Node} document @returns {LintResult[]} */
function values(document) {
  return [...walk(document)]
    .filter(({ node, kind }) => kind === "parameter" && ["assumed", "listed"].includes(String(node["x-evidence"])))
    .map(({ node, path }) => ({ schema: object(node["schema"]), path: [...path, "schema"] }))
    .filter(({ schema }) => schema["x-evidence"] === undefined && hasValues(document, schema))
    .map(({ path }) => ({
      message:
        "Write x-evidence on this schema too: the name of the parameter is assumed, but its values may be documented.",
      path,
    }));
}
