// The interface of a dedupe store, the options that all stores have, and the store in memory.

import { longestTimerMs } from "../runtime/check.ts";

/**
 * Remembers which changes were handled, so that a duplicate delivery does not call a handler.
 *
 * A delivery claims its key, and then completes it (the handler returned) or releases it (the handler threw). If the
 * receiver dies before that, the claim expires, and the key can be claimed again.
 */
export interface Dedupe {
  /**
   * Claims a key for one delivery, atomically.
   * @returns `claimed`: handle it. `done`: it was handled. `busy`: another delivery has a claim that has not expired.
   */
  claim(key: string, token?: string): Promise<"claimed" | "done" | "busy">;
  /** Marks a key as handled, unless another delivery has claimed it in the meantime. */
  complete(key: string, token?: string): Promise<void>;
  /** Releases a claim, so that the next delivery is handled. Does not change a claim of another delivery. */
  release(key: string, token?: string): Promise<void>;
  /**
   * Lets a claim of this delivery last for another `claimMs`. A receiver calls it while a handler runs. Without it, or
   * without `claimMs`, the change of a handler that is slower than the claim can be handled a second time.
   */
  renew?(key: string, token?: string): Promise<void>;
  /** Lifetime of a claim, in milliseconds. If it is set, a receiver does not wait longer for a handler. */
  readonly claimMs?: number | undefined;
}

/** How long a dedupe store keeps its entries. */
export interface DedupeTimes {
  /** How long a handled change is remembered, in milliseconds. Default: 30 days. A retry may arrive much later. */
  ttlMs?: number | undefined;
  /**
   * Lifetime of a claim, in milliseconds, after which a retry is handled if the receiver died. Default: 60,000. While a
   * handler runs, the claim is renewed for up to a hundred times as long. Set it shorter than the service retries.
   */
  claimMs?: number | undefined;
}

/**
 * Adds the defaults and checks the times.
 * @throws RangeError for a time that is not a whole number of milliseconds above zero.
 */
export function dedupeTimes({ ttlMs = 30 * 24 * 3_600_000, claimMs = 60_000 }: DedupeTimes) {
  return { ttlMs: wholeNumber("ttlMs", ttlMs), claimMs: wholeNumber("claimMs", claimMs) };
}

/** Returns a time limit. @throws RangeError, also for a time that is too long for a timer. */
export function timeLimit(name: string, value: number): number {
  if (wholeNumber(name, value) > longestTimerMs) throw new RangeError(`${name} must be at most ${longestTimerMs}`);
  return value;
}

/** Returns a whole number above zero. @throws RangeError for any other value, with the name of the option. */
export function wholeNumber(name: string, value: number): number {
  if (!Number.isSafeInteger(value) || value <= 0) throw new RangeError(`${name} must be a whole number above zero`);
  return value;
}

/** Options of `memoryDedupe`. */
export interface MemoryDedupeOptions extends DedupeTimes {
  /** Maximum number of handled changes. Default: 10,000. Beyond it, the oldest is forgotten. */
  max?: number | undefined;
}

/** The entry of a key: when it expires and, for a claim, its token. */
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
  // Claims have their own map, so that handled changes never push out a claim while its handler runs.
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
