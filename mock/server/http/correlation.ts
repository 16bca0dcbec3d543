// The correlation ID of a response (contract: `X-Correlation-Id`, `X-Request-Id`).

import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/**
 * The caller's own id, from `X-Correlation-Id` or else from `X-Request-Id`; a new one where it is not well formed.
 * @param headers Headers of the request.
 * @param wellFormed The form of an ID, from the contract.
 * @returns An ID of that form.
 */
export function correlationId(headers: IncomingHttpHeaders, wellFormed: RegExp): string {
  const own = headers["x-correlation-id"] ?? headers["x-request-id"];
  return typeof own === "string" && wellFormed.test(own) ? own : randomUUID();
}
