// The proof that every defect is found, shared by the test files: each has one table, so that they run at the same time.
// npm test proves one for each check, as many as possible on one server; npm run test:long proves every one alone.

import { expect, test } from "vitest";
import type { RunResult } from "../../../conformance/result.ts";
import { loadContracts } from "../../../model/contract.ts";
import type { Behaviour } from "./behaviour.ts";
import type { Defect } from "./defects.ts";
import { focusOn, patient, prove } from "./prove.ts";

const real = loadContracts();

/** True in npm run test:long, which CI runs: every defect is proven alone, not one for each check. */
const isLong = process.env["LONG"] === "1";

/** Whether a run has found what a defect is meant to show. */
type IsShown = (result: RunResult, check: string) => boolean;

/**
 * Proves one alone, with as few requests as show it: only the broken requests meant for it, then all. The long test of a
 * novelty makes all of them: none may fail.
 */
async function provenAlone(
  { behaviour, check, target, contracts }: Defect,
  isShown: IsShown,
  isNovelty: boolean,
): Promise<RunResult> {
  const focus = focusOn(check);
  const run = (broken: typeof focus.broken) =>
    prove(contracts?.(real) ?? real, behaviour, target, { focus: { ...focus, broken } });
  if (focus.broken === false || (isLong && isNovelty)) return run(focus.broken);
  const fewer = await run((name) => name === check);
  return isShown(fewer, check) ? fewer : run(focus.broken);
}

/** Those of one group can be on one server: they change responses only, or only what a delivery is. Others are alone. */
function groupOf({ id, target, contracts, behaviour }: Defect): string {
  const { off: _, answer: _answer, handlers: _handlers, delivery, ...others } = behaviour;
  if (contracts !== undefined || Object.keys(others).length > 0) return id;
  if (delivery === undefined) return target === undefined ? "responses" : id;
  const isChange = Object.keys(delivery).join() === "change" && Object.keys(behaviour).length === 1;
  return isChange ? `deliveries ${JSON.stringify(target)}` : id;
}

/** All of them on one server: each changes what the ones before it have left. */
function combined(table: Defect[]): Behaviour {
  const all = table.map(({ behaviour }) => behaviour);
  return {
    off: all.flatMap(({ off = [] }) => off),
    handlers: Object.assign({}, ...all.map(({ handlers }) => handlers)),
    answer: (answer, call) => all.forEach((each) => void each.answer?.(answer, call)),
    delivery: { change: (outgoing) => all.every(({ delivery }) => delivery?.change?.(outgoing) !== false) },
  };
}

/** Proves several at once, with the requests that are meant for any of them. */
function provenTogether(table: [Defect, ...Defect[]]): Promise<RunResult> {
  const checks = new Set(table.map(({ check }) => check));
  const focuses = table.map(({ check }) => focusOn(check));
  const focus = {
    across: (name: string) => focuses.some(({ across }) => across(name)),
    broken: (name: string) => checks.has(name),
    writes: focuses.some(({ writes }) => writes !== false),
  };
  return prove(real, combined(table), table[0].target, { focus });
}

/** What to prove: in npm test the first entry of each check, with one run for those that can be together. */
function proofsOf(table: Defect[], isShown: IsShown, isNovelty = false) {
  const firsts = new Map(table.toReversed().map((entry) => [entry.check, entry] as const));
  const own = isLong ? table : [...firsts.values()];
  const groups = Map.groupBy(own, (defect) => (isLong ? defect.id : groupOf(defect)));
  const runs = new Map<string, Promise<RunResult>>();
  const proven = async (defect: Defect): Promise<RunResult> => {
    const [first, ...others] = groups.get(groupOf(defect)) ?? [];
    if (isLong || first === undefined || others.length === 0) return provenAlone(defect, isShown, isNovelty);
    const run = runs.get(groupOf(defect)) ?? provenTogether([first, ...others]);
    runs.set(groupOf(defect), run);
    const result = await run;
    // One may hide another.
    return isShown(result, defect.check) ? result : provenAlone(defect, isShown, isNovelty);
  };
  return { own, proven };
}

/** A defect of a table is a failure of the check meant for it. */
export function testDefects(table: Defect[]): void {
  const isShown: IsShown = ({ failures }, check) => failures.some((failure) => failure.check === check);
  const { own, proven } = proofsOf(table, isShown);
  test.each(own)("$id is found by $check", patient, async (defect) => {
    const { failures } = await proven(defect);
    expect(failures.map(({ check }) => check)).toContain(defect.check);
  });
}

/** A novelty of a table is a finding of the check meant for it, and nothing is a failure. */
export function testNovelties(table: Defect[]): void {
  const isShown: IsShown = ({ failures, findings }, check) =>
    failures.length === 0 && findings.some((finding) => finding.check === check);
  const { own, proven } = proofsOf(table, isShown, true);
  test.each(own)("$id is a finding of $check and no failure", patient, async (defect) => {
    const { failures, findings } = await proven(defect);
    expect(failures).toEqual([]);
    expect(findings.map(({ check }) => check)).toContain(defect.check);
  });
}
