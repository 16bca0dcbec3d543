// What becomes of a request, for the journal: references to what is there anyway; nothing is copied or masked until it
// is read.

import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Api } from "../../../model/apis.ts";
import type { Decision } from "../../respond/asked.ts";
import type { Drop, MockResponse } from "../../respond/response.ts";

/** One request and what became of it; what decided it is filled in on its way. */
export interface JournalEntry extends Decision {
  /** Its number in the journal, the first request has 1; 0 until it is there. */
  seq: number;
  /** Milliseconds since 1970. */
  time: number;
  api: Api;
  method: string;
  /** Path and query as they were sent. */
  target: string;
  headers: IncomingHttpHeaders;
  /** The parsed body; undefined when it is large. */
  body: unknown;
  operationId: string | undefined;
  /** Whose journal the request stands in: `main` until it is known whose the request is. */
  sandbox: { readonly id: string };
  /** HTTP status; 0 where the connection was dropped before the response. */
  status: number;
  responseHeaders: Record<string, string> | undefined;
  responseBody: string | undefined;
  /** Where the connection was dropped. */
  drop: Drop | undefined;
  /** Whether the state repeated an earlier result of the idempotency key instead of carrying the operation out. */
  replayed: true | undefined;
  correlationId: string;
  /** Milliseconds from the request's head to its response. */
  duration: number;
}

/** Longer response bodies are not kept, in characters. */
const longestBody = 32_768;

/** The entry of a request at its start. */
export function newEntry<S extends JournalEntry["sandbox"]>(
  api: Api,
  request: IncomingMessage,
  correlationId: string,
  sandbox: S,
): JournalEntry & { sandbox: S } {
  const { method, url: target, headers } = request;
  return {
    seq: 0,
    time: Date.now(),
    api,
    method: String(method),
    target: String(target),
    headers,
    body: undefined,
    operationId: undefined,
    sandbox,
    source: "rule",
    rule: undefined,
    correlationId,
    duration: 0,
    clientId: undefined,
    tenantId: undefined,
    applied: undefined,
    replayed: undefined,
    status: 0,
    responseHeaders: undefined,
    responseBody: undefined,
    drop: undefined,
  };
}

/** Notes the response; of a body that is too long to be kept how long it was. @param start By `performance.now()`. */
export function noteResponse(entry: JournalEntry, { status, headers, body, drop }: MockResponse, start: number): void {
  entry.status = status;
  entry.responseHeaders = headers;
  const isKept = typeof body !== "object" && (body?.length ?? 0) <= longestBody;
  entry.responseBody = isKept ? body : `(${body?.length} characters)`;
  entry.drop = drop;
  entry.duration = Math.round(10 * (performance.now() - start)) / 10;
}
