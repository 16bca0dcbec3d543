// The one decision about repetition: whether a failed attempt is made again, when, and why. Nothing moves money twice.

import type { CallFacts } from "./events.ts";

/** What is known of an attempt that failed, and of its call so far. */
export interface FailedAttempt extends Pick<CallFacts, "method" | "status" | "idempotencyKey"> {
  /** Whether the error is `retryable` by its own word; undefined as long as there is none. */
  ownWord: boolean | undefined;
  /** Whether the service may have received the request, in this attempt or an earlier one. */
  sent: boolean;
  /** Whether the call has already asked for a fresh token after a 401. */
  renewed: boolean;
  /** Number of retries so far, each after a pause. */
  retries: number;
  /** Maximum number of retries. */
  maxRetries: number;
  /** Number of retries that the client has left for all its calls. */
  budget: number;
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
  | "own word"
  | "final"
  | "may have been done"
  | "no key"
  | "retries spent"
  | "budget spent"
  | "pause too long"
  | "deadline"
  | "transient";

/** The longest pause before the first retry, in milliseconds. It doubles with each retry. */
const firstPauseMs = 500;
/** The longest pause beyond a `Retry-After`, in milliseconds. */
const longestPauseMs = 8_000;
/**
 * The most retries that a client makes while nothing succeeds. As in the AWS SDKs (500 tokens, 5 for a retry), a success
 * gives back a fifth of a retry, and a success after a retry gives back one.
 */
export const fullBudget = 100;
/** The longest `Retry-After` that is waited for, in milliseconds. */
const longestRetryAfterMs = 60_000;

/** Whether repeating a request that the service may have received can do no harm. A key is one that the contract knows. */
export function isSafe({ method, idempotencyKey }: Pick<CallFacts, "method" | "idempotencyKey">): boolean {
  return !/^P(OS|A)T/.test(method) || !!idempotencyKey;
}

/**
 * Decides what to do after a failed attempt.
 * @param failed The attempt.
 * @returns The decision. It depends on nothing else.
 */
export function decide(failed: FailedAttempt): Decision {
  const { method, status, ownWord, retries, retryAfterMs = 0 } = failed;
  // A refused token can have been revoked. A second refusal is not about the token.
  if (status === 401 && !failed.renewed) return decision("token refused", false, "with a fresh token");
  // Whoever made the error knows, such as the token endpoint.
  if (ownWord === false) return decision("own word", false);
  // What was never sent can be repeated, whatever it is.
  if (!ownWord && failed.sent) {
    // The service has decided, for example with 400, 404 or 409: the same request gets the same response.
    if (status !== undefined && ![429, 500, 502, 503, 504].includes(status)) return decision("final", false);
    // A 500 can come after the work was done, even if the method or a key promises that repeating it does no harm.
    if (status === 500 && method !== "GET") return decision("may have been done", false);
    // The service may have received the request. Only for a key that it knows, it returns the first result again.
    if (!isSafe(failed)) return decision("no key", false);
  }
  if (retries >= failed.maxRetries) return decision("retries spent", true);
  // While everything fails, retries only add to the load.
  if (failed.budget < 1) return decision("budget spent", true);
  // The caller can do something better than wait so long.
  if (retryAfterMs > longestRetryAfterMs) return decision("pause too long", true);
  // Full jitter: a random part of a limit that doubles, on top of what the service asks for, and so never earlier.
  const delayMs = retryAfterMs + failed.jitter * Math.min(longestPauseMs, firstPauseMs * 2 ** retries);
  // The call would end within the pause, so it ends now, with the error that says why.
  if (delayMs > failed.leftMs) return decision("deadline", true);
  return decision("transient", true, "after a pause", delayMs);
}

function decision(reason: Reason, retryable: boolean, repeat: Decision["repeat"] = "no", delayMs = 0): Decision {
  return { repeat, delayMs, retryable, reason };
}
