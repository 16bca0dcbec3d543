// A memory of deliveries for a receiver that runs as one process.

import { type Dedupe, type DedupeTimes, dedupeTimes, wholeNumber } from "./dedupe.ts";

/** Options of `memoryDedupe`. */
export interface MemoryDedupeOptions extends DedupeTimes {
  /** How many handled changes to remember; 10,000 unless told. Beyond it the oldest is forgotten. */
  max?: number | undefined;
}

interface Claim {
  token: string;
  until: number;
}

/**
 * Remembers handled changes in this process. They are forgotten when it ends, and other processes do not see them:
 * receivers on several machines need `redisDedupe` or `postgresDedupe`.
 * @param options `max` entries, `ttlMs` and `claimMs` in milliseconds.
 * @returns The memory; give it to one receiver or to several.
 * @throws RangeError for an option that is not a whole number above zero.
 */
export function memoryDedupe({ max = 10_000, ...times }: MemoryDedupeOptions = {}): Dedupe {
  const { ttlMs, claimMs } = dedupeTimes(times);
  wholeNumber("max", max);
  // Claims stand apart, so that no number of handled changes pushes one out while its handler runs.
  const claims = new Map<string, Claim>();
  // Until when each handled change is remembered. All live equally long: the oldest is always the first.
  const done = new Map<string, number>();
  // Not Date.now(): it jumps when the clock is set.
  const now = () => performance.now();

  const live = (key: string) => {
    const claim = claims.get(key);
    return claim !== undefined && claim.until > now() ? claim : undefined;
  };

  const forget = () => {
    for (const [key, until] of done) {
      if (until > now() && done.size <= max) return;
      done.delete(key);
    }
  };

  const remember = (key: string) => {
    done.delete(key);
    done.set(key, now() + ttlMs);
    forget();
  };

  return {
    async claim(key, token = "") {
      forget();
      if (done.has(key)) return "done";
      if (live(key)) return "busy";
      claims.set(key, { token, until: now() + claimMs });
      return "claimed";
    },
    async complete(key, token = "") {
      if ((live(key)?.token ?? token) !== token) return;
      claims.delete(key);
      remember(key);
    },
    async release(key, token = "") {
      if (claims.get(key)?.token === token) claims.delete(key);
    },
  };
}
