// What single responses are blamed for, and what they are not blamed for.

import { expect, test } from "vitest";
import { everyResponse } from "../../conformance/checks/index.ts";
import { watchTokens } from "../../conformance/checks/token.ts";
import { operationNamed } from "../../conformance/contracts.ts";
import { loadContracts } from "../../model/contract.ts";
import { exchangeOf } from "./exchange.ts";

const contracts = loadContracts();
const role = (partyId: string, id: string) => ({ result: { partyRoles: [{ partyId, party: { id } }] } });

test.each([
  ["five digits", "getPayoutBankAccount", 200, { accountNumberLast4: "13000" }, "write-only-hidden", 1],
  ["a code in kebab case", "getRampRequest", 404, { errors: [{ code: "not-found" }] }, "error-code", 1],
  ["a code of finance", "getRampRequest", 403, { errors: [{ code: "forbidden" }] }, "error-code", 0],
  ["an ID in upper case", "reactivateAccount", 200, role("0190A000", "0190a000"), "reactivated-account", 0],
  ["another ID", "reactivateAccount", 200, role("0190a000", "0190a001"), "reactivated-account", 1],
])("%s in a response of %s with %i", (_, operationId, status, json, name, found) => {
  const operation = operationNamed(contracts, operationId);
  const request = { method: operation.method, url: "https://finance.example/v1", headers: [] };
  const exchange = exchangeOf(operation, { status }, { json, request });
  const own = everyResponse.filter((one) => one.name === name);
  expect(own.flatMap((check) => [...check.look(exchange, contracts)])).toHaveLength(found);
});

test.each([
  [149, 1],
  [200, 0],
])("a token of 300 seconds that is refused after %i: %i differences", (age, found) => {
  const watch = watchTokens();
  const json = { access_token: "token", expires_in: 300 };
  const first = exchangeOf(operationNamed(contracts, "createAccessToken"), {}, { json });
  watch(first);
  const startedAt = new Date(first.startedAt.getTime() + age * 1000);
  const refused = exchangeOf(operationNamed(contracts, "listParties"), { status: 401 }, { startedAt });
  refused.request.headers.push(["authorization", "Bearer token"]);
  expect(watch(refused)).toHaveLength(found);
});
