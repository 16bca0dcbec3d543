// A short soak: load, kills, a full disk and clock jumps for half a minute, and everything checked at the end.

import { expect, test } from "vitest";
import { runScript } from "../lib/process.ts";

test("half a minute of soak finds nothing", { timeout: 300_000 }, async () => {
  const { code, stdout, stderr } = await runScript("bench/mock/soak/run.ts", ["--minutes", "0.5"]);
  expect([stdout.match(/^FINDING.*$/gm), stderr]).toEqual([null, ""]);
  expect(stdout).toMatch(/[1-9]\d* clock jumps, .*[1-9]\d* deliveries arrived/);
  expect(stdout).toMatch(/[1-9]\d* full disks/);
  expect(stdout).toMatch(/[1-9]\d* kills/);
  expect(code).toBe(0);
});
