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

test("approval needs the current version, and returns the deposit details of the direction", () => {
  const tested = open();
  for (const [body, present, absent] of [
    [onRamp, "depositBankAccount", "depositWallet"],
    [{ rampType: "OFF_RAMP", amount: 1200 }, "depositWallet", "depositBankAccount"],
  ] as const) {
    const made = create(tested, body);
    const path = idOf(made);
    const approve = (version: number) => tested.call("approveRampRequest", { path, body: { version } });
    for (const version of [0, 2]) expect(approve(version)).toMatchObject({ code: "OPTIMISTIC_LOCK_EXCEPTION" });
    expect(tested.call("getRampRequest", { path }).result["status"]).toBe("AWAITING_APPROVAL");
    expect(tested.call("getRampRequest", { path }).result).not.toHaveProperty(present);
    const approved = approve(1).result;
    expect(approved).toMatchObject({ status: "AWAITING_FUNDS", version: 2, [present]: {} });
    expect(approved).not.toHaveProperty(absent);
    expect(tested.call("getRampRequest", { path }).result).toEqual(approved);
    expect(approve(1)).toMatchObject({ code: "OPTIMISTIC_LOCK_EXCEPTION" });
    expect(approve(2)).toMatchObject({ status: 400, code: "validation-error" });
  }
  tested.state.close();
});

test("an approved request can no longer be cancelled, nor a decided one decided again", () => {
  const tested = open();
  const decide = (operation: string, path: Record<string, string>, body?: object) =>
    tested.call(operation, { path, body });
  const approved = idOf(create(tested));
  decide("approveRampRequest", approved, { version: 1 });
  for (const operation of ["cancelRampRequest", "rejectRampRequest"])
    expect(decide(operation, approved)).toMatchObject({ status: 400, code: "validation-error" });
  for (const [operation, status] of [
    ["cancelRampRequest", "CANCELLED"],
    ["rejectRampRequest", "REJECTED"],
  ] as const) {
    const path = idOf(create(tested));
    expect(decide(operation, path, { version: 7 })).toMatchObject({ code: "OPTIMISTIC_LOCK_EXCEPTION" });
    expect(decide(operation, path).result).toMatchObject({ status, version: 2 });
    expect(decide("approveRampRequest", path, { version: 2 })).toMatchObject({ code: "validation-error" });
  }
  tested.state.close();
});

test("a request has to make sense", () => {
  const tested = open();
  for (const change of [{ amount: 0 }, { amount: -5 }, { rampType: undefined }, { fiatCurrencyId: "x" }])
    expect(create(tested, { ...onRamp, ...change })).toMatchObject({ status: 400, code: "validation-error" });
  expect(create(tested, { ...onRamp, companyWalletId: cast.companyBankAccount }).code).toBe("NOT_FOUND");
  expect(tested.call("listRampRequests").list).toHaveLength(2);
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

test("bank accounts are registered, verified, filtered and sorted", () => {
  const { call, state } = open();
  const body = {
    name: "A third account",
    bankAccountType: "EUR_SEPA",
    supportedRampType: "ON_RAMP",
    iban: "IE00EXMP1",
  };
  const made = call("registerCompanyBankAccount", { body }).result;
  expect(made).toMatchObject({ ...body, verificationStatus: "PENDING", version: 1 });
  const list = (query: Record<string, string | number>) => call("listCompanyBankAccounts", { query });
  const names = (query: Record<string, string | number>) => list(query).list.map(({ name }) => String(name)[0]);
  expect(names({})).toEqual(["H", "H", "A"]);
  expect(names({ sortOn: "name" })).toEqual(["A", "H", "H"]);
  expect(names({ sortOn: "createdAt", sortOrder: "DESC" })).toEqual(["A", "H", "H"]);
  expect(list({ sortOn: "name", sortOrder: "DESC" }).body).toMatchObject({
    sort: { orders: [{ property: "name", direction: "DESC" }] },
  });
  expect(list({ sortOn: "iban') --" })).toMatchObject({ status: 400, code: "validation-error" });
  expect(list({ supportedRampType: "ON_RAMP" }).list).toMatchObject([{ id: made["id"] }]);
  expect(list({ verificationStatus: "PENDING", supportedRampType: "OFF_RAMP" }).list).toHaveLength(1);
  // The list form has no bank details.
  expect(list({}).list[2]).not.toHaveProperty("iban");
  state.advance(5000);
  const path = { companyBankAccountId: String(made["id"]) };
  expect(call("getCompanyBankAccount", { path }).result).toMatchObject({
    verificationStatus: "VERIFIED",
    verifiedAt: expect.any(String),
    version: 2,
    iban: "IE00EXMP1",
  });
  state.close();
});

test("wallets are registered and verified", () => {
  const { call, state } = open();
  const made = call("registerCompanyWallet", { body: { description: "Cold", address: "0x02", chain: "BASE" } }).result;
  expect(made).toMatchObject({ description: "Cold", verificationStatus: "PENDING", version: 1 });
  state.advance(5000);
  expect(call("listCompanyWallets").list[1]).toMatchObject({
    ...made,
    verificationStatus: "VERIFIED",
    version: 2,
    updatedAt: expect.any(String),
  });
  state.close();
});

test("a user is invited, and every tenant has a company of its own", () => {
  const { call, state } = open();
  const body = { email: "ines.duarte@harbourlane.example", role: "COMPANY_VIEWER" };
  const invitation = call("inviteCompanyUser", { body }).result;
  expect(invitation).toMatchObject({ ...body, username: "ines.duarte", enabled: false, invitationStatus: "PENDING" });
  expect(call("inviteCompanyUser", { body: { email: "nobody" } })).toMatchObject({ code: "validation-error" });
  const [own, other] = [call("getCompany").result, call("getCompany", { tenantId: otherTenant }).result];
  expect(own["name"]).toBe("Harbour Lane Ltd");
  expect(other["id"]).not.toBe(own["id"]);
  expect(call("getCompany", { tenantId: otherTenant }).result).toEqual(other);
  state.close();
});
