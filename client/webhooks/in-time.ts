// Time limits for what a delivery waits for: a store or a handler that hangs must not hold the sender.

import type { Dedupe } from "./dedupe.ts";

/** A dedupe store whose calls have a time limit. */
export type Store = Required<Dedupe>;

/**
 * Waits for a promise up to a limit. What it comes to later is ignored.
 * @param limitMs The limit, in milliseconds.
 * @param what What is waited for.
 * @throws What the promise rejects with, or an Error that says that it took too long.
 */
export function within<T>(limitMs: number, what: string, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`${what} took longer than ${limitMs} ms`));
    const timer = setTimeout(late, limitMs);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/**
 * Gives the calls of a store a time limit.
 * @param dedupe The store.
 * @param limitMs The limit of each call, in milliseconds.
 * @returns The same store. A claim that is granted after the limit is released: nobody handles its change.
 */
export function inTime(dedupe: Dedupe, limitMs: number): Store {
  return {
    async claim(key, token) {
      let late = false;
      const claim = dedupe.claim(key, token).then((claimed) => {
        if (late && claimed === "claimed") dedupe.release(key, token).catch(() => undefined);
        return claimed;
      });
      return within(limitMs, "dedupe.claim", claim).catch((error: unknown) => {
        late = true;
        throw error;
      });
    },
    complete: async (key, token) => within(limitMs, "dedupe.complete", dedupe.complete(key, token)),
    release: async (key, token) => within(limitMs, "dedupe.release", dedupe.release(key, token)),
  };
}
