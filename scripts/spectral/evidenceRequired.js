// Requires that no assumed or listed field is required: a guess must not make a valid response invalid.

import { groundOf, weigh } from "../../model/evidence.js";
import { list, object, schemas } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {import("./walk.js").VisitedSchema} VisitedSchema */

/** Evidence of fields that cannot be required. */
const unsure = ["listed", "assumed"];

/** @param {Node} document @returns {import("./walk.js").LintResult[]} */
export default function evidenceRequired(document) {
  return schemas(document).flatMap((place) =>
    list(place.node["required"]).flatMap((name, index) => {
      const evidence = evidenceOf(document, place, String(name));
      // The code itself is documented for every error; only its values can be assumed.
      const isErrorCode = name === "code" && place.path.at(-2) === "errors";
      if (isErrorCode || !unsure.includes(evidence)) return [];
      const message = `"${name}" is ${evidence} and cannot be required; remove it from the required properties.`;
      return [{ message, path: [...place.path, "required", index] }];
    }),
  );
}

/**
 * The evidence of a property of a schema. A branch may require a property of the schema around it.
 * @param {Node} document @param {VisitedSchema} place @param {string} name
 */
function evidenceOf(document, place, name) {
  for (let at = /** @type {VisitedSchema | undefined} */ (place); at !== undefined; at = at.outer) {
    const property = object(at.node["properties"])[name];
    if (property !== undefined)
      return weigh(document, object(property), groundOf(at.ground, ["properties", name])).evidence;
  }
  return place.evidence;
}
