// Time limits for what a delivery waits for: a body, a store or a handler that hangs must not hold the sender.

import { longestTimerMs } from "../runtime/check.ts";
import type { Dedupe } from "./dedupe.ts";

/** Pauses before a busy change is claimed again, in milliseconds. Most handlers return in this time. */
const busyPauses = [25, 50, 100, 200, 400];

/**
 * How often a claim is renewed, three times in the time of a claim. A handler that runs for a hundred times that long has
 * hung; one that waits in the queue of `inOrder` can take many times its `handlerTimeoutMs`.
 */
const renewals = 297;

/** Something took longer than its limit. */
export class TookTooLong extends Error {}

/**
 * Waits for a promise up to a limit. What it comes to later is ignored.
 * @throws What the promise rejects with, or TookTooLong, which says that it took too long.
 */
export function within<T>(limitMs: number, what: string, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new TookTooLong(`${what} took longer than ${limitMs} ms`));
    const timer = setTimeout(late, limitMs);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/**
 * Gives the calls of a store a time limit.
 * @returns The same store. `claim` waits for a busy change a little, so that the sender does not need to retry, all within
 *   the limit. A claim that is granted after the limit is released: nobody handles its change.
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

/** Completes a claim again and again while it lasts: after it, a duplicate would be handled. */
export async function completeAgain(store: Dedupe, key: string, token: string, claimMs: number): Promise<void> {
  for (let pause = 25, left = claimMs; pause < left; left -= pause, pause *= 2) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const isComplete = store.complete(key, token).then(() => true);
    if (await isComplete.catch(() => false)) return;
  }
}

/**
 * Renews a claim while its handler runs, but not forever: a retry is handled once a handler has hung. If the process dies,
 * the claim expires. A renewal that fails is tried again at the next third of the claim's time.
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
  // It must not keep a process of Node alive.
  (timer as { unref?: () => void }).unref?.();
  handled.finally(() => clearInterval(timer));
}
