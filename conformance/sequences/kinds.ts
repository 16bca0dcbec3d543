// The kinds of resources in sequences, with the facts about each that the contract does not have.

import { randomUUID } from "node:crypto";
import { matchPath } from "../../model/calls.ts";
import type { JsonObject } from "../../model/document.ts";
import { NotCovered, type Probe } from "../checks/check.ts";
import { type Contracts, operationNamed } from "../contracts.ts";
import type { Exchange } from "../exchange.ts";
import { mark, secretPrefix } from "../plan/body.ts";
import { idNameOf } from "../plan/ids.ts";

/** A kind of resource. */
export interface SequenceKind {
  name: string;
  create: string;
  /** Fields of the request body that reads show as they were sent. */
  fields: string[];
  /** The list that shows it, when the list has another path than the creation. */
  list?: string;
  /** Path parameters, when not every known ID fits. @throws NotCovered when one is not known. */
  path?(probe: Probe): Record<string, string>;
  /** Fields of the request body that replace those of the example. */
  body?(): JsonObject;
  /** The body of a change; without one, the kind is not changed. */
  changed?(): JsonObject;
  /** A body of a change that a documented rule refuses. */
  broken?(): JsonObject;
  /** The most of them in one sequence; 3 when absent. */
  most?: number;
}

/** An account that the run knows. @throws NotCovered when it does not know as many. */
export function accountOf(probe: Probe, index = 0): string {
  const account = probe.ids("finance", "accountId")[index];
  if (account === undefined) throw new NotCovered(`no ${index === 0 ? "" : "other "}account is known`);
  return account.id;
}

/** The path parameters of a request, by the names under which their IDs are known. */
export function pathOf({ contracts }: Probe, { service, request }: Exchange): Record<string, string> {
  const [match] = matchPath(contracts[service].operations, new URL(request.url).pathname);
  return Object.fromEntries(Object.entries(match?.values ?? {}).map(([name, id]) => [idNameOf(name), id]));
}

/** The operations on the resource of a creation, and the transitions of its status, as the contract has them. */
export function waysOf(contracts: Contracts, { create, list }: Pick<SequenceKind, "create" | "list">) {
  const { api, path, segments, undoneBy } = operationNamed(contracts, create);
  const { operations, states } = contracts[api];
  const one = operations.find(
    (other) => other.path.startsWith(`${path}/{`) && other.segments.length === segments.length + 1,
  );
  const named = (method: string, at = one?.path) =>
    operations.find((other) => other.method === method && other.path === at)?.operationId;
  const machines = states.filter(({ transitions }) =>
    transitions.some(({ from, operationId }) => from === null && operationId === create),
  );
  return {
    read: named("GET"),
    list: list ?? named("GET", path),
    change: named("PUT") ?? named("PATCH"),
    remove: undoneBy.find((operationId) => operationId === named("DELETE")),
    /** The path parameter that takes its ID. */
    parameter: one?.segments.at(-1)?.slice(1, -1),
    // The contract does not say which of several state machines is that of the field `status`.
    moves: machines.length === 1 ? (machines[0]?.transitions ?? []) : [],
  };
}

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

/** The account of a known payout route, because a payout needs a route. */
function payoutPath(probe: Probe): Record<string, string> {
  const [route] = probe.ids("finance", "routeId");
  if (route === undefined) throw new NotCovered("no payout route is known");
  return { accountId: route.parents["accountId"] ?? accountOf(probe) };
}

const partyFields = ["externalId", "partyType", "firstName", "lastName", "email"];
const sessionFields = ["inAmount", "inCurrency", "externalRef", "idempotencyKey"];
const transferFields = ["receiverAccountId", "asset", "amount"];
const bankAccountFields = ["name", "bankName", "supportedRampType"];
const beneficiaryFields = ["beneficiaryEmail", "beneficiaryPhoneNumber"];

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
  // The list of the sending account shows these transfers.
  cryptoTransfer: kind("crypto transfer", "createCryptoTransfer", transferFields, { list: "listTransfers" }),
  fiatTransfer: kind("fiat transfer", "createFiatTransfer", transferFields, { list: "listTransfers" }),
  // It is not documented whether a list shows account-to-account transfers.
  accountTransfer: kind("account-to-account transfer", "createAccountToAccountTransfer", []),
  payoutBankAccount: kind("payout bank account", "registerPayoutBankAccount", beneficiaryFields),
  payout: kind("payout", "createPayout", ["routeId", "asset", "amount"], {
    path: payoutPath,
    body: () => ({ amount: "0.01" }),
  }),
  companyWallet: kind("company wallet", "registerCompanyWallet", ["description", "address", "chain"], {
    body: () => ({ description: `${mark} ${randomUUID()}` }),
  }),
  companyBankAccount: kind("company bank account", "registerCompanyBankAccount", bankAccountFields, {
    body: () => ({ name: `${mark} ${randomUUID()}` }),
  }),
  /** The steps for their approval are in ramp.ts. */
  rampRequest: kind("ramp request", "createRampRequest", ["rampType"]),
  /** They can be neither read nor listed; their steps are in payments.ts. */
  paymentRequest: kind("payment request", "createPaymentRequest", [], { most: 2 }),
};
