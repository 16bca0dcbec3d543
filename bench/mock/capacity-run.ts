// node bench/mock/sandboxes-run.ts: prints what sandboxes cost.

import { numberBetween } from "../../cli/command.ts";
import { bench } from "../lib/bench.ts";
import { measureSandboxes, type Rate } from "./sandboxes.ts";

const spec = {
  name: "node bench/mock/sandboxes-run.ts",
  summary: "Makes thousands of sandboxes in one mock, uses them, and prints memory and requests a second.",
  flags: {
    count: { value: "COUNT", help: "How many sandboxes.", default: "10000", parse: numberBetween(1, 1e6) },
    duration: {
      ...{ value: "SECONDS", help: "How long each kind of request is sent.", default: "5" },
      parse: numberBetween(0.1, 3600),
    },
  },
  more: "Linux only: memory is read from /proc.",
} as const;

const cpuOf = ({ cpu }: Rate) => `a second, ${cpu.toFixed(0)} µs of CPU each`;

await bench(spec, async ({ count, duration }) => {
  const figures = await measureSandboxes(count, duration);
  console.log(`${count} sandboxes in one process that has ${figures.base.toFixed(0)} MB without them`);
  const rows: [string, number, string][] = [
    ["memory of each, unused", figures.unused, "KB"],
    ["more after a token and a GET", figures.usedOnce, "KB"],
    ["more after a POST", figures.changedOnce, "KB"],
    ["memory of the process at the end", figures.end, "MB"],
    ["sandboxes made", figures.made, "a second"],
    ["GET of wallets across all", figures.reads.perSecond, cpuOf(figures.reads)],
    ["POST of a party across all", figures.writes.perSecond, cpuOf(figures.writes)],
    ["failed", figures.failed, ""],
  ];
  for (const [what, value, unit] of rows)
    console.log(`  ${what.padEnd(34)} ${value.toFixed(value < 10 ? 1 : 0)} ${unit}`);
  return figures.failed > 0 ? 1 : 0;
});
