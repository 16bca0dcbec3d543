// Requires `x-data` on every field about a person, a bank account or a credential, so that reports can mask it.

import { deref, object, schemas } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */

/** Names of fields that hold such data in any schema. */
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

/** @param {Node} document @returns {import("./walk.js").LintResult[]} */
export default function dataClassified(document) {
  return schemas(document).flatMap(({ node, path, outer }) => {
    // A branch repeats some properties of the schema around it, which are classified there.
    const around = object(outer?.node["properties"]);
    const properties = Object.entries(object(node["properties"])).filter(([name]) => around[name] === undefined);
    const open = properties.filter(([, property]) => object(property)["x-data"] === undefined);
    const isClassified = open.length < properties.length;
    return open
      .filter(([name, property]) => isClassified || tells(document, name, property))
      .map(([name]) => ({
        message: isClassified
          ? `Give "${name}" x-data too: every property of this schema says what it holds, \`none\` included.`
          : `Give "${name}" x-data: by its name it is about a person, a bank account or a credential.`,
        path: [...path, "properties", name],
      }));
  });
}

/**
 * Whether a name shows personal, bank or secret data; that of a blockchain address does not.
 * @param {Node} document @param {string} name @param {unknown} property
 */
function tells(document, name, property) {
  return telling.some((pattern) => pattern.test(name)) && deref(document, property)["format"] !== "blockchain-address";
}
