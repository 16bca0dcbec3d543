// Makes one call, from its first attempt to its outcome. `decide` says whether another attempt follows a failed one.

import { type AnyOutcome, type Attempt, begin, prepareCall, withResponse } from "./attempt.ts";
import { pauseFor } from "./deadline.ts";
import { AbortError } from "./errors.ts";
import { cutShort } from "./failures.ts";
import { decide, fullBudget, isSafe } from "./retry.ts";
import { makeAttempt } from "./send.ts";

/**
 * Makes a call: attempts it until it succeeds or must not be repeated.
 * @returns The outcome, even if the call failed or was aborted.
 * @throws The errors of `prepareCall`, and those of the caller's middleware before anything is sent.
 */
export async function makeCall(...given: Parameters<typeof prepareCall>): Promise<AnyOutcome> {
  const call = prepareCall(...given);
  const { shared, facts, limits, init } = call;
  for (let next = begin(call, facts); ; ) {
    const { retries } = next;
    // An attempt that is unsafe to repeat, and the last one, get all the time that is left.
    const ownMs = retries < limits.maxRetries && isSafe(next.facts) ? limits.attemptTimeoutMs : Infinity;
    const attempt = await makeAttempt(next, Math.min(call.leftMs(), ownMs));
    const outcome = settle(attempt);
    if (!attempt.error) {
      shared.budget = Math.min(fullBudget, shared.budget + (retries ? 1 : 1 / 5));
      return outcome;
    }
    const pauseMs = decide(attempt);
    if (pauseMs === undefined) return outcome;
    if (pauseMs !== "renew") {
      shared.budget--;
      call.report(attempt.facts, { type: "retry", delayMs: pauseMs });
      const aborted = await pauseFor(
        pauseMs,
        init.signal,
        (Kind) => Kind === AbortError && cutShort(withResponse(attempt), Kind, 0),
      );
      if (aborted) {
        shared.budget++;
        return settle(aborted);
      }
    }
    // Checked again, because a timer can fire late and a token can take long.
    if (call.isLate()) return outcome;
    const { facts: known, before, refused } = attempt;
    // An attempt whose token was refused did nothing, so it does not count as sent.
    next =
      pauseMs === "renew"
        ? begin(call, known, retries, before, attempt)
        : begin(call, known, retries + 1, attempt, refused);
  }
}

/** Returns the outcome of an attempt and reports it to `onEvent`. */
function settle({ call, facts, refused, responseId, response, data, error }: Attempt): AnyOutcome {
  // The same error means that there was no other token and so no request: the error was reported before.
  if (!error || error !== refused?.error)
    call.report(facts, { type: "response", responseCorrelationId: responseId, error: error?.name, code: error?.code });
  return { ...facts, correlationId: responseId ?? facts.correlationId, data, error, response };
}
