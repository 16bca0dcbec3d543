// Payment requests: settled, reversed, changed, by id and by reference; and retries with an idempotency key.

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { exampleBody } from "./lib/examples.ts";
import { balanceOf, type Checked, cast, nobody, open, otherTenant, type Tested } from "./lib/state.ts";

const path = { accountId: cast.mayaAccount };
const card = { cardProviderReference: "card-9001", externalId: "order-9001" };

function create(tested: Tested, fiat: number, more: object = {}): Checked {
  return tested.call("createAccountPaymentRequest", { path, body: { amount: { fiat }, fiatCurrency: "EUR", ...more } });
}

const idOf = ({ result }: Checked) => ({ paymentRequestId: String(result["id"]) });
const maya = (tested: Tested) => balanceOf(tested, cast.mayaAccount, cast.mayaBase);

test("a request is authorised at the mock's price, and its amount is kept", () => {
  const tested = open();
  const before = Number(maya(tested)["reserved"]);
  const made = create(tested, 40, card);
  expect(made.status).toBe(201);
  expect(made.result).toMatchObject({ ...card, authorizedAmount: { fiat: 40, crypto: "43.220000" } });
  expect(Number(maya(tested)["reserved"]) - before).toBeCloseTo(43.22);
  tested.state.close();
});

test("settling by id moves the money out, once", () => {
  const tested = open();
  const before = maya(tested);
  const made = idOf(create(tested, 40));
  const body = { settlementAmount: { fiat: 30 } };
  const settling = tested.call("settlePaymentRequest", { path: made, body });
  expect(settling.result).toMatchObject({ status: "SETTLING", settlementAmount: { fiat: 30, crypto: "32.415000" } });
  expect(maya(tested)["total"]).toBe(before["total"]);
  tested.state.advance(2000);
  expect(maya(tested)["total"]).toBe("236.359375");
  expect(maya(tested)["reserved"]).toBe(before["reserved"]);
  expect(tested.call("settlePaymentRequest", { path: made, body })).toMatchObject({ status: 409 });
  expect(tested.call("updatePaymentRequest", { path: made, body: { authorizedAmount: { fiat: 1 } } }).status).toBe(409);
  tested.state.close();
});

test("what the wallet cannot cover is the shortfall", () => {
  const tested = open();
  const made = idOf(create(tested, 250));
  const available = maya(tested)["available"];
  expect(available).toBe("0.000000");
  tested.call("settlePaymentRequest", { path: made, body: {} });
  tested.state.advance(2000);
  // There is no read of a payment request; a reversal shows it whole.
  const { result } = tested.call("reversePaymentRequest", { path: made, body: {} });
  expect(result).toMatchObject({
    settlementAmount: { fiat: 250, crypto: "270.125000" },
    settledAmount: { fiat: 163.89, crypto: "177.088375" },
    shortfallAmount: { fiat: 86.11, crypto: "93.036625" },
    executions: [{ executionType: "SETTLEMENT" }],
  });
  tested.state.close();
});

test("by reference it is the newest that has all references sent", () => {
  const tested = open();
  create(tested, 10, card);
  const second = create(tested, 20, card);
  create(tested, 30, { ...card, externalId: "order-9002" });
  const settle = (body: object) => tested.call("settlePaymentRequestByReference", { body });
  expect(settle(card)).toMatchObject({ status: 200, result: { id: second.result["id"], status: "SETTLING" } });
  expect(settle({ externalId: "order-9002" }).result).toMatchObject({ settlementAmount: { fiat: 30 } });
  expect(settle({ ...card, externalId: "order-none" })).toMatchObject({ status: 404, code: "code-not-documented" });
  expect(settle({})).toMatchObject({ status: 400, code: "invalid-request" });
  const reversal = exampleBody("reversePaymentRequestByReference");
  expect(tested.call("reversePaymentRequestByReference", { body: reversal }).result).toMatchObject({
    status: "REVERSING",
    reversalReason: reversal["reversalReason"],
  });
  tested.state.close();
});

test("a reversal gives back what was kept, and what was settled", () => {
  const tested = open();
  const before = maya(tested);
  const made = idOf(create(tested, 40));
  tested.call("reversePaymentRequest", { path: made, body: { reversalReason: "Order cancelled" } });
  tested.state.advance(2000);
  expect(maya(tested)).toEqual(before);

  const settled = idOf(create(tested, 40));
  tested.call("settlePaymentRequest", { path: settled, body: {} });
  tested.state.advance(2000);
  expect(maya(tested)).not.toEqual(before);
  tested.call("reversePaymentRequest", { path: settled, body: {} });
  tested.state.advance(2000);
  expect(maya(tested)).toEqual(before);
  tested.state.close();
});

test("a new authorised amount is kept instead of the old one", () => {
  const tested = open();
  const before = Number(maya(tested)["reserved"]);
  const made = idOf(create(tested, 40));
  const update = (fiat: number) =>
    tested.call("updatePaymentRequest", { path: made, body: { authorizedAmount: { fiat } } }).result;
  expect(update(45)).toMatchObject({
    authorizedAmount: { fiat: 45, crypto: "48.622500" },
    executions: [{ executionType: "INCREMENTAL_AUTHORIZATION" }],
  });
  expect(Number(maya(tested)["reserved"]) - before).toBeCloseTo(48.6225);
  expect(update(10)).toMatchObject({ executions: [{}, { executionType: "AUTHORIZATION_ADJUSTMENT" }] });
  expect(Number(maya(tested)["reserved"]) - before).toBeCloseTo(10.805);
  tested.state.close();
});

test("amounts that are none are refused", () => {
  const tested = open();
  for (const amount of [
    {},
    { fiat: 0 },
    { fiat: -1 },
    { fiat: 0.001 },
    { fiat: 1e21 },
    { crypto: "x" },
    { crypto: "-1" },
  ])
    expect(
      tested.call("createAccountPaymentRequest", { path, body: { amount } }),
      JSON.stringify(amount),
    ).toMatchObject({ status: 400, code: "invalid-request" });
  expect(create(tested, 1, { fiatCurrency: "__proto__" })).toMatchObject({ status: 400 });
  tested.state.close();
});

test("the same key and body give the first result, whatever happened since", () => {
  const tested = open();
  const key = randomUUID();
  const first = create(tested, 40, { idempotencyKey: key, ...card });
  const reserved = maya(tested)["reserved"];
  tested.call("settlePaymentRequest", { path: idOf(first), body: {} });
  tested.state.advance(10_000);
  // The order of the members and the case of the key do not make another body.
  const body = { ...card, idempotencyKey: key, fiatCurrency: "EUR", amount: { fiat: 40 } };
  const again = tested.call("createAccountPaymentRequest", { path, body });
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(Number(maya(tested)["reserved"])).toBeLessThan(Number(reserved));
  tested.state.close();
});

test("the same key with another body, or for another step, is a conflict and does nothing", () => {
  const tested = open();
  const key = { idempotencyKey: randomUUID() };
  const first = create(tested, 40, key);
  const before = maya(tested);
  const refused = { status: 409, code: "idempotency-key-conflict" };
  expect(create(tested, 41, key)).toMatchObject(refused);
  expect(tested.call("settlePaymentRequest", { path: idOf(first), body: key })).toMatchObject(refused);
  expect(tested.call("updatePaymentRequest", { path: idOf(first), body: key })).toMatchObject(refused);
  expect(tested.call("reversePaymentRequest", { path: idOf(first), body: key })).toMatchObject(refused);
  expect(maya(tested)).toEqual(before);
  // The same body to another step is another request too.
  const other = { idempotencyKey: randomUUID() };
  expect(tested.call("settlePaymentRequest", { path: idOf(first), body: other }).status).toBe(200);
  tested.state.advance(5000);
  expect(tested.call("reversePaymentRequest", { path: idOf(first), body: other })).toMatchObject(refused);
  const upper = { idempotencyKey: key.idempotencyKey.toUpperCase() };
  expect(create(tested, 41, upper)).toMatchObject(refused);
  tested.state.close();
});

test("a key in another case is the same key", () => {
  const tested = open();
  const key = randomUUID();
  const first = create(tested, 40, { idempotencyKey: key });
  const again = create(tested, 40, { idempotencyKey: key.toUpperCase() });
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  // So is the ID in its path.
  const { paymentRequestId } = idOf(first);
  const settle = (id: string) =>
    tested.call("settlePaymentRequest", { path: { paymentRequestId: id }, body: { idempotencyKey: other } });
  const other = randomUUID();
  expect([settle(paymentRequestId), settle(paymentRequestId.toUpperCase())]).toMatchObject([
    { status: 200 },
    { status: 200, replayed: true },
  ]);
  tested.state.close();
});

test("every step of the lifecycle can be retried", () => {
  const tested = open();
  const made = idOf(create(tested, 40));
  for (const [operation, more] of [
    ["updatePaymentRequest", { authorizedAmount: { fiat: 45 } }],
    ["settlePaymentRequest", { settlementAmount: { fiat: 45 } }],
    ["reversePaymentRequest", { reversalReason: "Order cancelled" }],
  ] as const) {
    const call = { path: made, body: { ...more, idempotencyKey: randomUUID() } };
    const first = tested.call(operation, call);
    expect(first.status).toBe(200);
    tested.state.advance(5000);
    expect(tested.call(operation, call).body).toEqual(first.body);
  }
  tested.state.close();
});

test("a refused call leaves its key unused, and keys of tenants do not meet", () => {
  const tested = open();
  const body = { amount: { fiat: 40 }, idempotencyKey: randomUUID() };
  const create = (accountId: string, tenantId = cast.tenant) =>
    tested.call("createPaymentRequest", { body: { ...body, accountId }, tenantId });
  expect(create(nobody).status).toBe(404);
  expect(create(cast.mayaAccount).status).toBe(201);
  const account = tested.call("createAccount", { body: {}, tenantId: otherTenant });
  expect(create(String(account.result["id"]), otherTenant).status).toBe(201);
  tested.state.close();
});
