// How memory grows, from samples that go up and down.

import { slopeOf } from "../../lib/slope.ts";

/** Memory at a time. */
export interface Sample {
  minute: number;
  /** In MB. */
  memory: number;
}

/** How memory grows, in MB a minute, without the samples that could not be read; 0 without samples. */
export function growthOf(samples: Sample[]): number {
  const known = samples.filter(({ memory }) => !Number.isNaN(memory));
  return slopeOf(known.map(({ minute, memory }) => ({ x: minute, y: memory })));
}
