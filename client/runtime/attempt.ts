// What is known of a call, and of each of its attempts. An attempt that was given up can still be running: it has its own
// record, so that it changes nothing of the next.

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

/** The error of an attempt, with what it said when the client made it: others get the error, and can change it. */
export interface Failed {
  error: ApiError;
  known: ErrorFacts & { retryable: boolean };
}

/** What the service itself returned. Middleware gets the response, and can change or replace it. */
interface ServiceResponse {
  /** Undefined for a success: whether it can be read decides. */
  status: number | undefined;
  retryAfterMs: number | undefined;
  /** A copy of it, if its error code can say that the operation can be repeated, whatever it is. */
  copy: Response | false | undefined;
  /** Whether the code says so. It is read last, because a body can be lost. */
  isRepeatable?: boolean;
}

/** One attempt, and what is known of the call up to it. */
export interface Attempt {
  /** The attempt before, whose token the service has refused, and its 401. */
  readonly refused: Refused | undefined;
  facts: CallFacts;
  /** What it waits for. */
  phase: Timeout;
  /** Whether the service may have received the request, and whether it may have before this attempt. */
  sent: boolean;
  readonly sentBefore: boolean;
  token?: string;
  /** Its response, and the correlation ID of that, which is known also if the body is then lost. */
  response?: Response | undefined;
  responseId?: string | undefined;
  service?: ServiceResponse;
  /** Whether nothing is sent again, whatever comes of it: middleware has a success, or ended the call. */
  isFinal: boolean;
  /** How it failed, as far as the client knows. What middleware throws is no such failure. */
  failed?: Failed;
}

/** How an attempt ended. */
export interface Ending {
  attempt: Attempt;
  data?: unknown;
  error?: ApiError | undefined;
}

/** An attempt whose token the service has refused, and its 401. */
export interface Refused extends Attempt {
  error: ApiError;
}

/** The longest correlation ID that is quoted. The contract's are shorter; a server can send anything. */
const longestId = 128;

/** Begins an attempt. */
export const begin = (facts: CallFacts, sent = false, refused?: Refused): Attempt => ({
  ...{ refused, facts: { ...facts, status: undefined } },
  ...{ phase: "request", sent, sentBefore: sent, isFinal: false },
});

/** Notes the response of an attempt, or that there is none. */
export function arrived({ mask }: Call, attempt: Attempt, response?: Response): void {
  attempt.response = response;
  attempt.facts.status = response?.status;
  const id = response?.headers.get("X-Correlation-Id");
  if (id) attempt.responseId = mask(id).slice(0, longestId);
}
