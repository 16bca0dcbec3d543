// What the root's TypeScript project leaves out because it needs the types of the DOM: the site's scripts and these tests.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";

const run = promisify(execFile);

test.each(["reference/client", "test/reference"])("the types of %s hold", { timeout: 120_000 }, async (project) => {
  const args = [`${root}node_modules/typescript-7/bin/tsc`, "--noEmit", "-p", `${root}${project}`];
  const { stdout } = await run(process.execPath, args).catch((error: { stdout: string }) => error);
  expect(stdout).toBe("");
});
