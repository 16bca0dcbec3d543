// The kinds of resources that sequences create, read, list, change and delete: what the contract does not say of each.

import { randomUUID } from "node:crypto";
import type { JsonObject } from "../../model/document.ts";
import { NotCovered, type Probe } from "../checks/check.ts";
import { type Contracts, operationNamed } from "../contracts.ts";
import type { ServiceName } from "../exchange.ts";
import { mark, secretPrefix } from "../plan/body.ts";
import { pathNamesOf } from "../plan/ids.ts";
import type { SequenceKind } from "./actor.ts";

/** The first ID of a kind that the run knows. @throws NotCovered when it knows none. */
export function known(probe: Probe, service: ServiceName, kind: string, index = 0): string {
  const id = probe.ids(service, kind)[index]?.id;
  if (id === undefined) throw new NotCovered(`no ${kind} is known`);
  return id;
}

/** Path parameters of an operation, with IDs that the run knows. @throws NotCovered when it knows none. */
export function pathOf(probe: Probe, operationId: string): Record<string, string> {
  const operation = operationNamed(probe.contracts, operationId);
  const idOf = (name: string) => known(probe, operation.api as ServiceName, name);
  return Object.fromEntries(pathNamesOf(operation).map((name) => [name, idOf(name)]));
}

/** The operations on what a creation makes, as the paths of the contract have them, and the moves of its status. */
export function waysOf(contracts: Contracts, { create, list }: Pick<SequenceKind, "create" | "list">) {
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
    /** The path parameter that takes its ID. */
    parameter: onOne[0]?.segments.at(-1)?.slice(1, -1),
    // Which of several is that of the field `status` is not said.
    moves: machines.length === 1 ? (machines[0]?.transitions ?? []) : [],
  };
}

/** A kind by its name, its creation and the fields of the request body that reads show as they were sent. */
function kind(name: string, create: string, fields: string[], more: Partial<SequenceKind> = {}): SequenceKind {
  return { name, create, fields, ...more };
}

function webhook(): JsonObject {
  return {
    url: `https://receiver.example/${mark}/${randomUUID()}`,
    name: `${mark} ${randomUUID()}`,
    authenticationMethod: { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: `${secretPrefix}${randomUUID()}` },
  };
}

/** Payouts go over a route that is there. */
function payoutPath(probe: Probe): Record<string, string> {
  const [route] = probe.ids("finance", "routeId");
  if (route === undefined) throw new NotCovered("no payout route is known");
  return { accountId: route.parents["accountId"] ?? known(probe, "finance", "accountId") };
}

const partyFields = ["externalId", "partyType", "firstName", "lastName", "email"];
const sessionFields = ["inAmount", "inCurrency", "externalRef", "idempotencyKey"];
const transferFields = ["receiverAccountId", "asset", "amount"];

/** Every kind. */
export const kinds = {
  webhook: kind("webhook", "registerWebhook", ["url", "name"], {
    body: webhook,
    changed: webhook,
    broken: () => ({ ...webhook(), url: `http://receiver.example/${mark}/${randomUUID()}` }),
    most: 2,
  }),
  party: kind("party", "createParty", partyFields, {
    changed: () => ({ email: `${mark}-${randomUUID().slice(0, 8)}@example.invalid` }),
  }),
  account: kind("account", "createAccount", ["externalId"], { most: 2 }),
  virtualBankAccount: kind("virtual bank account", "createVirtualBankAccount", ["bankAccountType"], { most: 2 }),
  session: kind("payment session", "createPaymentSession", sessionFields),
  // The list of the account that sends has them.
  cryptoTransfer: kind("crypto transfer", "createCryptoTransfer", transferFields, { list: "listTransfers" }),
  fiatTransfer: kind("fiat transfer", "createFiatTransfer", transferFields, { list: "listTransfers" }),
  // Whether the list has these is not documented.
  accountTransfer: kind("account-to-account transfer", "createAccountToAccountTransfer", []),
  payoutBankAccount: kind("payout bank account", "registerPayoutBankAccount", [
    "beneficiaryEmail",
    "beneficiaryPhoneNumber",
  ]),
  payout: kind("payout", "createPayout", ["routeId", "asset", "amount"], {
    path: payoutPath,
    body: () => ({ amount: "0.01" }),
  }),
  companyWallet: kind("company wallet", "registerCompanyWallet", ["description", "address", "chain"], {
    body: () => ({ description: `${mark} ${randomUUID()}` }),
  }),
  companyBankAccount: kind(
    "company bank account",
    "registerCompanyBankAccount",
    ["name", "bankName", "supportedRampType"],
    { body: () => ({ name: `${mark} ${randomUUID()}` }) },
  ),
  /** Their approval is in ramp.ts. */
  rampRequest: kind("ramp request", "createRampRequest", ["rampType"]),
  /** They can be neither read nor listed; their steps are in payments.ts. */
  paymentRequest: kind("payment request", "createPaymentRequest", []),
};
