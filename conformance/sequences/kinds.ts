// The kinds of resources that sequences create, read, list, change and delete: what the contract does not say of each.

import { randomUUID } from "node:crypto";
import type { JsonObject } from "../../model/document.ts";
import { NotCovered, type Probe } from "../checks/check.ts";
import { type Contracts, operationNamed } from "../contracts.ts";
import type { Service } from "../exchange.ts";
import { mark, secretPrefix } from "../plan/body.ts";
import type { Kind, Ways } from "./model.ts";

/** The first ID of a kind that the run knows. @throws NotCovered when it knows none. */
export function known(probe: Probe, service: Service, kind: string, index = 0): string {
  const id = probe.ids(service, kind)[index]?.id;
  if (id === undefined) throw new NotCovered(`no ${kind} is known`);
  return id;
}

/** Path parameters of an operation, with IDs that the run knows. @throws NotCovered when it knows none. */
export function pathOf(probe: Probe, operationId: string): Record<string, string> {
  const { api, parameters } = operationNamed(probe.contracts, operationId);
  const names = parameters.filter(({ in: where }) => where === "path").map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, known(probe, api as Service, name)]));
}

/** The operations on what a creation makes, as the paths of the contract have them, and the moves of its status. */
export function waysOf(contracts: Contracts, { create, list }: Pick<Kind, "create" | "list">): Ways {
  const { api, path, segments, undoneBy } = operationNamed(contracts, create);
  const { operations, states } = contracts[api];
  const named = (method: string, at: string | undefined) =>
    operations.find((one) => one.method === method && one.path === at)?.operationId;
  const onOne = operations.filter(
    (one) => one.path.startsWith(`${path}/{`) && one.segments.length === segments.length + 1,
  );
  const at = onOne[0]?.path;
  const machines = states.filter(({ transitions }) =>
    transitions.some(({ from, operationId }) => from === null && operationId === create),
  );
  return {
    read: named("GET", at),
    list: list ?? named("GET", path),
    change: named("PUT", at) ?? named("PATCH", at),
    remove: undoneBy.find((operationId) => operationId === named("DELETE", at)),
    parameter: onOne[0]?.segments.at(-1)?.slice(1, -1),
    // Which of several is that of the field `status` is not said.
    moves: machines.length === 1 ? (machines[0]?.transitions ?? []) : [],
  };
}

/** A kind by its name, its creation and the fields of the request body that reads show as they were sent. */
function kind(name: string, create: string, fields: string[], more: Partial<Kind> = {}): Kind {
  return { name, create, fields, ...more };
}

function webhook(): JsonObject {
  return {
    url: `https://receiver.example/${mark}/${randomUUID()}`,
    name: `${mark} ${randomUUID()}`,
    authenticationMethod: { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: `${secretPrefix}${randomUUID()}` },
  };
}

/** Registered webhooks. */
export const webhooks = kind("webhook", "registerWebhook", ["url", "name"], {
  body: webhook,
  changed: webhook,
  broken: () => ({ ...webhook(), url: `http://receiver.example/${mark}/${randomUUID()}` }),
  most: 2,
});

/** Parties. */
export const parties = kind("party", "createParty", ["externalId", "partyType", "firstName", "lastName", "email"], {
  changed: () => ({ email: `${mark}-${randomUUID().slice(0, 8)}@example.invalid` }),
});

/** Accounts of a party that is there. */
export const accounts = kind("account", "createAccount", ["externalId"], { most: 2 });

/** Virtual bank accounts. */
export const virtualBankAccounts = kind("virtual bank account", "createVirtualBankAccount", ["bankAccountType"], {
  most: 2,
});

const sessionFields = ["inAmount", "inCurrency", "externalRef", "idempotencyKey"];

/** Pay-in sessions. */
export const sessions = kind("payment session", "createPaymentSession", sessionFields);

const transferred = { fields: ["receiverAccountId", "asset", "amount"], list: "listTransfers" };

/** Transfers of crypto, of the account that sends. */
export const cryptoTransfers: Kind = { name: "crypto transfer", create: "createCryptoTransfer", ...transferred };

/** Transfers of fiat. */
export const fiatTransfers: Kind = { name: "fiat transfer", create: "createFiatTransfer", ...transferred };

/** Transfers between accounts; whether the list has them is not documented. */
export const accountTransfers = kind("account-to-account transfer", "createAccountToAccountTransfer", []);

const contactFields = ["beneficiaryEmail", "beneficiaryPhoneNumber"];

/** Bank accounts of beneficiaries. */
export const payoutBankAccounts = kind("payout bank account", "registerPayoutBankAccount", contactFields);

/** Payouts over a route that is there. */
export const payouts = kind("payout", "createPayout", ["routeId", "asset", "amount"], {
  path(probe) {
    const [route] = probe.ids("finance", "routeId");
    if (route === undefined) throw new NotCovered("no payout route is known");
    return { accountId: route.parents["accountId"] ?? known(probe, "finance", "accountId") };
  },
  body: () => ({ amount: "0.01" }),
});

/** Wallets of the company. */
export const companyWallets = kind("company wallet", "registerCompanyWallet", ["description", "address", "chain"], {
  body: () => ({ description: `${mark} ${randomUUID()}` }),
});

const companyAccountFields = ["name", "bankName", "supportedRampType"];

/** Bank accounts of the company. */
export const companyBankAccounts = kind("company bank account", "registerCompanyBankAccount", companyAccountFields, {
  body: () => ({ name: `${mark} ${randomUUID()}` }),
});

/** Ramp requests; their approval is in ramp.ts. */
export const rampRequests = kind("ramp request", "createRampRequest", ["rampType"]);

/** Payment requests, which can be neither read nor listed; their steps are in payments.ts. */
export const paymentRequests = kind("payment request", "createPaymentRequest", []);
