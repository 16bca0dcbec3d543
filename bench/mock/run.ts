// npm run bench:mock: this mock and similar tools on the same real calls, at the size of the contract and at ten times its operations.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { numberBetween, UserError } from "../../cli/command.ts";
import { bench } from "../lib/bench.ts";
import { installPeer } from "../lib/peers.ts";
import { bare, type Contestant, contestants } from "./contestants.ts";
import { createHome } from "./home.ts";
import { measureCalls, measureStarts, type Ready } from "./measure.ts";
import { type CallName, callNames } from "./measured.ts";
import { floorData } from "./sessions.ts";
import { printCalls, printGoals, printStarts } from "./tables.ts";

/** The calls of `--calls`. */
function callsOf(text: string): CallName[] {
  const names = text.split(",");
  const known = callNames.filter((name) => names.includes(name));
  if (known.length < names.length) throw new Error(`Use some of ${callNames.join(",")}.`);
  return known;
}

const spec = {
  name: "npm run bench:mock",
  summary: "Measures this mock and similar tools on the same real calls, at 1x and 10x the operations.",
  flags: {
    duration: {
      ...{ value: "SECONDS", help: "How long each call is under load in each round.", default: "1" },
      parse: numberBetween(0.2, 600),
    },
    rounds: { value: "COUNT", help: "Rounds; the median counts.", default: "3", parse: numberBetween(1, 100) },
    connections: {
      ...{ value: "COUNT", help: "Connections at once.", default: "4" },
      parse: numberBetween(1, 10_000),
    },
    only: { value: "TEXTS", help: "Only those whose name has one of these texts (commas between), and the floor." },
    calls: {
      ...{ value: "NAMES", help: `Only these calls: ${callNames.join(",")}.`, default: callNames.join(",") },
      parse: callsOf,
    },
    times: {
      ...{ value: "COUNT", help: "Only this size: how many times the operations are there (default: 1, then 10)." },
      parse: numberBetween(1, 100),
    },
    home: { value: "FOLDER", help: "Measure the mock of this copy of the repository instead." },
  },
  more: `CPU is that of the server with all its threads and children. Compare the ratios with the floor: it does the same with
node:http and Ajv alone, in the same run. The peers are installed under ~/.cache. One that hangs is killed, and its row
says so. Linux only: CPU and memory are read from /proc.`,
} as const;

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

await bench(spec, async ({ duration, rounds, connections, only, calls, times, home: source }, folder) => {
  const texts = only?.split(",");
  const chosen = contestants.filter(
    ({ name }, index) => index === 0 || (texts?.some((text) => name.includes(text)) ?? true),
  );
  const ready = await makeReady(chosen);
  const data = join(folder, "data.json");
  await writeFile(data, JSON.stringify(floorData()));
  for (const size of times === undefined ? [1, 10] : [times]) {
    const home = join(folder, `x${size}`);
    const { document, operations } = await createHome(home, size, source);
    console.log(
      `\n${operations} operations in the contract of finance; ${rounds} rounds, ${connections} connections, ${duration} s each`,
    );
    const here = ready.filter(({ readsContract }) => readsContract || size === 1);
    const place = { home, document, data };
    const starts = await measureStarts([{ ...bare, installed: "" }, ...here], place);
    const load = { duration, connections };
    const say = (line: string) => console.log(`  ${line}`);
    const results = await measureCalls(here, place, { calls, rounds, load, say });
    printStarts(results, starts);
    printCalls(results, calls);
    printGoals(results, starts);
  }
  return 0;
});
