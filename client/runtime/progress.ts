// What is known of a call in progress. An attempt that was given up can still be running: it must not note anything here.

import { endIn } from "./deprecation.ts";
import type { ApiError, ErrorFacts } from "./errors.ts";
import type { CallFacts } from "./events.ts";
import { mask } from "./mask.ts";
import type { CallInit, FullInit } from "./request.ts";
import type { Shared } from "./shared.ts";

/** The longest correlation ID that is quoted. The contract's are shorter; a server can send anything. */
const longestId = 128;

/** The error of an attempt, with what it said when the client made it: others get the error, and can change it. */
export interface Failed {
  error: ApiError;
  known: ErrorFacts & { retryable: boolean };
}

/** What the service itself returned. Middleware gets the response, and can change or replace it. */
export interface ServiceResponse {
  /** Undefined for a success: whether it can be read decides. */
  status: number | undefined;
  retryAfterMs: number | undefined;
  /** A copy of it, if its error code can say that the operation can be repeated, whatever it is. */
  copy: Response | false | undefined;
  /** Whether the code says so. It is read last, because a body can be lost. */
  isRepeatable?: boolean | undefined;
}

/** What is known of a call so far. */
export class Progress {
  readonly shared: Shared;
  readonly facts: CallFacts;
  /** The caller's options, with what every request has. */
  readonly init: FullInit;
  readonly #start = performance.now();
  /** What has authorized its requests, without the scheme: a response can quote the first of two tokens. */
  readonly secrets = new Set<string>();
  /** What the current attempt waits for. `begin` sets it. */
  phase!: "request" | "token" | "headers" | "body";
  /** Whether the service may have received the request, and whether it may have before the current attempt (`begin` sets this). */
  sent = false;
  sentBefore!: boolean;
  /** The response of the current attempt, and its correlation ID, which is known also if the body is then lost. */
  response: Response | undefined;
  responseId: string | undefined;
  /** What the service returned to the current attempt. */
  serviceResponse: ServiceResponse | undefined;
  /** Whether nothing is sent again, whatever comes of the current attempt: middleware has a success, or ended the call. */
  isFinal = false;
  /** How the current attempt failed, as far as the client knows. What middleware throws is no such failure. */
  failed: Failed | undefined;

  /**
   * @param shared What all calls of the client have in common.
   * @param facts What is known before the first attempt. They are kept up to date.
   * @param init The caller's options.
   */
  constructor(shared: Shared, facts: CallFacts, init: CallInit) {
    this.shared = shared;
    this.facts = facts;
    // The contract has no redirects. Following one would send a payment to another address.
    const { baseUrl = shared.baseUrl, redirect = "manual" } = init;
    this.init = { ...init, baseUrl, redirect, method: facts.method };
  }

  /** Begins an attempt. */
  begin(): void {
    this.sentBefore = this.sent;
    this.phase = "request";
    this.responseId = this.serviceResponse = this.failed = undefined;
    this.arrived();
  }

  /** Notes the response of the current attempt, or that there is none. */
  arrived(response?: Response): void {
    this.response = response;
    this.facts.status = response?.status;
    const id = response?.headers.get("X-Correlation-Id");
    if (id) this.responseId = this.mask(id).slice(0, longestId);
    if (response) this.shared.tellEnd?.(this.facts, endIn(response));
  }

  /** Masks what has authorized the requests. */
  readonly mask = (text: string): string => mask(text, this.secrets);

  /** The ID that the service knows this request by. */
  get correlationId(): string | undefined {
    return this.responseId ?? this.facts.correlationId;
  }

  /** Time since the start of the call, in milliseconds. */
  get ms(): number {
    return performance.now() - this.#start;
  }
}
