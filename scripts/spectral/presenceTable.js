// `x-presence` says something about the `required` beside it, so it never stands alone.

import { list, schemas } from "./walk.js";

/** @param {import("./walk.js").Node} document @returns {import("./walk.js").Result[]} */
export default function presenceTable(document) {
  return schemas(document)
    .filter(({ node }) => node["x-presence"] !== undefined && list(node["required"]).length === 0)
    .map(({ path }) => ({
      message: "Write x-presence beside the `required` it is about, or take it off.",
      path: [...path, "x-presence"],
    }));
}
