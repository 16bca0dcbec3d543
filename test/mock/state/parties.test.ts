// Parties and accounts: what is created is found again, and verification, consent and roles go their way.

import { expect, test } from "vitest";
import { cast, nobody, open, otherTenant } from "./lib/state.ts";

const maya = { partyId: cast.maya };

test("a created party is read, listed, changed and deleted", () => {
  const { call, state } = open();
  const body = { partyType: "INDIVIDUAL", firstName: "Ada", email: "ada@mail.example", vatNumber: "SE1" };
  const made = call("createParty", { body });
  expect(made.result).toMatchObject({ firstName: "Ada", kycStatus: "PENDING", partnerTermsStatus: "REQUIRED" });
  // vatNumber is in the single read, and in no list and no answer to a write.
  expect(made.result).not.toHaveProperty("vatNumber");
  const path = { partyId: String(made.result["id"]) };
  expect(call("getParty", { path }).result).toMatchObject({ ...made.result, vatNumber: "SE1" });
  expect(call("listParties").list).toContainEqual(made.result);
  expect(call("updateParty", { path, body: { email: "ada@other.example" } }).result).toEqual({
    ...made.result,
    email: "ada@other.example",
  });
  expect(call("deleteParty", { path }).status).toBe(200);
  expect(call("getParty", { path })).toMatchObject({ status: 404, code: "code-not-documented" });
  expect(call("listParties").list).toHaveLength(2);
  state.close();
});

test("a party is its tenant's own", () => {
  const { call, state } = open();
  expect(call("listParties", { tenantId: otherTenant }).list).toEqual([]);
  const made = call("createParty", { body: { name: "Other AB" }, tenantId: otherTenant });
  expect(call("getParty", { path: { partyId: String(made.result["id"]) } }).status).toBe(404);
  expect(call("listParties").list).toHaveLength(2);
  state.close();
});

test("lists are paged, and a page beyond the last is empty", () => {
  const { call, state } = open();
  for (let n = 0; n < 5; n += 1) call("createParty", { body: { firstName: `P${n}` } });
  const page = (query: Record<string, number>) => call("listParties", { query }).body;
  const pagination = { pageSize: 3, numberOfElements: 1, numberOfPages: 3, hasNextPage: false, hasPreviousPage: true };
  expect(page({ page: 3, size: 3 })).toMatchObject({
    result: [{ firstName: "P4" }],
    pagination: { ...pagination, pageNumber: 3 },
  });
  expect(page({ page: 9, size: 3 })).toMatchObject({
    result: [],
    pagination: { ...pagination, pageNumber: 9, numberOfElements: 0 },
  });
  expect(page({ page: 2147483647, size: 2147483647 })).toMatchObject({ result: [] });
  state.close();
});

test("NOT_REQUIRED needs the company's flag", () => {
  const { call, state } = open();
  const refusal = { code: "kyc-not-required-not-allowed" };
  expect(call("createParty", { body: { firstName: "Ada", kycStatus: "NOT_REQUIRED" } })).toMatchObject(refusal);
  expect(call("updateParty", { path: maya, body: { kycStatus: "NOT_REQUIRED" } })).toMatchObject(refusal);
  expect(call("listParties").list).toHaveLength(2);
  state.close();
  const allowed = open({ kycNotRequired: true });
  const made = allowed.call("createParty", { body: { firstName: "Ada", kycStatus: "NOT_REQUIRED" } });
  expect(made.result["kycStatus"]).toBe("NOT_REQUIRED");
  allowed.state.close();
});

test("a verification link stays the same until it is revoked, and its outcome is announced", () => {
  const { call, state, events, eventTypes } = open();
  const path = { partyId: String(call("createParty", { body: { firstName: "Ada" } }).result["id"]) };
  expect(call("getIvVerification", { path }).result).toEqual({ linkageStatus: "NOT_LINKED" });
  const first = call("createPartyVerification", { path });
  expect(first.status).toBe(201);
  expect(call("createPartyVerification", { path })).toMatchObject({ status: 200, result: first.result });
  state.advance(4999);
  expect(call("getParty", { path }).result["kycStatus"]).toBe("PENDING");
  state.advance(1);
  expect(call("getParty", { path }).result["kycStatus"]).toBe("VERIFIED");
  expect(eventTypes()).toEqual(["PARTY_VERIFICATION_COMPLETED"]);
  expect(events[0]?.event.result).toMatchObject({ partyId: path.partyId, status: "VERIFIED" });
  expect(call("getIvVerification", { path }).result).toMatchObject({ linkageStatus: "LINKED" });
  expect(call("createPartyVerification", { path })).toMatchObject({ status: 200, result: first.result });
  state.close();
});

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

test("an organisation is verified without an event", () => {
  const { call, state, eventTypes } = open();
  const path = { partyId: cast.ceramics };
  expect(call("createPartyVerification", { path }).status).toBe(201);
  state.advance(10_000);
  expect(call("getParty", { path }).result["kybStatus"]).toBe("VERIFIED");
  expect(eventTypes()).toEqual([]);
  state.close();
});

test("REQUIRED partner terms always have a consentUrl, and a new link supersedes the last", () => {
  const { call, state } = open();
  const path = { partyId: String(call("createParty", { body: { firstName: "Ada" } }).result["id"]) };
  const first = call("getPartnerTerms", { path }).result;
  expect(first).toMatchObject({ status: "REQUIRED", consentUrl: expect.stringMatching(/^https:/) });
  expect(call("getPartnerTerms", { path }).result).toEqual(first);
  const link = call("createPartnerTermsLink", { path }).result;
  expect(link["consentUrl"]).not.toBe(first["consentUrl"]);
  expect(call("getPartnerTerms", { path }).result).toEqual({ status: "REQUIRED", consentUrl: link["consentUrl"] });
  state.advance(5000);
  expect(call("getPartnerTerms", { path }).result).toEqual({ status: "ACCEPTED" });
  expect(call("getParty", { path }).result["partnerTermsStatus"]).toBe("ACCEPTED");
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

test("reactivation makes an account active", () => {
  const { call, state } = open();
  const path = { accountId: cast.mayaAccount };
  state.seed({ accounts: [{ ...call("getAccount", { path }).result, status: "SUSPENDED" }] });
  expect(call("getAccount", { path }).result["status"]).toBe("SUSPENDED");
  expect(call("reactivateAccount", { path }).result).toMatchObject({ status: "ACTIVE", partyRoles: [{}, {}] });
  expect(call("getAccount", { path }).result["status"]).toBe("ACTIVE");
  state.close();
});

test("an allowance is verified in a window, and counts as pending until it closes", () => {
  const { call, state } = open();
  const path = { accountId: cast.mayaAccount, walletId: cast.mayaPolygon };
  const permit = () =>
    call("listAccountSupportedAssets", { path }).list.find(({ chain }) => chain === "POLYGON")?.["permitStatus"];
  expect(permit()).toBe("ACTION_REQUIRED");
  expect(call("verifyWalletAllowance", { path }).result).toEqual({ status: "VERIFYING_ALLOWANCE" });
  expect(permit()).toBe("PENDING");
  state.advance(5000);
  expect(permit()).toBe("READY");
  expect(call("verifyWalletAllowance", { path: { ...path, walletId: cast.mayaBase } }).status).toBe(409);
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

test("a virtual bank account becomes ready, and only for a holder who is cleared and has consented", () => {
  const { call, state, eventTypes, events } = open();
  const path = { accountId: cast.mayaAccount };
  const body = { bankAccountType: "USD_ACH" };
  const made = call("createVirtualBankAccount", { path, body });
  expect(made.result).toEqual({ id: made.result["id"], bankAccountType: "USD_ACH", status: "PENDING" });
  state.advance(4000);
  const ready = call("listVirtualBankAccounts", { path }).list.find(({ id }) => id === made.result["id"]);
  expect(ready).toMatchObject({ status: "ACTIVE", routingNumber: "110000000", depositRails: [{}, {}, {}, {}] });
  expect(eventTypes()).toEqual(["VIRTUAL_BANK_ACCOUNT_CREATED"]);
  expect(events[0]?.event.result).toMatchObject({ virtualBankAccountId: made.result["id"], status: "ACTIVE", ...path });

  const party = call("getParty", { path: { partyId: cast.maya } }).result;
  state.seed({ parties: [{ ...party, partnerTermsStatus: "REQUIRED" }] });
  expect(call("createVirtualBankAccount", { path, body }).status).toBe(409);
  state.seed({ parties: [{ ...party, kycStatus: "PENDING" }] });
  expect(call("createVirtualBankAccount", { path, body }).status).toBe(409);
  state.close();
});
