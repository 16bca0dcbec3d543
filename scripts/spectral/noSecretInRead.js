// What is written once is never read back: no write-only property and no secret in an answer or an event.

import { deref, list, object, operations } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */

const secret = /^(apiKey|password|identityShareToken|privateKey|.*[sS]ecret)$/;

/** @param {Node} document @returns {import("./walk.js").Result[]} */
export default function noSecretInRead(document) {
  const answers = operations(document).flatMap(({ operation, path }) =>
    Object.entries(object(operation["responses"])).map(([status, response]) => ({
      body: deref(document, response),
      path: [...path, "responses", status],
    })),
  );
  const events = Object.entries(object(document["webhooks"])).map(([name, item]) => ({
    body: deref(document, object(deref(document, item)["post"])["requestBody"]),
    path: ["webhooks", name],
  }));
  return [...answers, ...events].flatMap(({ body, path }) =>
    Object.values(object(body["content"])).flatMap((media) =>
      secrets(document, object(media)["schema"], new Set()).map((name) => ({
        message: `Take "${name}" out of this answer: use a read schema of its own, without the secret.`,
        path,
      })),
    ),
  );
}

/** @param {Node} document @param {unknown} node @param {Set<Node>} seen @returns {string[]} */
function secrets(document, node, seen) {
  const schema = deref(document, node);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const own = Object.entries(object(schema["properties"])).flatMap(([name, property]) => {
    const hidden = secret.test(name) || deref(document, property)["writeOnly"] === true;
    return hidden ? [name] : secrets(document, property, seen);
  });
  const parts = [
    schema["items"],
    schema["additionalProperties"],
    ...["oneOf", "anyOf", "allOf"].flatMap((k) => list(schema[k])),
  ];
  return [...own, ...parts.filter((part) => part !== undefined).flatMap((part) => secrets(document, part, seen))];
}
