// Money out: what a route needs, and money that comes in before the send.

import { expect, test } from "vitest";
import { balanceOf, cast, open, type Tested } from "./lib/state.ts";

const path = { accountId: cast.mayaAccount };
const owner = { partyId: cast.maya };

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

test("money that comes in before the send is money the send can use", () => {
  const tested = open();
  tested.state.credit(cast.tenant, { virtualBankAccountId: cast.euroAccount, amount: "250", currency: "EUR" });
  tested.state.advance(1500);
  expect(follow(tested, cast.activeRoute, "300").statuses.at(-1)).toBe("COMPLETED");
  expect(balanceOf(tested, cast.mayaAccount, cast.mayaBase)["total"]).toBe("237.548750");
  tested.state.close();
});
