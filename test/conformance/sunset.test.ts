// An operation that is served after its sunset is a finding, by the date of the request; one that is gone is right.

import { expect, test } from "vitest";
import { lookAtSunset } from "../../conformance/checks/responses/status.ts";
import type { Exchange } from "../../conformance/exchange.ts";
import { Differences } from "../../conformance/run/differences.ts";
import { loadContracts } from "../../model/contract.ts";
import { endedOn } from "./seeded-defects/ended.ts";

const contracts = endedOn(loadContracts(), "listWallets", "2026-06-30");

function exchangeAt(instant: string, status: number, operationId = "listWallets"): Exchange {
  const operation = contracts.finance.byId.get(operationId);
  if (operation === undefined) throw new Error(`the contract has no operation ${operationId}`);
  return {
    ...{ number: 1, service: "finance", operation, purpose: "test", json: undefined, milliseconds: 1 },
    request: { method: "GET", url: "http://127.0.0.1/", headers: [] },
    response: { status, headers: {}, body: "" },
    startedAt: new Date(instant),
  };
}

test.each([
  ["2026-06-29T23:59:59.999Z", 200, []],
  ["2026-06-30T00:00:00.000Z", 200, ["assumed"]],
  ["2026-06-30T01:00:00.000+02:00", 200, []],
  ["2030-01-01T00:00:00.000Z", 201, ["assumed"]],
  ["2030-01-01T00:00:00.000Z", 410, []],
  ["2030-01-01T00:00:00.000Z", 0, []],
])("at %s, a response with status %i", (instant, status, evidence) => {
  expect(lookAtSunset(exchangeAt(instant, status)).map((found) => found.evidence)).toEqual(evidence);
});

test("of any other operation, nothing is found", () => {
  expect(lookAtSunset(exchangeAt("2030-01-01T00:00:00.000Z", 200, "listParties"))).toEqual([]);
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
