// For each rule of sequences, one defect that only a sequence shows is found, with a story of at most six requests.

import { expect, test } from "vitest";
import { patient } from "../seeded-defects/prove.ts";
import { sequenceDefects } from "./defects.ts";
import { exploreBehind } from "./mock.ts";
import { exploration, mockOfFile, testDefects } from "./prove.ts";

const file = await mockOfFile();
const { contracts, mock } = file;

// Every one: sequences.long.test.ts.
testDefects(file, [...new Map(sequenceDefects.toReversed().map((defect) => [defect.rule, defect])).values()]);

test("a story is repeated by its flags", patient, async () => {
  const { meddle, subject, rule } = sequenceDefects[0] as (typeof sequenceDefects)[number];
  const { broken } = await exploreBehind(contracts, mock, meddle(), subject, exploration);
  const [first] = broken.filter((each) => each.rule === rule);
  const path = String(first?.replay.replace(/^--path /, ""));
  const again = await exploreBehind(contracts, mock, meddle(), subject, { ...exploration, path });
  const called = (story: typeof first) => story?.story.map(({ operation }) => operation?.operationId);
  expect(first).toBeDefined();
  expect(called(again.broken[0])).toEqual(called(first));
  expect(again.steps).toBeLessThan(10);
});
