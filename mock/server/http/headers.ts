// Reads headers that Node does not parse: repeated ones, and the correlation ID.

import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/**
 * Whether a request has a header more than once. Node keeps only the first, which may be the wrong one.
 * @param name Name in lower case.
 */
export function isRepeated({ headersDistinct }: IncomingMessage, name: string): boolean {
  return (headersDistinct[name]?.length ?? 0) > 1;
}

/**
 * The correlation ID of a response: that of the caller, from `X-Correlation-Id` or else `X-Request-Id`, if it is well
 * formed; else a new one.
 * @param wellFormed The form of an ID, from the contract.
 */
export function correlationId(headers: IncomingHttpHeaders, wellFormed: RegExp): string {
  const own = headers["x-correlation-id"] ?? headers["x-request-id"];
  return typeof own === "string" && wellFormed.test(own) ? own : randomUUID();
}
