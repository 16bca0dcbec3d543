// npm run soak: mixed load on a real mock with a data file, faults injected, everything checked at the end.

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { command, numberBetween, UserError } from "../../../cli/command.ts";
import { audit } from "./audit.ts";
import { createClient, createFindings, type Findings } from "./client.ts";
import { createControl } from "./control.ts";
import { disturb } from "./disturb.ts";
import { growthOf, type Sample } from "./growth.ts";
import { mix } from "./mixed.ts";
import { startReceivers } from "./receivers.ts";
import { startSubject } from "./subject.ts";
import { type Acknowledged, register, write } from "./writes.ts";

const spec = {
  name: "npm run soak",
  summary: "Holds every response of the mock to the contract under mixed load, with kills, full disks and clock jumps.",
  flags: {
    minutes: { value: "MINUTES", help: "How long.", default: "60", parse: numberBetween(0.1, 1440) },
    connections: { value: "COUNT", help: "Connections at once.", default: "16", parse: numberBetween(1, 1_000) },
    folder: {
      value: "FOLDER",
      help: "Keep the data file and what was acknowledged here; go on with it if it is there.",
    },
  },
  more: `At the end the mock is killed once more, and then: the ledger adds up, what was acknowledged is found again, the receiver
that is well got every event, memory is flat. Exits with 1 if anything is wrong. Ctrl-C ends the load early and checks what
there is; a second one ends at once. With --folder the next run goes on with the same data. Linux only (prlimit, /proc).`,
} as const;

/** What a folder keeps for the next run. */
function readKept(file: string): Acknowledged {
  if (!existsSync(file)) return { parties: [], payouts: [] };
  return JSON.parse(readFileSync(file, "utf8")) as Acknowledged;
}

/** MB a minute by which memory may grow: what is created is kept, and that is some hundred kB a minute. */
const mostGrowth = 1.5;
/** Minutes below which growth is only printed: caches and compiled code are still being filled. */
const leastMinutes = 10;

function printSummary(findings: Findings, lines: string[]): void {
  for (const line of lines) console.log(line);
  console.log(`${findings.responses} responses held to the contract, ${findings.excused} excused`);
  for (const [fault, count] of findings.faults) console.log(`FINDING ${count} x ${fault}`);
  if (findings.faults.size === 0) console.log("Nothing is wrong.");
}

async function soak(minutes: number, connections: number, folder: string): Promise<number> {
  const keptFile = join(folder, "acknowledged.json");
  const acknowledged = readKept(keptFile);
  if (!existsSync(join(folder, "key"))) writeFileSync(join(folder, "key"), randomBytes(32).toString("hex"));
  const subject = await startSubject(folder);
  const findings = createFindings();
  const client = createClient(subject, findings, connections + 4);
  const control = createControl(subject, findings);
  const receivers = await startReceivers();
  await register(`http://127.0.0.1:${subject.ports.finance}`, receivers.urls);
  const ending = new AbortController();
  const { signal: ended } = ending;
  process.once("SIGINT", () => {
    console.log("Ctrl-C: the load ends, what there is is checked.");
    process.once("SIGINT", () => process.exit(130));
    ending.abort();
  });
  const start = performance.now();
  const minute = () => (performance.now() - start) / 60_000;
  const samples: Sample[] = [];
  const watch = async () => {
    for (let next = Math.min(1, minutes / 5); !ended.aborted; ) {
      await pause(Math.min(5_000, minutes * 2_000), undefined, { signal: ended }).catch(() => undefined);
      samples.push({ minute: minute(), memory: await subject.memory().catch(() => Number.NaN) });
      if (minute() < next) continue;
      next = minute() + Math.min(1, minutes / 5);
      const { memory = 0 } = samples.at(-1) ?? {};
      const counts = `${findings.responses} responses, ${findings.faults.size} kinds of findings`;
      console.log(
        `${minute().toFixed(1)} min  ${memory.toFixed(0)} MB  ${counts}, ${acknowledged.payouts.length} payouts`,
      );
      writeFileSync(keptFile, JSON.stringify(acknowledged));
    }
  };
  const period = Math.min(20_000, Math.max(2_500, minutes * 6_000));
  const timer = setTimeout(() => ending.abort(), minutes * 60_000);
  const [sandboxes, disturbances] = await Promise.all([
    mix(client, control, connections, ended),
    disturb(subject, control, period, () => minute() < minutes / 2, ended),
    write(client, acknowledged, ended),
    watch(),
  ]);
  clearTimeout(timer);
  const growth = growthOf(samples.filter((sample) => sample.minute > minute() / 2));
  if (minutes >= leastMinutes && growth > mostGrowth) findings.add(`memory grows by ${growth.toFixed(1)} MB a minute`);
  console.log("The load has ended; the mock is killed once more and checked.");
  await subject.restart();
  await audit(client, control, receivers, acknowledged, findings);
  writeFileSync(keptFile, JSON.stringify(acknowledged));
  client.close();
  receivers.close();
  await subject.stop();
  const done = Object.entries(disturbances).map(([what, count]) => `${count} ${what}`);
  printSummary(findings, [
    `${minute().toFixed(1)} min: ${sandboxes} sandboxes, ${done.join(", ")}, ${receivers.count()} deliveries arrived`,
    `${acknowledged.parties.length} parties and ${acknowledged.payouts.length} payouts acknowledged`,
    `memory in the second half: ${growth.toFixed(2)} MB a minute`,
  ]);
  return findings.faults.size > 0 ? 1 : 0;
}

await command(spec, async ({ minutes, connections, folder }) => {
  if (process.platform !== "linux") throw new UserError("the soak needs Linux: prlimit and /proc");
  const place = folder ?? (await mkdtemp(join(tmpdir(), "soak-")));
  await mkdir(place, { recursive: true });
  process.once("SIGTERM", () => process.exit(143));
  if (folder === undefined) process.once("exit", () => rmSync(place, { recursive: true, force: true, maxRetries: 5 }));
  return soak(minutes, connections, place);
});
