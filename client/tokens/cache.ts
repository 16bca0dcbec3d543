// Caches one access token and renews it before it expires. Calls share one token request, and the rest after one that failed.

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

/** How long before it expires a token is renewed, in milliseconds. */
const bufferMs = 30_000;
/** A token with a lifetime below two minutes is renewed when this part of its lifetime is left. */
const bufferPart = 1 / 4;
/** The longest rest after the first failed request, in milliseconds. It doubles with each failure. */
const firstRestMs = 500;
/** The longest rest, in milliseconds. */
const longestRestMs = 30_000;
/** The longest `Retry-After` of the token endpoint that is kept to, in milliseconds. */
const longestRetryAfterMs = 60_000;

interface Token {
  value: string;
  renewAt: number;
  expiresAt: number;
}

interface Renewal {
  granted: Promise<Token>;
  controller: AbortController;
  /** Number of calls that wait for it. When the last one gives up, the request is aborted. */
  waiting: number;
}

/** The token of one client at one token endpoint. */
export class TokenCache {
  readonly #request: RequestGrant;
  #token: Token | undefined;
  #renewal: Renewal | undefined;
  /** Number of requests that failed since the last that succeeded, the latest error, and the rest after it. */
  #failures = 0;
  #failure: unknown;
  #failureRest = new Rest();
  /** Number of tokens in a row that were refused soon after one another, and the rest after the latest. */
  #refusals = 0;
  #refusalRest = new Rest();

  constructor(request: RequestGrant) {
    this.#request = request;
  }

  /**
   * Returns a token that is valid now, at once if there is one: it is then renewed in the background.
   * @throws What the request throws. For some time after, the same again without another request.
   */
  async get(wanted: TokenRequest): Promise<string> {
    if (this.#token && this.#token.value === wanted.rejected && this.#refusalRest.leftMs === 0) this.#refuse();
    const present = this.#token;
    const now = Date.now();
    if (present === undefined || now >= present.expiresAt) return (await this.#renew(wanted)).value;
    if (now >= present.renewAt && !this.#renewal && this.#failureRest.leftMs === 0) {
      // One more that waits, so that no call that leaves aborts it. Whether it failed shows when the token has expired.
      const renewal = this.#start(wanted.onEvent);
      renewal.waiting++;
      renewal.granted.catch(() => undefined);
    }
    return present.value;
  }

  /** Drops a token that was refused. */
  #refuse(): void {
    this.#token = undefined;
    if (this.#refusalRest.isLongOver) this.#refusals = 0;
    this.#refusalRest = new Rest(spreadRestMs(this.#refusals++));
  }

  /** Joins the renewal in progress, or starts one unless the last one has just failed. */
  async #renew({ signal, onEvent }: TokenRequest): Promise<Token> {
    if (!this.#renewal && this.#failureRest.leftMs > 0) throw this.#again();
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

  /** The next call starts a new renewal. */
  #end(renewal: Renewal): void {
    if (this.#renewal === renewal) this.#renewal = undefined;
  }

  #start(onEvent: TokenRequest["onEvent"]): Renewal {
    const controller = new AbortController();
    const granted = this.#grant(controller.signal, onEvent)
      .finally(() => this.#end(renewal))
      .catch((error: unknown) => {
        if (controller.signal.aborted) throw error;
        this.#rest(error);
        throw this.#again();
      });
    const renewal = { granted, controller, waiting: 0 };
    this.#renewal = renewal;
    return renewal;
  }

  async #grant(signal: AbortSignal, onEvent: TokenRequest["onEvent"]): Promise<Token> {
    // Counted from before the request, because the token can be issued as soon as the request is sent.
    const requestedAt = Date.now();
    const { accessToken, expiresInMs } = await this.#request(signal, onEvent);
    const expiresAt = requestedAt + expiresInMs;
    const renewAt = expiresAt - Math.min(bufferMs, expiresInMs * bufferPart);
    this.#token = { value: accessToken, renewAt, expiresAt };
    this.#failures = 0;
    this.#failureRest = new Rest();
    return this.#token;
  }

  /** Notes a failure. The rest is spread, so that many processes do not come back together. */
  #rest(error: unknown): void {
    const ownMs = spreadRestMs(this.#failures++);
    const askedMs = ApiError.is(error) ? (error.retryAfterMs ?? 0) : 0;
    this.#failure = error;
    this.#failureRest = new Rest(Math.max(ownMs, Math.min(askedMs, longestRetryAfterMs)));
  }

  /** The latest failure, with the time after which a call that repeats it makes another request. */
  #again(): unknown {
    const error = this.#failure;
    if (!ApiError.is(error)) return error;
    // A timer can fire a little early.
    const retryAfterMs = Math.ceil(this.#failureRest.leftMs) + 2;
    return new AuthError(error.message, { ...error, cause: error.cause, retryAfterMs });
  }
}

/** How long to rest after a number of failures in a row, in milliseconds. */
function spreadRestMs(failures: number): number {
  return Math.min(longestRestMs, firstRestMs * 2 ** failures) * (0.5 + Math.random() / 2);
}

/** A time in which nothing is requested. */
class Rest {
  readonly #ms: number;
  // Not the clock of the tokens, which jumps when it is set.
  readonly #start = performance.now();

  /** @param ms How long it is, in milliseconds. */
  constructor(ms = 0) {
    this.#ms = ms;
  }

  /** What is left of it, in milliseconds. Nothing if the clock has been replaced, as fake timers do: it cannot tell. */
  get leftMs(): number {
    const ms = performance.now() - this.#start;
    return ms < 0 ? 0 : Math.max(0, this.#ms - ms);
  }

  /** Whether it has been over for longer than the longest rest. */
  get isLongOver(): boolean {
    return performance.now() - this.#start > this.#ms + longestRestMs;
  }
}
