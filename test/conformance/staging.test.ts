// The contract tests of a deployment: environment, exit codes, reports, secrets, and an interruption.

import { writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import http from "node:http";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { UserError } from "../../cli/command.ts";
import { makeFolder } from "../../conformance/folder.ts";
import { readSettings } from "../../conformance/plan/settings.ts";
import { unknownNames } from "../../conformance/plan/variables.ts";
import type { Report } from "../../conformance/report/report.ts";
import { WrongHostError } from "../../conformance/run/http.ts";
import { run as runTests } from "../../conformance/run/runner.ts";
import { loadContracts } from "../../model/contract.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { listen } from "../lib/listen.ts";
import { finish, runScript, startScript } from "../lib/process.ts";
import { leaving, refusal, result } from "../server/defects/bends.ts";
import type { Bend } from "../server/model.ts";
import { startServer } from "../server/start.ts";
import { type Addresses, type ProvenServer, patient, variablesOf } from "./prove.ts";

const contracts = loadContracts();
const script = "conformance/staging.ts";
let folder: string;

beforeAll(() => {
  folder = temporaryFolder("staging");
});

/** No server listens here: a wrong environment is refused before anything is called. */
const nowhere: Addresses & Pick<ProvenServer, "payInIds"> = {
  financeUrl: "http://127.0.0.1:9",
  rampUrl: "http://127.0.0.1:9",
  tokenUrl: "http://127.0.0.1:9/token",
  clientId: "client",
  clientSecret: "secret",
  tenantId: "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10",
  payInIds: ["47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801"],
};

/** The error of settings that are refused, from a changed environment. */
function refusalOf(change: Record<string, string>): UserError {
  const environment = { ...environmentOf(nowhere, "report"), ...change };
  return refusalIn(() => [unknownNames(environment), readSettings(contracts, environment)]);
}

function refusalIn(read: () => unknown): UserError {
  try {
    read();
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error("it was accepted");
}

function environmentOf(server: typeof nowhere, report: string): Record<string, string> {
  const fixtures = join(folder, `fixtures-${server.clientId}.json`);
  writeFileSync(fixtures, JSON.stringify({ finance: { payInId: server.payInIds.join() } }));
  return {
    ...variablesOf(server),
    STAGING_FIXTURES: fixtures,
    STAGING_REPORT: join(folder, report),
  };
}

/** How many resources a server has. */
function countsOf({ tenants }: ProvenServer) {
  const { webhooks, parties, accounts, paymentRequests } = tenants.own;
  const open = paymentRequests.filter(({ status }) => status !== "REVERSING");
  return { webhooks: webhooks.length, parties: parties.length, accounts: accounts.length, open: open.length };
}

const atFirst = { webhooks: 0, parties: 8, accounts: 31, open: 0 };

/** Runs the command against a server of its own. `change` sets variables, or leaves them out with an empty text. */
async function staging(bends: Bend[], change: Record<string, string>, report: string, only: string[] = []) {
  const server = await startServer({ bends });
  const flags = only.flatMap((name) => ["--only", name]);
  try {
    const environment = { ...environmentOf(server, report), ...change };
    const result = await runScript(script, ["--full", ...flags], environment);
    return { ...result, server };
  } finally {
    await server.stop();
  }
}

/** Runs in this process against a conformant server, without sequences. */
async function within(change: Record<string, string>, broken = false) {
  const server = await startServer();
  const environment = { ...environmentOf(server, "within"), ...change };
  const { target } = readSettings(contracts, environment, true);
  const focus = { across: (name: string) => !name.startsWith("sequence"), broken };
  const result = await runTests(contracts, target, { focus }).finally(() => server.stop());
  return { ...result, server };
}

async function reportOf(name = "report"): Promise<Report> {
  return JSON.parse(await readFile(join(folder, name, "report.json"), "utf8")) as Report;
}

describe("environment", patient, () => {
  test("all that is missing is in one line", () => {
    const names = ["FINANCE_URL", "RAMP_URL", "TOKEN_URL", "CLIENT_ID", "CLIENT_SECRET"];
    const empty = Object.fromEntries(names.map((name) => [`STAGING_${name}`, ""]));
    expect(refusalOf(empty).message).toBe(
      "STAGING_FINANCE_URL or STAGING_RAMP_URL, STAGING_TOKEN_URL, STAGING_CLIENT_ID, and STAGING_CLIENT_SECRET are missing; set them; --help says how",
    );
  });
  test("one that is missing is in one line", () => {
    const { message } = refusalOf({ STAGING_TOKEN_URL: "" });
    expect(message).toBe("STAGING_TOKEN_URL is missing; set it; --help says how");
  });
  test("a mistyped name is told with the nearest one", () => {
    const { message } = refusalOf({ STAGING_CLIENT_ID: "", STAGING_CLIETN_ID: "x" });
    expect(message).toBe(
      "STAGING_CLIETN_ID is not a setting (did you mean STAGING_CLIENT_ID?); if another program needs it, unset it for this one",
    );
  });
  test.each([
    ["STAGING_FINANCE_URL", "not an address"],
    ["STAGING_TOKEN_URL", "ftp://token.example"],
    ["STAGING_WRITES", "maybe"],
    ["STAGING_FIXTURES", "/no/such/file.json"],
    ["STAGING_FINANCE_URL", "https://finance.example/v1"],
    ["STAGING_RAMP_URL", "https://user:not-to-be-shown@ramp.example"],
    ["STAGING_RATE", "Infinity"],
    ["STAGING_RATE", "0"],
    ["STAGING_TENANT_ID", "not-a-uuid"],
  ])("%s wrong: one line that names it, exit 2", (name, value) => {
    const error = refusalOf({ [name]: value });
    expect(error.exitCode).toBe(2);
    expect(error.message).toContain(name);
    expect(error.message).not.toContain("not-to-be-shown");
    expect(error.message).not.toContain("\n");
  });
  async function otherHost(status: number, body: string, count = () => {}) {
    const server = http.createServer((_, response) => {
      count();
      const type = body === "{}" ? "application/json" : "text/html";
      response.writeHead(status, { "content-type": type }).end(body);
    });
    return { server, ...(await listen(server)) };
  }
  const wordsOf = (origin: string, said: string) =>
    `finance at ${new URL(origin).host} responds to every read with ${said}; is this the origin of the finance service?`;
  const page = "<html>Welcome</html>";
  const isPage = "200 and text/html, never JSON";
  test.each([
    ["a page for everything", 200, page, true, isPage, 3],
    ["a page for everything, on first contact", 200, page, false, isPage, 16],
    ["no path of the service", 404, "{}", true, "404", 60],
  ])("another host, %s: told first, and nothing of it is counted", async (_, status, body, isFull, said, most) => {
    let received = 0;
    const { origin, server: other } = await otherHost(status, body, () => void received++);
    const server = await startServer();
    const environment = {
      ...environmentOf(server, "other"),
      STAGING_FINANCE_URL: origin,
      STAGING_RATE: "1000",
    };
    const run = (change: Record<string, string>) =>
      runTests(contracts, readSettings(contracts, { ...environment, ...change }, isFull).target);
    const result = await run(isFull ? {} : { STAGING_RAMP_URL: "", STAGING_REQUESTS: "50" });
    expect(result.problem).toBeInstanceOf(WrongHostError);
    expect(result.problem?.message).toBe(wordsOf(origin, said));
    expect(received).toBeLessThanOrEqual(most);
    const ofHost = [result.failures, result.findings, result.exchanges].flat();
    expect(ofHost.filter(({ service }) => service === "finance")).toEqual([]);
    expect(result.coverage).toContainEqual(
      expect.objectContaining({ service: "finance", covered: false, reason: "another host responds" }),
    );
    const both = await run({ STAGING_RAMP_URL: origin });
    const question = /is this the origin of the (finance|ramp) service/g;
    expect(both.problem?.message.match(question)).toHaveLength(2);
    other.close();
    await server.stop();
  });
  test.runIf(process.env["LONG"] === "1")("another host: exit 3, and no verdict", async () => {
    const { origin, server: other } = await otherHost(200, page);
    const { code, stdout, stderr } = await staging([], { STAGING_FINANCE_URL: origin }, "other");
    other.close();
    const line = `npm run test:staging: wrong host: ${wordsOf(origin, isPage)}\n`;
    expect([code, stderr]).toEqual([3, line]);
    expect(stdout).toMatch(/^Ended early after .* with 0 failures, .* until then\. Not tested: \d/m);
    expect(stdout).not.toMatch(/Failures:|^Passed/m);
  });
  test.each([
    [{ finance: { acountId: "a" } }, "unknown ID finance.acountId (did you mean accountId?)"],
    [{ finanse: {} }, "unknown key finanse (did you mean finance?)"],
    [{ clients: { viewr: { id: "a", secret: "b" } } }, "unknown client viewr (did you mean viewer?)"],
    [
      { clients: { viewer: { id: "a", secrett: "b" } } },
      "unknown key clients.viewer.secrett (did you mean secret?)",
    ],
  ])("%j: an unknown name of the fixtures is refused, with the nearest one", async (content, message) => {
    const file = join(folder, "misspelt.json");
    await writeFile(file, JSON.stringify(content));
    const { message: line } = refusalOf({ STAGING_FIXTURES: file });
    expect(line.split("; ")[0]).toBe(`STAGING_FIXTURES: ${message}`);
  });
  test("the finance service left out, with ids for it: nothing of it is called", async () => {
    const file = join(folder, "foreign.json");
    await writeFile(
      file,
      JSON.stringify({ finance: { foreignAccountId: "f0000000-0000-4000-8000-00000000a001" } }),
    );
    const { failures, exchanges, problem, notTested } = await within({
      STAGING_FINANCE_URL: "",
      STAGING_FIXTURES: file,
    });
    expect([failures, problem, notTested]).toEqual([[], undefined, ["finance"]]);
    expect(new Set(exchanges.map(({ service }) => service))).toEqual(new Set(["auth", "ramp"]));
  });
});

describe("the report folder", patient, () => {
  test("that cannot be made: one line, exit 2", () => {
    const { message, exitCode } = refusalIn(() => makeFolder("/proc/reports"));
    expect([message, exitCode]).toEqual([
      expect.stringMatching(/^the reports cannot be written: .* can write to$/),
      2,
    ]);
  });
  test("a run that reaches no service: exit 3, and the report before is kept", async () => {
    const report = join(folder, "kept");
    await mkdir(report);
    await writeFile(join(report, "report.json"), "of the run before");
    const { code, stderr } = await finish(startScript(script, [], environmentOf(nowhere, "kept")));
    expect([code, stderr]).toEqual([3, expect.stringMatching(/host unreachable: 127\.0\.0\.1:9\b/)]);
    expect(await readFile(join(report, "report.json"), "utf8")).toBe("of the run before");
  });
});

describe("what ends a run before it has begun", patient, () => {
  let server: ProvenServer;
  beforeAll(async () => {
    server = await startServer();
    return () => server.stop();
  });

  /** The error that ends a run in a changed environment. The command ends with 3, as in the tests above. */
  async function problemWith(change: Record<string, string>): Promise<string> {
    const environment = { ...environmentOf(server, "ended"), ...change };
    const { target } = readSettings(contracts, environment, true);
    const { problem } = await runTests(contracts, target);
    return `${problem?.constructor.name}: ${problem?.message}`;
  }

  test("a service that is unreachable", async () => {
    const problem = await problemWith({ STAGING_FINANCE_URL: "http://127.0.0.1:9/" });
    expect(problem).toMatch(/^UnreachableError: 127\.0\.0\.1:9/);
  });
  test("wrong credentials", async () => {
    const problem = await problemWith({ STAGING_CLIENT_SECRET: "wrong" });
    expect(problem).toMatch(/^RefusedError: the token endpoint at 127\.0\.0\.1:\d+ .*401/);
  });
  test("https on a plain port", async () => {
    const problem = await problemWith({ STAGING_RAMP_URL: server.rampUrl.replace("http:", "https:") });
    expect(problem).toMatch(/^UnreachableError: 127\.0\.0\.1:\d+ cannot be reached/);
  });
  test("no token, but a page", async () => {
    const pages = http.createServer((_, response) => response.end("<html>Welcome</html>"));
    const { origin } = await listen(pages);
    const problem = await problemWith({ STAGING_TOKEN_URL: `${origin}/token` });
    pages.close();
    expect(problem).toMatch(/^RefusedError: the token endpoint at 127\.0\.0\.1:\d+ gives no token \(status 200\)/);
  });
  test("a tenant that is not granted: the service that refuses is named", async () => {
    const problem = await problemWith({ STAGING_TENANT_ID: server.tenants.foreign.id });
    expect(problem).toMatch(/^RefusedError: finance at \S+ responds to every read with 403: the tenant/);
  });
});

describe("runs", patient, () => {
  test("a conformant server with STAGING_WRITES=1: no failure, all is removed, and no other party is changed", async () => {
    const { failures, problem, server } = await within({ STAGING_WRITES: "1" });
    expect([failures, problem]).toEqual([[], undefined]);
    expect(countsOf(server)).toEqual(atFirst);
    const { own, other } = server.tenants; // Both start with the same parties.
    expect(own.parties.map(({ fields }) => fields)).toEqual(other.parties.map(({ fields }) => fields));
  });
  test("without STAGING_WRITES nothing is changed, whatever is sent", async () => {
    const { failures, problem, server } = await within({}, true);
    expect([failures, problem]).toEqual([[], undefined]);
    expect(countsOf(server)).toEqual(atFirst);
  });
  test("a defective server, one service left out: exit 1 and all is said, but no secret in any report", async () => {
    const leaks = refusal("*", (response, error, { headers }) => {
      if (response.status === 404) Object.assign(error, { code: "X", message: String(headers.authorization) });
      return response;
    });
    const summary = join(folder, "summary.md");
    const change = { STAGING_WRITES: "1", STAGING_RAMP_URL: "", GITHUB_STEP_SUMMARY: summary };
    const only = ["getPayIn", "registerWebhook", "getWebhook", "replaceWebhook"];
    const shown = result("getWebhook", (one, { tenant }) => {
      const webhook = tenant.webhooks.find(({ id }) => id === one["id"]);
      one["name"] = Object.values(webhook?.authenticationMethod ?? {}).join();
    });
    const { code, stdout, server } = await staging([leaks, shown], change, "defective", only);
    expect(code).toBe(1);
    expect(stdout).toContain("ramp is not tested");
    expect(await readFile(summary, "utf8")).toMatch(/^```text\nFailed: /);
    // A narrowed run has no history.
    const files = ["report.json", "junit.xml", "report.html", "observations.json"];
    expect((await readdir(join(folder, "defective"))).sort()).toEqual(files.toSorted());
    const { failures, coverage } = await reportOf("defective");
    expect(coverage.notTested).toEqual(["ramp"]);
    // The first and the last of several --only.
    const operations = failures.map(({ operationId }) => operationId);
    expect(operations).toEqual(expect.arrayContaining(["getPayIn", "replaceWebhook"]));
    expect(failures[0]).toMatchObject({
      service: "finance",
      evidence: "documented",
      correlationId: expect.any(String),
    });
    expect(failures[0]?.curl).toMatch(/^curl .*\$TOKEN/);
    for (const name of files) {
      const text = await readFile(join(folder, "defective", name), "utf8");
      expect(text).not.toContain(server.clientSecret);
      expect(text).not.toMatch(/st2\.[\w-]{8}/);
      expect(text).not.toMatch(/contract-test-secret-/);
    }
  });
  test("interrupted half-way: nothing is left behind, exit 130", async () => {
    let passed = 0;
    const counting = leaving(
      () => ++passed > 0,
      (response) => response,
    );
    const server = await startServer({ bends: [counting] });
    const environment = { ...environmentOf(server, "interrupted"), STAGING_WRITES: "1", STAGING_RATE: "400" };
    const child = startScript(script, [], environment);
    // In the middle of the broken requests.
    await vi.waitUntil(() => passed >= 400, { timeout: 50_000, interval: 5 });
    expect(countsOf(server).webhooks).toBeGreaterThan(0);
    const ended = finish(child);
    // A terminal and npm both pass on Ctrl-C.
    child.kill("SIGINT");
    child.kill("SIGINT");
    const { code, stdout } = await ended;
    await server.stop();
    expect(code).toBe(130);
    expect(stdout).toMatch(
      /^Interrupted after \d+ requests in \S+ s, with 0 failures, .* until then\. Not tested: \d+ of \d+ \(status\), \d/m,
    );
    // CI sees no check that passed, and an error.
    const cases = await readFile(join(folder, "interrupted/junit.xml"), "utf8");
    expect(cases).toMatch(/errors="1" failures="0" skipped="\d{2,}"[\s\S]*<error message="/);
    expect(cases).not.toMatch(/<testcase [^>]*\/>/);
    const report = await reportOf("interrupted");
    expect(report.requests).toBeGreaterThan(0);
    expect(report.endedEarly).toBe("the run was interrupted");
    expect(countsOf(server)).toEqual(atFirst);
  });
});
