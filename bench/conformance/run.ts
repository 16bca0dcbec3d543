// npm run bench:contract: how long a run takes, how it grows with the operations, and what other tools find.

import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContract } from "../../conformance/contract.ts";
import { command, type Flags } from "../../scripts/lib/command.ts";
import { printComparison } from "./compare.ts";
import { printGrowth } from "./growth.ts";
import { peers } from "./peers.ts";
import { stopAll } from "./processes.ts";
import { openStage } from "./stage.ts";

const name = "npm run bench:contract";
const summary = "Times the contract tests, and compares what they find with what other tools find.";
const flags = {
  every: { type: "string", help: "Show the slower tools every VALUE-th defect only; 6 when left out." },
} as const;

/** The step of the sample; undefined when it is no number from 1 on. */
function stepOf({ every = "6" }: Flags): number | undefined {
  return /^[1-9]\d*$/.test(String(every)) ? Number(every) : undefined;
}

async function run(given: Flags): Promise<void> {
  const step = stepOf(given);
  if (step === undefined) {
    console.error(`${name}: --every has to be a number from 1 on. See ${name} -- --help.`);
    process.exitCode = 2;
    return;
  }
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
  const stage = await openStage(loadContract());
  try {
    await printGrowth();
    await printComparison(stage, peers, step, folder);
  } finally {
    leave();
    await stage.close();
  }
}

await command({ name, summary, flags }, run);
