// What is written once is never read back: no write-only property and no secret in a response or an event.

import { deref, payloads, subschemas } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */

const secret = /^(apiKey|password|identityShareToken|privateKey|.*[sS]ecret)$/;

/** @param {Node} document @returns {import("./walk.js").Result[]} */
export default function noSecretInRead(document) {
  const read = payloads(document).filter(({ direction }) => direction === "out");
  return read.flatMap(({ schema, path }) =>
    secrets(document, schema, new Set()).map((name) => ({
      message: `Take "${name}" out of this response: use a separate read schema, without the secret.`,
      path,
    })),
  );
}

/** @param {Node} document @param {unknown} node @param {Set<Node>} seen @returns {string[]} */
function secrets(document, node, seen) {
  const schema = deref(document, node);
  if (seen.has(schema)) return [];
  seen.add(schema);
  return subschemas(schema).flatMap(([[keyword, name], child]) => {
    const hidden = isHidden(document, child) || (keyword === "properties" && secret.test(String(name)));
    return hidden ? [String(name ?? keyword)] : secrets(document, child, seen);
  });
}

/** @param {Node} document @param {Node} schema */
function isHidden(document, schema) {
  return schema["writeOnly"] === true || deref(document, schema)["writeOnly"] === true;
}
