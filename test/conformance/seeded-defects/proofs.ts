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

/** Proves one alone, with as few requests as show it: only the broken requests meant for it, then all. */
async function provenAlone({ behaviour, check, target, contracts }: Defect, isShown: IsShown): Promise<RunResult> {
  const focus = focusOn(check);
  const run = (broken: typeof focus.broken) =>
    prove(contracts?.(real) ?? real, behaviour, target, { focus: { ...focus, broken } });
  if (focus.broken === false) return run(false);
  const fewer = await run((name) => name === check);
  return isShown(fewer, check) ? fewer : run(focus.broken);
}

/** True for one that changes requests and responses only: a server can have several of them. */
function canBeTogether({ target, contracts, behaviour }: Defect): boolean {
  const { off: _, answer: _answer, handlers: _handlers, ...more } = behaviour;
  return target === undefined && contracts === undefined && Object.keys(more).length === 0;
}

/** All of them on one server: each changes what the ones before it have left. */
function combined(table: Defect[]): Behaviour {
  const all = table.map(({ behaviour }) => behaviour);
  return {
    off: all.flatMap(({ off = [] }) => off),
    handlers: Object.assign({}, ...all.map(({ handlers }) => handlers)),
    answer: (answer, call) => all.forEach((each) => void each.answer?.(answer, call)),
  };
}

/** Proves several at once, with the requests that are meant for any of them. */
function provenTogether(table: Defect[]): Promise<RunResult> {
  const checks = new Set(table.map(({ check }) => check));
  const across = (name: string) => table.some(({ check }) => focusOn(check).across(name));
  return prove(real, combined(table), {}, { focus: { across, broken: (name) => checks.has(name) } });
}

/** What to prove: in npm test the first entry of each check, and one run for those that can be together. */
function proofsOf(table: Defect[], isShown: IsShown) {
  const own = isLong ? table : [...new Map(table.toReversed().map((entry) => [entry.check, entry] as const)).values()];
  const joint = isLong ? [] : own.filter(canBeTogether);
  let together: Promise<RunResult> | undefined;
  const proven = async (defect: Defect): Promise<RunResult> => {
    if (joint.length < 2 || !joint.includes(defect)) return provenAlone(defect, isShown);
    together ??= provenTogether(joint);
    const result = await together;
    // One may hide another.
    return isShown(result, defect.check) ? result : provenAlone(defect, isShown);
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
  const { own, proven } = proofsOf(table, isShown);
  test.each(own)("$id is a finding of $check and no failure", patient, async (defect) => {
    const { failures, findings } = await proven(defect);
    expect(failures).toEqual([]);
    expect(findings.map(({ check }) => check)).toContain(defect.check);
  });
}
