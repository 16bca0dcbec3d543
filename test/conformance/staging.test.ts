// The staging run as a deployment scripts it: exit codes, environment, reports, secrets, and an interruption.

import { existsSync, writeFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import http from "node:http";
import { join } from "node:path";
import getPort from "get-port";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { UserError } from "../../cli/command.ts";
import { makeFolder } from "../../conformance/folder.ts";
import { readSettings } from "../../conformance/plan/settings.ts";
import { unknownNames } from "../../conformance/plan/variables.ts";
import type { Report } from "../../conformance/report/report.ts";
import { run as runTests } from "../../conformance/run/runner.ts";
import { loadContracts } from "../../model/contract.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { listen } from "../lib/listen.ts";
import { finish, runScript, startScript } from "../lib/process.ts";
import { some } from "../lib/some.ts";
import { anyAddress, chosen, leaving, refusal } from "../server/defects/bends.ts";
import type { Bend } from "../server/model.ts";
import { startServer } from "../server/start.ts";
import { type Addresses, bendOf, type ProvenServer, patient, variablesOf } from "./prove.ts";

const contracts = loadContracts();
const script = "conformance/staging.ts";
/** For the long tests: several processes each, of rules that are seen in this one, too. */
const longTest = test.runIf(process.env["LONG"] === "1");
let folder: string;

beforeAll(() => {
  folder = temporaryFolder("staging");
});

/** Where no server is: what is wrong with the environment is said before anything is called. */
const nowhere: Addresses & Pick<ProvenServer, "payInIds"> = {
  financeUrl: "http://127.0.0.1:9",
  rampUrl: "http://127.0.0.1:9",
  tokenUrl: "http://127.0.0.1:9/token",
  clientId: "client",
  clientSecret: "secret",
  tenantId: "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10",
  payInIds: ["47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801"],
};

/** Counts the responses of a server. */
const counting = (count: () => void): Bend =>
  leaving(
    () => true,
    (reply) => {
      count();
      return reply;
    },
  );

/** What the reading of an environment complains of. */
function refusalOf(environment: Record<string, string>): UserError {
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

/** What a server has of each kind. */
function countsOf({ tenants }: ProvenServer) {
  const { webhooks, parties, accounts, paymentRequests } = tenants.own;
  const open = paymentRequests.filter(({ status }) => status !== "REVERSING");
  return { webhooks: webhooks.length, parties: parties.length, accounts: accounts.length, open: open.length };
}

/** The same at the start. */
const atFirst = { webhooks: 0, parties: 8, accounts: 31, open: 0 };

/** Runs against a server; `change` sets or, with an empty text, leaves out variables, and `only` narrows the run. One with a bound of requests is a first contact. */
async function staging(bends: Bend[], change: Record<string, string> = {}, report = "report", only: string[] = []) {
  const server = await startServer({ bends });
  const flags = [...(change["STAGING_REQUESTS"] ? [] : ["--full"]), ...only.flatMap((name) => ["--only", name])];
  try {
    const result = await runScript(script, flags, { ...environmentOf(server, report), ...change });
    return { ...result, server };
  } finally {
    await server.stop();
  }
}

/** Runs in this process against a conformant server, as a changed environment says; what is refused makes nothing, and is left out. */
async function within(change: Record<string, string>, broken = false) {
  const server = await startServer();
  const { target } = readSettings(contracts, { ...environmentOf(server, "within"), ...change }, true);
  const focus = { across: (name: string) => !name.startsWith("sequence"), broken };
  const result = await runTests(contracts, target, { focus }).finally(() => server.stop());
  return { ...result, server };
}

async function reportOf(name = "report"): Promise<Report> {
  return JSON.parse(await readFile(join(folder, name, "report.json"), "utf8")) as Report;
}

describe("environment", patient, () => {
  const hosts = ["STAGING_FINANCE_URL", "STAGING_RAMP_URL"];
  const others = ["STAGING_TOKEN_URL", "STAGING_CLIENT_ID", "STAGING_CLIENT_SECRET"];
  test.each([
    [["STAGING_TOKEN_URL"], "STAGING_TOKEN_URL is missing; set it; --help says how"],
    [
      [...hosts, ...others],
      "STAGING_FINANCE_URL or STAGING_RAMP_URL, STAGING_TOKEN_URL, STAGING_CLIENT_ID, and STAGING_CLIENT_SECRET are missing; set them; --help says how",
    ],
  ])("%j missing: one line that names them all", (names, message) => {
    const empty = Object.fromEntries(names.map((name) => [name, ""]));
    expect(refusalOf({ ...environmentOf(nowhere, "report"), ...empty }).message).toBe(message);
  });
  test.each([...hosts.slice(0, 1), ...others])("%s mistyped: one line with the nearest one", (name) => {
    const mistyped = name.replace(/(.)(.)$/, "$2$1");
    expect(refusalOf({ ...environmentOf(nowhere, "report"), [name]: "", [mistyped]: "x" }).message).toBe(
      `${mistyped} is not a setting (did you mean ${name}?); if another program needs it, unset it for this one`,
    );
  });
  test("a mistake is one line behind the name of the command, exit 2", async () => {
    const { code, stderr } = await staging([], { STAGING_TOKEN_URL: "" });
    const message = refusalOf({ ...environmentOf(nowhere, "report"), STAGING_TOKEN_URL: "" }).message;
    expect([code, stderr]).toEqual([2, `npm run test:staging: ${message}\n`]);
  });
  test("a variable of another program is told and left alone, also one that is like a setting that is set; a plan makes no folder", async () => {
    const change = { STAGING_DB_URL: "hidden-value", STAGING_CLIENT_IDS: "hidden-value", STAGING_EMPTY: "" };
    const environment = environmentOf(nowhere, "plan/reports");
    const { code, stderr } = await runScript(script, ["--plan"], { ...environment, ...change });
    expect([code, stderr.trim()]).toEqual([
      0,
      "npm run test:staging: ignored, because they are not settings: STAGING_DB_URL, STAGING_CLIENT_IDS (did you mean STAGING_CLIENT_ID?)",
    ]);
    expect(existsSync(join(folder, "plan"))).toBe(false);
  });
  test.each([
    ["STAGING_FINANCE_URL", "not an address"],
    ["STAGING_TOKEN_URL", "ftp://token.example"],
    ["STAGING_RATE", "fast"],
    ["STAGING_REQUESTS", "0"],
    ["STAGING_WRITES", "maybe"],
    ["STAGING_FIXTURES", "/no/such/file.json"],
    ["STAGING_FINANCE_URL", "https://finance.example/v1"],
    ["STAGING_RAMP_URL", "https://user:not-to-be-shown@ramp.example"],
    ["STAGING_RATE", "Infinity"],
    ["STAGING_RATE", "0"],
    ["STAGING_TENANT_ID", "not-a-uuid"],
  ])("%s wrong: one line that names it, exit 2", (name, value) => {
    const error = refusalOf({ ...environmentOf(nowhere, "report"), [name]: value });
    expect(error.exitCode).toBe(2);
    expect(error.message).toContain(name);
    expect(error.message).not.toContain("not-to-be-shown");
    expect(error.message).not.toContain("\n");
  });
  test("--help prints how it is called", async () => {
    const { code, stdout } = await runScript(script, ["--help"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Usage: npm run test:staging[\s\S]*STAGING_TOKEN_URL[\s\S]*Exit 0/);
  });
  test("wrong credentials: exit 3 and says so, and writes no report", async () => {
    const { code, stderr } = await staging([], { STAGING_CLIENT_SECRET: "wrong" }, "nothing/reports");
    expect([code, stderr]).toEqual([3, expect.stringMatching(/credentials refused/)]);
    expect(existsSync(join(folder, "nothing/reports/report.json"))).toBe(false);
  });
  const otherHosts: [what: string, status: number, body: string, isFull: boolean, said: string, most: number][] = [
    ["a page for everything", 200, "<html>Welcome</html>", true, "200 and text/html, never JSON", 3],
    [
      "a page for everything, on first contact",
      200,
      "<html>Welcome</html>",
      false,
      "200 and text/html, never JSON",
      16,
    ],
    ["a redirection to a page for everything", 302, "", true, "302 and text/html, never JSON", 3],
    ["pages that are not found", 404, "<html>Not here</html>", true, "404 and text/html, never JSON", 3],
    ["no path of the service", 404, "{}", true, "404", 60],
  ];
  async function otherHost(status: number, body: string, count = () => {}) {
    const server = http.createServer((_, response) => {
      count();
      response.writeHead(status, { "content-type": body === "{}" ? "application/json" : "text/html" }).end(body);
    });
    return { server, ...(await listen(server)) };
  }
  const wordsOf = (origin: string, said: string) =>
    `finance at ${new URL(origin).host} responds to every read with ${said}; is this the origin of the finance service?`;
  test.each(some(otherHosts, 2))(
    "another host, %s: told first, and nothing of it is counted",
    async (_, status, body, isFull, said, most) => {
      let received = 0;
      const { origin, server: other } = await otherHost(status, body, () => void received++);
      const server = await startServer();
      const environment = { ...environmentOf(server, "other"), STAGING_FINANCE_URL: origin, STAGING_RATE: "1000" };
      const run = (change: Record<string, string>) =>
        runTests(contracts, readSettings(contracts, { ...environment, ...change }, isFull).target);
      const result = await run(isFull ? {} : { STAGING_RAMP_URL: "", STAGING_REQUESTS: "50" });
      expect([result.problem?.constructor.name, result.problem?.message]).toEqual([
        "WrongHostError",
        wordsOf(origin, said),
      ]);
      expect(received).toBeLessThanOrEqual(most);
      const ofHost = [...result.failures, ...result.findings].filter(({ service }) => service === "finance");
      expect([ofHost, result.exchanges.filter(({ service }) => service === "finance")]).toEqual([[], []]);
      expect(result.coverage).toContainEqual(
        expect.objectContaining({ service: "finance", covered: false, reason: "another host responds" }),
      );
      const both = await run({ STAGING_RAMP_URL: origin });
      expect(both.problem?.message.match(/is this the origin of the (finance|ramp) service/g)).toHaveLength(2);
      other.close();
      await server.stop();
    },
  );
  longTest("another host: exit 3, and no verdict; on first contact, no report", async () => {
    const { origin, server: other } = await otherHost(200, "<html>Welcome</html>");
    const { code, stdout, stderr } = await staging([], { STAGING_FINANCE_URL: origin }, "other");
    const gentle = { STAGING_RAMP_URL: "", STAGING_REQUESTS: "50", STAGING_RATE: "1000" };
    const first = await staging([], { STAGING_FINANCE_URL: origin, ...gentle }, "other-first");
    other.close();
    expect([first.code, existsSync(join(folder, "other-first/report.json"))]).toEqual([3, false]);
    const line = `npm run test:staging: wrong host: ${wordsOf(origin, "200 and text/html, never JSON")}\n`;
    expect([code, stderr]).toEqual([3, line]);
    expect(stdout).toMatch(/^Ended early after .*, with 0 failures, \d+ findings.* until then\. Not tested: \d/m);
    expect(stdout).not.toMatch(/Failures:|^Passed/m);
    expect(await readFile(join(folder, "other/observations.json"), "utf8")).not.toContain(new URL(origin).host);
  });
  test.each([
    [{ finance: { acountId: "a" } }, "unknown ID finance.acountId (did you mean accountId?)"],
    [{ finanse: {} }, "unknown key finanse (did you mean finance?)"],
    [{ clients: { viewr: { id: "a", secret: "b" } } }, "unknown client viewr (did you mean viewer?)"],
    [{ clients: { viewer: { id: "a", secrett: "b" } } }, "unknown key clients.viewer.secrett (did you mean secret?)"],
  ])("%j: an unknown name of the fixtures is refused, with the nearest one", async (content, message) => {
    const file = join(folder, "misspelt.json");
    await writeFile(file, JSON.stringify(content));
    const { message: line } = refusalOf({ ...environmentOf(nowhere, "misspelt"), STAGING_FIXTURES: file });
    expect(line.split("; ")[0]).toBe(`STAGING_FIXTURES: ${message}`);
  });
  test("the finance service left out, with ids for it: nothing of it is called, and nothing changed", async () => {
    const file = join(folder, "foreign.json");
    await writeFile(file, JSON.stringify({ finance: { foreignAccountId: "f0000000-0000-4000-8000-00000000a001" } }));
    const { failures, exchanges, problem, notTested } = await within({
      STAGING_FINANCE_URL: "",
      STAGING_FIXTURES: file,
    });
    expect([failures, problem, notTested]).toEqual([[], undefined, ["finance"]]);
    expect(new Set(exchanges.map(({ service }) => service))).toEqual(new Set(["auth", "ramp"]));
    // Nor is anything changed without STAGING_WRITES.
    const done = exchanges.filter(({ request, response }) => request.method !== "GET" && response.status < 300);
    expect(new Set(done.map(({ operation }) => operation?.operationId))).toEqual(
      new Set(["createAccessToken", "calculateFee"]),
    );
  });
});

describe("the report folder", patient, () => {
  test.each(["/dev/null/reports", "/proc/reports"])("%s cannot be made: one line, exit 2", (report) => {
    const { message, exitCode } = refusalIn(() => makeFolder(report));
    expect([message, exitCode]).toEqual([expect.stringMatching(/^the reports cannot be written: .* may write$/), 2]);
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

  /** The kind and the words of what ends a run in this environment; the command ends with 3, as in the tests above. */
  async function problemWith(change: (environment: Record<string, string>) => Record<string, string>): Promise<string> {
    const environment = environmentOf(server, "ended");
    const { target } = readSettings(contracts, { ...environment, ...change(environment) }, true);
    const { problem } = await runTests(contracts, target);
    return `${problem?.constructor.name}: ${problem?.message}`;
  }

  test.each(["STAGING_FINANCE_URL", "STAGING_TOKEN_URL"])("%s unreachable", async (name) => {
    expect(await problemWith(() => ({ [name]: "http://127.0.0.1:9/" }))).toMatch(/^UnreachableError: 127\.0\.0\.1:9/);
  });
  test("https on a plain port", async () => {
    const problem = await problemWith(({ STAGING_RAMP_URL = "" }) => ({
      STAGING_RAMP_URL: STAGING_RAMP_URL.replace("http:", "https:"),
    }));
    expect(problem).toMatch(/^UnreachableError: 127\.0\.0\.1:\d+ cannot be reached/);
  });
  test("no token, but a page", async () => {
    const pages = http.createServer((_, answer) => answer.end("<html>Welcome</html>"));
    const { origin } = await listen(pages);
    const problem = await problemWith(() => ({ STAGING_TOKEN_URL: `${origin}/token` }));
    pages.close();
    expect(problem).toMatch(/^RefusedError: the token endpoint at 127\.0\.0\.1:\d+ gives no token \(status 200\)/);
  });
  test("a tenant that is not granted: the service that refuses is named", async () => {
    const problem = await problemWith(() => ({ STAGING_TENANT_ID: server.tenants.foreign.id }));
    expect(problem).toMatch(/^RefusedError: finance at \S+ responds to every read with 403: the tenant/);
  });
});

describe("runs", patient, () => {
  test("a conformant server with STAGING_WRITES=1: exit 0, all reports, and what is made is removed", async () => {
    const { code, stdout, server } = await staging([], { STAGING_WRITES: "1" }, "conformant");
    expect(stdout).toContain("Passed: 0 failures");
    const why = "set STAGING_WEBHOOK_URL and STAGING_WEBHOOK_PORT";
    expect(stdout).toMatch(/^Passed: .* Deliveries were not tested: set STAGING_WEBHOOK_URL and /m);
    expect(stdout.split("\n").length).toBeLessThanOrEqual(40);
    expect(await readFile(join(folder, "conformant/report.html"), "utf8")).toContain(
      `<p>Deliveries were not tested: ${why}.</p>`,
    );
    expect(code).toBe(0);
    expect(countsOf(server)).toEqual(atFirst);
    for (const name of ["junit.xml", "report.html", "observations.json"]) {
      expect((await readFile(join(folder, "conformant", name), "utf8")).length).toBeGreaterThan(100);
    }
  });
  test("without STAGING_WRITES nothing is changed, whatever is sent", async () => {
    const { failures, problem, server } = await within({}, true);
    expect([failures, problem]).toEqual([[], undefined]);
    expect(countsOf(server)).toEqual(atFirst);
  });
  longTest("a server that delivers nothing to an address that leads nowhere: exit 1, and what to check", async () => {
    const server = await startServer({ bends: [chosen(() => []), bendOf("ping-not-sent"), anyAddress] });
    const port = await getPort();
    const { code, stdout } = await runScript(script, ["--full"], {
      ...environmentOf(server, "silent"),
      STAGING_WRITES: "1",
      STAGING_WEBHOOK_URL: `http://127.0.0.1:${await getPort()}`,
      STAGING_WEBHOOK_PORT: String(port),
      STAGING_WEBHOOK_WAIT: "1",
    }).finally(() => server.stop());
    expect(stdout).toMatch(
      /An accepted ping is not delivered \(none came within … s; .* did not arrive; check the tunnel/,
    );
    expect(stdout).not.toContain("were not tested");
    expect(code).toBe(1);
    expect(countsOf(server).webhooks).toBe(0);
  });
  test("a defective server, one service left out: exit 1 and all is said, but no secret in any report", async () => {
    const leaks = refusal("*", (reply, error, { headers }) => {
      if (reply.status === 404) Object.assign(error, { code: "X", message: String(headers.authorization) });
      return reply;
    });
    const change = { STAGING_WRITES: "1", STAGING_RAMP_URL: "" };
    const only = ["getPayIn", "registerWebhook", "getWebhook", "replaceWebhook"];
    const { code, stdout, server } = await staging([leaks], change, "defective", only);
    expect(code).toBe(1);
    expect(stdout).toContain("ramp is not tested");
    const { failures, coverage } = await reportOf("defective");
    expect(coverage.notTested).toEqual(["ramp"]);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures[0]).toMatchObject({
      service: "finance",
      evidence: "documented",
      correlationId: expect.any(String),
    });
    expect(failures[0]?.curl).toMatch(/^curl .*\$TOKEN/);
    for (const name of ["report.json", "junit.xml", "report.html", "observations.json"]) {
      const text = await readFile(join(folder, "defective", name), "utf8");
      expect(text).not.toContain(server.clientSecret);
      expect(text).not.toMatch(/st2\.[\w-]{8}/);
      expect(text).not.toMatch(/contracts-test-(key|password)-/);
    }
  });
  test("interrupted half-way: nothing is left behind, exit 130", async () => {
    let passed = 0;
    const server = await startServer({ bends: [counting(() => passed++)] });
    const environment = { ...environmentOf(server, "interrupted"), STAGING_WRITES: "1", STAGING_RATE: "400" };
    const child = startScript(script, [], environment);
    // In the middle of the broken requests, as the server counts it.
    await vi.waitUntil(() => passed >= 400, { timeout: 50_000, interval: 5 });
    expect(countsOf(server).webhooks).toBeGreaterThan(0);
    const ended = finish(child);
    // As a terminal and npm do it: the same Ctrl-C comes twice.
    child.kill("SIGINT");
    child.kill("SIGINT");
    const { code, stdout } = await ended;
    await server.stop();
    expect(code).toBe(130);
    expect(stdout).toMatch(
      /^Interrupted after \d+ requests in \S+ s, with 0 failures, .* until then\. Not tested: \d+ of \d+ \(status\), \d/m,
    );
    // For a CI system, too, it is no pass: no check passed, and the run is an error.
    const cases = await readFile(join(folder, "interrupted/junit.xml"), "utf8");
    expect(cases).toMatch(/errors="1" failures="0" skipped="\d{2,}"[\s\S]*<error message="/);
    expect(cases).not.toMatch(/<testcase [^>]*\/>/);
    const report = await reportOf("interrupted");
    expect(report.requests).toBeGreaterThan(0);
    expect(report.endedEarly).toBe("the run was interrupted");
    expect(countsOf(server)).toMatchObject({ webhooks: 0, parties: atFirst.parties });
  });
});
