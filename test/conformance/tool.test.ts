// The contract tests as a tool: limits, plan, progress, and one run.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { allChecks } from "../../conformance/checks/index.ts";
import { readSettings } from "../../conformance/plan/settings.ts";
import type { Target } from "../../conformance/plan/target.ts";
import type { Report } from "../../conformance/report/report.ts";
import { listLines, operationLines, planLines, showProgress } from "../../conformance/run/announcement.ts";
import { readOnly } from "../../conformance/run/only.ts";
import { loadContracts } from "../../model/contract.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";
import { leaving } from "../server/defects/bends.ts";
import { startServer } from "../server/start.ts";
import { patient, variablesOf } from "./prove.ts";

const contracts = loadContracts();
const folder = temporaryFolder("tool");

describe("limits", () => {
  const environment = {
    STAGING_FINANCE_URL: "https://finance.example",
    STAGING_TOKEN_URL: "https://auth.example/token",
    STAGING_CLIENT_ID: "client",
    STAGING_CLIENT_SECRET: "secret",
    STAGING_REPORT: folder,
  };
  const here = { STAGING_FINANCE_URL: "http://127.0.0.1:1", STAGING_TOKEN_URL: "http://localhost:2/token" };
  test.each([
    ["nothing", {}, false, { most: 50, rate: 2 }],
    ["nothing, on this machine", here, false, { most: 50, rate: 2 }],
    ["STAGING_WRITES", { STAGING_WRITES: "1" }, false, { rate: 20 }],
    ["STAGING_RATE", { STAGING_RATE: "7" }, false, { rate: 7 }],
    ["STAGING_REQUESTS", { STAGING_REQUESTS: "9" }, false, { most: 9, rate: 2 }],
    ["--full over STAGING_REQUESTS", { STAGING_REQUESTS: "9" }, true, { rate: 20 }],
    ["--full, on this machine", here, true, {}],
  ])("%s", (_, change, full, limits) => {
    const { target } = readSettings(contracts, { ...environment, ...change }, full);
    expect({ most: target.most, rate: target.rate }).toEqual({ most: undefined, rate: undefined, ...limits });
  });
});

describe("what is printed", () => {
  const nowhere: Target = {
    origins: { finance: "https://finance.invalid" },
    tokenUrl: "https://auth.invalid/token",
    client: { id: "client", secret: "secret" },
    fixtures: {},
    writes: "none",
  };
  test("how many requests a run makes, how fast, and what it writes", () => {
    const lines = planLines({ ...nowhere, writes: "removable", deliveries: { port: 0, wait: 9 } });
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^All requests, as fast .*; what can be undone is created, .*stay\.$/),
      "Each delivery is waited for up to 9 s.",
    ]);
  });
  test("a plan: which operations are called, and those that change something apart", () => {
    const listed = (writes: Target["writes"], ...names: string[]) =>
      operationLines(contracts, { ...nowhere, writes }, readOnly(contracts, names)).join("\n");
    expect(listed("none")).toMatch(/^Changes something:\nChanges nothing:\n[\s\S]*finance {2}getParty \(GET\)/);
    expect(listed("none")).not.toMatch(/ramp|PUT|DELETE/);
    expect(listed("removable")).toMatch(/^Changes something:\n[\s\S]*deleteParty[\s\S]*Changes nothing:/);
    expect(listed("removable")).not.toContain("createPayout ");
    expect(listed("all", "createPayout")).toBe(
      "Changes something:\n  finance  createPayout (POST)\nChanges nothing:",
    );
  });
  test("progress: few lines, or in a terminal one line that changes", () => {
    vi.useFakeTimers();
    const written = (isTTY: boolean) => {
      const write = vi.fn();
      const start = performance.now();
      const tell = () => `${Math.round((performance.now() - start) / 1000)} s`;
      const progress = showProgress(tell, { isTTY, write } as never);
      vi.advanceTimersByTime(1_000_000);
      progress.end();
      return write.mock.calls.map(([line]) => String(line));
    };
    const lines = written(false);
    const changing = written(true);
    vi.useRealTimers();
    expect(lines).toEqual(["10 s\n", "40 s\n", "160 s\n", "640 s\n"]);
    expect(changing.filter((line) => line.includes("\n"))).toEqual([]);
  });
  test("what there is to test: each check with what it finds, its source and its weight", () => {
    const list = listLines(contracts, allChecks).join("\n");
    expect(list).toMatch(
      /finance +getParty \(GET\)\n[\s\S]*missing-token +A request without [^\n]*\(F97.*; documented\)/,
    );
  });
});

test("--plan sends nothing; the run keeps to its plan, and neither shows the secret", patient, async () => {
  let received = 0;
  const counting = leaving(
    () => ++received > 0,
    (response) => response,
  );
  const server = await startServer({ bends: [counting] });
  const environment = {
    ...variablesOf(server),
    STAGING_REQUESTS: "40",
    STAGING_RATE: "1000",
    STAGING_REPORT: join(folder, "report"),
  };
  // Another program has these variables, also one whose name is like a setting.
  const others = { STAGING_DB_URL: "hidden-value", STAGING_CLIENT_IDS: "hidden-value", STAGING_EMPTY: "" };
  const planned = await runScript("conformance/staging.ts", ["--plan"], { ...environment, ...others });
  const left = "STAGING_DB_URL, STAGING_CLIENT_IDS (did you mean STAGING_CLIENT_ID?)";
  expect(planned).toMatchObject({
    code: 0,
    stderr: `npm run test:staging: ignored, because they are not settings: ${left}\n`,
  });
  expect(existsSync(join(folder, "report"))).toBe(false);
  expect(planned.stdout).toMatch(
    /^At most 40 requests, 1000 a second; nothing is changed\.\n--full [\s\S]*finance {2}listParties \(GET\)/m,
  );
  expect(received).toBe(0);
  const { code, stdout, stderr } = await runScript("conformance/staging.ts", [], environment);
  await server.stop();
  expect([code, received]).toEqual([0, 40]);
  expect(stdout.indexOf("At most 40 requests")).toBeLessThan(stdout.indexOf("Passed: 0 failures"));
  expect(stdout).toMatch(/\d+ not covered: beyond the first 40 requests; --full runs all/);
  const report = await readFile(join(folder, "report", "report.json"), "utf8");
  expect((JSON.parse(report) as Report).requests).toBe(40);
  for (const text of [planned.stdout, stdout, stderr, report]) {
    expect(text).not.toContain(server.clientSecret);
  }
});
