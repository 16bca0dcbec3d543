// Time limits for the body, the store and the handler of a delivery: one that hangs must not keep the sender waiting.

import { longestTimerMs } from "../runtime/check.ts";
import type { Dedupe } from "./dedupe.ts";

/** Pauses before a busy change is claimed again, in milliseconds. Most handlers return in this time. */
const busyPauses = [25, 50, 100, 200, 400];

/**
 * How often a claim is renewed: three times in each lifetime of a claim. A handler that runs for a hundred lifetimes
 * hangs; one that waits in the queue of `inOrder` can take many times its `handlerTimeoutMs`.
 */
const renewals = 297;

/** Something took longer than its limit. */
export class TimeLimitError extends Error {}

/**
 * Waits for a promise up to a limit. A later result is ignored.
 * @throws The error of the promise, or a TimeLimitError at the limit.
 */
export function within<T>(limitMs: number, what: string, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new TimeLimitError(`${what} took longer than ${limitMs} ms`));
    const timer = setTimeout(late, limitMs);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/**
 * Gives the calls of a store a time limit.
 * @returns The store with limits. Within its limit, `claim` tries a busy change again, so that the sender does not need
 *   to retry. A claim that is granted after the limit is released, because nobody handles its change.
 */
export function inTime(dedupe: Dedupe, limitMs: number): Dedupe {
  return {
    async claim(key, token) {
      let late = false;
      const until = performance.now() + limitMs;
      const patiently = async () => {
        let claim = await dedupe.claim(key, token);
        for (const pause of busyPauses) {
          if (claim !== "busy" || performance.now() + pause >= until) break;
          await new Promise((resolve) => setTimeout(resolve, pause));
          if (!late) claim = await dedupe.claim(key, token);
        }
        if (late && claim === "claimed") dedupe.release(key, token).catch(() => undefined);
        return claim;
      };
      return within(limitMs, "dedupe.claim", patiently()).catch((error: unknown) => {
        late = true;
        throw error;
      });
    },
    complete: async (key, token) => within(limitMs, "dedupe.complete", dedupe.complete(key, token)),
    release: async (key, token) => within(limitMs, "dedupe.release", dedupe.release(key, token)),
  };
}

/** Tries to complete a claim until it expires, because a duplicate would then be handled. */
export async function completeAgain(store: Dedupe, key: string, token: string, claimMs: number): Promise<void> {
  for (let pause = 25, left = claimMs; pause < left; left -= pause, pause *= 2) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const isComplete = store.complete(key, token).then(() => true);
    if (await isComplete.catch(() => false)) return;
  }
}

/**
 * Renews a claim while its handler runs, but not forever, so that a retry is handled if the handler hangs. If the
 * process dies, the claim expires. A renewal that fails is tried again at the next third of the claim's time.
 */
export function renewWhile(dedupe: Dedupe, key: string, token: string, handled: Promise<unknown>): void {
  const { claimMs } = dedupe;
  if (!dedupe.renew || claimMs === undefined) return;
  let left = renewals;
  const renew = async () => dedupe.renew?.(key, token);
  const timer = setInterval(
    () => {
      renew().catch(() => undefined);
      if (--left === 0) clearInterval(timer);
    },
    Math.min(claimMs / 3, longestTimerMs),
  );
  // The timer must not keep a Node process alive.
  (timer as { unref?: () => void }).unref?.();
  handled.finally(() => clearInterval(timer));
}
