// One call from its first attempt to its outcome: token, sending, reading, and what `decide` says after a failure.

import type { GetToken } from "../tokens/source.ts";
import { type Envelope, readAnswer } from "./answer.ts";
import { readCause } from "./cause.ts";
import { type Limits, limitsOf } from "./check.ts";
import { withDeadline } from "./deadline.ts";
import { endIn, type TellEnd } from "./deprecation.ts";
import { AbortError, ApiError, AuthError, ConnectionError, type ErrorFacts, TimeoutError } from "./errors.ts";
import type { CallEvent, CallFacts, ClientEvent, OnEvent } from "./events.ts";
import { mask } from "./mask.ts";
import { throughMiddleware } from "./middleware.ts";
import { retryAfterMs } from "./pause.ts";
import { type CallInit, type Fetch, type Middleware, type Prepared, prepare, requestOf, sendWith } from "./request.ts";
import { type Decision, decide, fullBudget, isSafe } from "./retry.ts";

/** What all calls of a client have in common. */
export interface Shared {
  baseUrl: string;
  middleware: Middleware[];
  fetch: Fetch;
  getToken: GetToken;
  limits: Limits;
  /** Number of retries that are left for all calls together. */
  budget: number;
  onEvent: OnEvent | undefined;
  tellEnd: TellEnd | undefined;
}

/** The outcome of a call, with what is known about it. `error` is undefined if and only if the call succeeded. */
export interface AnyOutcome extends CallFacts {
  data: unknown;
  error: ApiError | undefined;
  response: Response | undefined;
}

/** How an attempt ended. */
type Ending = [data?: unknown, error?: ApiError];

/** A call in progress. An attempt that was given up can still be running: it looks at its signal before it notes anything. */
export class Call {
  readonly #shared: Shared;
  /** What is known so far. */
  readonly #facts: CallFacts;
  readonly #init: CallInit & { baseUrl: string };
  readonly #prepared: Prepared;
  readonly #limits: Limits;
  readonly #start = performance.now();
  #retries = 0;
  #token = "";
  /** The first 401, after which the call needs another token, and the token it was for. */
  #unauthenticated: ApiError | undefined;
  #rejected: string | undefined;
  /** What the current attempt waits for. */
  #phase: "token" | "headers" | "body" = "token";
  /** Whether the service may have received the request, and whether it may have before the current attempt. */
  #sent = false;
  #sentBefore = false;
  /** The response of the current attempt, and its correlation ID, which is known also if the body is then lost. */
  #response: Response | undefined;
  #responseId: string | undefined;

  /**
   * @param shared What all calls of the client have in common.
   * @param facts What is known before the first attempt.
   * @param init The caller's options, with the idempotency key in the request body. Serialized here, once.
   * @throws TypeError for an invalid limit or path parameter, and what the caller's own serializers throw.
   */
  constructor(shared: Shared, facts: CallFacts, init: CallInit) {
    this.#shared = shared;
    this.#facts = facts;
    this.#init = { baseUrl: shared.baseUrl, ...init, method: facts.method };
    this.#limits = limitsOf(init, shared.limits);
    this.#prepared = prepare(facts.path, this.#init);
  }

  /**
   * Makes the call: attempts it until it succeeds or must not be repeated.
   * @returns The outcome, also of a call that failed or was aborted.
   * @throws What the caller's own middleware throws.
   */
  async make(): Promise<AnyOutcome> {
    for (;;) {
      const [data, error] = await this.#attempt();
      const outcome = this.#settle(data, error);
      if (!error) {
        this.#shared.budget = Math.min(fullBudget, this.#shared.budget + (this.#retries ? 1 : 1 / 5));
        return outcome;
      }
      const { repeat, delayMs } = this.#decide(error);
      if (repeat === "no") return outcome;
      if (repeat === "after a pause") {
        this.#retries++;
        this.#shared.budget--;
        this.#report({ type: "retry", delayMs });
        const aborted = await this.#within(
          delayMs,
          () => new Promise<undefined>(() => {}),
          (Kind) => (Kind === AbortError ? this.#cutShort(Kind, delayMs) : undefined),
        );
        if (aborted) return this.#settle(undefined, aborted);
      } else {
        this.#unauthenticated = error;
        this.#rejected = this.#token;
        // The service has done nothing.
        this.#sent = false;
      }
    }
  }

  /** One attempt, within its time. */
  #attempt(): Promise<Ending> {
    this.#sentBefore = this.#sent;
    this.#phase = "token";
    this.#responseId = undefined;
    this.#arrived(undefined);
    const { attemptTimeoutMs, maxRetries } = this.#limits;
    const repeatable = this.#retries < maxRetries && isSafe(this.#facts);
    const limitMs = Math.min(this.#leftMs(), repeatable ? attemptTimeoutMs : Infinity);
    return this.#within<Ending>(
      limitMs,
      (signal) => this.#try(signal),
      (Kind) => [undefined, this.#cutShort(Kind, limitMs)],
    );
  }

  async #try(signal: AbortSignal): Promise<Ending> {
    const { parseAs } = this.#init;
    try {
      const response = await this.#exchange(signal);
      if (signal.aborted) return [];
      this.#arrived(response);
      // Also if middleware made it: it can have sent the request itself.
      this.#sent = true;
      this.#phase = "body";
      // The success status of deletions is assumed in the contract. A 204 means the same as the envelope would.
      if (response.status === 204 && this.#facts.method === "DELETE") return [{ success: true }];
      const { ok, data, envelope } = await readAnswer(response, parseAs);
      return ok || signal.aborted ? [data] : [undefined, this.#refusal(response, envelope)];
    } catch (error) {
      if (signal.aborted) return [];
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
    try {
      const token = await getToken({ signal, rejected: this.#rejected, onEvent });
      // The token can arrive late, and not every `fetch` checks the signal.
      if (signal.aborted) throw signal.reason;
      this.#token = token;
    } catch (error) {
      if (signal.aborted) throw error;
      if (ApiError.is(error)) throw this.#failure(AuthError, error.message, error);
      const { cause } = readCause(error, "");
      throw this.#failure(AuthError, cause.message, { retryable: false, cause });
    }
    this.#checkToken();
    if (!headers.has("Authorization")) headers.set("Authorization", `Bearer ${this.#token}`);
    facts.tenantId = ownOr(headers, "x-tenant-id", facts.tenantId);
    facts.correlationId = ownOr(headers, "X-Correlation-Id", facts.correlationId);
    facts.attempts++;
    this.#report({ type: "request" });
    this.#phase = "headers";
    this.#sent = true;
    try {
      return await sendWith(this.#init.fetch ?? fetch, request);
    } catch (error) {
      throw signal.aborted ? error : this.#broken(error);
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
    const id = response?.headers.get("X-Correlation-Id");
    if (id) this.#responseId = mask(id, this.#token);
    if (response) this.#shared.tellEnd?.(this.#facts, endIn(response));
  }

  /** The error of the service, or a response that the contract does not describe. */
  #refusal(response: Response, envelope: Envelope | undefined): ApiError {
    const { ok, status } = response;
    const masked = (_: string, value: unknown) => (typeof value === "string" ? mask(value, this.#token) : value);
    const errors = Array.isArray(envelope?.errors) ? JSON.parse(JSON.stringify(envelope.errors), masked) : [];
    const { code, message } = Object(errors[0]) as { code?: string; message?: string };
    const maybeDone = (status === 404 && this.#facts.method === "DELETE" && this.#sentBefore) || undefined;
    return this.#failure(
      ApiError,
      `${status} ${code ?? "without a readable envelope"}${message ? `: ${message}` : ""}${maybeDone ? "; an earlier attempt may have deleted it" : ""}`,
      {
        code,
        errors,
        maybeDone,
        retryAfterMs: retryAfterMs(response),
        // A success that cannot be read, for example because it is truncated, is like no response.
        retryable: this.#decide(undefined, ok && !envelope).retryable,
      },
    );
  }

  /** A failed connection. What failed can contain the request, so only its code and message are used. */
  #broken(error: unknown): ApiError {
    const { cause, ...known } = readCause(error, this.#token);
    const { code, message } = cause;
    const unsent = known.unsent && !this.#response;
    if (unsent) this.#sent = this.#sentBefore;
    const timeout = /TIMED?_?OUT/.test(code ?? "") ? (unsent ? "connection" : this.#phase) : undefined;
    this.#arrived(undefined);
    return this.#failure(ConnectionError, code ?? message, { code, cause, timeout });
  }

  /** The error of an attempt or a pause that was ended from outside. */
  #cutShort(Kind: typeof TimeoutError, limitMs: number): ApiError {
    this.#arrived(undefined);
    if (Kind === TimeoutError)
      return this.#failure(Kind, `no ${this.#phase} within ${Math.round(limitMs)} ms`, { timeout: this.#phase });
    const cause: unknown = this.#init.signal?.reason;
    return this.#failure(Kind, mask(`aborted: ${(cause as Error)?.message ?? cause}`, this.#token), { cause });
  }

  #failure(Kind: typeof ApiError, reason: string, more?: ErrorFacts): ApiError {
    const { method, path } = this.#facts;
    const correlationId = this.#idToQuote();
    return new Kind(`${method} ${path}: ${reason} (correlation ID ${correlationId})`, {
      errors: [],
      retryable: this.#decide().retryable,
      response: this.#response,
      ...this.#facts,
      correlationId,
      ...more,
      sent: this.#sent ? "maybe" : "no",
      cause: more?.cause,
    });
  }

  /** What to do now that the attempt has failed. Without its error: what its error is to say. */
  #decide(error?: ApiError, lost?: boolean): Decision {
    return decide({
      ...this.#facts,
      ...(lost && { status: undefined }),
      ownWord: error?.retryable,
      sent: this.#sent,
      renewed: !!this.#unauthenticated,
      retries: this.#retries,
      maxRetries: this.#limits.maxRetries,
      budget: this.#shared.budget,
      retryAfterMs: error?.retryAfterMs,
      leftMs: this.#leftMs(),
      jitter: Math.random(),
    });
  }

  #leftMs(): number {
    return this.#limits.timeoutMs - (performance.now() - this.#start);
  }

  #within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>, cutShort: (Kind: typeof TimeoutError) => T) {
    return withDeadline(ms, this.#init.signal, work, cutShort);
  }

  #settle(data: unknown, error: ApiError | undefined): AnyOutcome {
    const responseCorrelationId = this.#responseId;
    this.#report({ type: "response", responseCorrelationId, error: error?.name, code: error?.code });
    return { ...this.#facts, correlationId: this.#idToQuote(), data, error, response: this.#response };
  }

  /** The ID that the service knows this request by. */
  #idToQuote(): string | undefined {
    return this.#responseId ?? this.#facts.correlationId;
  }

  #report(event: CallEvent): void {
    const durationMs = performance.now() - this.#start;
    this.#shared.onEvent?.({ ...this.#facts, durationMs, ...event } as ClientEvent);
  }
}

/** The value of a header that the caller has set. Otherwise sets the client's own value and returns it. */
function ownOr(headers: Headers, name: string, ours: string | undefined): string | undefined {
  const own = headers.get(name);
  if (own === null && ours) headers.set(name, ours);
  return own ?? ours;
}
