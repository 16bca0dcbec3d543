// Caches one access token and renews it before it expires. Calls share a token request, and the pause if it fails.

import { withDeadline } from "../runtime/deadline.ts";
import { ApiError, AuthError } from "../runtime/errors.ts";
import type { TokenRequest } from "./source.ts";

/** A granted token. */
export interface Grant {
  accessToken: string;
  /** Lifetime, in milliseconds from the request. */
  expiresInMs: number;
}

/** Requests a token. Ends when the signal is aborted. */
export type RequestGrant = (signal: AbortSignal, onEvent: TokenRequest["onEvent"]) => Promise<Grant>;

/** How long before its expiry a token is renewed, in milliseconds. */
const bufferMs = 30_000;
/** A token with a lifetime below two minutes is renewed when this part of its lifetime is left. */
const bufferPart = 1 / 4;
/** The longest pause after the first failed request, in milliseconds. It doubles with each failure. */
const firstPauseMs = 500;
/** The longest pause, in milliseconds. */
const longestPauseMs = 30_000;
/** The longest `Retry-After` of the token endpoint that is respected, in milliseconds. */
const longestRetryAfterMs = 60_000;

interface Token {
  value: string;
  renewAt: number;
  expiresAt: number;
}

interface Renewal {
  granted: Promise<Token>;
  controller: AbortController;
  /** Number of calls that wait for the token. When the last one gives up, the request is aborted. */
  waiting: number;
}

/** The token of one client at one token endpoint. */
export class TokenCache {
  readonly #request: RequestGrant;
  #token: Token | undefined;
  #renewal: Renewal | undefined;
  /** Number of failed requests since the last success, the latest error, and the pause after it. */
  #failures = 0;
  #failure: unknown;
  #failurePause = new Pause();
  /** Number of tokens that were refused soon after one another, and the pause after the latest refusal. */
  #refusals = 0;
  #refusalPause = new Pause();

  constructor(request: RequestGrant) {
    this.#request = request;
  }

  /**
   * Returns a valid token. One that expires soon is returned at once and renewed in the background.
   * @throws The error of the token request; during the pause after it, the same error without another request.
   */
  async get(wanted: TokenRequest): Promise<string> {
    if (this.#token && this.#token.value === wanted.rejected && this.#refusalPause.leftMs === 0) this.#refuse();
    const present = this.#token;
    const now = Date.now();
    if (present === undefined || now >= present.expiresAt) return (await this.#renew(wanted)).value;
    if (now >= present.renewAt && !this.#renewal && this.#failurePause.leftMs === 0) {
      // Counts as a waiting call, so that calls that give up do not abort it. Its error matters only after the expiry.
      const renewal = this.#start(wanted.onEvent);
      renewal.waiting++;
      renewal.granted.catch(() => undefined);
    }
    return present.value;
  }

  /** Drops a token that was refused. */
  #refuse(): void {
    this.#token = undefined;
    if (this.#refusalPause.isLongOver) this.#refusals = 0;
    this.#refusalPause = new Pause(randomPauseMs(this.#refusals++));
  }

  /** Joins the renewal in progress, or starts one unless the last one has just failed. */
  async #renew({ signal, onEvent }: TokenRequest): Promise<Token> {
    if (!this.#renewal && this.#failurePause.leftMs > 0) throw this.#latestError();
    const renewal = this.#renewal ?? this.#start(onEvent);
    renewal.waiting++;
    try {
      const leave = () => Promise.reject<Token>(signal.reason);
      return await withDeadline<Token | Promise<Token>>(Infinity, signal, () => renewal.granted, leave);
    } finally {
      if (--renewal.waiting === 0) {
        renewal.controller.abort();
        this.#end(renewal);
      }
    }
  }

  /** Forgets a renewal, so that the next call starts another. */
  #end(renewal: Renewal): void {
    if (this.#renewal === renewal) this.#renewal = undefined;
  }

  #start(onEvent: TokenRequest["onEvent"]): Renewal {
    const controller = new AbortController();
    const granted = this.#grant(controller.signal, onEvent)
      .finally(() => this.#end(renewal))
      .catch((error: unknown) => {
        if (controller.signal.aborted) throw error;
        this.#noteFailure(error);
        throw this.#latestError();
      });
    const renewal = { granted, controller, waiting: 0 };
    this.#renewal = renewal;
    return renewal;
  }

  async #grant(signal: AbortSignal, onEvent: TokenRequest["onEvent"]): Promise<Token> {
    // The lifetime counts from before the request, because the token can be issued as soon as the request is sent.
    const requestedAt = Date.now();
    const { accessToken, expiresInMs } = await this.#request(signal, onEvent);
    const expiresAt = requestedAt + expiresInMs;
    const renewAt = expiresAt - Math.min(bufferMs, expiresInMs * bufferPart);
    this.#token = { value: accessToken, renewAt, expiresAt };
    this.#failures = 0;
    this.#failurePause = new Pause();
    return this.#token;
  }

  /** Notes a failure. The pause is random, so that many processes do not retry at the same time. */
  #noteFailure(error: unknown): void {
    const ownMs = randomPauseMs(this.#failures++);
    const askedMs = ApiError.is(error) ? (error.retryAfterMs ?? 0) : 0;
    this.#failure = error;
    this.#failurePause = new Pause(Math.max(ownMs, Math.min(askedMs, longestRetryAfterMs)));
  }

  /** The latest error; its `retryAfterMs` is the time after which a call makes another request. */
  #latestError(): unknown {
    const error = this.#failure;
    if (!ApiError.is(error)) return error;
    // 2 ms more, because a timer can fire a little early.
    const retryAfterMs = Math.ceil(this.#failurePause.leftMs) + 2;
    return new AuthError(error.message, { ...error, cause: error.cause, retryAfterMs });
  }
}

/** A random pause after a number of failures in a row, in milliseconds. */
function randomPauseMs(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);
}

/** A time without token requests. */
class Pause {
  readonly #ms: number;
  // Not `Date.now()`, which jumps when the clock is set.
  readonly #start = performance.now();

  /** @param ms Its length, in milliseconds. */
  constructor(ms = 0) {
    this.#ms = ms;
  }

  /** The time left, in milliseconds; 0 if the clock runs backwards, as when fake timers replace it. */
  get leftMs(): number {
    const ms = performance.now() - this.#start;
    return ms < 0 ? 0 : Math.max(0, this.#ms - ms);
  }

  /** Whether it ended longer ago than the longest pause. */
  get isLongOver(): boolean {
    return performance.now() - this.#start > this.#ms + longestPauseMs;
  }
}
