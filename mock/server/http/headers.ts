// What Node's parsed headers do not tell of a request.

import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/**
 * Whether a header is there more than once: of several, Node keeps the first, and nobody can know which one is meant.
 * @param name Its name in lower case.
 */
export function isRepeated({ rawHeaders }: IncomingMessage, name: string): boolean {
  let count = 0;
  // Names and values alternate; most names differ in length, and are told apart by it.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] as string;
    if (given.length === name.length && given.toLowerCase() === name) count++;
  }
  return count > 1;
}

/**
 * The correlation ID of a response: the caller's own, from `X-Correlation-Id` or else from `X-Request-Id`; a new one where
 * it is not well formed.
 * @param wellFormed The form of an ID, from the contract.
 */
export function correlationId(headers: IncomingHttpHeaders, wellFormed: RegExp): string {
  const own = headers["x-correlation-id"] ?? headers["x-request-id"];
  return typeof own === "string" && wellFormed.test(own) ? own : randomUUID();
}
