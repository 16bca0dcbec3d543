// A dedupe store in memory, for a receiver that runs as one process.

import { type Dedupe, type DedupeTimes, dedupeTimes, wholeNumber } from "./dedupe.ts";

/** Options of `memoryDedupe`. */
export interface MemoryDedupeOptions extends DedupeTimes {
  /** Maximum number of handled changes. Default: 10,000. Beyond it, the oldest is forgotten. */
  max?: number | undefined;
}

/** What is known of a key: when it expires and, for a claim, its token. */
interface KeyRecord {
  token: string;
  until: number;
}

/**
 * Creates a store of handled changes in this process. The store is lost when the process ends, and other processes do
 * not see it. Receivers on several machines need `postgresDedupe`, or a `Dedupe` of your own.
 * @param options Maximum of entries `max`, and `ttlMs` and `claimMs` in milliseconds.
 * @returns The store, for one or more receivers.
 * @throws RangeError for an option that is not a whole number above zero.
 */
export function memoryDedupe({ max = 10_000, ...times }: MemoryDedupeOptions = {}): Dedupe {
  const { ttlMs, claimMs } = dedupeTimes(times);
  wholeNumber("max", max);
  // Claims are separate, so that handled changes never push one out while its handler runs.
  const claims = new Map<string, KeyRecord>();
  const done = new Map<string, KeyRecord>();

  return {
    claimMs,
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
    async renew(key, token = "") {
      if (claims.get(key)?.token === token) put(claims, key, { token, until: now() + claimMs });
    },
  };
}

/** Not `Date.now()`, which jumps when the clock is set. */
const now = () => performance.now();

function current(entries: Map<string, KeyRecord>, key: string): KeyRecord | undefined {
  const entry = entries.get(key);
  return entry !== undefined && entry.until > now() ? entry : undefined;
}

/** Adds an entry and drops expired and excess ones. All have the same lifetime, so the oldest are first. */
function put(entries: Map<string, KeyRecord>, key: string, entry: KeyRecord, max = Number.POSITIVE_INFINITY): void {
  entries.delete(key);
  entries.set(key, entry);
  for (const [oldest, { until }] of entries) {
    if (until > now() && entries.size <= max) return;
    entries.delete(oldest);
  }
}
