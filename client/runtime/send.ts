// Makes one attempt of a call: through middleware, with the token, sent and read.

import { type Attempt, arrived, type Call, type Ending, type Failed } from "./attempt.ts";
import { withDeadline } from "./deadline.ts";
import { ApiError, AuthError, TimeoutError } from "./errors.ts";
import { broken, cutShort, failure, refusal, thrownIn, tokenFailure } from "./failures.ts";
import { keyIn } from "./idempotency.ts";
import { formsOf } from "./mask.ts";
import { throughMiddleware } from "./middleware.ts";
import type { Fetch } from "./request.ts";
import { codeIn, readResponse } from "./response.ts";
import { isSafe, retryAfterMs, transient } from "./retry.ts";
import { isCertain, type Sendable, sendWith } from "./transport.ts";

/** Makes an attempt within its time. What it is given up at is the end of its record. */
export function makeAttempt(call: Call, attempt: Attempt, limitMs: number): Promise<Ending> {
  return withDeadline<Ending>(
    limitMs,
    call.init.signal,
    async (signal) => ({ attempt, ...(await tryOnce(call, attempt, signal)) }),
    (Kind) => {
      const own = { ...attempt, facts: { ...attempt.facts } };
      return { attempt: own, error: cutShort(call, own, Kind, limitMs) };
    },
  );
}

async function tryOnce(call: Call, attempt: Attempt, signal: AbortSignal): Promise<Omit<Ending, "attempt">> {
  try {
    const response = await exchange(call, attempt, signal);
    return await read(call, attempt, response);
  } catch (error) {
    // The connection was lost within the body. Before that, there are the client's own errors, and what middleware throws.
    if (attempt.phase === "body") return { error: broken(call, attempt, error, false) };
    if (attempt.service || attempt.sentBefore || ApiError.is(error)) return { error: thrownIn(call, attempt, error) };
    throw error;
  }
}

/** Reads what came, by the rule for success. */
async function read(call: Call, attempt: Attempt, response: Response): Promise<Omit<Ending, "attempt">> {
  const { service } = attempt;
  const { maxResponseBytes } = call.limits;
  const isOwn = response === attempt.response;
  if (!isOwn) arrived(call, attempt, response);
  // Also if middleware made it: it can have sent the request itself.
  attempt.sent = true;
  // Middleware that makes another status, also in place, can have sent the request itself. Nothing follows what it made
  // of a success or without a response of the service.
  const isOther = !!service?.status && service.status !== response.status && !isSafe(attempt.facts);
  attempt.isFinal = isOther || (!isOwn && (attempt.isFinal || !service));
  attempt.phase = "body";
  if (service?.copy && !attempt.isFinal)
    service.isRepeatable = call.words.includes(`${await codeIn(service.copy, maxResponseBytes).catch(() => "")}`);
  // The success status of deletions is assumed in the contract. A 204 means the same as the envelope would.
  if (response.status === 204 && attempt.facts.method === "DELETE") return { data: { success: true } };
  const { parseAs = call.words.includes("file") ? "blob" : "json" } = call.init;
  const { ok, data, envelope, text } = await readResponse(response, parseAs, maxResponseBytes);
  return ok ? { data } : { error: refusal(call, attempt, response, envelope, text) };
}

/** Sends the request, through middleware if there is any. */
async function exchange(call: Call, attempt: Attempt, signal: AbortSignal): Promise<Response> {
  const { shared, init, prepared } = call;
  const { facts } = attempt;
  const { url, body } = prepared;
  const own = { ...init, headers: new Headers(prepared.headers), body: await body, signal } as Sendable;
  const all = [...shared.middleware, ...(init.middleware ?? [])];
  if (all.length === 0) return send(call, attempt, url, own, signal);
  const request = new Request(url, own);
  const options = { baseUrl: shared.baseUrl, ...init, signal };
  return throughMiddleware(all, request, facts.path, options, async (changed) => {
    // Middleware can have made another request, whose body has the key or not.
    const { idempotencyKey: key } = facts;
    if (key && changed !== request && keyIn(await changed.clone().text()) !== key) {
      // What was sent with the key can have been done, and would be done again.
      if (attempt.sent)
        throw failure(call, attempt, ApiError, "middleware changed the idempotencyKey", { retryable: false });
      facts.idempotencyKey = undefined;
    }
    // Middleware can take longer than its attempt.
    if (signal.aborted) throw signal.reason;
    // Middleware keeps its own request, so the token is only in the copy that is sent.
    const copy = new Request(changed, { redirect: init.redirect } as RequestInit);
    const response = await send(call, attempt, copy.url, copy, signal);
    attempt.phase = "request";
    return response;
  });
}

/** Sends a request as middleware returned it. Its headers take precedence, because the caller set them. */
async function send(
  call: Call,
  attempt: Attempt,
  url: string,
  request: Sendable,
  signal: AbortSignal,
): Promise<Response> {
  const { init, shared, words } = call;
  const { facts } = attempt;
  const { headers, redirect } = request;
  const token = await getToken(call, attempt, signal);
  // A token can take long. A request that is known to have done nothing must not become one that nobody knows about.
  if (call.isLate()) throw cutShort(call, attempt, TimeoutError, call.limits.timeoutMs);
  const secret = `${ownOr(headers, "Authorization", `Bearer ${token}`)}`.replace(/^\S+ +/, "");
  // One of less than eight characters is none, and would mask words.
  if (secret.length >= 8) for (const form of formsOf(secret)) call.secrets.add(form);
  facts.tenantId = ownOr(headers, "x-tenant-id", facts.tenantId);
  facts.correlationId = ownOr(headers, "X-Correlation-Id", facts.correlationId);
  // Middleware can have made another of it, which is as safe as it is itself.
  facts.method = request.method;
  facts.attempts++;
  call.report(facts, { type: "request" });
  // Its hook can abort, and not every `fetch` checks the signal.
  if (signal.aborted) throw signal.reason;
  attempt.phase = "headers";
  attempt.sent = true;
  // Looked up for each request, so that instrumentation can replace it later.
  const fetch: Fetch = init.fetch ?? shared.fetch ?? globalThis.fetch;
  try {
    const response = withoutSecret(await sendWith(fetch, url, request), call.mask);
    const { ok, status } = response;
    // From here on, middleware has it, and can read, change or replace its body.
    arrived(call, attempt, response);
    // A code decides for few operations, and only where the status does not.
    const copy = words.length > 0 && transient.includes(status) && !isSafe(facts) && response.clone();
    attempt.service = { status: ok ? undefined : status, retryAfterMs: retryAfterMs(response), copy };
    attempt.isFinal = ok;
    return response;
  } catch (error) {
    // What a given-up attempt fails with can have the request in it, and middleware would see it.
    throw signal.aborted ? signal.reason : broken(call, attempt, error, redirect !== "follow" && isCertain(fetch));
  }
}

/** Gets the token of an attempt. A 401 is final unless there is another token. */
async function getToken(call: Call, attempt: Attempt, signal: AbortSignal): Promise<string> {
  const { refused } = attempt;
  const { getToken, onEvent } = call.shared;
  attempt.phase = "token";
  let token: unknown;
  try {
    token = await getToken({ signal, rejected: refused?.token, onEvent });
  } catch (error) {
    if (!signal.aborted) throw tokenFailure(call, attempt, error);
  }
  // The token can arrive late, and not every `fetch` checks the signal.
  if (signal.aborted) throw signal.reason;
  if (refused && token === refused.token) {
    arrived(call, attempt, refused.response);
    attempt.failed = refused.failed as Failed;
    throw refused.error;
  }
  // For an invalid header value, `Headers` throws an error that quotes the token.
  if (typeof token !== "string" || !/^[!-~]+$/.test(token))
    throw failure(call, attempt, AuthError, "not a token", { retryable: false });
  attempt.token = token;
  return token;
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
