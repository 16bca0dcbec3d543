// Every schema and every property says what it is. The schema of a parameter or header is described by its owner.

import { object, schemas } from "./walk.js";

/** @param {import("./walk.js").Node} document @returns {import("./walk.js").Result[]} */
export default function described(document) {
  return schemas(document)
    .filter(({ node, path }) => node["$ref"] === undefined && !isDescribedByOwner(document, path))
    .filter(({ node }) => !String(node["description"] ?? "").trim())
    .map(({ path }) => ({ message: `Describe ${path.slice(2).join(".")}: what it means to an integrator.`, path }));
}

/** @param {import("./walk.js").Node} document @param {(string | number)[]} path */
function isDescribedByOwner(document, path) {
  if (path.at(-1) !== "schema") return false;
  /** @type {unknown} */
  let owner = document;
  for (const key of path.slice(0, -1)) owner = Array.isArray(owner) ? owner[Number(key)] : object(owner)[key];
  return typeof object(owner)["description"] === "string";
}
