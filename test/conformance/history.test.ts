// Runs over time: what is kept of each is small and holds no secret, and what changed from one to the next is told.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { operationsIn } from "../../conformance/contracts.ts";
import type { Exchange } from "../../conformance/exchange.ts";
import { summaryOf } from "../../conformance/report/console.ts";
import { comparable, compare } from "../../conformance/report/history/compare.ts";
import { historyPage } from "../../conformance/report/history/page.ts";
import { type KeptRun, mostRuns, percentile, readRuns, runsText } from "../../conformance/report/history/runs.ts";
import { writeReports } from "../../conformance/report/write.ts";
import type { Difference, RunResult } from "../../conformance/result.ts";
import { loadContracts } from "../../model/contract.ts";
import { temporaryFolder } from "../lib/folder.ts";

const contracts = loadContracts();
const folder = temporaryFolder("history");
const secret = "history-secret-77aa";

function exchangeOf(operationId: string, milliseconds = 1, status = 200, host = "finance.example"): Exchange {
  const operation = operationsIn(contracts).find((one) => one.operationId === operationId) as Exchange["operation"];
  const request = { method: "GET", url: `https://${host}/v1`, headers: [] };
  return {
    number: 1,
    service: "finance",
    ...(operation && { operation }),
    purpose: "",
    request,
    response: { status, headers: {}, body: "" },
    json: undefined,
    startedAt: new Date("2026-11-22T15:00:00Z"),
    milliseconds,
  };
}

function finding(operationId: string, news: string): Difference {
  const exchange = exchangeOf(operationId);
  const place = { subject: "errors.[].code", news };
  const texts = { check: "open-list", expected: "a known code", actual: news };
  return { ...texts, service: "finance", operationId, evidence: "observed", place, exchange };
}

function resultOf(findings: Difference[], exchanges: Exchange[]): RunResult {
  const rest = { failures: [], requests: 1, seconds: 1, notTested: [], leftBehind: [], secrets: [secret] };
  const coverage = [true, true, true, false].map((covered, i) => {
    const item = { service: "finance", operationId: "listWallets", kind: "status", item: String(i), covered } as const;
    return covered ? item : { ...item, reason: "none" };
  });
  return { findings, exchanges: [...findings.map(({ exchange }) => exchange), ...exchanges], coverage, ...rest };
}

const write = (result: RunResult) => writeReports(folder, contracts, result, [], {}, { history: true });
const times = [10, 20, 30, 40, 1000].map((milliseconds) => exchangeOf("listWallets", milliseconds));
const refusal = exchangeOf("listWallets", 9000, 400);

const first = await write(resultOf([finding("listWallets", "old-code"), finding("listParties", secret)], times));
const [kept] = await readRuns(join(folder, "history.jsonl"));
const second = await write(
  resultOf([finding("listWallets", "new-code")], [...times, refusal, exchangeOf("listParties")]),
);
const runs = await readRuns(join(folder, "history.jsonl"));
const page = await readFile(join(folder, "history.html"), "utf8");

describe("a run", () => {
  test("is kept in one small line without secrets", async () => {
    const text = await readFile(join(folder, "history.jsonl"), "utf8");
    expect(text.trim().split("\n")).toHaveLength(2);
    expect(text.length).toBeLessThan(4000);
    expect(`${text}${page}`).not.toContain(secret);
    expect(kept).toMatchObject({ origins: ["https://finance.example"], failures: 0, findings: 2 });
  });
  test("has the latency of successes alone, as median and 95th percentile", () => {
    expect(runs[1]?.latency["finance listWallets"]).toEqual({ count: 6, median: 20, p95: 1000 });
    expect([percentile([1, 2, 3, 4], 0.5), percentile([7], 0.95), percentile([], 0.5)]).toEqual([2, 7, 0]);
    const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
    expect([percentile(hundred, 0.5), percentile(hundred, 0.95)]).toEqual([50, 95]);
  });
  test("says what is new and gone since the last one", () => {
    expect(first.since).toBeUndefined();
    expect(second.since?.new).toEqual(["finding/new-code/finance: new-code listWallets"]);
    expect(second.since?.gone).toContain("finding/new-code/finance: old-code listWallets");
    expect(summaryOf(second, folder)).toContain("new finding/new-code/finance: new-code listWallets, gone ");
  });
});

describe("two runs", () => {
  const [before, after] = runs as [KeptRun, KeptRun];
  const stateOf = (run: KeptRun, key: string) =>
    compare(before, run).find(({ cause }) => cause.key.endsWith(key))?.state;
  const old = "old-code listWallets";
  test("tell apart what is gone and what was not looked at", () => {
    expect(stateOf(after, old)).toBe("gone");
    expect(stateOf({ ...after, called: [] }, old)).toBe("not looked at");
    expect(stateOf({ ...after, endedEarly: true }, old)).toBe("not looked at");
    expect(stateOf(before, "new-code/finance")).toBe("still there");
  });
  test("in the first run, nothing is new", () => {
    expect(compare(undefined, before).map(({ state }) => state)).not.toContain("new");
  });
  test("against other hosts are not compared", () => {
    const elsewhere = { ...before, origins: ["https://other.example"] };
    expect(comparable([before, elsewhere, after])).toEqual([before, after]);
  });
});

describe("history.html", () => {
  test("is one file without scripts or requests, for light and dark", () => {
    expect(page).not.toMatch(/<script|<link|<img|src=|href=|@import|url\(|https?:\/\/(?!finance\.example)/i);
    expect(page).toContain("prefers-color-scheme: dark");
  });
  test("shows causes by state, a line for each count, and the latency of both runs", () => {
    expect(page).toMatch(/<td>new<\/td><td class="findings">finding<\/td><td>new-code listWallets, of: Error codes/);
    expect(page).toMatch(/<td>gone<\/td>/);
    expect(page).toMatch(/<g class="line findings"><polyline points="10,\S+ 710,\S+"\/>/);
    expect(page).toContain("<td>finance listWallets</td>");
    expect(page).toMatch(/75<\/td>/);
  });
  test("escapes what servers have sent, and has no number that is none", () => {
    const [run] = runs as [KeptRun];
    const cause = { ...(run.causes[0] as KeptRun["causes"][number]), says: "<b>bold</b>" };
    const one = historyPage([{ ...run, causes: [cause] }]);
    expect(one).toContain("&lt;b&gt;bold");
    expect(`${one}${page}`).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test("the newest runs are kept, and lines that are none are left out", async () => {
  const [run] = runs as [KeptRun];
  const many = Array.from({ length: mostRuns + 5 }, (_, requests) => ({ ...run, requests }));
  const file = join(folder, "many.jsonl");
  await writeFile(file, `no JSON\n{"at":1}\n${runsText(many)}`);
  const back = await readRuns(file);
  expect([back.length, back[0]?.requests]).toEqual([mostRuns, 5]);
  expect(await readRuns(join(folder, "none.jsonl"))).toEqual([]);
});
