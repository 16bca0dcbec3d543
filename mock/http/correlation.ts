// The correlation id of an answer (contract: `X-Correlation-Id`, `X-Request-Id`).

import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const wellFormed = /^[A-Za-z0-9_.:-]{1,64}$/;

/**
 * The caller's own id, from `X-Correlation-Id` or else from `X-Request-Id`; a new one where it is not well formed.
 * @param headers Headers of the request.
 * @returns An id that matches `^[A-Za-z0-9_.:-]{1,64}$`.
 */
export function correlationId(headers: IncomingHttpHeaders): string {
  const own = headers["x-correlation-id"] ?? headers["x-request-id"];
  return typeof own === "string" && wellFormed.test(own) ? own : randomUUID();
}
