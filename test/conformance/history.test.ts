// Accepted causes are not reported again, and changes since the last run are.

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { UserError } from "../../cli/command.ts";
import { operationNamed } from "../../conformance/contracts.ts";
import type { Exchange } from "../../conformance/exchange.ts";
import { summaryOf } from "../../conformance/report/console.ts";
import {
  type Acceptance,
  accept,
  acceptFromReport,
  changesSince,
  type PastRun,
  readBaseline,
  runsIn,
} from "../../conformance/report/history.ts";
import { html } from "../../conformance/report/html.ts";
import { makeReport } from "../../conformance/report/json.ts";
import { junit } from "../../conformance/report/junit.ts";
import { makeMask, sensitiveFieldsOf } from "../../conformance/report/mask.ts";
import { type Baseline, openFailures } from "../../conformance/report/report.ts";
import { writeReports } from "../../conformance/report/write.ts";
import type { Difference, RunResult } from "../../conformance/result.ts";
import { loadContracts } from "../../model/contract.ts";
import type { Evidence } from "../../model/evidence.js";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";
import { exchangeOf } from "./exchange.ts";

const contracts = loadContracts();
const folder = temporaryFolder("history");
const file = join(folder, "conformance-baseline.json");
const secret = "history-secret-77aa";
beforeEach(() => rm(file, { force: true }));

const read = (operationId: string) => exchangeOf(operationNamed(contracts, operationId), { status: 400 });

/** A finding of a code that is not listed, or a failure of a missing token. */
function difference(operationId: string, news: string, evidence: Evidence = "observed"): Difference {
  const exchange = read(operationId);
  const place = { subject: "errors.[].code", news };
  const check = evidence === "documented" ? "missing-token" : "open-list";
  const expected = evidence === "documented" ? "a missing token is refused" : "a known code";
  return { check, service: exchange.service, operationId, expected, actual: news, evidence, place, exchange };
}

function resultOf(findings: Difference[], failures: Difference[] = [], called: string[] = []): RunResult {
  const exchanges = [...findings, ...failures].map(({ exchange }) => exchange).concat(called.map(read));
  const rest = { coverage: [], requests: 1, seconds: 1, notTested: [], leftBehind: [], secrets: [secret] };
  return { findings, failures, exchanges, ...rest };
}

const reportOf = (result: RunResult, baseline: Baseline = {}) =>
  makeReport(contracts, result, makeMask([], sensitiveFieldsOf(contracts)), baseline);

const me: Omit<Acceptance, "key"> = { by: "Maya", since: "2026-11-22" };
const known = [difference("listWallets", "size.validation"), difference("listParties", "size.validation")];
const failure = difference("getParty", "none", "documented");
const failureKey = "failure/rule/finance/missing-token";
const codeKey = "finding/error-code/finance/size.validation";
const { baseline } = accept({}, reportOf(resultOf(known)), { key: "all", ...me });

describe("what was accepted", () => {
  test("is not said again, and stays in the report", () => {
    const report = reportOf(resultOf(known), baseline);
    expect([report.causes, report.gone]).toEqual([[], []]);
    expect(report.accepted).toMatchObject([{ key: codeKey, count: 2, by: "Maya", since: "2026-11-22" }]);
    expect(report.findings).toMatchObject([{ accepted: true }, { accepted: true }]);
    const printed = summaryOf(report, "reports");
    expect(printed).not.toContain("size.validation");
    expect(printed).toContain("0 findings, 2 accepted findings of 1 cause");
    expect(html(report)).toContain("Accepted in the baseline");
  });
  test("is said for the operations that come later, and for them alone", () => {
    const report = reportOf(resultOf([...known, difference("listAccounts", "size.validation")]), baseline);
    expect(report.causes).toMatchObject([{ key: codeKey, count: 1, operations: ["listAccounts"] }]);
    expect(report.accepted).toMatchObject([{ key: codeKey, count: 2 }]);
  });
  test("is behind what is new", () => {
    const grown = ["listAccounts", "createAccount", "getAccount"].map((id) => difference(id, "size.validation"));
    const report = reportOf(
      resultOf([...known, ...grown, difference("listWallets", "page.validation")]),
      baseline,
    );
    expect(report.causes.map(({ key }) => key)).toEqual(["finding/error-code/finance/page.validation", codeKey]);
  });
  test("is not said to be gone when a write was sent to be refused only", () => {
    const own = accept({}, reportOf(resultOf([difference("createPayout", "size.validation")])), {
      key: "all",
      ...me,
    });
    const refused = resultOf([], [], ["createPayout"]);
    expect(reportOf(refused, own.baseline).gone).toEqual([]);
    const [sent] = refused.exchanges as [Exchange];
    const exchanges = [{ ...sent, response: { ...sent.response, status: 201 } }];
    expect(reportOf({ ...refused, exchanges }, own.baseline).gone).toMatchObject([{ key: codeKey }]);
  });
  test("is said to be gone when its operations were called, and not when they were not", () => {
    const called = reportOf(resultOf([], [], ["listWallets", "listParties"]), baseline);
    expect(called.gone).toMatchObject([{ key: codeKey }]);
    expect(summaryOf(called, "reports")).toContain("Accepted, and gone:");
    expect(reportOf(resultOf([], [], ["listWallets"]), baseline).gone).toEqual([]);
    const narrowed = { ...resultOf([], [], ["listWallets", "listParties"]), partial: true as const };
    expect(reportOf(narrowed, baseline).gone).toEqual([]);
    expect(accept(baseline, called, { key: "all", ...me }).baseline).toEqual({});
  });
});

describe("a failure", () => {
  const report = reportOf(resultOf(known, [failure]));
  test("is not accepted with all others, nor without a reason", () => {
    const all = accept({}, report, { key: "all", because: "known", ...me });
    expect(Object.keys(all.baseline)).toEqual([codeKey]);
    expect(all.lines).toContain(
      `left      ${failureKey}: a failure is accepted by its key and with --because "…"`,
    );
    expect(() => accept({}, report, { key: failureKey, ...me })).toThrow(UserError);
    expect(() => accept({}, report, { key: failureKey, because: " ", ...me })).toThrow(/say why/);
  });
  test("that is accepted with a reason stays counted, and does not fail the run", () => {
    const { baseline } = accept({}, report, { key: failureKey, because: "mended in July", ...me });
    const next = reportOf(resultOf([], [failure]), baseline);
    expect([openFailures(next), next.failures.length]).toEqual([[], 1]);
    expect(summaryOf(next, "reports")).toContain("1 accepted failure of 1 cause");
    const cases = junit(next, ["missing-token"]);
    expect(cases).toContain('failures="0" skipped="1"');
    expect(cases).toContain('<skipped message="accepted by Maya on 2026-11-22: mended in July');
    const other = reportOf(resultOf([], [failure, difference("getAccount", "none", "documented")]), baseline);
    expect(openFailures(other).map(({ operationId }) => operationId)).toEqual(["getAccount"]);
  });
});

describe("the file", () => {
  test("is written from the report of the last run", async () => {
    const last = join(folder, "report.json");
    await writeFile(last, JSON.stringify(reportOf(resultOf(known, [failure]))));
    expect(acceptFromReport(last, file, { key: codeKey, because: "as agreed", ...me })).toEqual([
      `accepted  ${codeKey}`,
      `${file}: 1 cause accepted`,
    ]);
    acceptFromReport(last, file, { key: failureKey, because: "known", ...me });
    const both = readBaseline(file);
    // Sorted, so that a change can be read.
    expect(Object.keys(both)).toEqual([failureKey, codeKey]);
    expect(both[codeKey]).toMatchObject({ why: "as agreed", parts: ["listParties", "listWallets"] });
    expect(() => acceptFromReport(last, file, { key: "finding/nothing", ...me })).toThrow(/is not an open cause/);
  });
  test("is written by the command, which sends nothing and needs no address", async () => {
    await writeFile(join(folder, "report.json"), JSON.stringify(reportOf(resultOf(known, [failure]))));
    const run = (...args: string[]) =>
      runScript("conformance/staging.ts", args, { STAGING_REPORT: folder, STAGING_BASELINE: file });
    const accepted = await run("--accept", "all");
    expect([accepted.code, accepted.stderr]).toEqual([0, ""]);
    expect(Object.keys(readBaseline(file))).toEqual([codeKey]);
    const unaccepted = await run("--because", "as agreed");
    const line = expect.stringMatching(/^npm run test:staging: --because [^\n]* with --accept KEY\n$/);
    expect([unaccepted.code, unaccepted.stderr]).toEqual([2, line]);
  });
  test.each([
    ["no JSON", "<html>"],
    ["no baseline", "{}"],
    ["an entry without its fields", '{ "accepted": { "finding/x": {} } }'],
    [
      "a failure without a reason",
      '{ "accepted": { "failure/x": { "says": "", "why": "", "by": "me", "since": "2026-01-01" } } }',
    ],
  ])("%s: one line", async (_, text) => {
    await writeFile(file, text);
    expect(() => readBaseline(file)).toThrow(UserError);
    expect(() => readBaseline(file)).toThrow(/^the baseline [^\n]+$/);
    expect(() => readBaseline(file)).toThrow(file);
  });
  test("that was named has to be there, the default one has not", () => {
    expect(() => readBaseline(join(folder, "none.json"))).toThrow(UserError);
    expect(readBaseline(undefined)).toEqual({});
  });
});

describe("a run", async () => {
  const runs = join(folder, "history.jsonl");
  const write = (result: RunResult) => writeReports(folder, contracts, result, [], {}, { history: true });
  const first = await write(resultOf([difference("listWallets", "old-code"), difference("listParties", secret)]));
  const [before] = runsIn(await readFile(runs, "utf8")) as [PastRun];
  const second = await write(resultOf([difference("listWallets", "new-code")], [], ["listParties"]));
  const after = runsIn(await readFile(runs, "utf8")).at(-1) as PastRun;

  test("is one small line without secrets and personal data", async () => {
    const text = await readFile(runs, "utf8");
    expect(text.trim().split("\n")).toHaveLength(2);
    expect(text.length).toBeLessThan(2000);
    expect(text).not.toContain(secret);
    const [cause] = reportOf(resultOf([difference("getParty", "Anna Berg")])).causes;
    expect(cause).toMatchObject({ key: "finding/new-code/finance", parts: { "(not a name) getParty": 1 } });
    expect(before).toMatchObject({ origins: ["https://finance.example"] });
    expect(Object.keys(before.seen)[0]).toMatch(/^finding\/new-code\/finance: /);
  });
  test("says what is new and gone since the last one", () => {
    expect(first.since).toBeUndefined();
    expect(second.since?.new).toEqual(["finding/new-code/finance: new-code listWallets"]);
    expect(second.since?.gone).toContain("finding/new-code/finance: old-code listWallets");
    expect(summaryOf(second, folder)).toContain("new finding/new-code/finance: new-code listWallets, gone ");
  });
  test("has not looked at everything: the rest is not gone", () => {
    expect(changesSince([before], after, new Set())?.gone).toEqual([]);
    const nothing = { run: before.at, new: [], gone: [] };
    expect(changesSince([before], before, new Set(["listWallets"]))).toEqual(nothing);
  });
  test("is compared with runs against the same hosts only, and with no line that is none", () => {
    const elsewhere = { ...after, origins: ["https://other.example"] };
    const runs = (...all: PastRun[]) =>
      runsIn(["no JSON", '{"at":1}', ...all.map((run) => JSON.stringify(run))].join("\n"));
    expect(changesSince(runs(before, elsewhere), after, new Set())?.run).toBe(before.at);
    expect(changesSince(runs(elsewhere), after, new Set())).toBeUndefined();
  });
});
