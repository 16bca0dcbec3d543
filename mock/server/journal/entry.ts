// An entry of the journal. It has references to parts of request and response, which are copied and masked only when
// the journal is read.

import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Api } from "../../../model/apis.ts";
import type { Decision } from "../../respond/decision.ts";
import type { Drop, MockResponse } from "../../respond/response.ts";

/** One request and its response; the steps fill in the decision. */
export interface JournalEntry extends Decision {
  /** Number in the journal, from 1; 0 before it is added. */
  seq: number;
  /** Milliseconds since 1970. */
  time: number;
  api: Api;
  method: string;
  /** Path and query as they were sent. */
  target: string;
  headers: IncomingHttpHeaders;
  /** The parsed body; undefined if it is large. */
  body: unknown;
  operationId: string | undefined;
  /** Sandbox whose journal gets the entry; `main` until the credentials are known. */
  sandbox: { readonly id: string };
  /** HTTP status; 0 if the connection was dropped before the response. */
  status: number;
  responseHeaders: Record<string, string> | undefined;
  responseBody: string | undefined;
  drop: Drop | undefined;
  /** Whether the response is the stored one of the idempotency key, and the operation was not carried out. */
  replayed: true | undefined;
  correlationId: string;
  /** Milliseconds from the head of the request to the response. */
  duration: number;
}

/** Longest response body that is kept, in characters. */
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

/** Notes the response; a body that is too long is replaced with its length. @param start By `performance.now()`. */
export function noteResponse(entry: JournalEntry, { status, headers, body, drop }: MockResponse, start: number): void {
  entry.status = status;
  entry.responseHeaders = headers;
  const isKept = typeof body !== "object" && (body?.length ?? 0) <= longestBody;
  entry.responseBody = isKept ? body : `(${body?.length} characters)`;
  entry.drop = drop;
  entry.duration = Math.round(10 * (performance.now() - start)) / 10;
}
