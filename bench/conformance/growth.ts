// How long a whole run takes, and how that grows with the number of operations.

import { prove } from "../../test/conformance/seeded-defects/prove.ts";
import { median } from "./median.ts";
import { multiplied } from "./multiplied.ts";

/** Times whole runs against the seeded server on the loopback address, in this process, and prints them. */
export async function printGrowth(): Promise<void> {
  console.log("Whole run, both services, server and tests in one process");
  let first = 0;
  for (const [times, repeats] of [
    [1, 5],
    [4, 2],
    [16, 1],
  ] as const) {
    const contracts = multiplied(times);
    const runs = [];
    for (let i = 0; i < repeats; i++) runs.push(await prove(contracts));
    const seconds = median(runs.map((result) => result.seconds));
    const requests = runs[0]?.requests ?? 0;
    first ||= seconds;
    const factor = seconds / first;
    console.log(
      `  ${String(times).padStart(2)}× operations  ${seconds.toFixed(2)} s  ${requests} requests  ` +
        `${Math.round(requests / seconds)} a second  ×${factor.toFixed(1)} (${(factor / times).toFixed(2)} of linear)`,
    );
  }
}
