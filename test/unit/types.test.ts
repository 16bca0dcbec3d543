// The generated types compile under both TypeScript versions that our users have, and mean what users rely on. npm test asks the
// newer compiler, npm run test:long both.

import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { runTool } from "../../scripts/tool.ts";
import { some } from "../lib/some.ts";

const compilers = [
  ["TypeScript 7", "typescript-7/bin/tsc"],
  ["TypeScript 5.9", "typescript/bin/tsc"],
] as const;

test.each(some(compilers, 1))("%s, strict and without skipping library checks", async (_, compiler) => {
  const { code, stdout } = await runTool(compiler, ["--noEmit", "-p", `${root}test/types/tsconfig.json`]);
  expect(stdout).toBe("");
  expect(code).toBe(0);
});
