// Decides whether and when a failed attempt is repeated. A request that could move money twice is never repeated.

import { type Attempt, usefulMs } from "./attempt.ts";
import { longestTimerMs } from "./check.ts";
import type { CallFacts } from "./events.ts";

/** The longest pause before the first retry, in milliseconds. It doubles with each retry. */
const firstPauseMs = 500;
/** The longest pause beyond a `Retry-After`, in milliseconds. */
const longestPauseMs = 8_000;
/**
 * The most retries that a client makes while nothing succeeds. As in the AWS SDKs (500 tokens, 5 for a retry), a
 * success gives back a fifth of a retry, and a success after a retry gives back one.
 */
export const fullBudget = 100;
/** The longest `Retry-After` that the client waits for, in milliseconds. */
const longestRetryAfterMs = 60_000;

/** Statuses after which the same request may succeed. Any other status is a decision of the service. */
export const transientStatuses = [429, 500, 502, 503, 504];

/** Whether repeating a request that the service may have received does no harm. `idempotencyKey` is only a documented one. */
export function isSafe({ method, idempotencyKey }: Pick<CallFacts, "method" | "idempotencyKey">): boolean {
  return /^(GET|PUT|DELETE)$/.test(method) || !!idempotencyKey;
}

/** Whether the same request may succeed later without moving money twice. */
export function isRetryable({ sent, facts, service, isRepeatable }: Attempt): boolean {
  const { status } = service ?? {};
  // Any request that was never sent can be repeated, and one whose error code allows it.
  if (!sent || isRepeatable) return true;
  // The service has decided, for example with 400, 404 or 409: the same request gets the same response.
  if (status !== undefined && !transientStatuses.includes(status)) return false;
  // A 500 can come after the work was done, even if the method or a key promises that repeating it does no harm.
  if (status === 500 && facts.method !== "GET") return false;
  // The service may have received the request.
  return isSafe(facts);
}

/**
 * Decides what comes after an attempt that failed.
 * @returns The pause before the next attempt, in milliseconds; `renew` to repeat it at once with a fresh token;
 *   undefined to end the call.
 */
export function decide({ call, known, service, refused, retries, isFinal }: Attempt): number | "renew" | undefined {
  const { shared, limits, init } = call;
  // A result that middleware made is not repeated, and an abort costs no retry.
  if (isFinal || init.signal?.aborted) return undefined;
  // A refused token can have been revoked, but a second refusal is not about the token. The status is that of the
  // service, because the error can have that of the token endpoint.
  if (service?.status === 401 && !refused) return "renew";
  const { retryable, retryAfterMs = 0 } = known ?? {};
  if (!retryable || retries >= limits.maxRetries) return undefined;
  // While everything fails, retries only add to the load.
  if (shared.budget < 1) return undefined;
  // The caller, who gets `retryAfterMs`, can do something better than wait so long.
  if (retryAfterMs > longestRetryAfterMs) return undefined;
  // Full jitter: a random part of a limit that doubles, on top of what the service asks for, and so never earlier.
  const pauseMs = retryAfterMs + Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** retries);
  // A call that would reach its limit during the pause ends now, with the more helpful error.
  return pauseMs + usefulMs > call.leftMs() ? undefined : pauseMs;
}

/**
 * The pause that a response asks for (RFC 9110, section 10.2.3): seconds, or a date in the preferred format.
 * @returns The pause in milliseconds, at most what a timer can wait; undefined without a readable header.
 */
export function retryAfterMs({ headers }: Response): number | undefined {
  const value = headers.get("Retry-After")?.trim();
  if (!value) return undefined;
  const date = new Date(value);
  const ms = /^\d+$/.test(value) ? +value * 1000 : +date && date.toUTCString() === value ? +date - Date.now() : -1;
  return ms >= 0 ? Math.min(ms, longestTimerMs) : undefined;
}
