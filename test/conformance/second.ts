// node test/conformance/second.ts: runs the suite against the second stand-in with each of its defects, and tells what is missed.

import { command, UserError } from "../../cli/command.ts";
import { loadContracts } from "../../model/contract.ts";
import { DEFECTS } from "../second-stand-in/defects/index.ts";
import { VARIATIONS } from "../second-stand-in/variations.ts";
import { type Outcome, proveSecond } from "./second/prove.ts";
import { boundOf, explained, kinds, type Result, shareOf, tableOf } from "./second/share.ts";

const name = "node test/conformance/second.ts";
const summary =
  "Runs the contract tests against the second stand-in with each of its defects, and prints what is missed.";
const flags = {
  kind: { value: "KIND", help: `Defects of that kind: ${kinds.join(", ")}.` },
  defect: { value: "NAME", help: "That defect or variation alone; several with commas." },
  variations: { help: "The faithful server and its legal variations: nothing may be blamed." },
  all: { help: "Every check that finds a defect; a run otherwise ends at the first." },
} as const;
const more = "Exit 0: nothing is blamed, and the share of each kind is reached; 1: it is not; 2: called wrongly.";

/** Names that were asked for. @throws UserError for one that there is not. */
function wantedNames(kind: string | undefined, defect: string | undefined): Set<string> {
  if (kind !== undefined && !kinds.some((known) => known === kind)) throw new UserError(`there is no kind ${kind}`, 2);
  if (defect === undefined) {
    return new Set(DEFECTS.filter((one) => kind === undefined || one.kind === kind).map((one) => one.name));
  }
  const names = defect.split(",");
  const known = [...DEFECTS, ...VARIATIONS].map((one) => one.name);
  const unknown = names.find((one) => !known.includes(one));
  if (unknown !== undefined) throw new UserError(`there is no defect or variation ${unknown}`, 2);
  return new Set(names);
}

/** Prints one line about a run, and more about what is blamed. */
function tell(label: string, title: string, { checks, failures, seconds, requests }: Outcome): void {
  console.log(
    `${label.padEnd(10)} ${title.padEnd(38)} ${checks.join(", ")}  (${requests} requests, ${seconds.toFixed(1)} s)`,
  );
  if (label === "BLAMED") for (const line of failures.slice(0, 8)) console.log(`           ${line}`);
}

async function proveVariations(names: (string | undefined)[]): Promise<number> {
  const contracts = loadContracts();
  let blamed = 0;
  for (const variation of names) {
    const outcome = await proveSecond(contracts, variation, { all: true });
    if (outcome.failures.length > 0) blamed++;
    tell(outcome.failures.length > 0 ? "BLAMED" : "kept", variation ?? "the faithful server", outcome);
  }
  return blamed;
}

async function proveDefects(names: Set<string>, all: boolean): Promise<boolean> {
  const contracts = loadContracts();
  const results: Result[] = [];
  const usual = new Set((await proveSecond(contracts, undefined, { all: true })).findings);
  for (const { name: defect, kind, what } of DEFECTS.filter((one) => names.has(one.name))) {
    const outcome = await proveSecond(contracts, defect, { all });
    const news = outcome.findings.filter((line) => !usual.has(line));
    const verdict = outcome.failures.length > 0 ? "found" : news.length > 0 ? "finding" : "missed";
    results.push({ kind, verdict });
    tell(verdict === "missed" ? (explained.has(defect) ? "explained" : "MISSED") : verdict, defect, outcome);
    if (verdict === "finding") console.log(`           ${news[0]}`);
    if (verdict === "missed") console.log(`           ${explained.get(defect) ?? what}`);
  }
  console.log(`\n${tableOf(results)}`);
  return kinds.every((kind) => shareOf(results, kind) >= boundOf(kind));
}

await command({ name, summary, flags, more }, async ({ kind, defect, variations, all }) => {
  const names = wantedNames(kind, defect);
  const legal = VARIATIONS.map((one) => one.name).filter((one) => defect !== undefined && names.has(one));
  if (variations) return (await proveVariations([undefined, ...VARIATIONS.map((one) => one.name)])) === 0 ? 0 : 1;
  if (legal.length > 0) return (await proveVariations(legal)) === 0 ? 0 : 1;
  return (await proveDefects(names, all === true)) ? 0 : 1;
});
