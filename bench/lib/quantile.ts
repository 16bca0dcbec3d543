// What stands for several measurements of the same.

/**
 * The measurement that a share of all measurements is below.
 * @param share From 0 to 1; where two are equally near, the upper one is taken.
 */
export function quantile(values: number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** The middle one: one run that was disturbed does not move it. */
export function median(values: number[]): number {
  return quantile(values, 1 / 2);
}

/** The lower quartile, for CPU time: other processes only ever add to a measurement. */
export function lowerQuartile(values: number[]): number {
  return quantile(values, 1 / 4);
}
