// Every edit of the table, rated by the gate with the real compiler.

import { expect, test } from "vitest";
import { edits, judge } from "./edits/judge.ts";

test.each(Object.keys(edits))("%s", async (row) => {
  expect(await judge(row)).toEqual([]);
});
