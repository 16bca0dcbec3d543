// Nothing assumed or named is required: a guess must never make a valid answer invalid.

import { deref, list, object, schemas } from "./walk.js";

const unsure = new Set(["assumed", "named"]);

/** @param {import("./walk.js").Node} document @returns {import("./walk.js").Result[]} */
export default function evidenceRequired(document) {
  return schemas(document).flatMap(({ node, path, evidence }) =>
    list(node["required"]).flatMap((name, index) => {
      const property = object(object(node["properties"])[String(name)]);
      const above = property["$ref"] === undefined ? evidence : "documented";
      const own = String(property["x-evidence"] ?? deref(document, property)["x-evidence"] ?? above);
      if (!unsure.has(own) || isErrorCode(path, name)) return [];
      const message = `"${name}" is ${own} and cannot be required; take it off the list of required properties.`;
      return [{ message, path: [...path, "required", index] }];
    }),
  );
}

/** An error always has a code; only which codes come with a status can be assumed. @param {(string | number)[]} path @param {unknown} name */
function isErrorCode(path, name) {
  return name === "code" && path.at(-2) === "errors";
}
