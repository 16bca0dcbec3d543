// The generated types compile under the older TypeScript that our users have, too, and mean what users rely on. That they do
// under the newer one is in lint.

import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { runTool } from "../../scripts/tool.ts";

test("TypeScript 5.9, strict and without skipping library checks", async () => {
  const { code, stdout } = await runTool("typescript/bin/tsc", ["--noEmit", "-p", `${root}test/types/tsconfig.json`]);
  expect([code, stdout]).toEqual([0, ""]);
});
