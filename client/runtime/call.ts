// One call from its first attempt to its outcome: token, sending, reading, and what `decide` says after a failure.

import type { GetToken } from "../tokens/source.ts";
import { type Envelope, readAnswer } from "./answer.ts";
import { withDeadline } from "./deadline.ts";
import { endIn, type TellEnd } from "./deprecation.ts";
import { ApiError, AuthError, ConnectionError, type ErrorFacts } from "./errors.ts";
import type { CallEvent, CallFacts, ClientEvent, OnEvent } from "./events.ts";
import { throughMiddleware } from "./middleware.ts";
import { retryAfterMs, sleep } from "./pause.ts";
import { type CallInit, type Fetch, type Middleware, type Prepared, prepare, requestOf } from "./request.ts";
import { type Decision, decide } from "./retry.ts";

/** What all calls of a client have in common. */
export interface Shared {
  baseUrl: string;
  middleware: Middleware[];
  fetch: Fetch;
  getToken: GetToken;
  timeoutMs: number;
  maxRetries: number;
  onEvent: OnEvent | undefined;
  tellEnd: TellEnd | undefined;
}

/** The outcome of a call, with what is known about it. `error` is undefined if and only if the call succeeded. */
export interface AnyOutcome extends CallFacts {
  data: unknown;
  error: ApiError | undefined;
  response: Response | undefined;
}

/** A call in progress. */
export class Call {
  readonly #shared: Shared;
  /** What is known so far. */
  readonly #facts: CallFacts;
  readonly #init: CallInit & { baseUrl: string };
  readonly #prepared: Prepared;
  readonly #start = performance.now();
  #deadline = 0;
  #retries = 0;
  #token = "";
  /** The first 401, after which the call needs another token, and the token it was for. */
  #unauthenticated: ApiError | undefined;
  #rejected: string | undefined;
  /** The latest error that is about sending the request and its response. */
  #ofSending: ApiError | undefined;
  /** The response of the current attempt, and its correlation ID, which is known also if the body is then lost. */
  #response: Response | undefined;
  #responseId: string | undefined;

  /**
   * @param shared What all calls of the client have in common.
   * @param facts What is known before the first attempt.
   * @param init The caller's options, with the idempotency key in the request body. Serialized here, once.
   * @throws TypeError for an invalid path parameter, and what the caller's own serializers throw.
   */
  constructor(shared: Shared, facts: CallFacts, init: CallInit) {
    this.#shared = shared;
    this.#facts = facts;
    this.#init = { baseUrl: shared.baseUrl, ...init, method: facts.method };
    this.#prepared = prepare(facts.path, this.#init);
  }

  /**
   * Makes the call.
   * @returns The outcome, also of a call that failed or was aborted.
   * @throws What the caller's own middleware throws.
   */
  make(): Promise<AnyOutcome> {
    const { timeoutMs } = this.#shared;
    this.#deadline = Date.now() + timeoutMs;
    return withDeadline(
      timeoutMs,
      this.#init.signal,
      (signal) => this.#repeat(signal),
      (Kind) => this.#settle(undefined, this.#unanswered(Kind, "ended before the response was complete")),
    );
  }

  /** Attempts the call until it succeeds or must not be repeated. */
  async #repeat(signal: AbortSignal): Promise<AnyOutcome> {
    for (;;) {
      const [data, error] = await this.#attempt(signal);
      // The call has been aborted, and nothing waits for it.
      if (signal.aborted) return new Promise(() => {});
      const outcome = this.#settle(data, error);
      if (!error) return outcome;
      const { repeat, delayMs } = this.#decide(error);
      if (repeat === "no") return outcome;
      if (repeat === "after a pause") {
        this.#retries++;
        this.#report({ type: "retry", delayMs });
        await sleep(delayMs, signal);
        if (signal.aborted) return outcome;
      } else {
        this.#unauthenticated = error;
        this.#rejected = this.#token;
      }
    }
  }

  /** One attempt. */
  async #attempt(signal: AbortSignal): Promise<[data: unknown, error?: ApiError]> {
    this.#responseId = undefined;
    this.#arrived(undefined);
    try {
      this.#arrived(await this.#exchange(signal));
      // The success status of deletions is assumed in the contract. A 204 means the same as the envelope would.
      if (this.#facts.status === 204 && this.#facts.method === "DELETE") return [{ success: true }];
      const { ok, data, envelope } = await readAnswer(this.#response as Response, this.#init.parseAs);
      return ok ? [data] : [undefined, this.#refusal(envelope)];
    } catch (error) {
      if (ApiError.is(error)) return [undefined, error];
      // The connection was lost within the body. Before a response, the caller's own middleware threw.
      if (this.#response) return [undefined, this.#broken(error)];
      throw error;
    }
  }

  /** Sends the request, through middleware if there is any. */
  #exchange(signal: AbortSignal): Promise<Response> {
    const { middleware } = this.#shared;
    const { path } = this.#facts;
    const init = { ...this.#init, signal };
    const request = requestOf(this.#prepared, init);
    const all = init.middleware ? [...middleware, ...init.middleware] : middleware;
    const send: Fetch = (request) => this.#send(request, signal);
    // Middleware keeps its own request, so the token is only in the copy that is sent.
    return all.length > 0
      ? throughMiddleware(all, request, path, init, (request) => send(new Request(request)))
      : send(request);
  }

  /** Sends a request as middleware returned it. Its headers take precedence, because the caller set them. */
  async #send(request: Request, signal: AbortSignal): Promise<Response> {
    const { headers } = request;
    const facts = this.#facts;
    const { getToken, onEvent, fetch } = this.#shared;
    const rejected = this.#rejected;
    try {
      this.#token = await getToken({ signal, rejected, onEvent });
    } catch (cause) {
      const known = ApiError.is(cause) ? cause : { retryable: false };
      throw this.#failure(AuthError, (cause as Error)?.message, known);
    }
    this.#checkToken();
    // The token can arrive late, and not every `fetch` checks the signal.
    if (signal.aborted) throw this.#broken(signal.reason);
    if (!headers.has("Authorization")) headers.set("Authorization", `Bearer ${this.#token}`);
    facts.tenantId = ownOr(headers, "x-tenant-id", facts.tenantId);
    facts.correlationId = ownOr(headers, "X-Correlation-Id", facts.correlationId);
    facts.attempts++;
    this.#report({ type: "request" });
    try {
      return await (this.#init.fetch ?? fetch)(request);
    } catch (cause) {
      throw this.#broken(cause);
    }
  }

  /** A 401 is final unless there is another token. */
  #checkToken(): void {
    if (this.#unauthenticated && this.#token === this.#rejected) {
      this.#arrived(this.#unauthenticated.response);
      throw this.#unauthenticated;
    }
    // For an invalid header value, `Headers` throws an error that quotes the token.
    if (!/^[!-~]+$/.test(this.#token ?? "")) throw this.#failure(AuthError, "not a token", { retryable: false });
  }

  /** Records the response of the current attempt. */
  #arrived(response: Response | undefined): void {
    this.#response = response;
    this.#facts.status = response?.status;
    this.#responseId = response?.headers.get("X-Correlation-Id") ?? this.#responseId;
    if (response) this.#shared.tellEnd?.(this.#facts, endIn(response));
  }

  /** The error of the service, or a response that the contract does not describe. */
  #refusal(envelope: Envelope | undefined): ApiError {
    const { status } = this.#facts;
    const errors = Array.isArray(envelope?.errors) ? envelope.errors : [];
    const code = errors[0]?.code;
    return this.#failure(ApiError, `${status} ${code ?? "without a readable envelope"}`, {
      code,
      errors,
      retryAfterMs: retryAfterMs(this.#response),
    });
  }

  /** A failed connection. The cause can contain the request, so only its code or its message is used. */
  #broken(cause: unknown): ApiError {
    const { code, message } = Object((cause as Error)?.cause ?? cause) as { code?: string; message?: string };
    return this.#unanswered(ConnectionError, `${code ?? message}`.replaceAll(this.#token || " ", " "));
  }

  #unanswered(Kind: typeof ApiError, reason: string): ApiError {
    this.#arrived(undefined);
    return this.#failure(Kind, reason);
  }

  #failure(Kind: typeof ApiError, reason: string, more?: ErrorFacts): ApiError {
    const { method, path } = this.#facts;
    const correlationId = this.#idToQuote();
    const error = new Kind(`${method} ${path}: ${reason} (correlation ID ${correlationId})`, {
      errors: [],
      retryable: this.#decide().retryable,
      response: this.#response,
      ...this.#facts,
      correlationId,
      ...more,
    });
    if (Kind !== AuthError) this.#ofSending = error;
    return error;
  }

  /** What to do now that the attempt has failed. */
  #decide(error = this.#ofSending): Decision {
    return decide({
      ...this.#facts,
      ownWord: error === this.#ofSending ? undefined : error?.retryable,
      renewed: !!this.#unauthenticated,
      retries: this.#retries,
      maxRetries: this.#shared.maxRetries,
      retryAfterMs: error?.retryAfterMs,
      leftMs: this.#deadline - Date.now(),
      jitter: Math.random(),
    });
  }

  #settle(data: unknown, error: ApiError | undefined): AnyOutcome {
    const durationMs = performance.now() - this.#start;
    const responseCorrelationId = this.#responseId;
    this.#report({ type: "response", durationMs, responseCorrelationId, error: error?.name, code: error?.code });
    return { ...this.#facts, correlationId: this.#idToQuote(), data, error, response: this.#response };
  }

  /** The ID that the service knows this request by. */
  #idToQuote(): string | undefined {
    return this.#responseId ?? this.#facts.correlationId;
  }

  #report(event: CallEvent): void {
    this.#shared.onEvent?.({ ...this.#facts, ...event } as ClientEvent);
  }
}

/** The value of a header that the caller has set. Otherwise sets the client's own value and returns it. */
function ownOr(headers: Headers, name: string, ours: string | undefined): string | undefined {
  const own = headers.get(name);
  if (own === null && ours) headers.set(name, ours);
  return own ?? ours;
}
