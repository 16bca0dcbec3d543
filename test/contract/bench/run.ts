// npm run bench:contract: how long a run takes, how it grows with the operations, and what other tools find.

import { loadContract } from "../contract.ts";
import { defects } from "../seeded-defects/defects.ts";
import { prove } from "../seeded-defects/prove.ts";
import { foundBy, peers } from "./peers.ts";

/** The middle of several measurements. */
function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

/** Times whole runs against the seeded server on the loopback address, in this process. */
async function growth(): Promise<void> {
  console.log("Whole run, both services, server and tests in one process");
  let first = 0;
  for (const times of [1, 4, 16]) {
    const contract = loadContract(times);
    const runs = [];
    for (let i = 0; i < (times === 1 ? 5 : 2); i++) runs.push(await prove(contract));
    const seconds = median(runs.map((result) => result.seconds));
    const requests = runs[0]?.requests ?? 0;
    first ||= seconds;
    const factor = (seconds / first).toFixed(1);
    const rate = Math.round(requests / seconds);
    console.log(
      `  ${String(times).padStart(2)}× operations  ${seconds.toFixed(2)} s  ${requests} requests  ${rate} a second  ×${factor}`,
    );
  }
}

/** Runs each tool against the same defective servers; every `step`-th defect keeps the bench short. */
async function comparison(step: number): Promise<void> {
  const contract = loadContract();
  const chosen = defects.filter((_, i) => i % step === 0);
  console.log(`\nSeeded defects found, of ${chosen.length} (every ${step}th of ${defects.length})`);
  let own = 0;
  for (const { behaviour, check, target } of chosen) {
    const { failures } = await prove(contract, behaviour, target);
    if (failures.some((failure) => failure.check === check)) own++;
  }
  console.log(`  ${"these tests".padEnd(26)} ${own}`);
  for (const peer of peers) {
    const found = await foundBy(peer, contract, chosen);
    console.log(`  ${peer.name.padEnd(26)} ${found}`);
  }
}

const step = process.argv.find((argument) => argument.startsWith("--every="))?.slice("--every=".length);
await growth();
await comparison(step === undefined ? 6 : Math.max(1, Number(step)));
