// A few edits of the real bundles, through the compiler: rated as the table says. All of them are in edits.long.test.ts.

import { expect, test } from "vitest";
import { edits } from "./edits/index.ts";
import { judge } from "./edits/judge.ts";

const sample = [
  "a value is taken out of an open list of a response",
  "the idempotency key of an operation that pays is gone",
  "an assumed field of a response is gone",
];

const all = Object.values(edits).flat();

test.each(sample)("%s", async (name) => {
  const edit = all.find((one) => one.name === name);
  if (edit === undefined) throw new Error(`no edit ${name}`);
  const { problems, changes } = await judge(edit);
  expect(problems, JSON.stringify(changes, null, 2)).toEqual([]);
});

test("every edit has a name and a reason of its own, and there are enough of them", () => {
  const names = all.map(({ name, api }) => `${api} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(all.filter(({ because }) => !/^[A-Z].{15,}\.$/.test(because))).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(90);
});
