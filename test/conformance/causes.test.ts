// Each difference is in one cause, a server that keeps the contract has few causes, and no report shows sensitive data.

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allChecks } from "../../conformance/checks/index.ts";
import { operationNamed } from "../../conformance/contracts.ts";
import { observe } from "../../conformance/learn/observations.ts";
import { effectOf } from "../../conformance/plan/policy.ts";
import { causesOf } from "../../conformance/report/causes/group.ts";
import { summaryOf } from "../../conformance/report/console.ts";
import { writeReports } from "../../conformance/report/write.ts";
import type { Difference } from "../../conformance/result.ts";
import { loadContracts } from "../../model/contract.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { leaksIn, sensitiveExamples } from "../lib/sensitive.ts";
import { uuid } from "../server/basics.ts";
import { anyResponse, before, errors, refusal, set, status, turn, withBody } from "../server/defects/bends.ts";
import { patient, proveDeliveries } from "./prove.ts";

const contracts = loadContracts();
const unlisted = ["HELD", "SETTLED_LATE"];
let count = 0;
/** A server that keeps the documents and differs in the rest. It repeats each body in its errors, so reports could show personal data. */
const newcomer = [
  before("listAccounts listParties listTransfers listPayouts listVirtualBankAccounts", ({ query }) => {
    for (const name of ["page", "size"]) if (!/^[1-9]\d*$/.test(query.get(name) ?? "")) query.delete(name);
  }),
  anyResponse("*", (response, { host, operation }) => {
    const isOwn = operation === "listPaymentSessions" || /Webhook/.test(operation);
    if (response.status !== 400 || host !== "finance" || isOwn) return response;
    const code = (was: unknown) => (was === "invalid-request" ? "page.validation" : was);
    return withBody(response, (body) => ({
      ...body,
      errors: (body["errors"] as Record<string, unknown>[]).map((error) => ({
        ...error,
        code: code(error["code"]),
      })),
      timestamp: "2026-09-16T08:30:00Z",
    }));
  }),
  set("listWallets", { label: "Main" }),
  turn("getPayIn", "status", () => unlisted[++count % 2]),
  status("deleteWebhook deleteParty", 204),
  errors((body) => ({ ...body, traceId: uuid() })),
  // Without webhooks, whose bodies have secrets: that would be a failure.
  refusal("*", (response, error, { body, operation }) => {
    if (!/Webhook/.test(operation)) error["message"] = `refused: ${JSON.stringify(body)}`;
    return response;
  }),
];
const result = await proveDeliveries(contracts, newcomer);
const { failures, findings, coverage, requests, leftBehind } = result;
const causes = causesOf(contracts, failures, findings);
const keys = causes.map(({ key }) => key);

describe("a server that keeps what is documented and differs in all the rest", patient, () => {
  test("has no finding of deliveries, and retries what is refused", () => {
    expect(findings.filter(({ check }) => check.startsWith("delivery-"))).toEqual([]);
    expect(result.deliveries?.retries.length).toBeGreaterThanOrEqual(2);
  });
  test("has no failure; every parameter and every constraint is covered, and each gap has a reason", () => {
    expect(failures.map(({ check, expected }) => `${check}: ${expected}`)).toEqual([]);
    const gaps = coverage.filter(({ covered }) => !covered);
    const own = gaps.filter(({ kind }) => kind === "parameter" || kind === "constraint");
    expect(own.map(({ operationId, item, reason }) => `${operationId} ${item}: ${reason}`)).toEqual([]);
    expect(gaps.filter(({ reason }) => !reason)).toEqual([]);
  });
  test("gets more than two thousand requests, which leave behind only what nothing removes", () => {
    expect(requests).toBeGreaterThan(2000);
    const isLasting = (operationId: string) =>
      ["lasting", "slight"].includes(effectOf(operationNamed(contracts, operationId)));
    const named = leftBehind.flatMap((line) => /\((\w+)\): /.exec(line)?.[1] ?? []);
    expect(named).toContain("createPayout");
    expect(named.filter((name) => !isLasting(name))).toEqual(["approveRampRequest"]);
  });
  test("has hundreds of findings, of at most 25 causes", () => {
    expect(findings.length).toBeGreaterThan(250);
    expect(causes.length, keys.join("\n")).toBeLessThanOrEqual(25);
  });
  test("each finding is in one cause, and none is lost", () => {
    const all = causes.flatMap(({ differences }) => differences);
    expect(all).toHaveLength(findings.length);
    expect(findings.filter((finding) => !all.includes(finding))).toHaveLength(0);
    expect(causes.reduce((sum, cause) => sum + Object.values(cause.parts).reduce((a, b) => a + b), 0)).toBe(
      findings.length,
    );
  });
  test("has a cause for each thing that it does otherwise", () => {
    expect(keys).toContain("finding/unread-parameter/finance/page-and-size");
    expect(keys).toContain("finding/beyond-32-bits/finance");
    expect(keys).toContain("finding/error-code/finance/page.validation");
    expect(keys).toContain("finding/added-field/finance");
    expect(keys).toContain("finding/status/finance/204");
  });
  test("tells every value that is not listed", () => {
    const { parts = {} } = causes.find(({ key }) => key === "finding/open-value/finance") ?? {};
    const own = Object.keys(parts).filter((part) => part.startsWith("PayIn"));
    expect(own.map((part) => part.split(" ")[1]).sort()).toEqual(unlisted);
  });
  test("each says what was seen where, and what has the rule", () => {
    const find = (key: string) => causes.find((cause) => cause.key === key);
    const code = find("finding/error-code/finance/page.validation");
    expect(code?.says).toBe("The error code page.validation is not listed for these operations");
    expect(code?.writtenIn.length).toBeGreaterThan(1);
    const field = find("finding/added-field/finance");
    expect(field?.says).toMatch(/^Fields are not listed \(\w+ \w+/);
    expect(field?.writtenIn).toContain("finance components/schemas/Wallet");
    for (const { says } of causes)
      expect(says).not.toMatch(/\n|\{(says|news|operations|subject|rule|component|field|status)\}/);
  });
  test("the keys are made of names alone, so that they are the same in every run", () => {
    for (const key of keys) expect(key).toMatch(/^finding\/[a-z0-9-]+(\/[A-Za-z][A-Za-z0-9.-]*|\/\d{3})+$/);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test("no report of it shows personal, bank or secret data, as the contract marks it (`x-data`)", async () => {
  const folder = temporaryFolder("newcomer");
  const values = sensitiveExamples();
  const report = await writeReports(folder, contracts, result, allChecks, observe(contracts, result.exchanges));
  expect(leaksIn(summaryOf(report, folder), values), "the console").toEqual([]);
  for (const name of await readdir(folder)) {
    expect(leaksIn(await readFile(join(folder, name), "utf8"), values), name).toEqual([]);
  }
});

test("a failure never shares the cause of a finding", () => {
  const finding = findings[0] as Difference;
  const both = causesOf(contracts, [{ ...finding, evidence: "documented" }], [finding]);
  expect(both.map(({ key }) => key.split("/")[0])).toEqual(["failure", "finding"]);
});
