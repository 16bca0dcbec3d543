// The middle of several measurements: one run that was disturbed does not move it.

/** The middle one; of an even number, the upper of the two in the middle. */
export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
