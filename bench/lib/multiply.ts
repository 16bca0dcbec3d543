// A contract with many times its operations, to see how something grows with them.

import { asObject, type JsonObject, methods } from "../../model/document.ts";

/**
 * Multiplies the operations of a bundle: copies stand under `/x2`, `/x3` … and have `X2`, `X3` … at the end of their
 * operation IDs. The copies come first, so that who searches from the front has to pass them.
 * @param document The bundle; it stays as it is.
 * @param times How many times each operation is there.
 */
export function multiply(document: JsonObject, times: number): JsonObject {
  const paths = Object.entries(asObject(document["paths"]));
  const copies = Array.from({ length: times - 1 }, (_, index) => index + 2);
  const more = copies.flatMap((copy) =>
    paths.map(([path, item]) => [`/x${copy}${path}`, renamed(asObject(item), `X${copy}`)] as const),
  );
  return { ...document, paths: Object.fromEntries([...more, ...paths]) };
}

function renamed(item: JsonObject, suffix: string): JsonObject {
  const clone = structuredClone(item);
  for (const method of methods) {
    if (clone[method] === undefined) continue;
    const operation = asObject(clone[method]);
    operation["operationId"] = `${String(operation["operationId"])}${suffix}`;
  }
  return clone;
}
