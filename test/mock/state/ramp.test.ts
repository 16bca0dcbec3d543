// The ramp service: requests with their optimistic lock, fees, export, accounts, wallets, invitations.

import { expect, test } from "vitest";
import { type Checked, cast, open, otherTenant, type Tested } from "./lib/state.ts";

const onRamp = {
  rampType: "ON_RAMP",
  amount: 5000,
  companyBankAccountId: cast.companyBankAccount,
  companyWalletId: cast.companyWallet,
};

function create({ call }: Tested, body: object = onRamp): Checked {
  return call("createRampRequest", { body });
}

const idOf = ({ result }: Checked) => ({ rampRequestId: String(result["id"]) });

test("a request is created with its figures, and read with its history", () => {
  const tested = open();
  const made = create(tested);
  expect(made.result).toMatchObject({ status: "AWAITING_APPROVAL", amount: 5000, cryptoAmount: 5375.4875, version: 1 });
  expect(tested.call("getRampRequest", { path: idOf(made) }).result).toMatchObject({
    ...made.result,
    netAmount: 4975,
    fiatNetAmount: 4975,
    fiatFeeAmount: 25,
    exchangeRate: 1.0805,
    feePercentage: 0.5,
    companyBankAccount: { id: cast.companyBankAccount },
    companyWallet: { id: cast.companyWallet },
    events: [{ eventType: "CREATED", username: "test-client", role: "COMPANY_ADMIN", version: 1 }],
  });
  expect(tested.call("listRampRequests").list).toContainEqual(made.result);
  const off = create(tested, { rampType: "OFF_RAMP", amount: 1200 });
  expect(tested.call("getRampRequest", { path: idOf(off) }).result).toMatchObject({
    netAmount: 1194,
    fiatAmount: 1110,
    fiatNetAmount: 1104.45,
    fiatFeeAmount: 5.55,
    cryptoAmount: 1200,
  });
  tested.state.close();
});

test("fees follow the tiers, exactly", () => {
  const { call, state } = open();
  const fee = (amount: number) => call("calculateFee", { body: { amount, rampType: "ON_RAMP" } }).result;
  expect(fee(5000)).toEqual({ amount: 25, percentage: 0.5 });
  expect(fee(10_000)).toEqual({ amount: 50, percentage: 0.5 });
  expect(fee(10_000.01)).toEqual({ amount: 40, percentage: 0.4 });
  expect(fee(1_000_000)).toEqual({ amount: 3000, percentage: 0.3 });
  expect(fee(1.1)).toEqual({ amount: 0.01, percentage: 0.5 });
  expect(call("calculateFee", { body: { amount: -1 } }).code).toBe("validation-error");
  state.close();
});

test("the export is a CSV file with one row for each request", () => {
  const tested = open();
  const made = create(tested);
  const { headers, body } = tested.call("exportRampRequests");
  expect(headers?.["Content-Type"]).toBe("text/csv");
  const lines = String(body).split("\n");
  expect(lines[0]).toBe("id,rampType,status,amount,fiatAmount,fiatFeeAmount,cryptoAmount,createdAt");
  expect(lines).toHaveLength(5);
  expect(lines[3]).toMatch(new RegExp(`^${made.result["id"]},ON_RAMP,AWAITING_APPROVAL,5000,5000,25,5375.4875,`));
  expect(String(tested.call("exportRampRequests", { tenantId: otherTenant }).body).split("\n")).toHaveLength(2);
  tested.state.close();
});
