// Caches one access token and renews it before it expires. Concurrent calls share one token request.

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
/** How long a call waits for a renewal while the current token is still valid, in milliseconds. */
const patienceMs = 5_000;

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
  readonly #now: () => number;
  #token: Token | undefined;
  #renewal: Renewal | undefined;

  /**
   * @param request Requests a token.
   * @param now The clock, in milliseconds.
   */
  constructor(request: RequestGrant, now: () => number) {
    this.#request = request;
    this.#now = now;
  }

  /**
   * Returns a token that is valid now.
   * @param wanted The call's signal, and the token that was refused: only that one is dropped.
   * @throws What the request throws, unless the current token is still valid.
   */
  async get(wanted: TokenRequest): Promise<string> {
    if (this.#token?.value === wanted.rejected) this.#token = undefined;
    const present = this.#token;
    const now = this.#now();
    if (present === undefined || now >= present.expiresAt) return (await this.#renew(wanted)).value;
    if (now < present.renewAt) return present.value;
    // If a renewal fails or hangs, a token that is still valid is used.
    const patience = AbortSignal.timeout(Math.min(patienceMs, present.expiresAt - now));
    const signal = AbortSignal.any([wanted.signal, patience]);
    const renewed = await this.#renew({ ...wanted, signal }).catch(() => present);
    return renewed.value;
  }

  /** Joins the renewal in progress, or starts one. */
  async #renew({ signal, onEvent }: TokenRequest): Promise<Token> {
    const renewal = this.#renewal ?? this.#start(onEvent);
    renewal.waiting++;
    try {
      return await unlessAborted(renewal.granted, signal);
    } finally {
      if (--renewal.waiting === 0) renewal.controller.abort();
    }
  }

  #start(onEvent: TokenRequest["onEvent"]): Renewal {
    const controller = new AbortController();
    const granted = this.#grant(controller.signal, onEvent).finally(() => {
      if (this.#renewal === renewal) this.#renewal = undefined;
    });
    const renewal = { granted, controller, waiting: 0 };
    controller.signal.addEventListener("abort", () => {
      // No call waits: the next call starts a new renewal.
      if (this.#renewal === renewal) this.#renewal = undefined;
    });
    this.#renewal = renewal;
    return renewal;
  }

  async #grant(signal: AbortSignal, onEvent: TokenRequest["onEvent"]): Promise<Token> {
    // Counted from before the request, because the token can be issued as soon as the request is sent.
    const requestedAt = this.#now();
    const { accessToken, expiresInMs } = await this.#request(signal, onEvent);
    const expiresAt = requestedAt + expiresInMs;
    const renewAt = expiresAt - Math.min(bufferMs, expiresInMs * bufferPart);
    this.#token = { value: accessToken, renewAt, expiresAt };
    return this.#token;
  }
}

/** Waits for a promise until a signal is aborted. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
