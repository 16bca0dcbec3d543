// Requires a description of every schema and property, or of the header that has the schema. Redocly requires those of
// parameters.

import { lookUp, pointer } from "../../model/pointer.js";
import { schemas } from "./walk.js";

/** @param {import("./walk.js").Node} document @returns {import("./walk.js").LintResult[]} */
export default function described(document) {
  const isDescribedByOwner = (/** @type {(string | number)[]} */ path) =>
    path.at(-1) === "schema" &&
    (path.at(-3) === "parameters" ||
      typeof lookUp(document, pointer("", ...path.slice(0, -1)))["description"] === "string");
  return schemas(document)
    .filter(({ node, path }) => node["$ref"] === undefined && !isDescribedByOwner(path))
    .filter(({ node }) => !String(node["description"] ?? "").trim())
    .map(({ path }) => ({ message: `Describe ${path.slice(2).join(".")}: what it means to an integrator.`, path }));
}
