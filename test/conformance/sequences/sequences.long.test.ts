// Every defect that only a sequence shows is found; 10,000 steps on the mock as it is find nothing, and its books are right.

import { describe, expect, test } from "vitest";
import { reads } from "../../../conformance/run/cases.ts";
import { openCourse } from "../../../conformance/run/course.ts";
import { sequences } from "../../../conformance/run/sequences.ts";
import { patient } from "../prove.ts";
import { sequenceDefects } from "./defects.ts";
import { ledgerOf, targetOf } from "./mock.ts";
import { mockOfFile, testDefects } from "./prove.ts";

const file = await mockOfFile();

testDefects(file, sequenceDefects);

describe("the mock as it is", () => {
  // Ten times a thousand steps, each on a fresh world: lists stay short enough to be read whole.
  test.each(Array.from({ length: 10 }, (_, i) => 1 + i))("1,000 steps with seed %i: nothing", patient, async (seed) => {
    const { contracts, mock } = file;
    const course = openCourse(contracts, { ...targetOf(mock), sequences: { steps: 1000, seed } });
    await reads(course);
    await sequences(course);
    course.transport.close();
    const { failures, findings } = course.differences.split();
    const told = [...failures, ...findings].filter(({ check }) => check.startsWith("sequence-"));
    expect(told.map(({ check, expected, actual, story }) => [check, expected, actual, story?.replay])).toEqual([]);
    expect(failures).toEqual([]);
    // The audit of the mock's own books: every sum is right, and nobody has reserved more than there is.
    expect(await ledgerOf(mock)).toMatchObject({ faults: [] });
  });
});
