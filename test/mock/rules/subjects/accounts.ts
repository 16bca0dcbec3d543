// Rules of accounts, party roles, wallets with their balances, and virtual bank accounts.

import { every, has, lacks, not, oneOf, size, text } from "../match.ts";
import {
  after,
  asking,
  control,
  elsewhere,
  heard,
  listen,
  type RuleTable,
  refused,
  settle,
  shows,
} from "../rule.ts";

const account = { ask: "createAccount", as: "account" };
const given = { accountId: "{account.id}" };
const get = { ask: "getAccount", given };
const list = asking("listAccounts", { size: 60 });
const wallets = { ask: "listWallets", given };
const holder = { partyId: "{partyId}", roleType: "ACCOUNT_HOLDER" };
const recipient = { partyId: "{partyId}", roleType: "PAYOUT_RECIPIENT" };
const second = { accountId: "{secondAccountId}" };
const bank = { ask: "createVirtualBankAccount", as: "bank" };
const banks = "listVirtualBankAccounts";
const provisioned = { event: "ACCOUNT_WALLETS_PROVISIONED", fields: { accountId: "{account.id}" } };
const created = { event: "VIRTUAL_BANK_ACCOUNT_CREATED", fields: { virtualBankAccountId: "{bank.id}" } };
const shared = (id: string, more: object = {}) => ({ party: { id, identityShareToken: "share" }, ...more });
const nothing = "~^0(\\.0+)?$";
const free = {
  id: "{partyId}",
  partyType: "INDIVIDUAL",
  kycStatus: "NOT_REQUIRED",
  partnerTermsStatus: "NOT_REQUIRED",
};

const selfCustody = { accountId: "{selfCustodyAccountId}" };
const verify = { ask: "verifyWalletAllowance", given: { ...selfCustody, walletId: "{selfCustodyWalletId}" } };
const assets = { ask: "listAccountSupportedAssets", given: selfCustody };
const seeded = (externalId: string) =>
  control("seed", { accounts: [{ id: selfCustody.accountId, externalId, status: "ACTIVE", partyRoles: [] }] });
const usable = { chain: "BASE", permitStatus: "READY" };

export const accounts: RuleTable = {
  "F130: a new account has an ID and what was sent": shows(account, { id: text, externalId: "account-{run}" }),
  ...after(account, {
    "F37 F39: its holder has a role with the party": [
      shows(get, { partyRoles: [{ ...holder, status: text, party: { id: "{partyId}" } }] }),
    ],
    "F134: the same role is not added twice": [
      asking("addPartyRole", { ...given, ...holder }),
      shows("listPartyRoles", size(1), given),
    ],
  }),
  "F130: a party that does not exist holds no account": refused(account, "4xx", { party: { id: "{unknownId}" } }),
  "F131: an identity share token of an organization is refused, and nothing is created": [
    refused(account, "4xx", shared("{organizationId}", { externalId: "shared-{run}" })),
    shows(list, every(not({ externalId: "shared-{run}" }))),
    shows("createAccount", { id: text }, shared("{partyId}")),
  ],
  "F134: a role is added": [
    shows("addPartyRole", recipient, { ...second, partyId: "{partyId}" }),
    shows("listPartyRoles", has(recipient), second),
  ],
  "F134: a party that does not exist gets no role": refused("addPartyRole", "4xx", { partyId: "{unknownId}" }),
  "F115: reactivating returns the account with roles and parties": shows("reactivateAccount", {
    id: "{accountId}",
    status: "ACTIVE",
    partyRoles: every({ party: { id: text } }),
  }),
  "F36 F199: a new wallet is not ready": [account, shows(wallets, every({ amlStatus: not("APPROVED") }))],
  ...after([account, settle], {
    "F36 F199: once screened it is APPROVED": shows(wallets, every({ amlStatus: "APPROVED" })),
    "F31: a new wallet has no money": [
      shows(wallets, every({ balances: oneOf([], every({ amount: { total: nothing, reserved: nothing } })) })),
    ],
  }),
  ...after([listen, account, settle], {
    "F199: and announced": [
      { ...wallets, as: "wallets" },
      heard(provisioned, { amlStatus: "APPROVED", accountWalletAddress: "{wallets.0.address}" }),
    ],
  }),
  "F136 F198: a new virtual bank account is PENDING": shows(bank, { status: "PENDING" }),
  ...after([listen, bank, settle], {
    "F70 F198: when it is ready it is ACTIVE, and says where to deposit": [
      shows(banks, has({ id: "{bank.id}", status: "ACTIVE", accountNumber: text, depositRails: not([]) })),
    ],
    "F198: and announced": heard(created, { accountId: "{accountId}", status: "ACTIVE" }),
  }),
  "F149 F150: they are the same assets": [
    { ask: "listSupportedAssets", as: "assets" },
    shows("listAccountSupportedAssets", has({ asset: "{assets.0.asset}", chain: "{assets.0.chain}" })),
  ],
  "F48 F62 F96: who needs neither KYC nor consent gets a virtual bank account": [
    control("seed", { parties: [free] }),
    shows(bank, { status: "PENDING" }),
  ],
  "F87 F151: its allowances are verified on request": shows(verify, { status: "VERIFYING_ALLOWANCE" }),
  ...after([seeded("allowance-uncovered"), verify, settle], {
    "F87: what nobody has approved does not become usable": shows(assets, lacks(usable)),
  }),
  ...after([seeded("covered"), verify, settle], {
    "F87: what has been approved does": shows(assets, has(usable)),
  }),
  "F87: while allowances are verified the wallet is PENDING": [
    [verify, shows(assets, has({ ...usable, permitStatus: "PENDING" }))],
    elsewhere("it shows another wallet of the chain"),
  ],
};
