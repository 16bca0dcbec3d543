// The harness of the benches: calls, a clean end, multiplied contracts, and what in a response the soak calls a fault.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { multiply } from "../../bench/lib/multiply.ts";
import { quantile } from "../../bench/lib/quantile.ts";
import { type Call, exampleCalls, faultOf } from "../../bench/mock/calls.ts";
import { operationsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { finish, printed, runScript, startScript } from "../lib/process.ts";

const benches = [
  "bench/client/run.ts",
  "bench/conformance/run.ts",
  "bench/mock/run.ts",
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

test("a multiplied contract has each operation so many times, under paths and IDs of its own", () => {
  const ids = [...operationsOf(multiply(bundles.ramp, 3))].map(({ operation }) => String(operation["operationId"]));
  expect(ids.length).toBe([...operationsOf(bundles.ramp)].length * 3);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("getCompanyX3");
  expect(multiply(bundles.ramp, 1)).toEqual(bundles.ramp);
});

test("the median and the lower quartile are measurements that were made", () => {
  expect([quantile([4, 1, 3, 2, 5], 1 / 2), quantile([8, 1, 2, 4], 1 / 2), quantile([8, 1, 2, 4], 1 / 4)]).toEqual([
    3, 4, 2,
  ]);
});

describe("the soak", () => {
  const calls = new Map(exampleCalls().map((call) => [String(call.entry.operation["operationId"]), call] as const));
  const fine = { status: 200, type: "application/json", correlationId: "id", text: '{"success":true,"result":[]}' };
  const faults = (change: Partial<typeof fine>, operation = "listWebhooks") =>
    faultOf(calls.get(operation) as Call, { ...fine, ...change });

  test("finds nothing in what the contract has", () => expect(faults({})).toBeUndefined());

  test.each([
    [{ status: 500, text: "down" }, /500: down/],
    [{ correlationId: undefined as never }, /no correlation id/],
    [{ text: '{"success":"yes","result":[]}' }, /\/success/],
  ])("finds %j", (change, fault) => expect(faults(change)).toMatch(fault));

  test("finds a status that the contract does not have", () =>
    expect(faults({ status: 299 }, "getCompany")).toMatch(/no such response/));
});
