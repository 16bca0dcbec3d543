// The one decision about repetition: whether a failed attempt is made again, when, and why. Nothing moves money twice.

import type { CallFacts } from "./events.ts";

/** What is known of an attempt that failed, and of its call so far. */
export interface FailedAttempt extends Pick<CallFacts, "method" | "status" | "idempotencyKey"> {
  /** If the error is not about sending (no token, or middleware threw it): whether it is `retryable` by its own word. */
  ownWord: boolean | undefined;
  /** Whether the call has already asked for a fresh token after a 401. */
  renewed: boolean;
  /** Number of retries so far, each after a pause. */
  retries: number;
  /** Maximum number of retries. */
  maxRetries: number;
  /** The pause that the service asked for, in milliseconds. */
  retryAfterMs: number | undefined;
  /** Time until the deadline of the call, in milliseconds. */
  leftMs: number;
  /** A random number from 0 to 1, which spreads the pauses of many clients. */
  jitter: number;
}

/** What to do after a failed attempt. */
export interface Decision {
  repeat: "no" | "with a fresh token" | "after a pause";
  /** The pause, in milliseconds. */
  delayMs: number;
  /** Whether the same request may succeed later without moving money twice, even if this call does not repeat it. */
  retryable: boolean;
  reason: Reason;
}

/** Why an attempt is repeated or not. */
export type Reason =
  | "token refused"
  | "not sent"
  | "final"
  | "may have been done"
  | "no key"
  | "retries spent"
  | "pause too long"
  | "deadline"
  | "transient";

/** The longest pause before the first retry, in milliseconds. It doubles with each retry. */
const firstPauseMs = 500;
/** The longest pause without a `Retry-After`, in milliseconds. */
const longestPauseMs = 8_000;
/** The longest `Retry-After` that is waited for, in milliseconds. */
const longestRetryAfterMs = 60_000;

/**
 * Decides what to do after a failed attempt.
 * @param failed The attempt.
 * @returns The decision. It depends on nothing else.
 */
export function decide(failed: FailedAttempt): Decision {
  const { method, status, ownWord, retries, retryAfterMs } = failed;
  // A refused token can have been revoked. A second refusal is not about the token.
  if (status === 401 && !failed.renewed) return decision("token refused", false, "with a fresh token");
  // Whoever refused to send the request knows whether it can be sent later. It was not, so any method can be repeated.
  if (ownWord === false) return decision("not sent", false);
  if (!ownWord) {
    // The service has decided, for example with 400, 404 or 409: the same request gets the same response.
    if (status !== undefined && ![429, 500, 502, 503, 504].includes(status)) return decision("final", false);
    // A 500 can come after the work was done, even if the method or a key promises that repeating it does no harm.
    if (status === 500 && method !== "GET") return decision("may have been done", false);
    // The service may have received the request. Only for a key that it knows, it returns the first result again.
    if (/^P(OS|A)T/.test(method) && !failed.idempotencyKey) return decision("no key", false);
  }
  if (retries >= failed.maxRetries) return decision("retries spent", true);
  // Full jitter: a random part of a limit that doubles. The service knows better when it asks for a pause.
  const delayMs = retryAfterMs ?? failed.jitter * Math.min(longestPauseMs, firstPauseMs * 2 ** retries);
  // The caller can do something better than wait so long.
  if (delayMs > longestRetryAfterMs) return decision("pause too long", true);
  // The call would end within the pause, so it ends now, with the error that says why.
  if (delayMs > failed.leftMs) return decision("deadline", true);
  return decision("transient", true, "after a pause", delayMs);
}

function decision(reason: Reason, retryable: boolean, repeat: Decision["repeat"] = "no", delayMs = 0): Decision {
  return { repeat, delayMs, retryable, reason };
}
