// Parties and accounts: revoked links, holders, roles, and allowance windows.

import { expect, test } from "vitest";
import { cast, nobody, open } from "./lib/state.ts";

test("a revoked verification link is replaced by a new one", () => {
  const { call, state } = open();
  const path = { partyId: cast.maya };
  const first = call("createPartyVerification", { path });
  expect(first.status).toBe(200);
  state.seed({ verifications: [{ id: cast.maya, url: first.result["url"], revoked: true }] });
  const second = call("createPartyVerification", { path });
  expect(second.status).toBe(201);
  expect(second.result["url"]).not.toBe(first.result["url"]);
  expect(call("createPartyVerification", { path })).toMatchObject({ status: 200, result: second.result });
  state.close();
});

test("a created account has its holder and a wallet that is screened", () => {
  const { call, state, eventTypes, events } = open();
  const party = { id: cast.maya, identityShareToken: "example-identity-share-token" };
  const made = call("createAccount", { body: { externalId: "account-1003", party } });
  expect(JSON.stringify(made.body)).not.toContain("identity-share-token");
  expect(made.result).toMatchObject({
    externalId: "account-1003",
    status: "ACTIVE",
    partyRoles: [{ partyId: cast.maya, roleType: "ACCOUNT_HOLDER", status: "ACTIVE", party: { firstName: "Maya" } }],
  });
  const path = { accountId: String(made.result["id"]) };
  expect(call("getAccount", { path }).result).toEqual(made.result);
  const wallet = () => call("listWallets", { path }).list[0];
  expect(wallet()).toMatchObject({ chain: "BASE", type: "PLATFORM_MANAGED", amlStatus: "PENDING", balances: [] });
  state.advance(3000);
  expect(wallet()?.["amlStatus"]).toBe("APPROVED");
  expect(eventTypes()).toEqual(["ACCOUNT_WALLETS_PROVISIONED"]);
  expect(events[0]?.event.result).toMatchObject({ ...path, accountWalletAddress: wallet()?.["address"] });
  state.close();
});

test("an account needs a known party, and a share token an individual", () => {
  const { call, state } = open();
  expect(call("createAccount", { body: { party: { id: nobody } } }).status).toBe(404);
  const organisation = { id: cast.ceramics, identityShareToken: "example-identity-share-token" };
  expect(call("createAccount", { body: { party: organisation } })).toMatchObject({ status: 400 });
  // Nothing of a refused creation is left.
  expect(call("listAccounts").list).toHaveLength(2);
  state.close();
});

test("roles are added once, listed, and show the party as it is now", () => {
  const { call, state } = open();
  const path = { accountId: cast.ceramicsAccount };
  const body = { partyId: cast.ceramics, roleType: "PAYOUT_RECIPIENT" };
  expect(call("addPartyRole", { path, body }).result).toMatchObject({ ...body, status: "ACTIVE" });
  call("addPartyRole", { path, body });
  call("updateParty", { path: { partyId: cast.ceramics }, body: { name: "Renamed AB" } });
  const roles = call("listPartyRoles", { path }).list;
  expect(roles).toMatchObject([{ roleType: "ACCOUNT_HOLDER" }, { roleType: "PAYOUT_RECIPIENT" }]);
  expect(roles[1]).toMatchObject({ party: { name: "Renamed AB" } });
  expect(call("addPartyRole", { path, body: { roleType: "PAYOUT_RECIPIENT" } })).toMatchObject({
    status: 400,
    code: "invalid-request",
  });
  call("deleteParty", { path: { partyId: cast.ceramics } });
  expect(call("getAccount", { path }).result["partyRoles"]).toEqual([]);
  state.close();
});

test("an allowance window that closes over a wallet that is not ready leads back to PENDING", () => {
  const { call, state } = open();
  const path = { accountId: cast.mayaAccount, walletId: cast.mayaPolygon };
  const wallet = call("listWallets", { path }).list.find(({ id }) => id === cast.mayaPolygon);
  call("verifyWalletAllowance", { path });
  state.seed({ wallets: [{ ...wallet, accountId: cast.mayaAccount, amlStatus: "FLAGGED" }] });
  call("verifyWalletAllowance", { path });
  state.advance(5000);
  state.seed({ wallets: [{ ...wallet, accountId: cast.mayaAccount, amlStatus: "APPROVED" }] });
  const assets = call("listAccountSupportedAssets", { path }).list;
  expect(assets.find(({ chain }) => chain === "POLYGON")).toMatchObject({ permitStatus: "ACTION_REQUIRED" });
  state.close();
});
