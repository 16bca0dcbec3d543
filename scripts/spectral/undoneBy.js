// Requires that `x-undone-by` names other operations that exist.

import { operations } from "./walk.js";

/** @param {import("./walk.js").Node} document @returns {import("./walk.js").LintResult[]} */
export default function undoneBy(document) {
  const all = operations(document);
  const known = all.map(({ operation }) => operation["operationId"]);
  return all.flatMap(({ operation, path }) =>
    [operation["x-undone-by"] ?? []]
      .flat()
      .filter((name) => !known.includes(name) || name === operation["operationId"])
      .map((name) => ({
        message: `x-undone-by names ${JSON.stringify(name)}; write the operationId of another operation.`,
        path: [...path, "x-undone-by"],
      })),
  );
}
