// A short soak: load, kills, a full disk and clock jumps for half a minute, and everything checked at the end; and what it
// has to find in a mock that leaks, or that dies.

import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { runScript } from "../lib/process.ts";

const soak = (minutes: number, ...flags: string[]) =>
  runScript("bench/mock/soak/run.ts", ["--minutes", String(minutes), ...flags]);
const preload = (name: string) => ["--import", `${root}test/fixtures/${name}.ts`];

test("half a minute of soak finds nothing", { timeout: 300_000 }, async () => {
  const { code, stdout, stderr } = await soak(0.5);
  expect([stdout.match(/^FINDING.*$/gm), stderr]).toEqual([null, ""]);
  expect(stdout).toMatch(/[1-9]\d* clock jumps, [1-9]\d* full disks, [1-9]\d* kills/);
  expect(stdout).toMatch(/[1-9]\d* deliveries arrived/);
  expect(code).toBe(0);
});

test("memory that grows with the same data is a finding", { timeout: 600_000 }, async () => {
  const { code, stdout } = await soak(3, ...preload("soak-leak"));
  expect(stdout).toMatch(/^FINDING 1 x the heap grows by \d+\.\d+ MB a minute$/m);
  expect(code).toBe(1);
});

test("a mock that dies by itself is a finding, with its exit code and what it said", { timeout: 300_000 }, async () => {
  const { code, stdout, stderr } = await soak(0.5, ...preload("soak-death"));
  expect(stdout).toMatch(/^FINDING \d x the mock died by itself with exit code 7\n {4}a reason of its own$/m);
  expect([stderr, stdout]).toEqual(["", expect.stringMatching(/responses held to the contract/)]);
  expect(code).toBe(1);
});
