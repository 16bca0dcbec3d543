// What is known of a call, and of each of its attempts.

import type { GetToken } from "../tokens/source.ts";
import type { Limits } from "./check.ts";
import type { ApiError, ErrorFacts, Timeout } from "./errors.ts";
import type { CallEvent, CallFacts, OnEvent } from "./events.ts";
import type { CallInit, Fetch, HeadersInput, Middleware, Prepared } from "./request.ts";

/** What all calls of a client have in common. */
export interface Shared {
  baseUrl: string;
  allowHttp: readonly string[] | undefined;
  headers: HeadersInput;
  middleware: readonly Middleware[];
  /** The caller's own; undefined for the one of the runtime. */
  fetch: Fetch | undefined;
  getToken: GetToken;
  limits: Limits;
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

/** What is the same for all attempts of a call. */
export interface Call {
  readonly shared: Shared;
  readonly init: CallInit;
  readonly limits: Limits;
  readonly prepared: Prepared;
  /** Words of the operation: error codes after which it can be repeated, whatever it is, and what else the table says. */
  readonly words: readonly string[];
  /** What has authorized its requests, in all its forms: a response can quote the first of two tokens. */
  readonly secrets: Set<string>;
  mask(text: string): string;
  /** Time until the deadline, in milliseconds. */
  leftMs(): number;
  /** Whether too little time is left for an attempt. */
  isLate(): boolean;
  report(facts: CallFacts, event: CallEvent): void;
}

/** What the service itself returned. Middleware gets the response, and can change or replace it. */
interface ServiceResponse {
  /** Undefined for a success: whether it can be read decides. */
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  /** A copy of it, if its error code can say that the operation can be repeated, whatever it is. */
  readonly copy: Response | false;
}

/**
 * One attempt, and what is known of the call up to it. Each has a record of its own: one that was given up still runs, and
 * what it learns is not known of the next.
 */
export interface Attempt {
  readonly call: Call;
  /** The attempt before, whose token the service has refused. */
  readonly refused: Attempt | undefined;
  readonly facts: CallFacts;
  /** Number of retries before it, each after a pause. */
  readonly retries: number;
  /** What it waits for. */
  phase: Timeout;
  /** Whether the service may have received the request, and whether it may have before this attempt. */
  sent: boolean;
  readonly sentBefore: boolean;
  token?: string;
  /** Its response, and the correlation ID of that, which is known also if the body is then lost. */
  response?: Response | undefined;
  responseId?: string;
  service?: ServiceResponse;
  /** Whether the service's error code says that the operation can be repeated. It is read last, because a body can be lost. */
  isRepeatable?: boolean;
  /** Whether nothing is sent again, whatever comes of it: middleware has a success, or ended the call. */
  isFinal: boolean;
  /** How it ended. */
  data?: unknown;
  error?: ApiError;
  /** The client's own error, with what it said at first: middleware gets it, and can change it or throw another. */
  made?: { readonly error: ApiError; readonly known: ErrorFacts & { retryable: boolean } } | undefined;
}

/** The longest correlation ID that is quoted. The contract's are shorter; a server can send anything. */
const longestId = 128;

/** Begins the first attempt of a call, or one after another. */
export const begin = (call: Call, facts: CallFacts, retries = 0, sent = false, refused?: Attempt): Attempt => ({
  ...{ call, refused, facts: { ...facts, status: undefined }, retries },
  ...{ phase: "request", sent, sentBefore: sent, isFinal: false },
});

/** Notes the response of an attempt, or that there is none. */
export function noteResponse(attempt: Attempt, response?: Response): void {
  const id = response?.headers.get("X-Correlation-Id");
  if (id) attempt.responseId = attempt.call.mask(id).slice(0, longestId);
  attempt.response = response;
  attempt.facts.status = response?.status;
}
