// The proof that every defect is found, shared by the test files: each has one table, so that they run at the same time.

import { expect, test } from "vitest";
import { loadContracts } from "../../../model/contract.ts";
import type { Defect } from "./defects.ts";
import { focusOn, patient, prove } from "./prove.ts";

const contracts = loadContracts();

/** Every defect of a table is a failure of the check meant for it. */
export function testDefects(table: Defect[]): void {
  test.each(table)("$id is found by $check", patient, async ({ behaviour, check, target }) => {
    const { failures } = await prove(contracts, behaviour, target, { focus: focusOn(check) });
    expect(failures.map((failure) => failure.check)).toContain(check);
  });
}

/** Every novelty of a table is a finding of the check meant for it, and nothing is a failure. */
export function testNovelties(table: Defect[]): void {
  test.each(table)("$id is a finding of $check and no failure", patient, async ({ behaviour, check, target }) => {
    const { failures, findings } = await prove(contracts, behaviour, target, { focus: focusOn(check) });
    expect(failures).toEqual([]);
    expect(findings.map((finding) => finding.check)).toContain(check);
  });
}
