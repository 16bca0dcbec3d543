// Money out: bank accounts show four digits, routes need their proof and their recipient, payouts end as they must.

import { expect, test } from "vitest";
import { balanceOf, cast, open, type Tested } from "./lib/state.ts";

const path = { accountId: cast.mayaAccount };
const raw = { rail: "US_ACH", accountNumber: "000987654321", routingNumber: "110000000" };
const owner = { partyId: cast.maya };

test("of a bank account only the last four digits are read back", () => {
  const { call, state } = open();
  const made = call("registerPayoutBankAccount", { path: owner, body: { ...raw, beneficiaryEmail: "m@mail.example" } });
  expect(made.result).toEqual({
    id: made.result["id"],
    partyId: cast.maya,
    rail: "US_ACH",
    accountNumberLast4: "4321",
    beneficiaryEmail: "m@mail.example",
  });
  const one = { ...owner, payoutBankAccountId: String(made.result["id"]) };
  expect(call("getPayoutBankAccount", { path: one }).result).toEqual(made.result);
  const list = call("listPayoutBankAccounts", { path: owner });
  expect(list.list).toContainEqual(made.result);
  for (const secret of [raw.accountNumber, raw.routingNumber]) expect(JSON.stringify(list.body)).not.toContain(secret);
  state.close();
});

/** Makes a bank account that ends in four digits, and a route to it. */
function route({ call }: Tested, last4: string, sourceWalletId = cast.mayaBase): string {
  const body = { ...raw, accountNumber: `00000${last4}` };
  const bankAccount = call("registerPayoutBankAccount", { path: owner, body }).result["id"];
  return String(
    call("createPayoutRoute", { path, body: { payoutBankAccountId: bankAccount, sourceWalletId } }).result["id"],
  );
}

test("a route from a self-custody wallet waits for the proof of its owner", () => {
  const tested = open();
  const { call, state } = tested;
  const body = { payoutBankAccountId: cast.bankAccount, sourceWalletId: cast.mayaPolygon };
  const made = call("createPayoutRoute", { path, body }).result;
  expect(made).toEqual({ ...body, ...path, id: made["id"], status: "AWAITING_OWNERSHIP_PROOF" });
  const one = { ...path, routeId: String(made["id"]) };
  expect(call("prepareRouteOwnershipProof", { path: one }).result["message"]).toContain(String(made["id"]));
  expect(call("completeRouteOwnershipProof", { path: one, body: { signature: "signed" } }).status).toBe(400);
  const proven = call("completeRouteOwnershipProof", { path: one, body: { signature: `0x${"1b".repeat(65)}` } });
  expect(proven.result).toMatchObject({ status: "ACTIVE", depositAddress: expect.stringMatching(/^0x[0-9a-f]{40}$/) });
  expect(call("listPayoutRoutes", { path }).list).toContainEqual(proven.result);
  expect(call("completeRouteOwnershipProof", { path: one, body: { signature: `0x${"1b".repeat(65)}` } }).status).toBe(409);
  const managed = call("createPayoutRoute", { path, body: { ...body, sourceWalletId: cast.mayaBase } });
  expect(managed.result["status"]).toBe("ACTIVE");
  state.close();
});

test("a route needs an active, cleared PAYOUT_RECIPIENT and complete beneficiary data", () => {
  const { call, state } = open();
  const body = { payoutBankAccountId: cast.bankAccount, sourceWalletId: cast.mayaBase };
  const create = () => call("createPayoutRoute", { path, body });
  const account = call("getAccount", { path }).result;
  const [holder, recipient] = account["partyRoles"] as object[];
  for (const partyRoles of [[holder], [holder, { ...recipient, status: "PENDING" }]]) {
    state.seed({ accounts: [{ ...account, partyRoles }] });
    expect(create()).toMatchObject({ status: 409, code: "code-not-documented" });
  }
  state.seed({ accounts: [account] });
  expect(create().status).toBe(201);
  const party = call("getParty", { path: owner }).result;
  state.seed({ parties: [{ ...party, kycStatus: "PENDING" }] });
  expect(create()).toMatchObject({ status: 409, code: "code-not-documented" });
  state.seed({ parties: [party] });
  const incomplete = call("registerPayoutBankAccount", { path: owner, body: { rail: "US_ACH" } }).result["id"];
  const failed = call("createPayoutRoute", { path, body: { ...body, payoutBankAccountId: incomplete } });
  expect(failed.result["status"]).toBe("FAILED");
  state.close();
});

/** Requests a payout and lets it come to its end; returns its statuses on the way and its events. */
function follow(tested: Tested, routeId: string, amount: string): { statuses: unknown[]; types: string[] } {
  const { call, state, eventTypes } = tested;
  const made = call("createPayout", { path, body: { routeId, asset: "USDC", amount } });
  expect(made.status).toBe(201);
  const one = { ...path, payoutId: String(made.result["id"]) };
  const statuses = [0, 1000, 2000, 5000].map((delay) => {
    state.advance(delay);
    return call("getPayout", { path: one }).result["status"];
  });
  return { statuses: [...new Set(statuses)], types: eventTypes() };
}

test("a covered payout is paid", () => {
  const tested = open();
  expect(follow(tested, cast.activeRoute, "100")).toEqual({
    statuses: ["REQUESTED", "SENDING", "PROVIDER_PROCESSING", "COMPLETED"],
    types: ["PAYOUT_PROCESSING", "PAYOUT_COMPLETED"],
  });
  expect(balanceOf(tested, cast.mayaAccount, cast.mayaBase)["total"]).toBe("168.774375");
  tested.state.close();
});

test("an uncovered payout is accepted, and fails when it is sent", () => {
  const tested = open();
  const before = balanceOf(tested, cast.mayaAccount, cast.mayaBase);
  expect(follow(tested, cast.activeRoute, "900")).toEqual({
    statuses: ["REQUESTED", "SENDING", "FAILED"],
    types: ["PAYOUT_FAILED"],
  });
  expect(tested.call("listPayouts", { path }).list.at(-1)).toMatchObject({ failureReason: "SEND_FAILED" });
  expect(tested.events[0]?.event.result).toMatchObject({ status: "FAILED", reason: "SEND_FAILED" });
  expect(balanceOf(tested, cast.mayaAccount, cast.mayaBase)).toEqual(before);
  tested.state.close();
});

test("money that comes in before the send is money the send can use", () => {
  const tested = open();
  tested.state.credit(cast.tenant, { virtualBankAccountId: cast.euroAccount, amount: "250", currency: "EUR" });
  tested.state.advance(1500);
  expect(follow(tested, cast.activeRoute, "300").statuses.at(-1)).toBe("COMPLETED");
  expect(balanceOf(tested, cast.mayaAccount, cast.mayaBase)["total"]).toBe("237.548750");
  tested.state.close();
});

test("a payout over a route without proof is rejected before anything moves", () => {
  const tested = open();
  const { statuses, types } = follow(tested, cast.awaitingRoute, "10");
  expect([statuses, types]).toEqual([["REQUESTED", "REJECTED"], ["PAYOUT_REJECTED"]]);
  expect(tested.events[0]?.event.result["reason"]).toBe("ROUTE_UNAVAILABLE");
  expect(balanceOf(tested, cast.mayaAccount, cast.mayaPolygon)["available"]).toBe("120.000000");
  tested.state.close();
});

test("a beneficiary who owes a consent, or a bank that refuses, gets nothing", () => {
  const tested = open();
  const { state, call, events } = tested;
  const refusing = route(tested, "0001");
  follow(tested, refusing, "10");
  const party = call("getParty", { path: owner }).result;
  state.seed({ parties: [{ ...party, partnerTermsStatus: "REQUIRED" }] });
  follow(tested, cast.activeRoute, "10");
  expect(events.map(({ event }) => event.result["reason"])).toEqual(["REJECTED_BY_PROVIDER", "REJECTED_BY_PROVIDER"]);
  expect(balanceOf(tested, cast.mayaAccount, cast.mayaBase)["total"]).toBe("268.774375");
  state.close();
});

test("what the bank sends back is in the wallet again", () => {
  const tested = open();
  const before = balanceOf(tested, cast.mayaAccount, cast.mayaBase);
  const { statuses, types } = follow(tested, route(tested, "0002"), "10");
  expect(statuses.at(-1)).toBe("RETURNED");
  expect(types).toEqual(["PAYOUT_PROCESSING", "PAYOUT_RETURNED"]);
  expect(balanceOf(tested, cast.mayaAccount, cast.mayaBase)).toEqual(before);
  tested.state.close();
});

test("a payout names a route and an amount its asset can be divided into", () => {
  const { call, state } = open();
  const body = { routeId: cast.activeRoute, asset: "USDC", amount: "1" };
  const create = (change: object) => call("createPayout", { path, body: { ...body, ...change } });
  for (const change of [{ amount: "0" }, { amount: "0.0000001" }, { routeId: undefined }, { amount: undefined }])
    expect(create(change)).toMatchObject({ status: 400, code: "invalid-request" });
  expect(create({ routeId: cast.bankAccount })).toMatchObject({ status: 404, code: "code-not-documented" });
  state.close();
});
