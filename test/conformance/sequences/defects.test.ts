// Some defects that only a sequence shows are found, with a story of at most six requests that its path repeats.

import { expect, test } from "vitest";
import { patient } from "../prove.ts";
import { type SequenceDefect, sequenceDefects } from "./defects.ts";
import { exploreBehind } from "./mock.ts";
import { exploration, mockOfFile, testDefects } from "./prove.ts";

const file = await mockOfFile();
const { contracts, mock } = file;

/** One of each kind: a failure, a finding, and requests that overlap. Every one: sequences.long.test.ts. */
const sample = ["change-lost", "deleted-party-found", "two-approvals"];

testDefects(
  file,
  sequenceDefects.filter(({ id }) => sample.includes(id)),
);

test("a story is repeated by its flags", patient, async () => {
  const { meddle, subject, rule } = sequenceDefects.find(({ id }) => id === "deleted-still-listed") as SequenceDefect;
  const { broken } = await exploreBehind(contracts, mock, meddle(), subject, exploration);
  const [first] = broken.filter((each) => each.rule === rule);
  const path = String(first?.replay.replace(/^--path /, ""));
  const again = await exploreBehind(contracts, mock, meddle(), subject, { ...exploration, path });
  const called = (story: typeof first) => story?.story.map(({ operation }) => operation?.operationId);
  expect(first).toBeDefined();
  expect(called(again.broken[0])).toEqual(called(first));
  expect(again.steps).toBeLessThan(10);
});
