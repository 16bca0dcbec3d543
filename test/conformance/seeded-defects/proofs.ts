// The proof that every defect is found, shared by the test files: each has one table, so that they run at the same time.
// npm test proves one for each check, npm run test:long every one.

import { expect, test } from "vitest";
import type { RunResult } from "../../../conformance/result.ts";
import type { RunOptions } from "../../../conformance/run/runner.ts";
import { loadContracts } from "../../../model/contract.ts";
import type { Defect } from "./defects.ts";
import { focusOn, patient, prove } from "./prove.ts";

const real = loadContracts();

const failed = ({ failures }: RunResult) => failures.map((failure) => failure.check);

/** The checks that have failed, with as few requests as show it: only the broken requests meant for it, then all. */
async function failedChecks({ behaviour, check, target, contracts: change }: Defect): Promise<string[]> {
  const contracts = change?.(real) ?? real;
  const focus = focusOn(check);
  const own = (name: string) => name === check;
  const fewer = failed(await prove(contracts, behaviour, target, { focus: { ...focus, broken: focus.broken && own } }));
  if (focus.broken === false || fewer.includes(check)) return fewer;
  return failed(await prove(contracts, behaviour, target, { focus }));
}

/** True in npm run test:long, which CI runs: every defect is proven, not one for each check. */
const isLong = process.env["LONG"] === "1";

/** The first entry of each check, which is what `npm test` proves. */
const onePerCheck = (table: Defect[]): Defect[] => [
  ...new Map(table.toReversed().map((entry) => [entry.check, entry])).values(),
];

/** A defect of a table is a failure of the check meant for it. */
export function testDefects(table: Defect[]): void {
  test.each(isLong ? table : onePerCheck(table))("$id is found by $check", patient, async (defect) => {
    expect(await failedChecks(defect)).toContain(defect.check);
  });
}

/** A novelty of a table is a finding of the check meant for it, and nothing is a failure. */
export function testNovelties(table: Defect[]): void {
  test.each(isLong ? table : onePerCheck(table))(
    "$id is a finding of $check and no failure",
    patient,
    async ({ behaviour, check, target, contracts }) => {
      const focus = focusOn(check);
      const run = (broken: NonNullable<RunOptions["focus"]>["broken"]) =>
        prove(contracts?.(real) ?? real, behaviour, target, { focus: { ...focus, broken } });
      // Only the broken requests meant for it where these show it; the long tests look for failures of all of them.
      const fewer = isLong ? undefined : await run(focus.broken && ((name) => name === check));
      const isShown = fewer?.findings.some((finding) => finding.check === check);
      const { failures, findings } = fewer !== undefined && isShown ? fewer : await run(focus.broken);
      expect(failures).toEqual([]);
      expect(findings.map((finding) => finding.check)).toContain(check);
    },
  );
}
