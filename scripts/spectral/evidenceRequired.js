// Nothing assumed or only listed is required: a guess must never make a valid response invalid.

import { groundOf, weigh } from "../../model/evidence.js";
import { around, list, object, schemas } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {import("./walk.js").Visited} Visited */

/** Evidence below which presence is not stated. */
const unsure = ["listed", "assumed"];

/** @param {Node} document @returns {import("./walk.js").Result[]} */
export default function evidenceRequired(document) {
  const places = schemas(document);
  const byPath = new Map(places.map((place) => [keyOf(place.path), place]));
  return places.flatMap((place) =>
    list(place.node["required"]).flatMap((name, index) => {
      const evidence = evidenceOf(document, place, String(name), byPath);
      if (isErrorCode(place.path, name) || !unsure.includes(evidence)) return [];
      const message = `"${name}" is ${evidence} and cannot be required; take it off the list of required properties.`;
      return [{ message, path: [...place.path, "required", index] }];
    }),
  );
}

/**
 * The evidence of a property of a schema; a branch may require what the schema around it declares.
 * @param {Node} document @param {Visited} place @param {string} name @param {Map<string, Visited>} byPath
 */
function evidenceOf(document, place, name, byPath) {
  for (let at = /** @type {Visited | undefined} */ (place); at !== undefined; at = byPath.get(keyOf(around(at.path)))) {
    const property = object(at.node["properties"])[name];
    if (property !== undefined)
      return weigh(document, object(property), groundOf(at.ground, ["properties", name])).evidence;
  }
  return place.evidence;
}

/** An error always has a code; only which codes come with a status can be assumed. @param {(string | number)[]} path @param {unknown} name */
function isErrorCode(path, name) {
  return name === "code" && path.at(-2) === "errors";
}

/** @param {(string | number)[]} [path] */
function keyOf(path = ["none"]) {
  return path.join("\n");
}
