// What the receiver asks of a memory of deliveries, and the times all of them share.

/**
 * Remembers which changes were handled, so that a repeated delivery calls no handler.
 *
 * A delivery claims its key, then completes it (the handler returned) or releases it (the handler threw). A claim that
 * is neither completed nor released, because its receiver died, expires, and the key can be claimed again.
 */
export interface Dedupe {
  /**
   * Claims a key for one delivery, atomically.
   * @param key The change, from `eventKey`.
   * @param token Names the delivery that claims; without one, all deliveries of this object count as the same.
   * @returns `claimed`: handle it. `done`: it was handled. `busy`: another delivery holds a claim that has not expired.
   */
  claim(key: string, token?: string): Promise<"claimed" | "done" | "busy">;
  /** Marks a key as handled, unless another delivery holds its claim by now. */
  complete(key: string, token?: string): Promise<void>;
  /** Gives a claim back, so that the next delivery is handled; does nothing to a claim of another delivery. */
  release(key: string, token?: string): Promise<void>;
}

/** How long a memory of deliveries keeps what it knows. */
export interface DedupeTimes {
  /** Milliseconds for which a handled change is remembered; 30 days unless told. A retry may arrive much later. */
  ttlMs?: number | undefined;
  /**
   * Milliseconds after which a claim that was not completed expires; 60,000 unless told. Longer than the slowest
   * handler, or a repeat that arrives meanwhile is handled beside it; shorter than the service goes on repeating.
   */
  claimMs?: number | undefined;
}

/**
 * Fills in the times and refuses what is none.
 * @throws RangeError for a time that is not a whole number of milliseconds above zero.
 */
export function dedupeTimes({ ttlMs = 30 * 24 * 3_600_000, claimMs = 60_000 }: DedupeTimes) {
  return { ttlMs: wholeNumber("ttlMs", ttlMs), claimMs: wholeNumber("claimMs", claimMs) };
}

/**
 * Passes a whole number above zero.
 * @throws RangeError for anything else, naming the option.
 */
export function wholeNumber(name: string, value: number): number {
  if (!Number.isSafeInteger(value) || value <= 0) throw new RangeError(`${name} is a whole number above zero`);
  return value;
}
