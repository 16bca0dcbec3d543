// Every fault that the tests of the mock look for, looked for in its package: the same tests, with the package in the place of the sources.

import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { installPacked, type Packed, type Project, pack } from "../lib/packed.ts";
import { runProcess } from "../lib/process.ts";

let packed: Packed;
let project: Project;
beforeAll(async () => {
  packed = await pack("mock");
  project = await installPacked(packed);
}, 300_000);
afterAll(async () => {
  await project?.remove();
  await packed?.remove();
});

test("the tests of the mock hold for the installed package", async () => {
  const vitest = `${root}node_modules/vitest/vitest.mjs`;
  const command = [process.execPath, vitest, "run", "--config", "test/packages/lib/installed.config.ts"];
  const INSTALLED_MOCK = `${project.folder}node_modules/finance-ramp-mock`;
  const { code, stdout, stderr } = await runProcess(command, {
    cwd: root,
    env: { INSTALLED_MOCK },
    timeout: 1_500_000,
  });
  expect(
    stdout.split("\n").filter((line) => /^ ?FAIL |^Error:/.test(line)),
    stdout.slice(-5000) + stderr.slice(-5000),
  ).toEqual([]);
  expect(Number(/Tests +(\d+) passed/.exec(stdout)?.[1])).toBeGreaterThan(1500);
  expect(code).toBe(0);
}, 1_800_000);
