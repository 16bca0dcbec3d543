// Rules of accounts, party roles and virtual bank accounts.

import { absent, all, every, exactly, has, listen, not, oneOf, type Rule, settle, size, text } from "../rule.ts";

const account = { ask: "createAccount", as: "account" };
const path = { accountId: "{account.id}" };
const holder = { partyId: "{partyId}", roleType: "ACCOUNT_HOLDER" };
const person = { id: "{partyId}", partyType: "INDIVIDUAL" };
const bank = { ask: "createVirtualBankAccount", as: "bank" };
const banks = { ask: "listVirtualBankAccounts" };
const provisioned = { event: "ACCOUNT_WALLETS_PROVISIONED", fields: { accountId: "{account.id}" } };
const created = { event: "VIRTUAL_BANK_ACCOUNT_CREATED", fields: { virtualBankAccountId: "{bank.id}" } };

export const accounts: Rule[] = [
  [
    "F130: a new account has an ID and what was sent",
    { ...account, result: { id: text, externalId: "account-{run}" } },
  ],
  [
    "F37: without an externalId there is none",
    { ...account, body: { externalId: undefined }, result: { externalId: absent } },
  ],
  ["F38: it is ACTIVE", account, settle, { ask: "getAccount", path, result: { status: "ACTIVE" } }],
  [
    "F37 F39: its holder has a role with the party",
    account,
    { ask: "getAccount", path, result: { partyRoles: [{ ...holder, status: text, party: { id: "{partyId}" } }] } },
  ],
  [
    "F129: it is in the list",
    account,
    { ask: "listAccounts", query: { size: 60 }, result: has({ id: "{account.id}" }) },
  ],
  [
    "F130: a party that does not exist holds no account",
    { ...account, as: undefined, body: { party: { id: "{unknownId}" } }, status: "4xx" },
  ],
  [
    "F131: an identity share token of an organization is refused, and nothing is created",
    {
      ...{ ask: "createAccount", status: "4xx" },
      body: { externalId: "shared-{run}", party: { id: "{organizationId}", identityShareToken: "share" } },
    },
    { ask: "listAccounts", query: { size: 60 }, result: every(not({ externalId: "shared-{run}" })) },
    { ask: "createAccount", body: { party: { id: "{partyId}", identityShareToken: "share" } }, result: { id: text } },
  ],
  ["F133: roles are listed", { ask: "listPartyRoles", result: has(holder) }],
  [
    "F134: a role is added",
    {
      ask: "addPartyRole",
      path: { accountId: "{secondAccountId}" },
      body: { partyId: "{partyId}" },
      result: { partyId: "{partyId}", roleType: "PAYOUT_RECIPIENT" },
    },
    {
      ask: "listPartyRoles",
      path: { accountId: "{secondAccountId}" },
      result: has({ partyId: "{partyId}", roleType: "PAYOUT_RECIPIENT" }),
    },
  ],
  [
    "F40: a party may have both roles",
    { ask: "listPartyRoles", result: has({ ...holder, roleType: "PAYOUT_RECIPIENT" }) },
    { ask: "listPartyRoles", result: has(holder) },
  ],
  ["F40: there is no other role", { ask: "addPartyRole", body: { roleType: "OWNER" }, status: 400 }],
  [
    "F134: a party that does not exist gets no role",
    { ask: "addPartyRole", body: { partyId: "{unknownId}" }, status: "4xx" },
  ],
  [
    "F115: reactivating returns the account with roles and parties",
    {
      ask: "reactivateAccount",
      result: { id: "{accountId}", status: "ACTIVE", partyRoles: every({ party: { id: text } }) },
    },
  ],
  [
    "F36 F199: a new wallet is not ready",
    account,
    { ask: "listWallets", path, result: every({ amlStatus: not("APPROVED") }) },
  ],
  [
    "F36 F199: once screened it is APPROVED",
    account,
    settle,
    { ask: "listWallets", path, result: every({ amlStatus: "APPROVED" }) },
  ],
  [
    "F199: and announced",
    listen,
    account,
    settle,
    { ask: "listWallets", path, as: "wallets" },
    {
      event: provisioned.event,
      fields: { ...provisioned.fields, amlStatus: "APPROVED", accountWalletAddress: "{wallets.0.address}" },
    },
  ],
  [
    "F199: with these fields",
    listen,
    account,
    settle,
    {
      ...provisioned,
      fields: all(
        provisioned.fields,
        exactly(
          "accountId walletPairId walletType chain accountWalletAddress escrowWalletAddress amlStatus occurredAt",
        ),
      ),
    },
  ],
  ["F199: not before it is screened", listen, account, { ...provisioned, never: true }],
  [
    "F31: a new wallet has no money",
    account,
    settle,
    {
      ask: "listWallets",
      path,
      result: every({ balances: oneOf([], every({ amount: { total: "~^0(\\.0+)?$", reserved: "~^0(\\.0+)?$" } })) }),
    },
  ],
  ["F136 F198: a new virtual bank account is PENDING", { ...bank, result: { status: "PENDING" } }],
  [
    "F198: when it is ready it is ACTIVE",
    bank,
    settle,
    { ...banks, result: has({ id: "{bank.id}", status: "ACTIVE" }) },
  ],
  [
    "F198: and announced",
    listen,
    bank,
    settle,
    { ...created, fields: { ...created.fields, accountId: "{accountId}", status: "ACTIVE" } },
  ],
  ["F198: not when it is created", listen, bank, { ...created, never: true }],
  [
    "F184 F198: without bank coordinates",
    listen,
    bank,
    settle,
    { ...created, fields: all(created.fields, exactly("virtualBankAccountId accountId status occurredAt")) },
  ],
  [
    "F70: it says where to deposit",
    bank,
    settle,
    { ...banks, result: has({ id: "{bank.id}", accountNumber: text, depositRails: not([]) }) },
  ],
  ["F68: its type is that of the request", { ...bank, result: { bankAccountType: "USD_ACH" } }],
  [
    "F137: the message to sign is returned",
    {
      ask: "prepareVirtualBankAccountOwnershipProof",
      path: { accountId: "{selfCustodyAccountId}" },
      result: { message: text },
    },
  ],
  [
    "F149: supported assets have chain, asset, decimals and contract",
    { ask: "listSupportedAssets", result: every({ chain: text, asset: text, contractAddress: text }) },
  ],
  [
    "F63 F150: for an account, each has a permit status",
    {
      ask: "listAccountSupportedAssets",
      result: every({
        chain: text,
        asset: text,
        permitStatus: "~^(READY|ACTIVATING|ACTION_REQUIRED|PENDING|FAILED|NO_WALLET)$",
      }),
    },
  ],
  [
    "F149 F150: they are the same assets",
    { ask: "listSupportedAssets", as: "assets" },
    { ask: "listAccountSupportedAssets", result: has({ asset: "{assets.0.asset}", chain: "{assets.0.chain}" }) },
  ],
  ["F20 F135: virtual bank accounts are listed", bank, { ...banks, result: has({ id: "{bank.id}" }) }],
  [
    "F134: the same role is not added twice",
    account,
    { ask: "addPartyRole", path, body: holder },
    { ask: "listPartyRoles", path, result: size(1) },
  ],
  [
    "F48 F62 F96: who needs neither KYC nor consent gets a virtual bank account",
    {
      ...{ control: "seed" },
      given: { parties: [{ ...person, kycStatus: "NOT_REQUIRED", partnerTermsStatus: "NOT_REQUIRED" }] },
    },
    { ...bank, result: { status: "PENDING" } },
  ],
  [
    "F96: a holder who is not verified gets no virtual bank account",
    { ask: "createParty", as: "party" },
    { ask: "createAccount", body: { party: { id: "{party.id}" } }, as: "account" },
    { ask: "createVirtualBankAccount", path, status: "4xx" },
    { except: "second", because: "it asks for the consent alone" },
  ],
];
