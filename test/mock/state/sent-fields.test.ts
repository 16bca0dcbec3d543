// What the contract alone was given is kept: a field that a request and the reads of its resource have in common comes back,
// in the response and in every read, without a line of code. Here every one of them has `memo`, and some a secret.

import { expect, test } from "vitest";
import { readSchemas } from "../../../mock/state/contract.ts";
import { createState } from "../../../mock/state/index.ts";
import { writes } from "../../../mock/state/operations/index.ts";
import { createContract } from "../../../model/contract.ts";
import { asObject, type JsonObject, propertiesOf, resolve } from "../../../model/document.ts";
import { bundles } from "../../lib/bundles.ts";
import { exampleCalls } from "./lib/examples.ts";
import { type Call, cast, operations } from "./lib/state.ts";

const documents = structuredClone({ finance: bundles.finance, ramp: bundles.ramp });

/** Gives a schema the field, and an amount in it a field of its own. */
function giveMemo(document: JsonObject, schema: unknown): void {
  const properties = asObject(resolve(document, schema)["properties"]);
  properties["memo"] = { type: "string" };
  properties["pin"] = { type: "string", "x-data": "secret" };
  properties["seal"] = { type: "string", writeOnly: true };
}

const schemasOf = (document: JsonObject) => asObject(asObject(document["components"])["schemas"]);
for (const { api, schema, list } of Object.values(readSchemas))
  for (const name of [schema, list]) if (name !== undefined) giveMemo(documents[api], schemasOf(documents[api])[name]);
for (const name of ["AccountToAccountTransfer", "PartyRole"])
  giveMemo(documents.finance, schemasOf(documents.finance)[name]);
for (const [name, schema] of [...schemasOfAll()]) if (name.endsWith("Input")) giveMemo(...schema);
// A field within a field.
const amount = asObject(
  resolve(documents.finance, propertiesOf(documents.finance, paymentRequest())["settlementAmount"]),
);
asObject(amount["properties"])["memo"] = { type: "string" };

function* schemasOfAll(): Generator<[string, [JsonObject, unknown]]> {
  for (const document of Object.values(documents))
    for (const [name, schema] of Object.entries(schemasOf(document))) yield [name, [document, schema]];
}

function paymentRequest(): unknown {
  return schemasOf(documents.finance)["PaymentRequest"];
}

const contracts = {
  finance: createContract("finance", documents.finance),
  ramp: createContract("ramp", documents.ramp),
};

function opened() {
  const state = createState({ contracts, speed: 0, paymentSessions: true });
  const call = (operationId: string, { path = {}, body }: Call): JsonObject => {
    const operation = operations.find((one) => one.operationId === operationId);
    const caller = { clientId: "test-client", scopes: [], roles: ["COMPANY_ADMIN"] };
    const api = operation?.service ?? "finance";
    const response = state.answer({ api, operationId, path, query: {}, body, tenantId: cast.tenant, caller });
    expect(response, `${operationId}: ${JSON.stringify(response?.body)}`).toMatchObject({
      status: expect.toSatisfy((status) => status < 300),
    });
    return asObject(response?.body);
  };
  return { state, call };
}

/** Reads that show what an operation made or changed; the first path parameter is that of the operation. */
const shownBy: Record<string, string[]> = {
  createParty: ["listParties", "getParty"],
  updateParty: ["listParties", "getParty"],
  createAccount: ["listAccounts", "getAccount"],
  createVirtualBankAccount: ["listVirtualBankAccounts"],
  createPaymentSession: ["listPaymentSessions"],
  createCryptoTransfer: ["listTransfers"],
  createFiatTransfer: ["listTransfers"],
  createAccountToAccountTransfer: ["listTransfers"],
  registerPayoutBankAccount: ["listPayoutBankAccounts", "getPayoutBankAccount"],
  createPayoutRoute: ["listPayoutRoutes"],
  completeRouteOwnershipProof: ["listPayoutRoutes"],
  createPayout: ["listPayouts", "getPayout"],
  registerWebhook: ["listWebhooks", "getWebhook"],
  replaceWebhook: ["listWebhooks", "getWebhook"],
  createRampRequest: ["listRampRequests", "getRampRequest"],
  approveRampRequest: ["listRampRequests", "getRampRequest"],
  rejectRampRequest: ["listRampRequests", "getRampRequest"],
  cancelRampRequest: ["listRampRequests", "getRampRequest"],
  registerCompanyBankAccount: ["listCompanyBankAccounts", "getCompanyBankAccount"],
  registerCompanyWallet: ["listCompanyWallets"],
  addPartyRole: ["getAccount"],
};

const taking = operations.filter(({ operationId }) => {
  const body = contracts.finance.byId.get(operationId)?.body ?? contracts.ramp.byId.get(operationId)?.body;
  return body !== undefined && writes.has(operationId);
});

test.each(taking)("$operationId", (operation) => {
  const { state, call } = opened();
  const [[, example]] = exampleCalls(operation) as [[string, Call]];
  const { path = {} } = example;
  const body = { ...asObject(example.body), memo: "October rent", pin: "hidden-pin", seal: "hidden-seal" };
  const made = call(operation.operationId, { path, body });
  expect(made["result"]).toMatchObject({ memo: "October rent" });
  const seen = [made];
  const places = { ...path, accountId: path["accountId"] ?? path["senderId"] ?? cast.mayaAccount };
  for (const read of shownBy[operation.operationId] ?? []) {
    const last = operations.find(({ operationId }) => operationId === read)?.path.match(/\w+(?=\}$)/)?.[0];
    const id = asObject(made["result"])["id"];
    const own = last !== undefined && id !== undefined ? { [last]: String(id) } : {};
    const shown = call(read, { path: { ...places, ...own } });
    expect(JSON.stringify(shown), read).toContain('"memo":"October rent"');
    seen.push(shown);
  }
  // No UUID that the mock draws can have these.
  expect(JSON.stringify(seen)).not.toMatch(/hidden-(pin|seal)/);
  state.close();
});

test("a field within a field, and what a later call sends", () => {
  const { state, call } = opened();
  const [[, settlement]] = exampleCalls(operation("settlePaymentRequest")) as [[string, Call]];
  const { result } = call("settlePaymentRequest", {
    ...settlement,
    body: { settlementAmount: { fiat: 10, memo: "inner" }, memo: "later" },
  });
  expect(result).toMatchObject({ memo: "later", settlementAmount: { fiat: 10, memo: "inner" } });
  const [[, party]] = exampleCalls(operation("updateParty")) as [[string, Call]];
  for (const memo of ["first", "second"])
    expect(call("updateParty", { ...party, body: { memo } })["result"]).toMatchObject({ memo });
  state.close();
});

function operation(wanted: string): (typeof operations)[number] {
  return operations.find(({ operationId }) => operationId === wanted) as (typeof operations)[number];
}
