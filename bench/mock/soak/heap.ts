// Loaded into the mock under soak: on SIGUSR2 it collects garbage and prints what memory is left, on one line.

import { setTimeout as pause } from "node:timers/promises";

/** What the line starts with. */
export const mark = "soak-memory ";

/** Memory that is in use, in MB: of the heap with what it holds outside, and of the process. */
export interface Memory {
  heap: number;
  rss: number;
}

/** Rounds of collection: what a first one finalizes, a second one frees. */
const rounds = 3;

process.on("SIGUSR2", async () => {
  for (let round = 0; round < rounds; round++) {
    globalThis.gc?.();
    await pause(50);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  const memory: Memory = { heap: (heapUsed + external) / 2 ** 20, rss: rss / 2 ** 20 };
  console.log(mark + JSON.stringify(memory));
});
