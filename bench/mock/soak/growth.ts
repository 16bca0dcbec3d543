// How memory grows, from samples that go up and down.

/** Memory at a time. */
export interface Sample {
  minute: number;
  /** In MB. */
  memory: number;
}

/** The slope of the line that lies nearest to the samples, in MB a minute (least squares); 0 without samples. */
export function growthOf(samples: Sample[]): number {
  const known = samples.filter(({ memory }) => !Number.isNaN(memory));
  const mean = (read: (sample: Sample) => number) => known.reduce((sum, one) => sum + read(one), 0) / known.length;
  const middle = { minute: mean(({ minute }) => minute), memory: mean(({ memory }) => memory) };
  const above = mean(({ minute, memory }) => (minute - middle.minute) * (memory - middle.memory));
  const below = mean(({ minute }) => (minute - middle.minute) ** 2);
  return below > 0 ? above / below : 0;
}
