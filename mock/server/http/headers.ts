// What Node's parsed headers do not tell of a request.

import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/**
 * Whether a header is there more than once: of several, Node keeps the first, and nobody can know which one is meant.
 * @param name Its name in lower case.
 */
export function isRepeated({ headersDistinct }: IncomingMessage, name: string): boolean {
  return (headersDistinct[name]?.length ?? 0) > 1;
}

/**
 * The correlation ID of a response: the caller's own, from `X-Correlation-Id` or else from `X-Request-Id`; a new one
 * where it is not well formed.
 * @param wellFormed The form of an ID, from the contract.
 */
export function correlationId(headers: IncomingHttpHeaders, wellFormed: RegExp): string {
  const own = headers["x-correlation-id"] ?? headers["x-request-id"];
  return typeof own === "string" && wellFormed.test(own) ? own : randomUUID();
}
