// Every defect that only a sequence shows is found; 10,000 steps on the mock as it is find nothing, and its books are right.

import { describe, expect, test } from "vitest";
import { assemble } from "../../../conformance/run/parts.ts";
import { reads } from "../../../conformance/run/reads.ts";
import { sequences } from "../../../conformance/run/sequences.ts";
import { patient } from "../seeded-defects/prove.ts";
import { sequenceDefects } from "./defects.ts";
import { ledgerOf, targetOf } from "./mock.ts";
import { mockOfFile, testDefects } from "./prove.ts";

const file = await mockOfFile();

testDefects(file, sequenceDefects);

describe("the mock as it is", () => {
  // Ten times a thousand steps, each on a fresh world: lists stay short enough to be read whole.
  test.each(Array.from({ length: 10 }, (_, i) => 1 + i))("1,000 steps with seed %i: nothing", patient, async (seed) => {
    const { contracts, mock } = file;
    const parts = assemble(contracts, { ...targetOf(mock), sequences: { steps: 1000, seed } });
    await reads(parts);
    await sequences(parts);
    parts.transport.close();
    const { failures, findings } = parts.differences.split();
    const told = [...failures, ...findings].filter(({ check }) => check.startsWith("sequence-"));
    expect(told.map(({ check, expected, actual, story }) => [check, expected, actual, story?.replay])).toEqual([]);
    expect(failures).toEqual([]);
    // The audit of the mock's own books: every sum is right, and nobody has reserved more than there is.
    expect(await ledgerOf(mock)).toMatchObject({ faults: [] });
  });
});
