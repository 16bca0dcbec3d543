// The state of a call and of each of its attempts.

import { mergeHeaders } from "openapi-fetch";
import type { GetToken } from "../tokens/source.ts";
import { type CallLimits, limitsOf, must } from "./check.ts";
import type { ApiError, ErrorFacts, Timeout } from "./errors.ts";
import type { CallEvent, CallFacts, ClientEvent, OnEvent } from "./events.ts";
import { mask } from "./mask.ts";
import { type CallInit, type Fetch, type HeadersInput, type Middleware, prepare } from "./request.ts";

/** State that all calls of a client share. */
export interface ClientContext {
  baseUrl: string;
  headers: HeadersInput;
  middleware: readonly Middleware[];
  /** The caller's own `fetch`; undefined for the runtime's. */
  fetch: Fetch | undefined;
  getToken: GetToken;
  limits: CallLimits;
  /** Number of retries that are left for all calls together. */
  budget: number;
  onEvent: OnEvent | undefined;
  /** Names of the fields whose values no error shows, joined by `|`. */
  sensitive: string;
}

/** The outcome of a call, with what is known about it. `error` is undefined if and only if the call succeeded. */
export interface AnyOutcome extends CallFacts {
  data: unknown;
  error: ApiError | undefined;
  response: Response | undefined;
}

/**
 * The least time for an attempt, in milliseconds. With less, its response would come too late, and nobody would know
 * whether the request took effect. A call whose limit is below twice this needs half of its limit.
 */
export const usefulMs = 100;

/**
 * Prepares a call.
 * @throws TypeError for an invalid limit, path parameter, body, or idempotency key in a header.
 */
export function prepareCall(shared: ClientContext, facts: CallFacts, init: CallInit, words: readonly string[]) {
  const start = performance.now();
  const limits = limitsOf(init, shared.limits);
  // Without the slash, the path could extend the host name.
  must("path", facts.path[0] === "/", '"/…"');
  // The tenant of the call takes precedence over the headers of the client.
  const tenant = { ...(facts.tenantId && { "x-tenant-id": facts.tenantId }) };
  const prepared = prepare(shared.baseUrl, facts.path, init, mergeHeaders(shared.headers, tenant));
  const { headers } = prepared;
  const isInBody = !facts.idempotencyKey || !headers.has("Idempotency-Key");
  must(`${facts.path}: Idempotency-Key`, isInBody, "idempotencyKey in the request body");
  // The outcome has the caller's own ID even if no request is sent.
  const correlationId = headers.get("X-Correlation-Id") ?? facts.correlationId;
  const spentMs = () => performance.now() - start;
  /** Time until the deadline, in milliseconds. */
  const leftMs = () => limits.timeoutMs - spentMs();
  /** The tokens of all requests of the call, in all forms: a response can quote an earlier one. */
  const secrets = new Set<string>();
  return {
    shared,
    facts: { ...facts, correlationId },
    limits,
    prepared,
    leftMs,
    secrets,
    // The contract has no redirects. Following one would send a payment to another address.
    init: { redirect: "manual", ...init, method: facts.method } as CallInit,
    /** Words of the operation in its table: `key`, `file`, and the error codes that make it repeatable. */
    words,
    mask: (text: string) => mask(text, secrets),
    /** Whether too little time is left for an attempt. */
    isLate: () => leftMs() < Math.min(usefulMs, limits.timeoutMs / 2),
    report: (known: CallFacts, event: CallEvent) =>
      shared.onEvent?.({ ...known, durationMs: spentMs(), ...event } as ClientEvent),
  };
}

/** State that all attempts of a call share. */
export type ClientCall = ReturnType<typeof prepareCall>;

/** One attempt, with the facts of the call so far. Immutable: new facts make a new object. */
export interface Attempt {
  readonly call: ClientCall;
  /** The earlier attempt whose token the service refused. */
  readonly refused: Attempt | undefined;
  readonly facts: Readonly<CallFacts>;
  /** Number of earlier retries, each after a pause. */
  readonly retries: number;
  /** What the attempt waits for. */
  readonly phase: Timeout;
  /** Whether the service may have received the request. */
  readonly sent: boolean;
  /** Whether an attempt may have taken effect unnoticed: its response was lost, or was a 5xx. */
  readonly lost: boolean;
  /** `sent` and `lost` before this attempt. */
  readonly before: Pick<Attempt, "sent" | "lost">;
  readonly token?: string;
  /** The response, and its correlation ID, which is known even if the body is lost later. */
  readonly response?: Response | undefined;
  readonly responseId?: string | undefined;
  /** The service's own response, because middleware can change or replace `response`. */
  readonly service?: {
    /** Undefined for a 2xx, which still fails if its body cannot be read. */
    readonly status: number | undefined;
    readonly retryAfterMs: number | undefined;
    /** A copy of the response, if its error code can make the operation repeatable. */
    readonly copy: Response | false;
  };
  /** Whether the service's error code makes the operation repeatable. Read last, because a body can be lost. */
  readonly isRepeatable?: boolean;
  /** Whether the call ends with this attempt in any case: middleware got a success, or ended the call. */
  readonly isFinal: boolean;
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
  /** The facts of the client's own error, because middleware can change the error or throw another. */
  readonly known?: ErrorFacts | undefined;
}

/** The longest correlation ID that is quoted. The contract's are shorter, but a server can send any text. */
const longestId = 128;

/** Creates the first attempt of a call, or the next one. */
export const begin = (
  call: ClientCall,
  facts: CallFacts,
  retries = 0,
  { sent, lost }: Attempt["before"] = { sent: false, lost: false },
  refused?: Attempt,
): Attempt => ({
  call,
  refused,
  facts: { ...facts, status: undefined },
  retries,
  phase: "request",
  sent,
  lost,
  before: { sent, lost },
  isFinal: false,
});

/** The attempt with a response. Without one, the response is removed, but its correlation ID stays. */
export function withResponse(attempt: Attempt, response?: Response): Attempt {
  const id = response?.headers.get("X-Correlation-Id");
  const responseId = id ? attempt.call.mask(id).slice(0, longestId) : attempt.responseId;
  return { ...attempt, response, responseId, facts: { ...attempt.facts, status: response?.status } };
}
