// Runs over time: what is kept of each is small and holds no secret, and what changed from one to the next is told.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { operationsIn } from "../../conformance/contracts.ts";
import type { Exchange } from "../../conformance/exchange.ts";
import { summaryOf } from "../../conformance/report/console.ts";
import {
  changesSince,
  mostRuns,
  type PastRun,
  readRuns,
  runBefore,
  runsText,
} from "../../conformance/report/history.ts";
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
const file = join(folder, "history.jsonl");

const first = await write(resultOf([finding("listWallets", "old-code"), finding("listParties", secret)], []));
const [before] = readRuns(file) as [PastRun];
const second = await write(resultOf([finding("listWallets", "new-code")], [exchangeOf("listParties")]));
const after = readRuns(file).at(-1) as PastRun;

test("a run is one small line without secrets", async () => {
  const text = await readFile(file, "utf8");
  expect(text.trim().split("\n")).toHaveLength(2);
  expect(text.length).toBeLessThan(2000);
  expect(text).not.toContain(secret);
  expect(before).toMatchObject({ origins: ["https://finance.example"] });
  expect(Object.keys(before.causes)).toEqual(["finding/new-code/finance"]);
});
test("a run says what is new and gone since the last one", () => {
  expect(first.since).toBeUndefined();
  expect(second.since?.new).toEqual(["finding/new-code/finance: new-code listWallets"]);
  expect(second.since?.gone).toContain("finding/new-code/finance: old-code listWallets");
  expect(summaryOf(second, folder)).toContain("new finding/new-code/finance: new-code listWallets, gone ");
});
test("what was not looked at is not gone", () => {
  expect(changesSince(before, after, new Set()).gone).toEqual([]);
  expect(changesSince(before, before, new Set(["listWallets"]))).toEqual({ run: before.at, new: [], gone: [] });
});
test("only runs against the same hosts are compared", () => {
  const elsewhere = { ...after, origins: ["https://other.example"] };
  expect([runBefore([before, elsewhere], after), runBefore([before], elsewhere)]).toEqual([before, undefined]);
});
test("the newest runs are remembered, and lines that are none are left out", async () => {
  const many = Array.from({ length: mostRuns + 5 }, (_, i) => ({ ...after, at: String(i) }));
  const long = join(folder, "many.jsonl");
  await writeFile(long, `no JSON\n{"at":1}\n${runsText(many)}`);
  const back = readRuns(long);
  expect([back.length, back[0]?.at]).toEqual([mostRuns, "5"]);
  expect(readRuns(join(folder, "none.jsonl"))).toEqual([]);
});
