// The end of a run: what it made is removed, and what may be left is listed.

import { expect, test } from "vitest";
import { operationNamed } from "../../conformance/contracts.ts";
import { openCleanup } from "../../conformance/run/cleanup.ts";
import { loadContracts } from "../../model/contract.ts";
import { exchangeOf } from "./exchange.ts";

const contracts = loadContracts();

/** The response to a request for a party; status 0 is none. */
function sent(operationId: string, status: number) {
  const operation = operationNamed(contracts, operationId);
  const request = { method: operation.method, url: "https://finance.example/v1/parties", headers: [] };
  return exchangeOf(operation, { status }, { request, json: { success: true, result: { id: "one" } } });
}

test.each([
  [200, 410, []],
  [200, 409, ["one of createParty"]],
  [200, "no host", ["one of createParty: no host"]],
  [0, 404, ["what createParty may have created: no response came"]],
])("a creation with %s whose removal ends with %s: %j", async (made, end, left) => {
  const cleanup = openCleanup(contracts);
  cleanup.observe(sent("createParty", made));
  const lines = await cleanup.removeAll(async (operationId) => {
    if (typeof end === "string") throw new Error(end);
    return sent(operationId, end);
  });
  expect(lines).toEqual(left);
});
