// Runs every tool against the same defective servers, and prints what each found.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { median } from "../lib/quantile.ts";
import { printTable } from "../lib/table.ts";
import { type Peer, stable } from "./peer.ts";
import type { Stage } from "./stage.ts";
import {
  type Behaviour,
  body,
  type Defect,
  defects,
  focusOn,
  groupOf,
  groups,
  on,
  prove,
  type RunResult,
} from "./subject.ts";

/** What one tool found. */
export interface Outcome {
  name: string;
  traffic: string;
  tried: Defect[];
  found: Set<Defect>;
  /** Middle time of one run. */
  seconds: number;
  /** What is to be known of its runs against the conformant server. */
  notes: string;
}

/** Every tool that looks at responses at all has to see these; one that does not is set up wrongly. */
const controls: Record<string, Behaviour> = {
  "wrong status": on("listAccounts", (response) => (response.status = 418)),
  "missing field": on("listAccounts", (response) => delete body(response)["success"]),
  "wrong content type": on("listAccounts", (response) => (response.headers["content-type"] = "text/html")),
};

/** How often the conformant server is looked at before the defects; what differs between the runs is noise. */
const calibrations = 3;

/** Says how far a tool is: in one line that is rewritten, or now and then where nobody watches. */
function progress(name: string, done: number, of: number, id: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K  ${name}: ${done} of ${of}, ${id}`);
  else if (done % 20 === 0) console.error(`  ${name}: ${done} of ${of}`);
}

/** Takes the line of the progress away. */
function clearProgress(): void {
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
}

/**
 * Lets one tool loose on servers with one defect each. A defect is found when it leads to a complaint that no run
 * against the conformant server has had, neither before nor after.
 */
export async function judge(peer: Peer, stage: Stage, tried: Defect[]): Promise<Outcome> {
  const times: number[] = [];
  const look = async (behaviour?: Behaviour) => {
    await stage.set(behaviour);
    const before = performance.now();
    const complaints = new Set((await peer.complaints(stage)).map(stable));
    times.push((performance.now() - before) / 1000);
    return complaints;
  };
  const conformant: Set<string>[] = [];
  for (let i = 0; i < calibrations; i++) conformant.push(await look());
  const seen = new Map<string, Set<string>>();
  for (const [name, behaviour] of Object.entries(controls)) seen.set(name, await look(behaviour));
  const complaints = new Map<Defect, Set<string>>();
  for (const defect of tried) {
    progress(peer.name, complaints.size + 1, tried.length, defect.id);
    complaints.set(defect, await look(defect.behaviour));
  }
  conformant.push(await look());
  clearProgress();
  const known = new Set(conformant.flatMap((run) => [...run]));
  const always = [...known].filter((complaint) => conformant.every((run) => run.has(complaint)));
  const isNews = (run: Set<string>) => [...run].some((complaint) => !known.has(complaint));
  const missed = [...seen].filter(([, run]) => !isNews(run)).map(([name]) => name);
  return {
    name: peer.name,
    traffic: peer.traffic,
    tried,
    found: new Set([...complaints].filter(([, run]) => isNews(run)).map(([defect]) => defect)),
    seconds: median(times),
    notes:
      `conformant server: ${always.length} complaints, ${known.size - always.length} that vary and are dropped; ` +
      (missed.length === 0 ? "sees all controls" : `DOES NOT SEE ${missed.join(", ")}`),
  };
}

/**
 * These tests themselves: found is what the check meant for the defect reports, with the requests that can lead to it.
 * `npm run test:defects` proves the same with all of them.
 */
async function judgeOurselves({ contracts }: Stage): Promise<Outcome> {
  const conformant: RunResult[] = [];
  for (let i = 0; i < calibrations; i++) conformant.push(await prove(contracts));
  const found = new Set<Defect>();
  for (const [i, defect] of defects.entries()) {
    progress("these tests", i + 1, defects.length, defect.id);
    const { failures } = await prove(contracts, defect.behaviour, defect.target, { focus: focusOn(defect.check) });
    if (failures.some(({ check }) => check === defect.check)) found.add(defect);
  }
  clearProgress();
  const [failed, differing] = (["failures", "findings"] as const).map((kind) =>
    Math.max(...conformant.map((result) => result[kind].length)),
  );
  return {
    name: "these tests",
    traffic: "what is generated from the contract, and the documented rules across requests",
    tried: defects,
    found,
    seconds: median(conformant.map(({ seconds }) => seconds)),
    notes: `conformant server: ${failed} failures, ${differing} findings`,
  };
}

/**
 * Runs these tests and the quick tools against every defect, the others against every `step`-th, and prints each as
 * it ends.
 * @param folder Where the tools may keep files.
 */
export async function printComparison(stage: Stage, peers: Peer[], step: number, folder: string): Promise<void> {
  const sample = defects.filter((_, i) => i % step === 0);
  console.log(
    `\nSeeded defects found, each alone on the same server; the sample is every ${step}th of ${defects.length}`,
  );
  const ours = await judgeOurselves(stage);
  const outcomes = [ours];
  printOutcome(ours, ours.seconds);
  for (const peer of peers) {
    const own = join(folder, peer.name.replaceAll(/\W+/g, "-"));
    await mkdir(own);
    await stage.set();
    const problem = await peer.prepare(stage, own).catch(whyNot);
    if (problem !== undefined) {
      console.log(`  ${peer.name.padEnd(22)} skipped: ${problem}`);
      continue;
    }
    const outcome = await judge(peer, stage, peer.quick === true ? defects : sample);
    outcomes.push(outcome);
    printOutcome(outcome, ours.seconds);
  }
  printGroups(outcomes, sample);
}

/** What keeps a tool away that could be otherwise elsewhere, such as a registry that cannot be reached. */
function whyNot(error: unknown): string {
  if (error instanceof UserError) return error.message;
  throw error;
}

function printOutcome({ name, traffic, tried, found, seconds, notes }: Outcome, ours: number): void {
  const share = `${found.size} of ${tried.length}`.padStart(10);
  const ratio = `×${(seconds / ours).toFixed(1)}`;
  console.log(`  ${name.padEnd(22)} ${share}  ${seconds.toFixed(2)} s a run, ${ratio} of these tests`);
  console.log(`  ${" ".repeat(22)} ${" ".repeat(10)}  sends ${traffic}`);
  console.log(`  ${" ".repeat(22)} ${" ".repeat(10)}  ${notes}`);
}

/** The same on the sample alone, where all tools met the same defects, by what the defects break. */
function printGroups(outcomes: Outcome[], sample: Defect[]): void {
  console.log(`\nOf the ${sample.length} of the sample, by what they break`);
  const rows = [...Object.keys(groups), "all"].map((group) => {
    const members = sample.filter((defect) => group === "all" || groupOf(defect) === group);
    return [group, members.length, ...outcomes.map(({ found }) => members.filter((one) => found.has(one)).length)];
  });
  printTable(["", "of", ...outcomes.map(({ name }) => name)], rows);
}
