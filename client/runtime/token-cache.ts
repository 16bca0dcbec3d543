// Keeps one access token: renewed before it expires, by one request however many calls wait for it.

import type { TokenRequest } from "./tokens.ts";

/** A token as it was granted. */
export interface Grant {
  accessToken: string;
  /** How long it lives, in milliseconds from when it was requested. */
  expiresInMs: number;
}

/** Requests a token; ends when the signal is aborted. */
export type RequestGrant = (signal: AbortSignal, onEvent: TokenRequest["onEvent"]) => Promise<Grant>;

/** How long before its expiry a token is renewed, in milliseconds. */
const bufferMs = 30_000;
/** Tokens that live shorter are renewed when this part of their life is left: 30 s of two minutes. */
const bufferPart = 1 / 4;
/** How long a call waits for a renewal while the present token is still valid, in milliseconds. */
const patienceMs = 5_000;

interface Token {
  value: string;
  renewAt: number;
  expiresAt: number;
}

interface Renewal {
  granted: Promise<Token>;
  controller: AbortController;
  /** Calls that wait for it; when the last one gives up, the request is ended. */
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
   * Gives a token that is valid now.
   * @param wanted The call's signal, and the token it was refused with: only that one is dropped.
   * @throws What the request throws, unless the present token is still valid.
   */
  async get(wanted: TokenRequest): Promise<string> {
    if (this.#token?.value === wanted.rejected) this.#token = undefined;
    const present = this.#token;
    const now = this.#now();
    if (present === undefined || now >= present.expiresAt) return (await this.#renew(wanted)).value;
    if (now < present.renewAt) return present.value;
    // A renewal that fails or hangs does not spoil a token that is still valid.
    const patience = AbortSignal.timeout(Math.min(patienceMs, present.expiresAt - now));
    const signal = AbortSignal.any([wanted.signal, patience]);
    const renewed = await this.#renew({ ...wanted, signal }).catch(() => present);
    return renewed.value;
  }

  /** Joins the renewal on its way, or starts one. */
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
      // Nobody waits any more: the next call starts anew.
      if (this.#renewal === renewal) this.#renewal = undefined;
    });
    this.#renewal = renewal;
    return renewal;
  }

  async #grant(signal: AbortSignal, onEvent: TokenRequest["onEvent"]): Promise<Token> {
    // Counted from before the request, because the token may have been made right after it was sent.
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
