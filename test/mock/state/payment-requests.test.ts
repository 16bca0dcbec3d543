// Payment requests: the price, and the shortfall.

import { expect, test } from "vitest";
import { balanceOf, type Checked, cast, open, type Tested } from "./lib/state.ts";

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
