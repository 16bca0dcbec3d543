// Every edit of the table, rated by the gate with the real compiler.

import { describe, expect, test } from "vitest";
import { edits } from "./edits/index.ts";
import { judge } from "./edits/judge.ts";

describe.each(Object.entries(edits))("%s", (_, all) => {
  test.each(all)("$name: $wire on the wire, $types for the types", async (edit) => {
    const { problems, changes } = await judge(edit);
    expect(problems, JSON.stringify(changes, null, 2)).toEqual([]);
  });
});
