// One call from its first attempt to its outcome: `decide` says what comes after an attempt that failed.

import { type AnyOutcome, type Attempt, begin, prepareCall, withResponse } from "./attempt.ts";
import { pauseFor } from "./deadline.ts";
import { AbortError } from "./errors.ts";
import { cutShort } from "./failures.ts";
import { decide, fullBudget, isSafe } from "./retry.ts";
import { makeAttempt } from "./send.ts";

/**
 * Makes a call: attempts it until it succeeds or must not be repeated.
 * @returns The outcome, also of a call that failed or was aborted.
 * @throws What `prepareCall` throws, and what the caller's own middleware throws before anything is sent.
 */
export async function makeCall(...given: Parameters<typeof prepareCall>): Promise<AnyOutcome> {
  const call = prepareCall(...given);
  const { shared, facts, limits, init } = call;
  for (let next = begin(call, facts); ; ) {
    const { retries } = next;
    // All others, and the last one, get the time that is left.
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
    // A timer can fire late, and a token can take long.
    if (call.isLate()) return outcome;
    const { facts: known, before, refused } = attempt;
    // The service has done nothing of an attempt whose token it refused.
    next =
      pauseMs === "renew"
        ? begin(call, known, retries, before, attempt)
        : begin(call, known, retries + 1, attempt, refused);
  }
}

/** The outcome of an attempt, which is also reported to `onEvent`. */
function settle({ call, facts, refused, responseId, response, data, error }: Attempt): AnyOutcome {
  // Without another token, no request was made: what the service has said is told already.
  if (!error || error !== refused?.error)
    call.report(facts, { type: "response", responseCorrelationId: responseId, error: error?.name, code: error?.code });
  return { ...facts, correlationId: responseId ?? facts.correlationId, data, error, response };
}
