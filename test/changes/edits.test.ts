// Edits of the real bundles, through the compiler, rated as the table says: of npm test one in 22, of the long tests all.

import { expect, test } from "vitest";
import { edits, judge, tables } from "./edits/judge.ts";

const isWanted = (index: number) => process.env["LONG"] === "1" || index % 22 === 7;

test.each(Object.keys(edits).filter((_, index) => isWanted(index)))("%s", async (row) => {
  expect(await judge(row)).toEqual([]);
});

test("no row has taken the place of another one", () => {
  expect(Object.keys(edits)).toHaveLength(tables.flatMap(Object.keys).length);
});
