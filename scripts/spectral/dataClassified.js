// Every field of a person, a bank account or a credential says which data it holds (`x-data`), so that masks can go by it.

import { around, deref, object, schemas } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */
/** @typedef {import("./walk.js").Visited} Visited */

/** Names of fields that hold such data wherever they stand. */
const telling = [
  /^(first|last)Name$/,
  /email$/i,
  /phone/i,
  /address/i,
  /^(iban|bic|intermediaryBic|routingNumber|vatNumber|username|apiKey|password|privateKey)$/,
  /accountNumber/i,
  /^beneficiary/,
  /secret$/i,
  /^(identityShareToken|access_token|refresh_token)$/,
];

/** @param {Node} document @returns {import("./walk.js").Result[]} */
export default function dataClassified(document) {
  const places = schemas(document);
  const byPath = new Map(places.map((place) => [place.path.join("\n"), place]));
  return places.flatMap((place) => {
    const properties = ownProperties(place, byPath);
    const isClassified = properties.some(([, property]) => property["x-data"] !== undefined);
    return properties
      .filter(([, property]) => property["x-data"] === undefined)
      .filter(([name, property]) => isClassified || tells(document, name, property))
      .map(([name]) => ({
        message: isClassified
          ? `Give "${name}" x-data too: every property of this schema says what it holds, \`none\` included.`
          : `Give "${name}" x-data: by its name it is about a person, a bank account or a credential.`,
        path: [...place.path, "properties", name],
      }));
  });
}

/**
 * The properties of a schema; a branch repeats some of those around it, which are classified there.
 * @param {Visited} place @param {Map<string, Visited>} byPath @returns {[string, Node][]}
 */
function ownProperties({ node, path }, byPath) {
  const outer = around(path);
  const known = outer === undefined ? {} : object(byPath.get(outer.join("\n"))?.node["properties"]);
  return Object.entries(object(node["properties"]))
    .filter(([name]) => known[name] === undefined)
    .map(([name, property]) => [name, object(property)]);
}

/** An address on a chain belongs to nobody by its name. @param {Node} document @param {string} name @param {Node} property */
function tells(document, name, property) {
  return telling.some((pattern) => pattern.test(name)) && deref(document, property)["format"] !== "blockchain-address";
}
