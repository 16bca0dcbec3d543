// Forbids write-only properties and secrets in responses and events.

import { payloads, reached } from "./walk.js";

const secret = /^(apiKey|password|identityShareToken|privateKey|.*[sS]ecret)$/;

/** @param {import("./walk.js").Node} document @returns {import("./walk.js").LintResult[]} */
export default function noSecretInRead(document) {
  const read = payloads(document).filter(({ direction }) => direction === "out");
  return read.flatMap(({ schema: body, path }) =>
    [...reached(document, body, path)]
      .filter(
        ({ node, schema, name }) =>
          node["writeOnly"] === true || schema["writeOnly"] === true || secret.test(String(name)),
      )
      .map(({ name }) => ({
        message: `Remove "${name}" from this response: use a separate schema for responses, without the secret.`,
        path,
      })),
  );
}
