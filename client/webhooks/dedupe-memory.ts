// A memory of deliveries for a receiver that runs as one process.

import { type Dedupe, type DedupeTimes, dedupeTimes, wholeNumber } from "./dedupe.ts";

/** Options of `memoryDedupe`. */
export interface MemoryDedupeOptions extends DedupeTimes {
  /** How many handled changes to remember; 10,000 unless told. Beyond it the oldest is forgotten. */
  max?: number | undefined;
}

/** One entry: until when it counts, and for a claim, whose it is. */
interface Entry {
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
  const claims = new Map<string, Entry>();
  const done = new Map<string, Entry>();

  return {
    async claim(key, token = "") {
      if (current(done, key)) return "done";
      if (current(claims, key)) return "busy";
      put(claims, key, { token, until: now() + claimMs });
      return "claimed";
    },
    async complete(key, token = "") {
      if ((current(claims, key)?.token ?? token) !== token) return;
      claims.delete(key);
      put(done, key, { token, until: now() + ttlMs }, max);
    },
    async release(key, token = "") {
      if (claims.get(key)?.token === token) claims.delete(key);
    },
  };
}

/** Not Date.now(): it jumps when the clock is set. */
const now = () => performance.now();

function current(entries: Map<string, Entry>, key: string): Entry | undefined {
  const entry = entries.get(key);
  return entry !== undefined && entry.until > now() ? entry : undefined;
}

/** Adds an entry and drops those that have expired or are too many: all live equally long, so the oldest come first. */
function put(entries: Map<string, Entry>, key: string, entry: Entry, max = Number.POSITIVE_INFINITY): void {
  entries.delete(key);
  entries.set(key, entry);
  for (const [oldest, { until }] of entries) {
    if (until > now() && entries.size <= max) return;
    entries.delete(oldest);
  }
}
