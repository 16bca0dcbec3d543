// The contract tests as a tool: configuration file, limits, plan, progress, and one run as a newcomer makes it.

import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { command } from "../../cli/command.ts";
import { allChecks } from "../../conformance/checks/index.ts";
import { keyOf, readConfiguration } from "../../conformance/plan/configuration.ts";
import { readSettings } from "../../conformance/plan/settings.ts";
import { variables } from "../../conformance/plan/variables.ts";
import {
  explanation,
  listLines,
  planLines,
  progressLine,
  showProgress,
  timeOf,
} from "../../conformance/report/plan.ts";
import type { Report } from "../../conformance/report/report.ts";
import type { RunPlan } from "../../conformance/result.ts";
import { loadContracts } from "../../model/contract.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";
import { leaving } from "../server/defects/bends.ts";
import { startServer } from "../server/start.ts";
import { patient } from "./prove.ts";

const contracts = loadContracts();
const folder = temporaryFolder("tool");

function fileOf(content: unknown): string {
  const file = join(folder, "conformance.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

describe("a configuration file", () => {
  test("has a key for each variable, and the secret by the name of its variable only", () => {
    expect(variables.map(([name]) => keyOf(name))).toEqual(
      expect.arrayContaining(["financeUrl", "clientSecretVariable", "waitForExpiry", "requests"]),
    );
    const file = fileOf({ clientSecretVariable: "MY_SECRET", rate: 5, waitForExpiry: true, only: ["getParty"] });
    const { env, only, full } = readConfiguration(file, { MY_SECRET: "of-mine", STAGING_RATE: " " });
    expect(env).toMatchObject({ STAGING_CLIENT_SECRET: "of-mine", STAGING_RATE: "5", STAGING_WAIT_FOR_EXPIRY: "1" });
    expect({ only, full }).toEqual({ only: ["getParty"], full: false });
  });
  test("variables win over it, and its paths begin where it is", () => {
    const file = fileOf({ financeUrl: "https://file.example", report: "out" });
    const { env } = readConfiguration(file, { STAGING_FINANCE_URL: "https://variable.example" });
    expect(env["STAGING_FINANCE_URL"]).toBe("https://variable.example");
    expect(env["STAGING_REPORT"]).toBe(join(folder, "out"));
  });
  test("a wrong value is told by its key", () => {
    const file = fileOf({ rate: "fast" });
    const { inItsWords } = readConfiguration(file, {});
    expect(inItsWords("STAGING_RATE must be a number")).toBe(`rate in ${file} must be a number`);
    expect(inItsWords("STAGING_WRITES must be 1")).toBe("STAGING_WRITES must be 1");
  });
  test.each([
    [{ finaceUrl: "https://finance.example" }, /finaceUrl is no setting \(did you mean financeUrl\?\)/],
    [{ clientSecret: "hidden-value" }, /a secret is not read from a file; set clientSecretVariable/],
    [{ clientSecretVariable: "hidden-value" }, /clientSecretVariable must be the name of an environment variable/],
    [{ clientSecretVariable: "NOT_SET" }, /the variable that clientSecretVariable names is not set/],
    [{ tenantId: ["hidden-value"] }, /tenantId must be a text, a number, true or false/],
    [{ only: "getParty" }, /only must be a list/],
    [{ full: "yes" }, /full must be true or false/],
    ['{ "clientId": hidden-value', /cannot be read: it is no JSON/],
    ["[]", /must hold an object/],
  ])("%j is refused in one line", (content, message) => {
    const read = () => readConfiguration(fileOf(content), {});
    expect(read).toThrow(message);
    expect(read).not.toThrow(/hidden-value|\n/);
  });
});

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
    ["STAGING_WRITES=0", { STAGING_WRITES: "0" }, false, { most: 50, rate: 2 }],
    ["STAGING_WRITES", { STAGING_WRITES: "1" }, false, { rate: 20 }],
    ["STAGING_RATE", { STAGING_RATE: "7" }, false, { rate: 7 }],
    ["STAGING_REQUESTS", { STAGING_REQUESTS: "9" }, false, { most: 9, rate: 2 }],
    ["--full", {}, true, { rate: 20 }],
    ["--full over STAGING_REQUESTS", { STAGING_REQUESTS: "9" }, true, { rate: 20 }],
    ["--full, on this machine", here, true, {}],
  ])("%s", (_, change, full, limits) => {
    const { target } = readSettings(contracts, { ...environment, ...change }, full);
    expect({ most: target.most, rate: target.rate }).toEqual({ most: undefined, rate: undefined, ...limits });
  });
  test("one sequence again needs all writes, and says so", () => {
    const again = { ...environment, STAGING_SEQUENCE: "webhooks,0.0" };
    expect(() => readSettings(contracts, again)).toThrow(/^STAGING_SEQUENCE needs STAGING_WRITES=all/);
    expect(readSettings(contracts, { ...again, STAGING_WRITES: "all" }).target.sequences?.path).toBe("webhooks,0.0");
  });
});

describe("what is printed", () => {
  const plan: RunPlan = {
    phases: [
      { name: "token", requests: 1 },
      { name: "reads", requests: 119 },
    ],
    operations: [{ service: "finance", operationId: "getParty", method: "GET", requests: 119 }],
    checks: { "missing-token": 1 },
    requests: 120,
    rate: 2,
  };
  test("the plan: phases, the sum, and how long it takes", () => {
    const lines = planLines(plan, { whole: true, writes: "none" });
    expect(lines).toContain("     119  finance getParty (GET)");
    expect(lines.at(-1)).toBe("about 120 requests, about 60 s at 2 a second; nothing is changed.");
    expect(planLines(plan, { whole: false, most: 50, writes: "none" }).join()).toMatch(/at most 50 requests.*--full/);
  });
  test("a flag that may be given several times has all of its values", async () => {
    const spec = { name: "tool", summary: "", flags: { only: { value: "NAME", many: true, help: "" } } } as const;
    const seen: string[][] = [];
    for (const argv of [[], ["--only", "a", "--only=b"]]) await command(spec, ({ only }) => void seen.push(only), argv);
    expect(seen).toEqual([[], ["a", "b"]]);
  });
  test("progress: the time left at the speed so far", () => {
    expect(progressLine(plan, 30, 15)).toBe("30 of about 120 requests, about 45 s left");
    expect(progressLine(plan, 130, 15)).toBe("130 requests");
    // A run of ten hours where lines stay, and in a terminal, whose line changes.
    vi.useFakeTimers();
    const written = (isTTY: boolean) => {
      const write = vi.fn();
      const progress = showProgress((seconds) => `${Math.round(seconds)} s`, { isTTY, write } as never);
      vi.advanceTimersByTime(36_000_000);
      progress.end();
      return write.mock.calls.map(([line]) => String(line));
    };
    const [lines, changing] = [written(false), written(true)];
    vi.useRealTimers();
    expect(lines).toEqual(["10 s\n", "30 s\n", "120 s\n", "600 s\n", "1800 s\n", "7200 s\n"]);
    expect(changing.filter((line) => line.includes("\n"))).toEqual([]);
    expect([timeOf(12.1), timeOf(150), timeOf(7300)]).toEqual(["13 s", "3 min", "2 h 2 min"]);
  });
  test("what there is to test, and one check with what it finds, its source and its weight", () => {
    const checks = allChecks.map((check) => ({ ...check, looks: check.name === "body-schema" }));
    const list = listLines(plan, checks).join("\n");
    expect(list).toMatch(/getParty +finance +119 requests[\s\S]*missing-token +1 request +\S/);
    const lines = explanation("missing-token", checks, plan);
    expect(lines.join("\n")).toMatch(
      /finds +A request without an access token[\s\S]*source +contract: F97[\s\S]*weight +documented/,
    );
    expect(() => explanation("missing-tokn", checks, plan)).toThrow(/did you mean missing-token/);
  });
});

describe("a newcomer's runs", patient, () => {
  test("--plan sends nothing; the run shows its plan, keeps to it, and neither shows the secret", async () => {
    let received = 0;
    const counting = leaving(
      () => ++received > 0,
      (reply) => reply,
    );
    const server = await startServer({ bends: [counting] });
    const config = fileOf({
      financeUrl: server.financeUrl,
      rampUrl: server.rampUrl,
      tokenUrl: server.tokenUrl,
      clientId: server.clientId,
      clientSecretVariable: "TOOL_SECRET",
      tenantId: server.tenantId,
      requests: 40,
      rate: 1000,
      report: "report",
    });
    const environment = { TOOL_SECRET: server.clientSecret };
    const planned = await runScript("conformance/staging.ts", ["--plan", "--config", config], environment);
    expect(planned).toMatchObject({ code: 0, stderr: "" });
    expect(planned.stdout).toMatch(
      /\d {2}finance listParties \(GET\)[\s\S]*at most 40 requests, about 1 s at 1000 a second/,
    );
    expect(received).toBe(0);
    const { stdout, stderr } = await runScript("conformance/staging.ts", ["--config", config], environment);
    await server.stop();
    expect(received).toBe(40);
    expect(stdout.indexOf("at most 40 requests")).toBeLessThan(stdout.indexOf("Passed: 0 failures"));
    expect(stdout).toMatch(/\d+ not covered: beyond the first 40 requests; --full runs all/);
    const report = await readFile(join(folder, "report", "report.json"), "utf8");
    expect((JSON.parse(report) as Report).requests).toBe(40);
    for (const text of [planned.stdout, stdout, stderr, report]) {
      expect(text).not.toContain(server.clientSecret);
    }
  });
});
