// One call from its first attempt to its outcome: sending, reading, and what `decide` says after a failure.

import { type Limits, limitsOf, must } from "./check.ts";
import { withDeadline } from "./deadline.ts";
import { AbortError, ApiError } from "./errors.ts";
import type { CallEvent, CallFacts, ClientEvent } from "./events.ts";
import { broken, cutShort, refusal, thrownIn } from "./failures.ts";
import { keyIn } from "./idempotency.ts";
import { Progress } from "./progress.ts";
import { type CallInit, type Prepared, prepare } from "./request.ts";
import { codeIn, readResponse } from "./response.ts";
import { decide, fullBudget, isSafe, usefulMs } from "./retry.ts";
import { exchange, type Sending } from "./send.ts";
import type { AnyOutcome, Shared } from "./shared.ts";

/** How an attempt ended. */
type Ending = [data?: unknown, error?: ApiError];

/** A call in progress. */
export class Call extends Progress implements Sending {
  readonly prepared: Prepared;
  refused: Sending["refused"];
  token = "";
  readonly limits: Limits;
  readonly codes: string[] | undefined;
  #retries = 0;

  /**
   * @param shared What all calls of the client have in common.
   * @param facts What is known before the first attempt. They are kept up to date.
   * @param init The caller's options, with the idempotency key in the request body. Serialized here, once.
   * @param codes Error codes of the operation after which it can be repeated, whatever it is.
   * @throws TypeError for an invalid limit, path parameter or place of the key, and what the caller's own serializers throw.
   */
  constructor(shared: Shared, facts: CallFacts, init: CallInit, codes?: string[]) {
    super(shared, facts, init);
    this.codes = codes;
    this.limits = limitsOf(init, shared.limits);
    this.prepared = prepare(facts.path, this.init);
    const { body, headers } = this.prepared;
    const { idempotencyKey: key, path } = facts;
    must(`${path}: Idempotency-Key`, !key || !headers.has("Idempotency-Key"), "idempotencyKey in the request body");
    // The caller's own serializer can leave it out, and what is not sent makes nothing safe.
    if (key && keyIn(body) !== key) facts.idempotencyKey = undefined;
  }

  /**
   * Makes the call: attempts it until it succeeds or must not be repeated.
   * @returns The outcome, also of a call that failed or was aborted.
   * @throws What the caller's own middleware throws.
   */
  async make(): Promise<AnyOutcome> {
    const { shared, init } = this;
    for (;;) {
      const [data, error] = await this.#attempt();
      const outcome = this.#settle(data, error);
      if (!error) {
        shared.budget = Math.min(fullBudget, shared.budget + (this.#retries ? 1 : 1 / 5));
        return outcome;
      }
      const { failed } = this;
      // What middleware throws is final, and whatever else it does to an error or a response repeats nothing.
      if (!failed || error !== failed.error || this.isFinal) return outcome;
      const { repeat, delayMs } = decide({
        ...this.limits,
        ...failed.known,
        // What the service returned: the error's own status can be that of the token endpoint.
        status: this.serviceResponse?.status,
        renewed: !!this.refused,
        retries: this.#retries,
        budget: shared.budget,
        leftMs: this.#leftMs(),
        jitter: Math.random(),
      });
      // An abort is final, whatever else has failed, and costs no retry.
      if (repeat === "no" || init.signal?.aborted) return outcome;
      if (repeat === "after a pause") {
        const aborted = await this.#pause(delayMs);
        if (aborted) return this.#settle(undefined, aborted);
      } else {
        this.refused = { ...failed, token: this.token };
        // For this attempt the service has done nothing.
        this.sent = this.sentBefore;
      }
      // A timer can fire late, and a token can take long.
      if (this.isLate) return outcome;
    }
  }

  /** Waits before a retry, unless the caller aborts: then the retry is given back. */
  async #pause(delayMs: number): Promise<ApiError | undefined> {
    this.#retries++;
    this.shared.budget--;
    this.report({ type: "retry", delayMs });
    const aborted = await withDeadline(
      delayMs,
      this.init.signal,
      () => new Promise<undefined>(() => {}),
      (Kind) => (Kind === AbortError ? cutShort(this, Kind, delayMs) : undefined),
    );
    if (aborted) this.shared.budget++;
    return aborted;
  }

  /** One attempt, within its time. */
  #attempt(): Promise<Ending> {
    this.begin();
    const { attemptTimeoutMs, maxRetries } = this.limits;
    const repeatable = this.#retries < maxRetries && isSafe(this.facts);
    const limitMs = Math.min(this.#leftMs(), repeatable ? attemptTimeoutMs : Infinity);
    return withDeadline<Ending>(
      limitMs,
      this.init.signal,
      (signal) => this.#try(signal),
      (Kind) => [undefined, cutShort(this, Kind, limitMs)],
    );
  }

  async #try(signal: AbortSignal): Promise<Ending> {
    try {
      const response = await exchange(this, signal);
      if (signal.aborted) return [];
      const { serviceResponse } = this;
      const own = response === this.response;
      if (!own) this.arrived(response);
      // Also if middleware made it: it can have sent the request itself.
      this.sent = true;
      // Middleware that makes another status, also in place, can have sent the request itself. Nothing follows what it made
      // of a success or without a response of the service.
      const status = serviceResponse?.status;
      const isOther = !!status && status !== response.status && !isSafe(this.facts);
      this.isFinal = isOther || (!own && (this.isFinal || !serviceResponse));
      this.phase = "body";
      if (serviceResponse?.copy && !this.isFinal)
        serviceResponse.isRepeatable = this.codes?.includes((await codeIn(serviceResponse.copy)) as string);
      // The success status of deletions is assumed in the contract. A 204 means the same as the envelope would.
      if (response.status === 204 && this.facts.method === "DELETE") return [{ success: true }];
      const { ok, data, envelope } = await readResponse(response, this.init.parseAs);
      return ok || signal.aborted ? [data] : [undefined, refusal(this, response, envelope)];
    } catch (error) {
      if (signal.aborted) return [];
      // The connection was lost within the body. Before that, there are the client's own errors, and what middleware throws.
      if (this.phase === "body") return [undefined, broken(this, error, false)];
      if (this.serviceResponse || this.sentBefore || ApiError.is(error)) return [undefined, thrownIn(this, error)];
      throw error;
    }
  }

  get isLate(): boolean {
    return this.#leftMs() < Math.min(usefulMs, this.limits.timeoutMs / 2);
  }

  #leftMs(): number {
    return this.limits.timeoutMs - this.ms;
  }

  #settle(data: unknown, error: ApiError | undefined): AnyOutcome {
    const { facts, responseId: responseCorrelationId, correlationId, response } = this;
    // Without another token, no request was made: what the service has said is told already.
    if (!error || error !== this.refused?.error)
      this.report({ type: "response", responseCorrelationId, error: error?.name, code: error?.code });
    return { ...facts, correlationId, data, error, response };
  }

  report(event: CallEvent): void {
    const { facts, ms: durationMs } = this;
    this.shared.onEvent?.({ ...facts, durationMs, ...event } as ClientEvent);
  }
}
