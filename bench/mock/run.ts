// npm run bench:mock: this mock, Prism and the peers on the same contract, at its size and at ten times its operations.

import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Contestant, contestants, type Ground } from "./contestants.ts";
import { createHome, installPeers } from "./ground.ts";
import { type Figures, type Load, measure } from "./measure.ts";
import { soak } from "./soak.ts";

const help = `Measures this mock, prism mock and the peers with a GET of an example, at 1x and 10x the operations.

Usage: npm run bench:mock -- [flags]

  --duration SECONDS   How long each is under load (default 8).
  --connections COUNT  Connections at once (default 50).
  --only TEXT          Only those whose name has this text.
  --soak MINUTES       Instead: mixed load on this mock for so long, each answer held to the contract
                       (connections: 1000 unless said otherwise).
  --help               Print this help.

The peers are installed into a temporary folder. Linux only: CPU and memory are read from /proc.`;

const text = { type: "string" } as const;
const { values } = parseArgs({
  options: { duration: text, connections: text, only: text, soak: text, help: { type: "boolean", short: "h" } },
});

const columns: [string, (figures: Figures) => string][] = [
  ["first answer ms", ({ start }) => start.toFixed(0)],
  ["requests/s", ({ rate }) => rate.toFixed(0)],
  ["p50 ms", ({ p50 }) => String(p50)],
  ["p99 ms", ({ p99 }) => String(p99)],
  ["CPU µs/request", ({ cpu }) => cpu.toFixed(0)],
  ["memory MB", ({ memory }) => memory.toFixed(0)],
  ["failed", ({ failed }) => String(failed)],
];

function row(cells: string[]): string {
  return `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(15))).join(" | ")} |`;
}

async function line(contestant: Contestant, ground: Omit<Ground, "port">, load: Load): Promise<string> {
  try {
    const figures = await measure((port) => contestant.command({ ...ground, port }), load);
    return row([contestant.name, ...columns.map(([, cell]) => cell(figures))]);
  } catch (error) {
    return row([contestant.name, (error as Error).message, ...columns.slice(1).map(() => "")]);
  }
}

async function measureAll(times: number, peers: string | undefined, load: Load): Promise<void> {
  const { home, operations } = await createHome(times);
  const ground = { home, document: `${home}/generated/finance/openapi.json`, peers: peers ?? "" };
  console.log(`\n${operations} operations, ${load.connections} connections, ${load.duration} s each\n`);
  console.log(row(["", ...columns.map(([name]) => name)]));
  console.log(row(["---", ...columns.map(() => "---:")]));
  for (const contestant of contestants) {
    if (!contestant.name.includes(values.only ?? "")) continue;
    if (peers === undefined && !/this mock|prism/.test(contestant.name)) continue;
    console.log(await line(contestant, ground, load));
  }
  await rm(home, { recursive: true, force: true });
}

async function soakFor(minutes: number): Promise<void> {
  const connections = Number(values.connections ?? 1_000);
  const { answers, faults, memory } = await soak(minutes, connections);
  console.log(
    `${answers} answers over ${connections} connections in ${minutes} min; memory in MB: ${memory.join(" ")}`,
  );
  for (const [fault, count] of faults) console.log(`${count} x ${fault}`);
  if (faults.size > 0) process.exitCode = 1;
}

if (values.help) console.log(help);
else if (values.soak !== undefined) await soakFor(Number(values.soak));
else {
  const load = { duration: Number(values.duration ?? 8), connections: Number(values.connections ?? 50) };
  const peers = await installPeers();
  if (peers === undefined) console.log("The peers cannot be installed; they are left out.");
  for (const times of [1, 10]) await measureAll(times, peers, load);
}
