// node bench/mock/capacity-run.ts: prints the capacity of one process: sandboxes, requests a second, resources, memory.

import { numberBetween } from "../../cli/command.ts";
import { bench } from "../lib/bench.ts";
import { measureCapacity } from "./capacity.ts";
import type { Rate } from "./driven.ts";
import { measureSandboxes } from "./sandboxes.ts";

const spec = {
  name: "node bench/mock/capacity-run.ts",
  summary: "Prints what one mock carries: requests a second, resources, and thousands of sandboxes with their memory.",
  flags: {
    count: { value: "COUNT", help: "How many sandboxes.", default: "10000", parse: numberBetween(1, 1e6) },
    resources: { value: "COUNT", help: "How many resources.", default: "20000", parse: numberBetween(1, 1e6) },
    duration: {
      ...{ value: "SECONDS", help: "How long each kind of request is sent.", default: "5" },
      parse: numberBetween(0.1, 3600),
    },
  },
  more: "Linux only: memory is read from /proc.",
} as const;

const cpuOf = ({ cpu }: Rate) => `a second, ${cpu.toFixed(0)} µs of CPU each`;

function print(rows: [what: string, value: number, unit: string][]): void {
  for (const [what, value, unit] of rows)
    console.log(`  ${what.padEnd(34)} ${value.toFixed(value < 10 ? 1 : 0)} ${unit}`);
}

await bench(spec, async ({ count, resources, duration }, folder) => {
  const capacity = await measureCapacity(resources, Math.min(count, 500), duration, folder);
  print([
    ["list, create, token (7:2:1)", capacity.mix.perSecond, cpuOf(capacity.mix)],
    [`memory of a party, of ${resources}`, capacity.resource, "KB"],
    ["sandbox in the data file, unused", capacity.inFile.unused, "KB"],
    ["more after its first write", capacity.inFile.changed, "KB"],
    ["failed", capacity.failed, ""],
  ]);
  const figures = await measureSandboxes(count, duration);
  console.log(`${count} sandboxes in one process that has ${figures.base.toFixed(0)} MB without them`);
  print([
    ["memory of each, unused", figures.unused, "KB"],
    ["more after a token and a GET", figures.usedOnce, "KB"],
    ["more after a POST", figures.changedOnce, "KB"],
    ["memory of the process at the end", figures.end, "MB"],
    ["sandboxes made", figures.made, "a second"],
    ["GET of wallets across all", figures.reads.perSecond, cpuOf(figures.reads)],
    ["POST of a party across all", figures.writes.perSecond, cpuOf(figures.writes)],
    ["failed", figures.failed, ""],
  ]);
  return figures.failed + capacity.failed > 0 ? 1 : 0;
});
