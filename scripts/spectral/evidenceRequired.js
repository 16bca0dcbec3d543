// Nothing assumed or only listed is required: a guess must never make a valid response invalid.

import { groundOf, weigh } from "../../model/evidence.js";
import { list, object, schemas } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {import("./walk.js").Schema} Schema */

/** Evidence below which presence is not stated. */
const unsure = ["listed", "assumed"];

/** @param {Node} document @returns {import("./walk.js").Result[]} */
export default function evidenceRequired(document) {
  return schemas(document).flatMap((place) =>
    list(place.node["required"]).flatMap((name, index) => {
      const evidence = evidenceOf(document, place, String(name));
      // An error always has a code; only which codes come with a status can be assumed.
      const isErrorCode = name === "code" && place.path.at(-2) === "errors";
      if (isErrorCode || !unsure.includes(evidence)) return [];
      const message = `"${name}" is ${evidence} and cannot be required; take it off the list of required properties.`;
      return [{ message, path: [...place.path, "required", index] }];
    }),
  );
}

/**
 * The evidence of a property of a schema; a branch may require what the schema around it declares.
 * @param {Node} document @param {Schema} place @param {string} name
 */
function evidenceOf(document, place, name) {
  for (let at = /** @type {Schema | undefined} */ (place); at !== undefined; at = at.outer) {
    const property = object(at.node["properties"])[name];
    if (property !== undefined)
      return weigh(document, object(property), groundOf(at.ground, ["properties", name])).evidence;
  }
  return place.evidence;
}
