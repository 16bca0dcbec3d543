// The proofs that every defect is found and no variation blamed, shared by the test files: each has one table, so that
// they run at the same time.

import { expect, test } from "vitest";
import { loadContracts } from "../../../model/contract.ts";
import type { Defect } from "./defects.ts";
import { blamedIn, focusOn, patient, prove } from "./prove.ts";
import type { Variation } from "./variations/variation.ts";
import { combine } from "./variations.ts";

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

/** Nothing is blamed in any variation of a table (each alone: variations/alone.long.test.ts). */
export function testVariations(table: Variation[]): void {
  const { combined, alone } = combine(contracts, table);
  test("all that change responses only, in one server: none is blamed", patient, async () => {
    expect(await blamedIn(contracts, { behaviour: () => combined })).toEqual([]);
  });
  test.each(alone)("$id: $what", patient, async (variation) => {
    expect(await blamedIn(contracts, variation)).toEqual([]);
  });
}
