// Every operation is answered from the state, and every answer keeps the contract.

import { describe, expect, test } from "vitest";
import { reads, writes } from "../../../mock/state/operations/index.ts";
import { bundles } from "../../lib/bundles.ts";
import { readRegister } from "../../lib/register/register.ts";
import { exampleCalls, exampleParameters } from "./lib/examples.ts";
import { type Call, cast, nobody, open, operations, otherTenant } from "./lib/state.ts";

/** What was confirmed later may be missing here; the mock serves its examples. */
const documented = new Set(readRegister().entries.flatMap(({ operation }) => operation?.operationId ?? []));
const modelled = operations.filter(
  ({ operationId }) => documented.has(operationId) || reads.has(operationId) || writes.has(operationId),
);

describe.each(modelled)("$operationId", (operation) => {
  const { operationId } = operation;

  test.each(exampleCalls(operation))("succeeds with the contract's example (%s)", (_, call) => {
    const tested = open({ paymentSessions: true, kycNotRequired: true });
    expect(tested.call(operationId, call)).toMatchObject({ status: expect.toSatisfy((status) => status < 300) });
    tested.state.advance(60_000);
    tested.state.close();
  });

  const parameters = exampleParameters(operation);
  if (Object.keys(parameters).length === 0) return;

  test("does not tell a foreign id from an unknown one", () => {
    const tested = open();
    const [[, { body }] = ["", {}]] = exampleCalls(operation) as [[string, Call]];
    const owner = Object.keys(parameters)[0] as string;
    const unknown = tested.call(operationId, { path: { ...parameters, [owner]: nobody }, body });
    const foreign = tested.call(operationId, { path: parameters, body, tenantId: otherTenant });
    expect(unknown.status).toBe(404);
    expect([foreign.status, foreign.code]).toEqual([unknown.status, unknown.code]);
    const codes: Record<string, string> = { accountId: "account-not-found", senderId: "account-not-found" };
    const code = operationId === "getPayIn" ? "pay-in-not-found" : (codes[owner] ?? "code-not-documented");
    expect(unknown.code).toBe(operation.service === "ramp" ? "NOT_FOUND" : code);
    tested.state.close();
  });

  if (Object.keys(parameters).length === 1) return;

  test("refuses an id that does not belong to its account or party", () => {
    const tested = open();
    const [[, { body }] = ["", {}]] = exampleCalls(operation) as [[string, Call]];
    const [owner, inner] = Object.keys(parameters) as [string, string];
    const elsewhere = owner === "partyId" ? cast.ceramics : cast.ceramicsAccount;
    for (const path of [
      { ...parameters, [inner]: nobody },
      { ...parameters, [owner]: elsewhere },
    ])
      expect(tested.call(operationId, { path, body })).toMatchObject({ status: 404, code: "code-not-documented" });
    tested.state.close();
  });
});

test("answers nothing for the token endpoint and for unknown operations, so that others do", () => {
  const { state } = open();
  const call = {
    path: {},
    query: {},
    body: {},
    tenantId: cast.tenant,
    caller: { clientId: "", scopes: [], roles: [] },
  };
  expect(state.answer({ ...call, api: "auth", operationId: "requestToken" })).toBeUndefined();
  expect(state.answer({ ...call, api: "finance", operationId: "noSuchOperation" })).toBeUndefined();
  state.close();
});

test("finds every id that the examples name", () => {
  const { call, state } = open();
  const texts = Object.entries(bundles).map(([, bundle]) => JSON.stringify(bundle));
  const ids = new Set(texts.flatMap((text) => text.match(/"id":"[^"]+"/g) ?? []));
  const lists = ["listParties", "listAccounts", "listWebhooks", "listRampRequests", "listCompanyBankAccounts"];
  const seen = new Set([...lists, "listCompanyWallets"].flatMap((name) => call(name).list.map(({ id }) => id)));
  const inAccount = ["Wallets", "VirtualBankAccounts", "PaymentSessions", "Transfers", "PayoutRoutes", "Payouts"];
  for (const kind of inAccount)
    for (const { id } of call(`list${kind}`, { path: { accountId: cast.mayaAccount } }).list) seen.add(id);
  expect(ids.size).toBeGreaterThan(30);
  const kinds = /^"id":"(2b7e|5f2c|8d3f|c41a|a1e9|b7d0|14f7|29c1|30a5|58e0|8bd5|9ce6|whk|d02a|f24c|035d)/;
  const missing = [...ids].filter((id) => kinds.test(id) && !seen.has(id.slice(6, -1)));
  expect(missing).toEqual([]);
  state.close();
});
