// How long a whole run takes, and how that grows with the number of operations.

import { median } from "../lib/quantile.ts";
import { openTable } from "../lib/table.ts";
import { loadContracts, loadContractsTimes, prove, runMock } from "./subject.ts";

/** How often each multiple of the operations is run. */
const repeats = { 1: 5, 4: 2, 16: 1 } as const;

/** Times whole runs against the seeded server on the loopback address, in this process, and prints them. */
export async function printGrowth(): Promise<void> {
  const head = ["Whole run, server and tests in one process", "seconds", "requests", "a second", "× time", "of linear"];
  const row = openTable(head, 0);
  let first = 0;
  for (const [times, runs] of Object.entries(repeats).map(([times, runs]) => [Number(times), runs] as const)) {
    const contracts = loadContractsTimes(times);
    const results = [];
    for (let i = 0; i < runs; i++) results.push(await prove(contracts));
    const seconds = median(results.map((result) => result.seconds));
    const requests = results[0]?.requests ?? 0;
    first ||= seconds;
    const factor = seconds / first;
    const rates = [Math.round(requests / seconds), factor.toFixed(1), (factor / times).toFixed(2)];
    row([`${times}× operations`, seconds.toFixed(2), requests, ...rates]);
  }
  console.log();
}

/** Times everything there is, with deliveries and sequences, against the mock in a thread of its own, and prints it. */
export async function printMock(): Promise<void> {
  const row = openTable(["Everything, on the mock", "seconds", "requests", "a second"], 0);
  for (const name of ["first in the process", "second", "third"]) {
    const { seconds, requests } = await runMock(loadContracts(), "stateful");
    row([name, seconds.toFixed(2), requests, Math.round(requests / seconds)]);
  }
  console.log();
}
