// The kinds of resources that sequences create, read, list, change and delete: one row each.

import { randomUUID } from "node:crypto";
import type { JsonObject } from "../../model/document.ts";
import { NotCovered, type Probe } from "../checks/check.ts";
import type { Service } from "../exchange.ts";
import { mark, secretPrefix } from "../plan/body.ts";
import type { Kind } from "./model.ts";

/** The first ID of a kind that the run knows. @throws NotCovered when it knows none. */
export function known(probe: Probe, service: Service, kind: string, index = 0): string {
  const id = probe.ids(service, kind)[index]?.id;
  if (id === undefined) throw new NotCovered(`no ${kind} is known`);
  return id;
}

const ofAccount = (probe: Probe) => ({ accountId: known(probe, "finance", "accountId") });
const ofParty = (probe: Probe) => ({ partyId: known(probe, "finance", "partyId") });

function webhook(): JsonObject {
  return {
    url: `https://receiver.example/${mark}/${randomUUID()}`,
    name: `${mark} ${randomUUID()}`,
    authenticationMethod: { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: `${secretPrefix}${randomUUID()}` },
  };
}

/** Registered webhooks. */
export const webhooks: Kind = {
  name: "webhook",
  create: "registerWebhook",
  read: "getWebhook",
  list: "listWebhooks",
  change: "replaceWebhook",
  remove: "deleteWebhook",
  parameter: "webhookId",
  fields: ["url", "name"],
  body: webhook,
  changed: webhook,
  broken: () => ({ ...webhook(), url: `http://receiver.example/${mark}/${randomUUID()}` }),
  most: 2,
};

/** Parties. */
export const parties: Kind = {
  name: "party",
  create: "createParty",
  read: "getParty",
  list: "listParties",
  change: "updateParty",
  remove: "deleteParty",
  parameter: "partyId",
  fields: ["externalId", "partyType", "firstName", "lastName", "email"],
  changed: () => ({ email: `${mark}-${randomUUID().slice(0, 8)}@example.invalid` }),
};

/** Accounts of a party that is there. */
export const accounts: Kind = {
  name: "account",
  create: "createAccount",
  read: "getAccount",
  list: "listAccounts",
  parameter: "accountId",
  fields: ["externalId"],
  body: (probe) => ({ party: { id: known(probe, "finance", "partyId") } }),
  most: 2,
};

/** Virtual bank accounts. */
export const virtualBankAccounts: Kind = {
  name: "virtual bank account",
  create: "createVirtualBankAccount",
  list: "listVirtualBankAccounts",
  fields: ["bankAccountType"],
  path: ofAccount,
  most: 2,
};

/** Pay-in sessions. */
export const sessions: Kind = {
  name: "payment session",
  create: "createPaymentSession",
  list: "listPaymentSessions",
  fields: ["inAmount", "inCurrency", "externalRef", "idempotencyKey"],
  path: ofAccount,
};

/** Transfers of crypto, of the account that sends. */
export const cryptoTransfers: Kind = {
  name: "crypto transfer",
  create: "createCryptoTransfer",
  list: "listTransfers",
  fields: ["receiverAccountId", "asset", "amount"],
  status: "TransferStatus",
};

/** Transfers of fiat. */
export const fiatTransfers: Kind = { ...cryptoTransfers, name: "fiat transfer", create: "createFiatTransfer" };

/** Transfers between accounts; whether the list has them is not documented. */
export const accountTransfers: Kind = {
  name: "account-to-account transfer",
  create: "createAccountToAccountTransfer",
  fields: [],
};

/** Bank accounts of beneficiaries. */
export const payoutBankAccounts: Kind = {
  name: "payout bank account",
  create: "registerPayoutBankAccount",
  read: "getPayoutBankAccount",
  list: "listPayoutBankAccounts",
  parameter: "payoutBankAccountId",
  fields: ["beneficiaryEmail", "beneficiaryPhoneNumber"],
  path: ofParty,
};

/** Payouts over a route that is there. */
export const payouts: Kind = {
  name: "payout",
  create: "createPayout",
  read: "getPayout",
  list: "listPayouts",
  parameter: "payoutId",
  fields: ["routeId", "asset", "amount"],
  path(probe) {
    const [route] = probe.ids("finance", "routeId");
    if (route === undefined) throw new NotCovered("no payout route is known");
    return { accountId: route.parents["accountId"] ?? known(probe, "finance", "accountId") };
  },
  body: () => ({ amount: "0.01" }),
  status: "PayoutStatus",
};

/** Wallets of the company. */
export const companyWallets: Kind = {
  name: "company wallet",
  create: "registerCompanyWallet",
  list: "listCompanyWallets",
  fields: ["description", "address", "chain"],
  body: () => ({ description: `${mark} ${randomUUID()}` }),
};

/** Bank accounts of the company. */
export const companyBankAccounts: Kind = {
  name: "company bank account",
  create: "registerCompanyBankAccount",
  read: "getCompanyBankAccount",
  list: "listCompanyBankAccounts",
  parameter: "companyBankAccountId",
  fields: ["name", "bankName", "supportedRampType"],
  body: () => ({ name: `${mark} ${randomUUID()}` }),
};

/** Ramp requests; their approval is in ramp.ts. */
export const rampRequests: Kind = {
  name: "ramp request",
  create: "createRampRequest",
  read: "getRampRequest",
  list: "listRampRequests",
  parameter: "rampRequestId",
  fields: ["rampType"],
  status: "RampRequestStatus",
};

/** Payment requests, which can be neither read nor listed; their steps are in payments.ts. */
export const paymentRequests: Kind = {
  name: "payment request",
  create: "createPaymentRequest",
  change: "updatePaymentRequest",
  parameter: "paymentRequestId",
  fields: [],
};
