// A few edits of the real bundles, through the compiler: rated as the table says. All of them are in edits.long.test.ts.

import { expect, test } from "vitest";
import { edits, judge } from "./edits/judge.ts";

/** One of each group of twenty or so. */
const sample = Object.keys(edits).filter((_, index) => index % 22 === 7);

test.each(sample)("%s", async (row) => {
  expect(await judge(row)).toEqual([]);
});
