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

/** A kind by its name, its creation and the fields of the request body that reads show as they were sent. */
function kind(name: string, create: string, fields: string[], more: Partial<Kind> = {}): Kind {
  return { name, create, fields, ...more };
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
export const webhooks = kind("webhook", "registerWebhook", ["url", "name"], {
  read: "getWebhook",
  list: "listWebhooks",
  change: "replaceWebhook",
  remove: "deleteWebhook",
  parameter: "webhookId",
  body: webhook,
  changed: webhook,
  broken: () => ({ ...webhook(), url: `http://receiver.example/${mark}/${randomUUID()}` }),
  most: 2,
});

/** Parties. */
export const parties = kind("party", "createParty", ["externalId", "partyType", "firstName", "lastName", "email"], {
  read: "getParty",
  list: "listParties",
  change: "updateParty",
  remove: "deleteParty",
  parameter: "partyId",
  changed: () => ({ email: `${mark}-${randomUUID().slice(0, 8)}@example.invalid` }),
});

/** Accounts of a party that is there. */
export const accounts = kind("account", "createAccount", ["externalId"], {
  read: "getAccount",
  list: "listAccounts",
  parameter: "accountId",
  body: (probe) => ({ party: { id: known(probe, "finance", "partyId") } }),
  most: 2,
});

/** Virtual bank accounts. */
export const virtualBankAccounts = kind("virtual bank account", "createVirtualBankAccount", ["bankAccountType"], {
  list: "listVirtualBankAccounts",
  path: ofAccount,
  most: 2,
});

/** Pay-in sessions. */
export const sessions = kind(
  "payment session",
  "createPaymentSession",
  ["inAmount", "inCurrency", "externalRef", "idempotencyKey"],
  {
    list: "listPaymentSessions",
    path: ofAccount,
  },
);

/** Transfers of crypto, of the account that sends. */
export const cryptoTransfers = kind(
  "crypto transfer",
  "createCryptoTransfer",
  ["receiverAccountId", "asset", "amount"],
  {
    list: "listTransfers",
    status: "TransferStatus",
  },
);

/** Transfers of fiat. */
export const fiatTransfers: Kind = { ...cryptoTransfers, name: "fiat transfer", create: "createFiatTransfer" };

/** Transfers between accounts; whether the list has them is not documented. */
export const accountTransfers = kind("account-to-account transfer", "createAccountToAccountTransfer", []);

/** Bank accounts of beneficiaries. */
export const payoutBankAccounts = kind(
  "payout bank account",
  "registerPayoutBankAccount",
  ["beneficiaryEmail", "beneficiaryPhoneNumber"],
  {
    read: "getPayoutBankAccount",
    list: "listPayoutBankAccounts",
    parameter: "payoutBankAccountId",
    path: ofParty,
  },
);

/** Payouts over a route that is there. */
export const payouts = kind("payout", "createPayout", ["routeId", "asset", "amount"], {
  read: "getPayout",
  list: "listPayouts",
  parameter: "payoutId",
  path(probe) {
    const [route] = probe.ids("finance", "routeId");
    if (route === undefined) throw new NotCovered("no payout route is known");
    return { accountId: route.parents["accountId"] ?? known(probe, "finance", "accountId") };
  },
  body: () => ({ amount: "0.01" }),
  status: "PayoutStatus",
});

/** Wallets of the company. */
export const companyWallets = kind("company wallet", "registerCompanyWallet", ["description", "address", "chain"], {
  list: "listCompanyWallets",
  body: () => ({ description: `${mark} ${randomUUID()}` }),
});

/** Bank accounts of the company. */
export const companyBankAccounts = kind(
  "company bank account",
  "registerCompanyBankAccount",
  ["name", "bankName", "supportedRampType"],
  {
    read: "getCompanyBankAccount",
    list: "listCompanyBankAccounts",
    parameter: "companyBankAccountId",
    body: () => ({ name: `${mark} ${randomUUID()}` }),
  },
);

/** Ramp requests; their approval is in ramp.ts. */
export const rampRequests = kind("ramp request", "createRampRequest", ["rampType"], {
  read: "getRampRequest",
  list: "listRampRequests",
  parameter: "rampRequestId",
  status: "RampRequestStatus",
});

/** Payment requests, which can be neither read nor listed; their steps are in payments.ts. */
export const paymentRequests = kind("payment request", "createPaymentRequest", [], {
  change: "updatePaymentRequest",
  parameter: "paymentRequestId",
});
