// What is known of a call, and of each of its attempts.

import { mergeHeaders } from "openapi-fetch";
import type { GetToken } from "../tokens/source.ts";
import { type CallLimits, limitsOf, must } from "./check.ts";
import type { ApiError, ErrorFacts, Timeout } from "./errors.ts";
import type { CallEvent, CallFacts, ClientEvent, OnEvent } from "./events.ts";
import { mask } from "./mask.ts";
import { type CallInit, type Fetch, type HeadersInput, type Middleware, prepare } from "./request.ts";

/** What all calls of a client have in common. */
export interface ClientContext {
  baseUrl: string;
  headers: HeadersInput;
  middleware: readonly Middleware[];
  /** The caller's own; undefined for the one of the runtime. */
  fetch: Fetch | undefined;
  getToken: GetToken;
  limits: CallLimits;
  /** Number of retries that are left for all calls together. */
  budget: number;
  onEvent: OnEvent | undefined;
  /** Names of the fields whose values no error shows. */
  sensitive: string;
}

/** The outcome of a call, with what is known about it. `error` is undefined if and only if the call succeeded. */
export interface AnyOutcome extends CallFacts {
  data: unknown;
  error: ApiError | undefined;
  response: Response | undefined;
}

/**
 * The least time that an attempt is made with, in milliseconds. Sent with less, a request that is known to have done nothing
 * would become one that nobody knows about. A call whose own limit is shorter than twice this is made with half of that limit.
 */
export const usefulMs = 100;

/**
 * Prepares a call.
 * @throws TypeError for an invalid limit, path parameter, body or place of the key.
 */
export function prepareCall(shared: ClientContext, facts: CallFacts, init: CallInit, words: readonly string[]) {
  const start = performance.now();
  const limits = limitsOf(init, shared.limits);
  // Otherwise it could continue the name of the host.
  must("path", facts.path[0] === "/", '"/…"');
  // The tenant of the call is nearer to it than the headers of the client.
  const tenant = facts.tenantId ? { "x-tenant-id": facts.tenantId } : {};
  const prepared = prepare(shared.baseUrl, facts.path, init, mergeHeaders(shared.headers, tenant));
  const { headers } = prepared;
  const isInBody = !facts.idempotencyKey || !headers.has("Idempotency-Key");
  must(`${facts.path}: Idempotency-Key`, isInBody, "idempotencyKey in the request body");
  // The caller's own, also if nothing is sent.
  const correlationId = headers.get("X-Correlation-Id") ?? facts.correlationId;
  const spentMs = () => performance.now() - start;
  /** Time until the deadline, in milliseconds. */
  const leftMs = () => limits.timeoutMs - spentMs();
  /** What has authorized its requests, in all its forms: a response can quote the first of two tokens. */
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
    /** Words of the operation: error codes after which it can be repeated, whatever it is, and what else the table says. */
    words,
    mask: (text: string) => mask(text, secrets),
    /** Whether too little time is left for an attempt. */
    isLate: () => leftMs() < Math.min(usefulMs, limits.timeoutMs / 2),
    report: (known: CallFacts, event: CallEvent) =>
      shared.onEvent?.({ ...known, durationMs: spentMs(), ...event } as ClientEvent),
  };
}

/** What is the same for all attempts of a call. */
export type ClientCall = ReturnType<typeof prepareCall>;

/** One attempt, and what is known of the call up to it. It never changes: what it learns gives another one. */
export interface Attempt {
  readonly call: ClientCall;
  /** The attempt before, whose token the service has refused. */
  readonly refused: Attempt | undefined;
  readonly facts: Readonly<CallFacts>;
  /** Number of retries before it, each after a pause. */
  readonly retries: number;
  /** What it waits for. */
  readonly phase: Timeout;
  /** Whether the service may have received the request. */
  readonly sent: boolean;
  /** Whether an attempt may have done what was asked without a word: its response was lost, or was a 5xx. */
  readonly lost: boolean;
  /** Both without this attempt. */
  readonly before: Pick<Attempt, "sent" | "lost">;
  readonly token?: string;
  /** Its response, and the correlation ID of that, which is known also if the body is then lost. */
  readonly response?: Response | undefined;
  readonly responseId?: string | undefined;
  /** What the service itself returned. Middleware gets the response, and can change or replace it. */
  readonly service?: {
    /** Undefined for a 2xx, which still fails if its body cannot be read. */
    readonly status: number | undefined;
    readonly retryAfterMs: number | undefined;
    /** A copy of it, if its error code can say that the operation can be repeated, whatever it is. */
    readonly copy: Response | false;
  };
  /** Whether the service's error code says that the operation can be repeated. It is read last, because a body can be lost. */
  readonly isRepeatable?: boolean;
  /** Whether nothing is sent again, whatever comes of it: middleware has a success, or ended the call. */
  readonly isFinal: boolean;
  /** How it ended. */
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
  /** What the client's own error said at first: middleware gets the error, and can change it or throw another. */
  readonly known?: ErrorFacts | undefined;
}

/** The longest correlation ID that is quoted. The contract's are shorter; a server can send anything. */
const longestId = 128;

/** Begins the first attempt of a call, or one after another. */
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

/** The attempt with its response, or without that of the one before. */
export function withResponse(attempt: Attempt, response?: Response): Attempt {
  const id = response?.headers.get("X-Correlation-Id");
  const responseId = id ? attempt.call.mask(id).slice(0, longestId) : attempt.responseId;
  return { ...attempt, response, responseId, facts: { ...attempt.facts, status: response?.status } };
}
