// npm run bench:client: size, CPU per call, type check, completion and growth of the client, beside its peers in one run.

import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { numberBetween, UserError } from "../../cli/command.ts";
import { bench } from "../lib/bench.ts";
import { apps, type Bundle, bundle, bundleApp } from "./bundles.ts";
import { measureCompletion } from "./completion.ts";
import { contestants, floor, usual } from "./contestants.ts";
import { bundleCalls, measureCpu } from "./cpu.ts";
import { everyOutcome, measureGrowth, startService } from "./growth.ts";
import { goals, missed, type Row, tableOf } from "./report.ts";
import { prepare, type Ready } from "./stage.ts";
import { measureTypes } from "./types.ts";

const parts = ["size", "types", "completion", "cpu", "growth"] as const;
type Part = (typeof parts)[number];

/** The parts of `--parts`. */
function partsOf(text: string): Part[] {
  const names = text.split(",");
  const known = parts.filter((name) => names.includes(name));
  if (known.length < names.length) throw new Error(`Use some of ${parts.join(",")}.`);
  return known;
}

const spec = {
  name: "npm run bench:client",
  summary: "Measures the client and its peers: size, type check, completion, CPU per call, and growth over many calls.",
  flags: {
    only: { value: "TEXTS", help: "Only those whose name has one of these texts (commas between), and bare fetch." },
    parts: { value: "NAMES", help: `Only these: ${parts.join(",")}.`, default: parts.join(","), parse: partsOf },
    calls: {
      ...{ value: "COUNT", help: "Calls in the growth part; of a peer, a tenth of them.", default: "100000" },
      parse: numberBetween(1_000, 1e8),
    },
    rounds: { value: "COUNT", help: "Rounds of the CPU part.", default: "40", parse: numberBetween(3, 10_000) },
    quick: { help: "A look in a few minutes: 5,000 calls, 8 rounds, one run of each compiler, 5 completions." },
    json: { value: "FILE", help: "Also write everything that was measured to this file." },
  },
  more: `CPU is that of the client's process, for a list of 20 items and for a create: as ratio to bare fetch in the same round.
"No network" leaves out what sockets cost, and so shows most of what a client adds. Heap is measured after garbage
collection at ten points. For type checks, CPU time is read from Linux's /proc. Only ratios can be compared between
machines, and of a machine that does other work not even those. The peers are installed under ~/.cache.
Exit code 1: the app of two calls by name is over ${goals.gzipped} bytes, or our client grows.`,
} as const;

const say = (line: string) => console.error(`  ${line}`);

/** Makes the clients ready; one that cannot be had keeps a row that says why. */
async function prepareAll(only: string | undefined, folder: string): Promise<{ ready: Ready[]; rows: Row[] }> {
  const texts = only?.split(",") ?? [""];
  const chosen = contestants.filter(({ name }) => name === floor.name || texts.some((text) => name.includes(text)));
  const [ready, rows]: [Ready[], Row[]] = [[], []];
  for (const contestant of chosen) {
    const { name, note } = contestant;
    say(`${name}: makes it ready`);
    try {
      ready.push(await prepare(contestant, join(folder, name.replace(/\W+/g, "-"))));
      rows.push({ name, note });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      rows.push({ name, left: error.message });
    }
  }
  return { ready, rows };
}

/** What each part takes. */
interface Given {
  ready: Ready[];
  rows: Row[];
  rowOf(name: string): Row;
  origin: string;
  rounds: number;
  calls: number;
  quick: boolean;
}

const sizeOf = ({ minified, gzipped }: Bundle) => ({ minified, gzipped });

/** Measures a part, and puts it into the rows. */
const measures: Record<Part, (given: Given) => Promise<void>> = {
  async size({ ready, rows, rowOf }) {
    for (const { name, folder, builtIns: external = [] } of ready)
      rowOf(name).size = sizeOf(await bundle({ entryPoints: [join(folder, "app/app.ts")], external }));
    if (!ready.some(({ name }) => name === usual)) return;
    for (const name of ["finance, unwrap", "finance, unwrap, paginate", "ramp"] as const)
      rows.push({ name, size: sizeOf(await bundleApp(apps[name])) });
  },
  async types({ ready, rowOf, quick }) {
    const found = await measureTypes(ready, quick ? 1 : 4, say);
    for (const [name, types] of Object.entries(found)) rowOf(name).types = types;
  },
  async completion({ ready, rowOf, quick }) {
    const found = await measureCompletion(ready, quick ? 5 : 25, say);
    for (const [name, completion] of Object.entries(found)) rowOf(name).completion = completion;
  },
  async cpu({ ready, rowOf, origin, rounds, quick }) {
    const found = await measureCpu(ready, origin, quick ? Math.min(rounds, 8) : rounds, say);
    for (const [name, cpu] of Object.entries(found)) rowOf(name).cpu = cpu;
  },
  async growth({ ready, rows, rowOf, origin, calls, quick }) {
    const wanted = quick ? Math.min(calls, 5_000) : calls;
    const measure = (name: string, file: string, count: number) =>
      measureGrowth(file, origin, count, (line) => say(`${name}: ${line}`));
    for (const client of ready) {
      const { name } = client;
      const count = [floor.name, usual].includes(name) ? wanted : Math.max(1_000, wanted / 10);
      rowOf(name).growth = await measure(name, await bundleCalls(client), count);
    }
    if (!ready.some(({ name }) => name === usual)) return;
    const name = "finance, every kind of end";
    rows.push({ name, growth: await measure(name, everyOutcome, wanted) });
  },
};

await bench(spec, async ({ only, parts: wanted, calls, rounds, quick, json }, folder) => {
  const { ready, rows } = await prepareAll(only, folder);
  const rowOf = (name: string) => rows.find((row) => row.name === name) as Row;
  const machine = { node: process.version, platform: process.platform, cpu: cpus()[0]?.model, cores: cpus().length };
  const about = { date: new Date().toISOString(), machine, calls, rounds, quick };
  const service = await startService();
  try {
    for (const part of wanted) {
      await measures[part]({ ready, rows, rowOf, origin: service.origin, rounds, calls, quick });
      // After each part, so that a run that is stopped is not for nothing.
      if (json) await writeFile(json, `${JSON.stringify({ ...about, rows, missed: missed(rows) }, undefined, 2)}\n`);
    }
  } finally {
    await service.stop();
  }
  console.log(tableOf(rows));
  for (const problem of missed(rows)) console.error(`MISSED: ${problem}`);
  return missed(rows).length > 0 ? 1 : 0;
});
