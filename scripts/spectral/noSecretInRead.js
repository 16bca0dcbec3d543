// What is written once is never read back: no write-only property and no secret in a response or an event.

import { payloads, reached } from "./walk.js";

const secret = /^(apiKey|password|identityShareToken|privateKey|.*[sS]ecret)$/;

/** @param {import("./walk.js").Node} document @returns {import("./walk.js").Result[]} */
export default function noSecretInRead(document) {
  const read = payloads(document).filter(({ direction }) => direction === "out");
  return read.flatMap(({ schema: body, path }) =>
    [...reached(document, body, path)]
      .filter(
        ({ node, schema, name }) =>
          node["writeOnly"] === true || schema["writeOnly"] === true || secret.test(String(name)),
      )
      .map(({ name }) => ({
        message: `Take "${name}" out of this response: use a separate read schema, without the secret.`,
        path,
      })),
  );
}
