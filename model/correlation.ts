// The form of a correlation ID, which clients, mock and contract tests have to agree on.

import { componentsOf, type JsonObject, resolve } from "./document.ts";

const patterns = new WeakMap<JsonObject, RegExp>();

/**
 * The pattern of `X-Correlation-Id`, from the header that all responses share.
 * @param document The bundle.
 * @throws Error in one line when the contract has none.
 */
export function correlationPattern(document: JsonObject): RegExp {
  const known = patterns.get(document);
  if (known !== undefined) return known;
  const { pattern } = resolve(document, componentsOf(document, "headers")["XCorrelationId"]?.["schema"]);
  if (typeof pattern === "string") {
    const read = new RegExp(pattern);
    patterns.set(document, read);
    return read;
  }
  throw new Error("the contract in generated/ lacks the pattern of X-Correlation-Id; run npm run build");
}
