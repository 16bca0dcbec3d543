// Requires that an enumeration is closed (enum) or open (x-extensible-enum), not both, and describes each value.

import { list, object, schemas } from "./walk.js";

/** @param {import("./walk.js").Node} document @returns {import("./walk.js").LintResult[]} */
export default function enumsOnPurpose(document) {
  return schemas(document).flatMap(({ node, path }) => {
    const closed = node["enum"];
    const open = node["x-extensible-enum"];
    if (closed === undefined && open === undefined && node["x-enumDescriptions"] === undefined) return [];
    if (closed !== undefined && open !== undefined) {
      return [{ message: "Use enum for a complete list or x-extensible-enum for an open one, not both.", path }];
    }
    // Its owner describes a constant, for which the build adds an enumeration of one value.
    if (isErrorCodeList(path) || node["const"] !== undefined) return [];
    const meanings = Object.keys(object(node["x-enumDescriptions"]));
    const values = list(closed ?? open)
      .filter((value) => value !== null)
      .map(String);
    const odd = [
      ...values.filter((value) => !meanings.includes(value)).map((value) => `"${value}" has no meaning`),
      ...meanings.filter((value) => !values.includes(value)).map((value) => `"${value}" is not a value`),
    ];
    if (odd.length === 0) return [];
    return [{ message: `Make x-enumDescriptions match the values: ${odd.join(", ")}.`, path }];
  });
}

/** Whether a list has the codes of one response, which `ErrorCode` describes. @param {(string | number)[]} path */
function isErrorCodeList(path) {
  return path.at(-1) === "code" && path.includes("errors");
}
