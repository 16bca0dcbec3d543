// The form of a correlation ID, which clients, mock and contract tests have to agree on.

import { componentsOf, type JsonObject, resolve } from "./document.ts";

/**
 * The pattern of `X-Correlation-Id`, as the header of every response has it.
 * @param document The bundle.
 * @throws Error in one line when the contract has none.
 */
export function correlationPattern(document: JsonObject): RegExp {
  const { pattern } = resolve(document, componentsOf(document, "headers")["XCorrelationId"]?.["schema"]);
  if (typeof pattern === "string") return new RegExp(pattern);
  throw new Error("the contract in generated/ lacks the pattern of X-Correlation-Id; run npm run build");
}
