// The proof that a defect is found by sequences, with a short story; shared by the short and the long tests.

import { afterAll, beforeEach, expect, test } from "vitest";
import { weightOf } from "../../../conformance/check-table.ts";
import { loadContracts } from "../../../model/contract.ts";
import { isCertain } from "../../../model/evidence.js";
import { patient } from "../prove.ts";
import type { SequenceDefect } from "./defects.ts";
import { exploreBehind, reset, startStill } from "./mock.ts";

/** How a defect is looked for. */
export const exploration = { steps: 150, seed: 20261122 };

/** Most requests of a story. */
const longestStory = 6;

/** Starts a mock for the tests of a file: each of them finds it as it was in the beginning. */
export async function mockOfFile() {
  const contracts = loadContracts();
  const mock = await startStill();
  afterAll(() => mock.stop());
  beforeEach(() => reset(mock));
  return { contracts, mock };
}

/** Each defect is found by the rule meant for it, with a story of at most six requests. */
export function testDefects({ contracts, mock }: Awaited<ReturnType<typeof mockOfFile>>, table: SequenceDefect[]) {
  test.each(table)("$id is found by $rule", patient, async ({ rule, subject, isFailure, meddle }) => {
    const { broken } = await exploreBehind(contracts, mock, meddle(), subject, exploration);
    const own = broken.filter(
      (each) => each.rule === rule && isCertain(each.found.evidence ?? weightOf(rule)) === isFailure,
    );
    const lengths = own.map(({ story }) => story.length);
    expect(lengths).not.toEqual([]);
    expect(Math.min(...lengths)).toBeLessThanOrEqual(longestStory);
  });
}
