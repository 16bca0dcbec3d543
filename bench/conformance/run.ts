// npm run bench:contract: how long a run takes, how it grows with the operations, and what other tools find.

import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { command, numberBetween } from "../../cli/command.ts";
import { loadContracts } from "../../model/contract.ts";
import { printComparison } from "./compare.ts";
import { printGrowth } from "./growth.ts";
import { peers } from "./peers.ts";
import { stopAll } from "./processes.ts";
import { openStage } from "./stage.ts";

const name = "npm run bench:contract";
const summary = "Times the contract tests, and compares what they find with what other tools find.";
const flags = {
  every: {
    value: "STEP",
    help: "Show the slower tools only every STEP-th defect.",
    default: "6",
    parse: numberBetween(1, 1e6),
  },
};

async function run({ every }: { every: number }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-contract-run-"));
  const leave = () => {
    stopAll();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)
    process.once(signal, () => {
      leave();
      process.exit(code);
    });
  const stage = await openStage(loadContracts());
  try {
    await printGrowth();
    await printComparison(stage, peers, Math.floor(every), folder);
  } finally {
    leave();
    await stage.close();
  }
}

await command({ name, summary, flags }, run);
