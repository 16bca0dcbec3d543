// An operation that is served after its sunset is a finding.

import { expect, test } from "vitest";
import { everyResponse } from "../../conformance/checks/index.ts";
import type { Contracts } from "../../conformance/contracts.ts";
import type { Exchange } from "../../conformance/exchange.ts";
import { Differences } from "../../conformance/run/differences.ts";
import { readOnly } from "../../conformance/run/only.ts";
import { createContract, loadContracts } from "../../model/contract.ts";
import { asObject } from "../../model/document.ts";
import { writtenOperations } from "../../model/raw.js";
import { anyResponse, leaving } from "../server/defects/bends.ts";
import { exchangeOf } from "./exchange.ts";
import { patient, prove } from "./prove.ts";

/** The contracts with an operation that ends on a day. No real one does. */
function endedOn(real: Contracts, operationId: string, sunset: string): Contracts {
  const document = structuredClone(real.finance.document);
  const written = writtenOperations(document).find(({ operation }) => operation["operationId"] === operationId);
  Object.assign(asObject(written?.operation), { deprecated: true, "x-sunset": sunset, "x-replaced-by": null });
  return { ...real, finance: createContract("finance", document) };
}

const real = loadContracts();
const contracts = endedOn(real, "listWallets", "2026-06-30");
const past = endedOn(real, "listWallets", "2026-01-31");
const future = endedOn(real, "listWallets", "9999-12-31");

const exchangeAt = (instant: string, status: number, operationId = "listWallets") =>
  exchangeOf(contracts.finance.byId.get(operationId), { status }, { startedAt: new Date(instant) });

const sunsetIn = (exchange: Exchange) =>
  everyResponse.filter(({ name }) => name === "sunset").flatMap(({ look }) => [...look(exchange, contracts)]);

test.each([
  ["2026-06-29T23:59:59.999Z", 200, []],
  ["2026-06-30T00:00:00.000Z", 200, ["assumed"]],
  ["2026-06-30T01:00:00.000+02:00", 200, []],
  ["2030-01-01T00:00:00.000Z", 410, []],
  ["2030-01-01T00:00:00.000Z", 0, []],
])("at %s, a response with status %i", (instant, status, evidence) => {
  expect(sunsetIn(exchangeAt(instant, status)).map((found) => found.evidence)).toEqual(evidence);
});

test("of any other operation, nothing is found", () => {
  expect(sunsetIn(exchangeAt("2030-01-01T00:00:00.000Z", 200, "listParties"))).toEqual([]);
});

test("what a server returns for an operation that is gone is no difference, and before its sunset it is one", () => {
  const found = { expected: "status 200", actual: "status 410", evidence: "documented" } as const;
  const countOf = (exchange: Exchange) => {
    const differences = new Differences();
    differences.add("status-known", exchange, found);
    return differences.split().failures.length;
  };
  expect(countOf(exchangeAt("2026-06-30T00:00:00.000Z", 410))).toBe(0);
  expect(countOf(exchangeAt("2026-06-29T23:59:59.999Z", 410))).toBe(1);
  expect(countOf(exchangeAt("2026-06-30T00:00:00.000Z", 500))).toBe(1);
  expect(countOf(exchangeAt("2026-06-30T00:00:00.000Z", 410, "listParties"))).toBe(1);
});

const gone = anyResponse("listWallets", () => ({
  status: 410,
  headers: { "Content-Type": "text/plain" },
  body: "Gone.",
}));
const headers = { deprecation: "@1688169599", sunset: "Fri, 31 Dec 9999 00:00:00 GMT" };
const announced = leaving(
  () => true,
  (response) => ({ ...response, headers: { ...response.headers, ...headers } }),
);

test.each([
  ["is served after its sunset", past, [], ["sunset"]],
  ["is gone with 410 and no envelope", past, [gone], []],
  ["is served until its sunset", future, [announced], []],
])("a run: an operation that %s", patient, async (_, own, bends, findings) => {
  const focus = { across: () => false, broken: false };
  const only = readOnly(own, ["listWallets"]);
  const result = await prove(own, bends, { writes: "none" }, { focus, only });
  expect(result.failures).toEqual([]);
  const checks = new Set(result.findings.map(({ check }) => check));
  expect([...checks].filter((check) => check === "sunset")).toEqual(findings);
});
