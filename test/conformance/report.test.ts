// The reports: secrets masked in every form, markup escaped, curl lines that repeat the request, valid formats.

import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import http from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UserError } from "../../cli/command.ts";
import { secretsIn } from "../../conformance/checks/exposure.ts";
import { allChecks, deliveryChecks } from "../../conformance/checks/index.ts";
import { operationNamed } from "../../conformance/contracts.ts";
import type { Exchange, SentRequest } from "../../conformance/exchange.ts";
import { observe } from "../../conformance/learn/observations.ts";
import { summaryOf } from "../../conformance/report/console.ts";
import { html } from "../../conformance/report/html.ts";
import { junit } from "../../conformance/report/junit.ts";
import { makeMask, sensitiveFieldsOf, sensitiveValuesOf } from "../../conformance/report/mask.ts";
import type { Report, WrittenCause } from "../../conformance/report/report.ts";
import { curlLine } from "../../conformance/report/story.ts";
import { writeReports } from "../../conformance/report/write.ts";
import type { Difference, RunResult } from "../../conformance/result.ts";
import { loadContracts } from "../../model/contract.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { listen } from "../lib/listen.ts";
import { exchangeOf } from "./exchange.ts";

const contracts = loadContracts();
const secret = "pä\"ss w+rd/<&>=~'9f2c";
const token = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJzdGFnaW5nIn0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg";
const key = "contract-test-key-77aa";

/** The forms in which a server may return a secret. */
function leaksOf(text: string): string[] {
  const prefixes = ["", "id:", "client:", "a-client:"];
  const base64 = prefixes.map((prefix) => Buffer.from(prefix + text).toString("base64"));
  return [
    text,
    encodeURIComponent(text),
    encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase()),
    new URLSearchParams({ x: text }).toString(),
    JSON.stringify(text),
    JSON.stringify(JSON.stringify({ client_secret: text })),
    Buffer.from(text).toString("hex"),
    Buffer.from(text).toString("hex").toUpperCase(),
    ...(text.length > 24 ? [text.slice(0, -10)] : []),
    ...base64,
    Buffer.from(`id:${text}`).toString("base64url"),
  ];
}

const leaks = [secret, token, key].flatMap(leaksOf);
const odd = "<script>alert(1)</script> \u0000\u0008\uFFFF\uD800 ]]> é 🎉 \"quoted\" & 'more'";
const request: SentRequest = {
  method: "POST",
  url: `https://finance.example/v1/webhooks?echo=${encodeURIComponent(secret)}&token=${token}`,
  headers: [
    ["authorization", `Bearer ${token}`],
    ["cookie", "session=abcdef"],
    ["content-type", "application/json"],
  ],
  body: JSON.stringify({ authenticationMethod: { type: "API_KEY", apiKey: key } }),
};
const headers = {
  "x-correlation-id": token,
  "set-cookie": "session=abcdef",
  location: `https://x.example/?t=${token}`,
  "content-type": `text/${key}`,
};
const exchange = exchangeOf(
  operationNamed(contracts, "registerWebhook"),
  { headers, body: JSON.stringify({ leaks, odd }) },
  { purpose: `echo ${token}`, request, json: { success: true, result: { status: key, [token]: 1 } } },
);
const difference: Difference = {
  check: "body-schema",
  service: "finance",
  operationId: "registerWebhook",
  expected: `${odd} ${key}`,
  actual: leaks.join(" | "),
  evidence: "documented",
  exchange,
};
/** The server tries to add a line to the report with its ID. */
const before: Exchange = {
  ...exchange,
  json: { result: { id: `x\nrm -rf ~ ${key}` } },
  purpose: "the step before",
};
const story = [before, exchange];
const result: RunResult = {
  failures: [{ ...difference, story }],
  findings: [{ ...difference, evidence: "assumed", story }],
  coverage: [],
  exchanges: [exchange],
  requests: 1,
  seconds: 1,
  notTested: [],
  leftBehind: [`${key} of registerWebhook`],
  secrets: [secret, token, ...secretsIn(request)],
};
let folder: string;
let report: Report;

beforeAll(async () => {
  folder = temporaryFolder("report");
  report = await writeReports(folder, contracts, result, allChecks, observe(contracts, [exchange]));
});

describe("secrets", () => {
  test("stand in no file and not on the console, however they are written", async () => {
    const files = await readdir(folder);
    expect(files).toHaveLength(4);
    const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
    for (const text of [...texts, summaryOf(report, folder)]) {
      expect(leaks.filter((leak) => text.includes(leak))).toEqual([]);
      expect(text).not.toContain("abcdef");
    }
  });
  test("that are no more than a word leave the reports readable", () => {
    expect(makeMask(["a"], sensitiveFieldsOf(contracts)).text("a car")).toBe("a car");
  });
});

describe("files", () => {
  test("junit.xml and report.html are well formed and escaped", async () => {
    for (const name of ["junit.xml", "report.html"]) {
      const text = await readFile(join(folder, name), "utf8");
      expect(text).toContain("&lt;script&gt;");
      expect(text).not.toMatch(/<script|<link|<img|src=|href=|@import|url\(/i);
      // What XML 1.0 allows, and no more.
      expect(text).toMatch(/^[\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u);
    }
  });
  test("a sequence that shows a difference is in every report, step by step", async () => {
    for (const name of ["report.json", "report.html", "junit.xml"])
      expect(await readFile(join(folder, name), "utf8")).toMatch(
        /the step before: 200, ID x rm -rf ~ [^\n]*\ncurl|the step before: 200, ID x rm -rf ~ [^\n]*",\n *"curl/,
      );
  });
  test("report.json has the members that deployments read", () => {
    expect(report).toMatchObject({ failures: [{}], findings: [{}], coverage: {}, requests: 1, seconds: 1 });
    const members = ["service", "operationId", "check", "expected", "actual", "evidence", "correlationId", "curl"];
    expect(Object.keys(report.failures[0] ?? {})).toEqual(expect.arrayContaining(members));
  });
  test("a folder that cannot be written is one clear error", async () => {
    const writing = writeReports(join(folder, "junit.xml"), contracts, result, [], {});
    await expect(writing).rejects.toThrow(UserError);
    await expect(writing).rejects.toThrow(/^the reports cannot be written: [^\n]*junit\.xml/);
  });
});

describe("for CI", () => {
  test("GitHub Actions gets the verdict as an annotation of one line, and nobody else", () => {
    const env = { GITHUB_ACTIONS: "true" };
    const annotated = `::error title=Contract tests::${summaryOf(report, folder)}`;
    expect(summaryOf(report, folder, false, env)).toBe(annotated);
    const odd = { ...report, causes: [], deliveriesNotTested: "50% of\r\n::error::webhooks" };
    expect(summaryOf(odd, folder, false, env)).toMatch(
      /^::notice title=Contract tests::Passed: .*: 50%25 of ::error::webhooks\.\n/,
    );
  });
  test("junit.xml has a case for each failure, also for one that is of no check of a run", () => {
    expect(report.failures.length).toBeGreaterThan(0);
    expect(junit(report, []).match(/<failure /g)).toHaveLength(report.failures.length);
  });

  test("that deliveries were not tested is in junit.xml and report.html", () => {
    const untested = { ...report, deliveriesNotTested: "set <STAGING_WEBHOOK_URL>" };
    const why = "eliveries were not tested: set &lt;STAGING_WEBHOOK_URL&gt;";
    const names = [...deliveryChecks.map(({ name }) => name), "body-media-type"];
    const cases = junit(untested, names);
    expect(cases.match(/<skipped [^>]*>/g)).toEqual(deliveryChecks.map(() => `<skipped message="d${why}"/>`));
    expect(cases).toContain(`skipped="${deliveryChecks.length}"`);
    expect(junit(report, names)).not.toContain("<skipped");
    expect(html(untested)).toContain(`<p>D${why}.</p>`);
  });
});

describe("the terminal", () => {
  const many = (kind: "failure" | "finding"): WrittenCause[] => {
    const [cause] = report.causes as [WrittenCause];
    return Array.from({ length: 50 }, (_, i) => ({ ...cause, kind, says: `Rule ${i} is broken` }));
  };
  const names = Array.from({ length: 300 }, (_, i) => `failure/rule/finance/number-${i}`);
  test("has at most 26 lines for what was found, whatever it is", () => {
    const worst: Report = {
      ...report,
      causes: [...many("failure"), ...many("finding")],
      gone: names.map((key) => ({ key, says: "", why: "", since: "" })),
      since: { run: "2026-11-22", new: names, gone: names },
      leftBehind: names,
      rateLimits: names,
      deliveriesNotTested: "set STAGING_WEBHOOK_URL",
    };
    const lines = summaryOf(worst, folder).split("\n");
    expect(lines.length).toBeLessThanOrEqual(26);
    expect(lines[0]).toMatch(
      /^Failed: 50 failures of 50 causes, 50 findings of 50 causes, 1 request in 1 s\. Deliveries were not tested: set/,
    );
    expect(lines.at(-1)).toContain(`${folder}/report.html`);
  });
  test("says where in one sentence: the same cause of both services is one", () => {
    const [cause] = report.causes as [WrittenCause];
    const own = { ...cause, says: "X-Correlation-Id is not echoed", responses: 23, operations: ["a", "b"] };
    const both = [own, { ...own, services: ["ramp"], operations: ["c"] }];
    const lines = summaryOf({ ...report, causes: both }, folder).split("\n");
    expect(lines).toContain("  X-Correlation-Id is not echoed: 46 responses of 3 operations, both services");
    expect(lines[0]).toMatch(/ of 1 cause, /);
  });
  test("passes a run with findings alone, and fails it if it is strict", () => {
    const findings = { ...report, causes: report.causes.filter(({ kind }) => kind === "finding") };
    expect(summaryOf(findings, folder)).toMatch(/^Passed: 0 failures, 1 finding of 1 cause/);
    expect(summaryOf(findings, folder, true)).toMatch(/^Failed \(strict: findings fail, too\): 0 failures/);
  });
});

describe("sensitive words", () => {
  test("are hidden where they stand alone, and are no part of a name", () => {
    const mask = makeMask([], [], ["Bank", "Anna Berg", "DE89370400440532013000", "70000137"]);
    expect(mask.text("to DE89 3704 0044 0532 0130 00.")).toBe("to ***.");
    expect(mask.text("70000137 with Basic bW9jazpzZWNyZXQ=")).toBe("*** with Basic ***");
    expect(mask.text("Bank: listPayoutBankAccounts of Anna Berg's Bank, BankAccount")).toBe(
      "***: listPayoutBankAccounts of ***'s ***, BankAccount",
    );
  });
  test("that are names of the contract are hidden in their fields alone", () => {
    const address = { addressLine1: "Payout", city: "Springfield" };
    const body = JSON.stringify({ address });
    const own = {
      ...exchange,
      operation: operationNamed(contracts, "createParty"),
      request: { ...request, body },
    };
    expect(sensitiveValuesOf(contracts, [own])).toContain("Springfield");
    expect(sensitiveValuesOf(contracts, [own])).not.toContain("Payout");
    expect(makeMask([], sensitiveFieldsOf(contracts)).text(body)).not.toContain("Payout");
  });
});

describe("curl lines", () => {
  const run = promisify(execFile);
  let seen: { method: string; url: string; headers: [string, string][]; body: string };
  const server = http.createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const raw = incoming.rawHeaders;
    const headers = raw.flatMap((name, i): [string, string][] =>
      i % 2 === 0 && !/^(host|user-agent|content-length)$/i.test(name) ? [[name, raw[i + 1] as string]] : [],
    );
    seen = {
      method: incoming.method ?? "",
      url: incoming.url ?? "",
      headers,
      body: Buffer.concat(chunks).toString(),
    };
    outgoing.end();
  });
  let origin: string;
  beforeAll(async () => {
    ({ origin } = await listen(server));
  });
  afterAll(() => server.close());
  const mask = makeMask([token], sensitiveFieldsOf(contracts));
  const bearer = (value: string): SentRequest["headers"] => [["authorization", `Bearer ${value}`]];
  const tenants = ["one", "one"].map((value): [string, string] => ["x-tenant-id", value]);
  const cases: [what: string, headers: SentRequest["headers"], method?: string, path?: string, body?: string][] = [
    [
      "apostrophes and unicode in a body",
      [["content-type", "application/json"]],
      "POST",
      "/v1/parties",
      `{"name":"O'Brien 🎉 $HOME \\u00e9 @file \`x\`"}`,
    ],
    ["repeated and empty headers", [...tenants, ["x-empty", ""]]],
    ["brackets and braces in an address", [], "DELETE", "/v1/a?b=%5B1-3%5D&c={x,y}&d=[1-2]"],
    ["a token in another scheme", [["authorization", `Basic ${token}`]]],
    ["a token with one character changed", bearer(`${token.slice(0, -10)}_${token.slice(-9)}`)],
    ["a token that is cut", bearer(token.slice(0, -2))],
    ["garbage in place of a token", bearer("garbage")],
  ];
  test.each(cases)("repeat %s", async (_, headers, method = "GET", path = "/", body = undefined) => {
    const sent = [["accept", "application/json"] as [string, string], ...headers];
    const line = curlLine({ method, url: `${origin}${path}`, headers: sent, ...(body && { body }) }, mask);
    expect(line).not.toContain(token);
    expect(line).not.toContain("\n");
    await run("bash", ["-c", line], { env: { ...process.env, TOKEN: token } });
    expect(seen).toEqual({ method, url: path, headers: sent, body: body ?? "" });
  });
});
