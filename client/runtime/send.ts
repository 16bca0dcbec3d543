// Makes one attempt of a call: runs middleware, gets the token, sends the request and reads the response.

import { type Attempt, withResponse } from "./attempt.ts";
import { withDeadline } from "./deadline.ts";
import { ApiError, AuthError, TimeoutError } from "./errors.ts";
import { connectionFailure, cutShort, failure, refusal, thrownIn, tokenFailure } from "./failures.ts";
import { keyIn } from "./idempotency.ts";
import { formsOf } from "./mask.ts";
import type { Fetch } from "./request.ts";
import { codeIn, readResponse } from "./response.ts";
import { isSafe, retryAfterMs, transientStatuses } from "./retry.ts";
import { isCertain, type Sendable, sendWith, throughMiddleware } from "./transport.ts";

/** An attempt in progress. One that was given up goes on, but the next attempt does not see its later facts. */
interface Running {
  attempt: Attempt;
}

/** Adds facts to an attempt in progress. @returns The attempt with these facts. */
function learn(running: Running, known: Partial<Attempt>): Attempt {
  running.attempt = { ...running.attempt, ...known };
  return running.attempt;
}

function fail(running: Running, failed: Attempt): never {
  throw learn(running, failed).error;
}

/** Makes an attempt within `limitMs` milliseconds. @returns The attempt with its data, or with its error. */
export function makeAttempt(attempt: Attempt, limitMs: number): Promise<Attempt> {
  const running = { attempt };
  return withDeadline(
    limitMs,
    attempt.call.init.signal,
    (signal) => tryOnce(running, signal),
    (Kind) => cutShort(running.attempt, Kind, limitMs),
  );
}

async function tryOnce(running: Running, signal: AbortSignal): Promise<Attempt> {
  try {
    return await read(running, await exchange(running, signal));
  } catch (error) {
    const { attempt } = running;
    const { phase, service, before } = attempt;
    // While the body is read, an error means a lost connection. Before, it is the client's own, or that of middleware.
    if (phase === "body") return connectionFailure(attempt, error, false);
    if (service || before.sent || ApiError.is(error)) return thrownIn(attempt, error);
    throw error;
  }
}

/** Reads the response, by the rule for success. */
async function read(running: Running, response: Response): Promise<Attempt> {
  const { attempt } = running;
  const { call, service, facts, before } = attempt;
  const { words, limits } = call;
  const isOwn = response === attempt.response;
  if (!isOwn) learn(running, withResponse(attempt, response));
  // Middleware that returns another status can have sent the request itself, so an unsafe request is not repeated. Nor
  // is any request repeated after a response that middleware made from a success, or without a response of the service.
  const isOther = !!service?.status && service.status !== response.status && !isSafe(facts);
  const isFinal = isOther || (!isOwn && (attempt.isFinal || !service));
  // Also sent if middleware made the response, because it can have sent the request. The call also ends if middleware
  // has read the body, because it cannot be read again.
  learn(running, { sent: true, isFinal: isFinal || response.bodyUsed, phase: "body" });
  if (service?.copy && !isFinal) {
    const code = await codeIn(service.copy, limits.maxResponseBytes).catch(() => {});
    if (words.includes(`${code}`)) learn(running, { isRepeatable: true, lost: before.lost });
  }
  const succeed = (data: unknown): Attempt => ({ ...running.attempt, data, error: undefined });
  // The contract only assumes the success status of deletions, so a 204 without an envelope is a success, too.
  if (response.status === 204 && facts.method === "DELETE") return succeed({ success: true });
  const { parseAs = words.includes("file") ? "blob" : "json" } = call.init;
  const { ok, data, envelope, text } = await readResponse(response, parseAs, limits.maxResponseBytes);
  return ok ? succeed(data) : refusal(running.attempt, response, envelope, text);
}

/** Sends the request, through middleware if there is any. */
async function exchange(running: Running, signal: AbortSignal): Promise<Response> {
  const { call, facts } = running.attempt;
  const { shared, init, prepared } = call;
  const { url, body } = prepared;
  const own = { ...init, headers: new Headers(prepared.headers), body, signal } as Sendable;
  const all = [...shared.middleware, ...(init.middleware ?? [])];
  if (all.length === 0) return send(running, url, own, signal);
  const request = new Request(url, own);
  const options = { baseUrl: shared.baseUrl, ...init, signal };
  return throughMiddleware(all, request, facts.path, options, async (changed) => {
    // Middleware can have replaced the request, and the new body can lack the key.
    const { attempt } = running;
    const { idempotencyKey: key } = attempt.facts;
    if (key && changed !== request && keyIn(await changed.clone().text()) !== key) {
      // An earlier attempt with the key may have taken effect. Without the key, the effect would be repeated.
      const failed = failure(attempt, ApiError, "middleware changed the idempotencyKey", { retryable: false });
      if (attempt.sent) fail(running, failed);
      learn(running, { facts: { ...attempt.facts, idempotencyKey: undefined } });
    }
    // Middleware can take longer than its attempt.
    if (signal.aborted) throw signal.reason;
    // Middleware keeps its own request, so the token is only in the copy that is sent.
    const copy = new Request(changed, { redirect: init.redirect } as RequestInit);
    const response = await send(running, copy.url, copy, signal);
    learn(running, { phase: "request" });
    return response;
  });
}

/** Sends a request as middleware returned it. Its headers take precedence, because the caller set them. */
async function send(running: Running, url: string, request: Sendable, signal: AbortSignal): Promise<Response> {
  const { call } = running.attempt;
  const { shared, words } = call;
  const { headers, redirect, method } = request;
  const token = await getToken(running, signal);
  const { attempt } = running;
  // A token can take long. A request sent too late to be awaited could take effect unnoticed.
  if (call.isLate()) fail(running, cutShort(attempt, TimeoutError, call.limits.timeoutMs));
  const secret = `${ownOr(headers, "Authorization", `Bearer ${token}`)}`.replace(/^\S+ +/, "");
  // A shorter value is not a token, and would mask words.
  if (secret.length >= 8) for (const form of formsOf(secret)) call.secrets.add(form);
  const tenantId = ownOr(headers, "x-tenant-id", attempt.facts.tenantId);
  const correlationId = ownOr(headers, "X-Correlation-Id", attempt.facts.correlationId);
  const attempts = attempt.facts.attempts + 1;
  // Middleware can have changed the method, and the method decides whether a retry is safe.
  const facts = { ...attempt.facts, tenantId, correlationId, method, attempts };
  learn(running, { token, facts });
  call.report(facts, { type: "request" });
  // The caller's hook can abort the call, and not every `fetch` checks the signal.
  if (signal.aborted) throw signal.reason;
  learn(running, { phase: "headers", sent: true, lost: true });
  // Looked up for each request, so that instrumentation can replace it later.
  const fetch: Fetch = shared.fetch ?? globalThis.fetch;
  try {
    const response = withoutSecret(await sendWith(fetch, url, request), call.mask);
    const { ok, status } = response;
    // Before middleware gets the response and can change it.
    learn(running, withResponse(running.attempt, response));
    // The error code only decides for few operations, and only where the status does not.
    const copy = words.length > 0 && transientStatuses.includes(status) && !isSafe(facts) && response.clone();
    const service = { status: ok ? undefined : status, retryAfterMs: retryAfterMs(response), copy };
    // A request that the service refuses has no effect.
    const lost = ok || status >= 500 || attempt.before.lost;
    learn(running, { service, lost, isFinal: ok });
    return response;
  } catch (error) {
    // The error of an attempt that was given up can contain the request, which middleware must not see.
    if (signal.aborted) throw signal.reason;
    fail(running, connectionFailure(running.attempt, error, redirect !== "follow" && isCertain(fetch)));
  }
}

/** Gets the token of an attempt. A 401 is final unless there is another token. */
async function getToken(running: Running, signal: AbortSignal): Promise<string> {
  const attempt = learn(running, { phase: "token" });
  const { refused } = attempt;
  const { getToken, onEvent } = attempt.call.shared;
  let token: unknown;
  try {
    token = await getToken({ signal, rejected: refused?.token, onEvent });
  } catch (error) {
    if (!signal.aborted) fail(running, tokenFailure(attempt, error));
  }
  // The token can arrive late, and not every `fetch` checks the signal.
  if (signal.aborted) throw signal.reason;
  if (refused && token === refused.token) {
    const { response, error, known } = refused;
    fail(running, { ...withResponse(attempt, response), error, known });
  }
  // For an invalid header value, `Headers` throws an error that quotes the token.
  if (typeof token !== "string" || !/^[!-~]+$/.test(token))
    fail(running, failure(attempt, AuthError, "auth did not return a token", { retryable: false }));
  return token;
}

/** The response, or a masked copy if it quotes a secret, because a log of an error also shows its response. */
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
