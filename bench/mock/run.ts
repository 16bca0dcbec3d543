// npm run bench:mock: this mock, Prism and the peers on the same contract, at its size and at ten times its operations.

import { join } from "node:path";
import { numberBetween, UserError } from "../../cli/command.ts";
import { bench } from "../lib/bench.ts";
import { installPeer } from "../lib/peers.ts";
import { openTable } from "../lib/table.ts";
import { type Contestant, contestants, type Ground } from "./contestants.ts";
import { createHome } from "./home.ts";
import { type Figures, type Load, measure } from "./measure.ts";
import { soak } from "./soak.ts";

const spec = {
  name: "npm run bench:mock",
  summary: "Measures this mock, prism mock and the peers with a GET of an example, at 1x and 10x the operations.",
  flags: {
    duration: { value: "SECONDS", help: "How long each is under load.", default: "8", parse: numberBetween(1, 3600) },
    connections: {
      value: "COUNT",
      help: "Connections at once (default: 50; 1000 with --soak).",
      parse: numberBetween(1, 10_000),
    },
    only: { value: "TEXT", help: "Only those whose name has this text." },
    soak: {
      value: "MINUTES",
      help: "Instead: mixed load on this mock for so long, each response held to the contract.",
      parse: numberBetween(0.01, 1440),
    },
  },
  more: "The peers are installed under ~/.cache. Linux only: CPU and memory are read from /proc.",
} as const;

const columns: Record<string, (figures: Figures) => string> = {
  "first response ms": ({ start }) => start.toFixed(0),
  "requests/s": ({ rate }) => rate.toFixed(0),
  "p50 ms": ({ p50 }) => String(p50),
  "p99 ms": ({ p99 }) => String(p99),
  "CPU µs/request": ({ cpu }) => cpu.toFixed(0),
  "memory MB": ({ memory }) => memory.toFixed(0),
  failed: ({ failed }) => String(failed),
};

/** A contestant that can be measured. */
interface Ready extends Contestant {
  installed: string;
}

/** Installs what the contestants need; one that cannot be installed is left out, with the reason. */
async function makeReady(chosen: Contestant[]): Promise<Ready[]> {
  const ready: Ready[] = [];
  for (const contestant of chosen) {
    const { name, packages } = contestant;
    try {
      ready.push({ ...contestant, installed: packages === undefined ? "" : await installPeer(packages) });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      console.log(`  ${name} is left out: it ${error.message}`);
    }
  }
  return ready;
}

/** The cells of a contestant: its figures, or why it has none. */
async function cellsOf({ command }: Contestant, ground: Omit<Ground, "port">, load: Load): Promise<string[]> {
  try {
    const figures = await measure((port) => command({ ...ground, port }), load);
    return Object.values(columns).map((cell) => cell(figures));
  } catch (error) {
    if (error instanceof UserError) return [error.message];
    throw error;
  }
}

async function measureAll(times: number, ready: Ready[], load: Load, folder: string): Promise<void> {
  const home = join(folder, `x${times}`);
  const { document, operations } = await createHome(home, times);
  console.log(`${operations} operations, ${load.connections} connections, ${load.duration} s each`);
  const row = openTable(["", ...Object.keys(columns)], 24);
  for (const contestant of ready) {
    const ground = { home, document, installed: contestant.installed };
    row([contestant.name, ...(await cellsOf(contestant, ground, load))]);
  }
  console.log();
}

async function soakFor(minutes: number, connections: number): Promise<number> {
  const { responses, faults, memory } = await soak(minutes, connections);
  const sizes = memory.map(Math.round).join(" ");
  console.log(`${responses} responses over ${connections} connections in ${minutes} min; memory in MB: ${sizes}`);
  for (const [fault, count] of faults) console.log(`${count} x ${fault}`);
  return faults.size > 0 ? 1 : 0;
}

await bench(spec, async ({ duration, connections, only = "", soak: minutes }, folder) => {
  if (minutes !== undefined) return soakFor(minutes, connections ?? 1_000);
  const load = { duration, connections: connections ?? 50 };
  const ready = await makeReady(contestants.filter(({ name }) => name.includes(only)));
  for (const times of [1, 10]) await measureAll(times, ready, load, folder);
  return 0;
});
