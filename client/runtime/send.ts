// Makes one attempt of a call: through middleware, with the token, sent and read.

import { type Attempt, noteResponse } from "./attempt.ts";
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

/** How an attempt ended. */
type Ending = Pick<Attempt, "data" | "error">;

/** Makes an attempt within its time. What is given up still runs, so what is known of it then is a copy. */
export function makeAttempt(attempt: Attempt, limitMs: number): Promise<Attempt> {
  return withDeadline(
    limitMs,
    attempt.call.init.signal,
    async (signal) => Object.assign(attempt, await tryOnce(attempt, signal)),
    (Kind) => cutShort({ ...attempt, facts: { ...attempt.facts } }, Kind, limitMs),
  );
}

async function tryOnce(attempt: Attempt, signal: AbortSignal): Promise<Ending> {
  try {
    return await read(attempt, await exchange(attempt, signal));
  } catch (error) {
    const { phase, service, sentBefore } = attempt;
    // The connection was lost within the body. Before that, there are the client's own errors, and what middleware throws.
    if (phase === "body") return { error: broken(attempt, error, false) };
    if (service || sentBefore || ApiError.is(error)) return { error: thrownIn(attempt, error) };
    throw error;
  }
}

/** Reads what came, by the rule for success. */
async function read(attempt: Attempt, response: Response): Promise<Ending> {
  const { call, service, facts } = attempt;
  const { words, limits } = call;
  const isOwn = response === attempt.response;
  if (!isOwn) noteResponse(attempt, response);
  // Middleware that makes another status, also in place, can have sent the request itself. Nothing follows what it made
  // of a success or without a response of the service.
  const isOther = !!service?.status && service.status !== response.status && !isSafe(facts);
  const isFinal = isOther || (!isOwn && (attempt.isFinal || !service));
  // Sent also if middleware made it: it can have sent the request itself.
  Object.assign(attempt, { sent: true, isFinal, phase: "body" });
  if (service?.copy && !isFinal) {
    const code = await codeIn(service.copy, limits.maxResponseBytes).catch(() => "");
    attempt.isRepeatable = words.includes(`${code}`);
  }
  // The success status of deletions is assumed in the contract. A 204 means the same as the envelope would.
  if (response.status === 204 && facts.method === "DELETE") return { data: { success: true } };
  const { parseAs = words.includes("file") ? "blob" : "json" } = call.init;
  const { ok, data, envelope, text } = await readResponse(response, parseAs, limits.maxResponseBytes);
  return ok ? { data } : { error: refusal(attempt, response, envelope, text) };
}

/** Sends the request, through middleware if there is any. */
async function exchange(attempt: Attempt, signal: AbortSignal): Promise<Response> {
  const { shared, init, prepared } = attempt.call;
  const { url, body } = prepared;
  const own = { ...init, headers: new Headers(prepared.headers), body: await body, signal } as Sendable;
  const all = [...shared.middleware, ...(init.middleware ?? [])];
  if (all.length === 0) return send(attempt, url, own, signal);
  const request = new Request(url, own);
  const options = { baseUrl: shared.baseUrl, ...init, signal };
  return throughMiddleware(all, request, attempt.facts.path, options, async (changed) => {
    // Middleware can have made another request, whose body has the key or not.
    const { facts, sent } = attempt;
    const { idempotencyKey: key } = facts;
    if (key && changed !== request && keyIn(await changed.clone().text()) !== key) {
      // What was sent with the key can have been done, and would be done again.
      if (sent) throw failure(attempt, ApiError, "middleware changed the idempotencyKey", { retryable: false });
      facts.idempotencyKey = undefined;
    }
    // Middleware can take longer than its attempt.
    if (signal.aborted) throw signal.reason;
    // Middleware keeps its own request, so the token is only in the copy that is sent.
    const copy = new Request(changed, { redirect: init.redirect } as RequestInit);
    const response = await send(attempt, copy.url, copy, signal);
    attempt.phase = "request";
    return response;
  });
}

/** Sends a request as middleware returned it. Its headers take precedence, because the caller set them. */
async function send(attempt: Attempt, url: string, request: Sendable, signal: AbortSignal): Promise<Response> {
  const { call, facts } = attempt;
  const { init, shared, words } = call;
  const { headers, redirect, method } = request;
  const token = await getToken(attempt, signal);
  // A token can take long. A request that is known to have done nothing must not become one that nobody knows about.
  if (call.isLate()) throw cutShort(attempt, TimeoutError, call.limits.timeoutMs).error;
  const secret = `${ownOr(headers, "Authorization", `Bearer ${token}`)}`.replace(/^\S+ +/, "");
  // One of less than eight characters is none, and would mask words.
  if (secret.length >= 8) for (const form of formsOf(secret)) call.secrets.add(form);
  const tenantId = ownOr(headers, "x-tenant-id", facts.tenantId);
  const correlationId = ownOr(headers, "X-Correlation-Id", facts.correlationId);
  const attempts = facts.attempts + 1;
  // Middleware can have made another of it, which is as safe as it is itself.
  attempt.token = token;
  Object.assign(facts, { tenantId, correlationId, method, attempts });
  call.report(facts, { type: "request" });
  // Its hook can abort, and not every `fetch` checks the signal.
  if (signal.aborted) throw signal.reason;
  Object.assign(attempt, { phase: "headers", sent: true });
  // Looked up for each request, so that instrumentation can replace it later.
  const fetch: Fetch = init.fetch ?? shared.fetch ?? globalThis.fetch;
  try {
    const response = withoutSecret(await sendWith(fetch, url, request), call.mask);
    const { ok, status } = response;
    // From here on, middleware has it, and can read, change or replace its body.
    noteResponse(attempt, response);
    // A code decides for few operations, and only where the status does not.
    const copy = words.length > 0 && transient.includes(status) && !isSafe(facts) && response.clone();
    attempt.service = { status: ok ? undefined : status, retryAfterMs: retryAfterMs(response), copy };
    attempt.isFinal = ok;
    return response;
  } catch (error) {
    // What a given-up attempt fails with can have the request in it, and middleware would see it.
    throw signal.aborted ? signal.reason : broken(attempt, error, redirect !== "follow" && isCertain(fetch));
  }
}

/** Gets the token of an attempt. A 401 is final unless there is another token. */
async function getToken(attempt: Attempt, signal: AbortSignal): Promise<string> {
  const { refused } = attempt;
  const { getToken, onEvent } = attempt.call.shared;
  attempt.phase = "token";
  let token: unknown;
  try {
    token = await getToken({ signal, rejected: refused?.token, onEvent });
  } catch (error) {
    if (!signal.aborted) throw tokenFailure(attempt, error);
  }
  // The token can arrive late, and not every `fetch` checks the signal.
  if (signal.aborted) throw signal.reason;
  if (refused && token === refused.token) {
    noteResponse(attempt, refused.response);
    attempt.made = refused.made;
    throw refused.error;
  }
  // For an invalid header value, `Headers` throws an error that quotes the token.
  if (typeof token !== "string" || !/^[!-~]+$/.test(token))
    throw failure(attempt, AuthError, "not a token", { retryable: false });
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
