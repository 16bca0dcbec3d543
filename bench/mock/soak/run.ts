// npm run soak: mixed load on a real mock with a data file, faults injected, everything checked after each cycle.

import { randomBytes } from "node:crypto";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { command, numberBetween, UserError } from "../../../cli/command.ts";
import { createClient, createFindings, type Findings } from "./client.ts";
import { createControl } from "./control.ts";
import { countResources, runCycle, type Soaking, startSnapshot } from "./cycle.ts";
import { createDisturbances, type Done } from "./disturb.ts";
import { head, judge, printedRow, type Row } from "./growth.ts";
import { createPace } from "./mixed.ts";
import { startReceivers } from "./receivers.ts";
import { startSubject } from "./subject.ts";
import { register } from "./writes.ts";

const spec = {
  name: "npm run soak",
  summary: "Holds every response of the mock to the contract under mixed load, with kills, full disks and clock jumps.",
  flags: {
    minutes: { value: "MINUTES", help: "How long.", default: "60", parse: numberBetween(0.1, 1440) },
    rate: { value: "REQUESTS", help: "Requests a second at most.", default: "150", parse: numberBetween(1, 100_000) },
    connections: { value: "COUNT", help: "Connections at once.", default: "16", parse: numberBetween(1, 1_000) },
    folder: { value: "FOLDER", help: "Keep the data file here; begin with it if it is there." },
    import: { value: "FILE", help: "Load this module into the mock first, for example one that leaks." },
  },
  more: `The run has cycles of 2.5 minutes or less. At the end of each, the ledger adds up, what was acknowledged is found again, and the
receiver that is well got every event. Then the mock goes back to the snapshot of the start, so that its data is the same,
collects its garbage, and gets a row of the table. In the first third it is killed, too, and at the very end; in between,
the heap and the memory of the process must not grow. If the mock dies by itself, that is a finding, and the run ends.
Exits with 1 if anything is wrong. Ctrl-C ends the load early and checks what there is; a second one ends at once.
Linux only (prlimit, /proc).`,
} as const;

type Flags = { minutes: number; rate: number; connections: number; folder: string; preload: string | undefined };

/** Longest cycle, in minutes, and the least number of them. */
const longest = 2.5;
const leastCycles = 12;
/** Shortest cycle, in minutes: one with all disturbances. */
const shortest = 0.25;

/** Minutes of a cycle. */
function lengthOf(minutes: number): number {
  return Math.max(shortest, Math.min(longest, minutes / leastCycles));
}

function printFindings({ responses, excused, faults }: Findings): void {
  console.log(`${responses} responses held to the contract, ${excused} excused`);
  for (const [fault, count] of faults) console.log(`FINDING ${count} x ${fault}`);
  if (faults.size === 0) console.log("Nothing is wrong.");
}

/** Aborts on Ctrl-C; a second one ends the process. */
function abortOnInterrupt(ending: AbortController): void {
  process.once("SIGINT", () => {
    console.log("Ctrl-C: the load ends, what there is is checked.");
    process.once("SIGINT", () => process.exit(130));
    ending.abort();
  });
}

/** Runs the cycles and prints a row for each. @returns The rows. */
async function runCycles(soaking: Soaking, minutes: number): Promise<Row[]> {
  const { control, findings, minute, ended } = soaking;
  const cycle = lengthOf(minutes);
  const count = Math.max(1, Math.round(minutes / cycle));
  const before = await countResources(control);
  const rows: Row[] = [];
  console.log(head);
  for (let turn = 1; turn <= count && !ended.aborted; turn++) {
    const left = turn * cycle - minute();
    const kills = turn <= Math.ceil(count / 3) || turn === count;
    const row = await runCycle(soaking, { duration: Math.max(left, cycle / 2) * 60_000, kills });
    if (row === undefined) continue;
    if (row.resources !== before) findings.add(`${row.resources} resources after a reset to ${before}`);
    if (row.sandboxes !== 0) findings.add(`${row.sandboxes} sandboxes are left of those that were ended`);
    rows.push(row);
    console.log(printedRow(row, turn));
  }
  return rows;
}

async function soak({ minutes, rate, connections, folder, preload }: Flags): Promise<number> {
  if (!existsSync(join(folder, "key"))) writeFileSync(join(folder, "key"), randomBytes(32).toString("hex"));
  const findings = createFindings();
  const ending = new AbortController();
  const died = (how: string) => {
    findings.add(how);
    ending.abort();
  };
  const subject = await startSubject({ folder, preload, died });
  const control = createControl(subject, findings);
  const client = createClient(subject, findings, connections + 4);
  const receivers = await startReceivers();
  await control("POST", "/reset", {});
  await register(`http://127.0.0.1:${subject.ports.finance}`, receivers.urls);
  await control("POST", "/snapshots", { name: startSnapshot });
  abortOnInterrupt(ending);
  const start = performance.now();
  const minute = () => (performance.now() - start) / 60_000;
  const done: Done = { "clock jumps": 0, "full disks": 0 };
  const totals = { sandboxes: 0, parties: 0, payouts: 0 };
  const rows = await runCycles(
    {
      ...{ subject, control, client, receivers, findings, connections, minute, totals },
      ...{
        disturb: createDisturbances(subject, control, (lengthOf(minutes) * 60_000) / 5, done),
        pace: createPace(rate),
        ended: ending.signal,
      },
    },
    minutes,
  );
  client.close();
  receivers.close();
  await subject.stop();
  const { lines, faults } = judge(rows);
  for (const fault of faults) findings.add(fault);
  const disturbances = Object.entries(done).map(([what, count]) => `${count} ${what}`);
  const seconds = minute() * 60;
  console.log(
    `${minute().toFixed(1)} min: ${totals.sandboxes} sandboxes, ${disturbances.join(", ")}, ${subject.starts() - 1} kills,`,
  );
  console.log(
    `${receivers.count()} deliveries arrived, ${(findings.responses / seconds).toFixed(0)} responses a second`,
  );
  console.log(`${totals.parties} parties and ${totals.payouts} payouts acknowledged`);
  for (const line of lines) console.log(line);
  printFindings(findings);
  return findings.faults.size > 0 ? 1 : 0;
}

await command(spec, async ({ minutes, rate, connections, folder, import: module }) => {
  if (process.platform !== "linux") throw new UserError("the soak needs Linux: prlimit and /proc");
  const preload = module === undefined ? undefined : resolve(module);
  if (preload !== undefined && !existsSync(preload)) throw new UserError(`there is no ${module}`);
  const place = folder ?? (await mkdtemp(join(tmpdir(), "soak-")));
  await mkdir(place, { recursive: true });
  process.once("SIGTERM", () => process.exit(143));
  if (folder === undefined) process.once("exit", () => rmSync(place, { recursive: true, force: true, maxRetries: 5 }));
  return soak({ minutes, rate, connections, folder: place, preload });
});
