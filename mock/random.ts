// Numbers that look random and come again with the same seed, so that a run can be repeated.

/**
 * Makes a source of numbers (mulberry32).
 * @param seed Whole number.
 * @returns Gives a number from 0 to below 1.
 */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
