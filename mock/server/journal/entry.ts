// What the journal keeps of a request: references to what is there anyway; nothing is copied or masked until it is read.

import type { IncomingHttpHeaders } from "node:http";
import type { Api } from "../../../model/apis.ts";
import type { Source } from "../../respond/asked.ts";
import type { Drop } from "../../respond/reply.ts";

/** One request and what became of it. */
export interface Entry {
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
  /** ID of the sandbox. */
  sandbox: string;
  /** HTTP status; 0 where the connection was dropped before the response. */
  status: number;
  responseHeaders: Record<string, string> | undefined;
  responseBody: string | undefined;
  /** Where the connection was dropped. */
  drop: Drop | undefined;
  /** Who decided the response. */
  source: Source;
  /** What decided it, by name; undefined where the source says it all. */
  rule: string | undefined;
  /** Status of the operation that was carried out before a scenario took the place of its response. */
  applied: number | undefined;
  /** Whether the state repeated an earlier result of the idempotency key instead of carrying the operation out. */
  replayed: true | undefined;
  /** Whether a scenario or `Prefer` responded in the place of the operation, which was not carried out. */
  replaced: true | undefined;
  /** What of a scenario's response breaks the contract. */
  breach: string | undefined;
  /** Undefined where the request got no access. */
  tenantId: string | undefined;
  clientId: string | undefined;
  correlationId: string;
  /** Milliseconds from the request's head to its response. */
  duration: number;
}

/** An entry in its place. */
export interface Kept {
  /** Its number; the first request has 1. */
  seq: number;
  entry: Entry;
}

/** Longer response bodies are not kept, in characters. */
const longestBody = 32_768;

/** The entry without a body that is too long to be kept: what is left says how long it was. */
export function bounded(entry: Entry): Entry {
  const { responseBody } = entry;
  if (responseBody === undefined || responseBody.length <= longestBody) return entry;
  return { ...entry, responseBody: `(${responseBody.length} characters)` };
}
