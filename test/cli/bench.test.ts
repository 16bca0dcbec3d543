// The benches as a user meets them: help, wrong flags, and a clean end on Ctrl-C.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { seededAccount, seedSessions } from "../../bench/mock/sessions.ts";
import { startMock } from "../../mock/start.ts";
import { finish, printed, runScript, startScript } from "../lib/process.ts";

const benches = [
  "bench/client/run.ts",
  "bench/conformance/run.ts",
  "bench/mock/run.ts",
  "bench/mock/soak/run.ts",
  "bench/reference/run.ts",
  "bench/reference/lighthouse.ts",
];

describe.each(benches)("%s", (bench) => {
  test("--help says what it does", async () => {
    const { code, stdout, stderr } = await runScript(bench, ["--help"]);
    expect([code, stderr, stdout]).toEqual([0, "", expect.stringMatching(/^Usage: npm run [\w:]+/)]);
  });

  test("a wrong call is one line and exit code 2", async () => {
    const { code, stderr } = await runScript(bench, ["--colour"]);
    expect([code, stderr.trim().split("\n")]).toEqual([2, [expect.stringMatching(/--colour.*--help/)]]);
  });
});

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("on %s a bench takes away its folder and what it started, and exits with %i", async (signal, code) => {
  const child = startScript("test/fixtures/bench.ts");
  const ended = finish(child);
  const [, folder = "", pid = ""] = /^(\S+) (\d+)$/m.exec(await printed(child, / \d+\n/)) ?? [];
  expect(existsSync(folder)).toBe(true);
  child.kill(signal);
  expect((await ended).code).toBe(code);
  expect(existsSync(folder)).toBe(false);
  // One that nobody has waited for yet has no command line any more.
  await expect.poll(() => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).toBe("");
});

test("the mock takes the sessions of bench:mock", async () => {
  const mock = await startMock();
  try {
    await seedSessions(mock.addresses.finance, 3);
    const kept = await mock.resources("paymentSessions");
    expect(kept.filter(({ resource }) => resource["accountId"] === seededAccount)).toHaveLength(3);
  } finally {
    await mock.stop();
  }
});
