// Sends the request of one attempt: through middleware, with the token, and never with more than the caller has made.

import { readCause } from "./cause.ts";
import type { Limits } from "./check.ts";
import { ApiError, AuthError, TimeoutError } from "./errors.ts";
import type { CallEvent } from "./events.ts";
import { broken, cutShort, failure, maskedIn } from "./failures.ts";
import { keyIn } from "./idempotency.ts";
import { throughMiddleware } from "./middleware.ts";
import { retryAfterMs } from "./pause.ts";
import type { Failed, Progress } from "./progress.ts";
import { type Fetch, type Prepared, requestOf } from "./request.ts";
import { isSafe, transient } from "./retry.ts";
import { isCertain, sendWith } from "./transport.ts";

/** A call, as far as sending needs it. */
export interface Sending extends Progress {
  readonly prepared: Prepared;
  /** The token that the service has refused, and its 401. */
  readonly refused: (Failed & { token: string }) | undefined;
  readonly limits: Limits;
  /** Error codes of the operation after which it can be repeated, whatever it is. */
  readonly codes: string[] | undefined;
  /** Whether too little time is left for an attempt. */
  readonly isLate: boolean;
  /** The token of the latest request. */
  token: string;
  /** Tells what happens in the call. */
  report(event: CallEvent): void;
}

/** Sends the request, through middleware if there is any. */
export async function exchange(call: Sending, signal: AbortSignal): Promise<Response> {
  const { shared, facts, init } = call;
  const request = await requestOf(call.prepared, init, signal);
  const all = [...shared.middleware, ...(init.middleware ?? [])];
  if (all.length === 0) return send(call, request, signal);
  return throughMiddleware(all, request, facts.path, { ...init, signal }, async (changed) => {
    // Middleware can have made another request, whose body has the key or not.
    const { idempotencyKey: key } = facts;
    const isKeyLost = key && changed !== request && keyIn(await changed.clone().text()) !== key;
    // Middleware can take longer than its attempt, which must then note nothing.
    if (signal.aborted) throw signal.reason;
    if (isKeyLost) {
      // What was sent with the key can have been done, and would be done again.
      if (call.sent) throw failure(call, ApiError, "middleware changed the idempotencyKey", { retryable: false });
      facts.idempotencyKey = undefined;
    }
    // Middleware keeps its own request, so the token is only in the copy that is sent.
    return send(call, new Request(changed, { redirect: init.redirect }), signal);
  });
}

/** Sends a request as middleware returned it. Its headers take precedence, because the caller set them. */
async function send(call: Sending, request: Request, signal: AbortSignal): Promise<Response> {
  const { init, shared, facts } = call;
  const { headers, redirect } = request;
  await getToken(call, signal);
  // A token can take long. A request that is known to have done nothing must not become one that nobody knows about.
  if (call.isLate) throw cutShort(call, TimeoutError, call.limits.timeoutMs);
  call.secrets.add(`${ownOr(headers, "Authorization", `Bearer ${call.token}`)}`.replace(/^\S+ +/, ""));
  facts.tenantId = ownOr(headers, "x-tenant-id", facts.tenantId);
  facts.correlationId = ownOr(headers, "X-Correlation-Id", facts.correlationId);
  // Middleware can have made another of it, which is as safe as it is itself.
  facts.method = request.method;
  facts.attempts++;
  call.report({ type: "request" });
  // Its hook can abort, and not every `fetch` checks the signal.
  if (signal.aborted) throw signal.reason;
  call.phase = "headers";
  call.sent = true;
  // Looked up for each request, so that instrumentation can replace it later.
  const fetch: Fetch = init.fetch ?? shared.fetch ?? globalThis.fetch;
  try {
    const response = withoutSecret(await sendWith(fetch, request), call.mask);
    const { ok, status } = response;
    // From here on, middleware has it, and can read, change or replace its body.
    if (!signal.aborted) {
      call.arrived(response);
      // A code decides for few operations, and only where the status does not.
      const copy = call.codes && transient.includes(status) && !isSafe(facts) && response.clone();
      call.serviceResponse = { status: ok ? undefined : status, retryAfterMs: retryAfterMs(response), copy };
      call.isFinal = ok;
    }
    return response;
  } catch (error) {
    // What a given-up attempt fails with can have the request in it, and middleware would see it.
    throw signal.aborted ? signal.reason : broken(call, error, redirect !== "follow" && isCertain(fetch));
  }
}

/** Gets the token of an attempt. A 401 is final unless there is another token. */
async function getToken(call: Sending, signal: AbortSignal): Promise<void> {
  const { shared, refused } = call;
  call.phase = "token";
  let token: unknown;
  try {
    token = await shared.getToken({ signal, rejected: refused?.token, onEvent: shared.onEvent });
  } catch (error) {
    if (!signal.aborted) throw tokenFailure(call, error);
  }
  // The token can arrive late, and not every `fetch` checks the signal.
  if (signal.aborted) throw signal.reason;
  if (refused && token === refused.token) {
    call.arrived(refused.error.response);
    call.failed = refused;
    throw refused.error;
  }
  // For an invalid header value, `Headers` throws an error that quotes the token.
  if (typeof token !== "string" || !/^[!-~]+$/.test(token))
    throw failure(call, AuthError, "not a token", { retryable: false });
  call.token = token;
}

/** The error of a call without a token. Of another error, only what is about the token is taken: not the facts of its request. */
function tokenFailure(progress: Progress, error: unknown): ApiError {
  const { cause } = readCause(error, progress.mask);
  if (!ApiError.is(error)) return failure(progress, AuthError, cause.message, { retryable: false, cause });
  const all = { ...error, message: error.message, response: undefined };
  const { message, status, code, errors, timeout, retryable, retryAfterMs } = maskedIn(progress, all);
  const known = { status, code, errors, timeout, retryable, retryAfterMs };
  return failure(progress, AuthError, message, { ...known, cause: error.cause && cause });
}

/** The same response, or a copy if it has a secret, because what shows an error also shows its response. */
function withoutSecret(response: Response, mask: (text: string) => string): Response {
  const { status, statusText, url, body } = response;
  const all = [...response.headers];
  const text = `${[statusText, url, all]}`;
  if (mask(text) === text) return response;
  const headers = all.map(([name, value]): [string, string] => [name, mask(value)]);
  const copy = new Response(body, { status, statusText: mask(statusText), headers });
  return Object.defineProperty(copy, "url", { value: mask(url) });
}

/** The value of a header that the caller has set. Otherwise sets the client's own value and returns it. */
function ownOr(headers: Headers, name: string, ours: string | undefined): string | undefined {
  const own = headers.get(name);
  if (own === null && ours) headers.set(name, ours);
  return own ?? ours;
}
