// Runs against the second stand-in one after the other, a few at a time, and what each of them told.

import { inParallel } from "../../../conformance/parallel.ts";
import { loadContracts } from "../../../model/contract.ts";
import type { Defect } from "../../second-stand-in/defects/tools.ts";
import { type Outcome, proveSecond } from "./prove.ts";
import { explained, type Result } from "./share.ts";

/** How defects are proven. */
export interface ProveOptions {
  /** True to go on after the first failure. */
  all?: boolean;
  /** Runs at a time. */
  jobs: number;
  /** Takes one line of text. */
  say: (line: string) => void;
}

/** One line about a run. */
function lineOf(label: string, title: string, { checks, requests, seconds }: Outcome): string {
  return `${label.padEnd(10)} ${title.padEnd(38)} ${checks.join(", ")}  (${requests} requests, ${seconds.toFixed(1)} s)`;
}

/** Lines that a reader of a report takes in; a server that keeps the documents has no more causes. */
const mostCauses = 25;

/**
 * Runs against the faithful server and legal variations.
 * @param names Of variations; undefined is the faithful server.
 * @returns Lines of what was blamed; for the faithful server also that its findings have too many causes.
 */
export async function proveVariations(
  names: (string | undefined)[],
  jobs: number,
  say: ProveOptions["say"],
): Promise<string[]> {
  const contracts = loadContracts();
  const blamed: string[] = [];
  const titled = names.map((name) => ({ name, title: name ?? "the faithful server" }));
  const proveOne = async ({ name, title }: (typeof titled)[number]) => {
    const outcome = await proveSecond(contracts, name, { all: true });
    say(lineOf(outcome.failures.length > 0 ? "BLAMED" : "kept", title, outcome));
    const lines = outcome.failures.map((line) => `${title}: ${line}`);
    say(`           ${outcome.findings.length} findings of ${outcome.causes} causes`);
    if (name === undefined && outcome.causes > mostCauses) lines.push(`${title}: more than ${mostCauses} causes`);
    for (const line of lines.slice(0, 8)) say(`           ${line}`);
    blamed.push(...lines);
  };
  await inParallel(titled, proveOne, jobs);
  return blamed;
}

/** Runs with each defect alone; a defect that only gives findings is compared with those of the faithful server. */
export async function proveDefects(defects: Defect[], { all = false, jobs, say }: ProveOptions): Promise<Result[]> {
  const contracts = loadContracts();
  const usual = new Set((await proveSecond(contracts, undefined, { all: true })).findings);
  const results: Result[] = [];
  const proveOne = async ({ name, kind, what }: Defect) => {
    const outcome = await proveSecond(contracts, name, { all });
    const [first] = outcome.findings.filter((line) => !usual.has(line));
    const verdict = outcome.failures.length > 0 ? "found" : first !== undefined ? "finding" : "missed";
    results.push({ kind, name, verdict });
    const isExplained = explained.has(name);
    say(lineOf(verdict === "missed" ? (isExplained ? "explained" : "MISSED") : verdict, name, outcome));
    if (verdict !== "found") say(`           ${verdict === "finding" ? first : (explained.get(name) ?? what)}`);
  };
  await inParallel(defects, proveOne, jobs);
  return results;
}
