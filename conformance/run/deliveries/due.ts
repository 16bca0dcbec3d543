// What should have been announced: the run reads the status of what it made, and looks for the event of that status.

import { matchPath } from "../../../model/calls.ts";
import type { JsonObject } from "../../../model/document.ts";
import { isCertain } from "../../../model/evidence.js";
import type { StateMachine } from "../../../model/states.ts";
import { resultOf, rowsOf, succeeded } from "../../checks/check.ts";
import { eventOf, payloadOf } from "../../checks/deliveries/check.ts";
import type { Contracts } from "../../contracts.ts";
import type { DueEvent } from "../../delivery.ts";
import { type Exchange, sentIn } from "../../exchange.ts";
import type { Reception } from "./webhooks.ts";

/** Something that the run made. */
interface Made {
  id: string;
  /** The accounts it belongs to, by the fields of its events. */
  accounts: Record<string, string>;
}

/** What is made by some operations, how its events name it, and how its status is read. */
interface Kind {
  creations: string[];
  /** The field of its events that names it. */
  field: string;
  read: string;
  path(made: Made): Record<string, string>;
  /** The status that the response shows; undefined when it shows none. */
  statusIn(exchange: Exchange, made: Made): unknown;
  /** Events of statuses to which the contract has no transition. */
  events?: Record<string, string>;
}

/** The status of its row in a list. */
const rowStatus = (exchange: Exchange, { id }: Made) => rowsOf(exchange).find((row) => row["id"] === id)?.["status"];

/** The one screening status of all wallets of an account. */
function screeningStatus(exchange: Exchange): unknown {
  const statuses = new Set(rowsOf(exchange).map(({ amlStatus }) => amlStatus));
  return statuses.size === 1 ? [...statuses][0] : undefined;
}

const kinds: Kind[] = [
  {
    creations: ["createPayout"],
    field: "payoutId",
    read: "getPayout",
    path: ({ id, accounts }) => ({ ...accounts, payoutId: id }),
    statusIn: (exchange) => resultOf(exchange)["status"],
  },
  {
    creations: ["createAccountToAccountTransfer", "createCryptoTransfer", "createFiatTransfer"],
    field: "transferId",
    read: "listTransfers",
    path: ({ accounts }) => ({ accountId: accounts["senderAccountId"] ?? "" }),
    statusIn: rowStatus,
    events: { COMPLETED: "TRANSFER_COMPLETED", FAILED: "TRANSFER_FAILED" },
  },
  {
    creations: ["createVirtualBankAccount"],
    field: "virtualBankAccountId",
    read: "listVirtualBankAccounts",
    path: ({ accounts }) => accounts,
    statusIn: rowStatus,
  },
  {
    creations: ["createAccount"],
    field: "accountId",
    read: "listWallets",
    path: ({ id }) => ({ accountId: id }),
    statusIn: screeningStatus,
  },
];

/** Where a creation says which accounts it is about, by the field of events: a path parameter or a field of the request body. */
const accountNames: Record<string, string[]> = {
  accountId: ["accountId"],
  senderAccountId: ["senderId", "sourceAccountId"],
  receiverAccountId: ["receiverAccountId", "destinationAccountId"],
};

function madeBy(exchange: Exchange): Made[] {
  const { operation, request } = exchange;
  const { id } = resultOf(exchange);
  if (operation === undefined || typeof id !== "string") return [];
  const [match] = matchPath([operation], new URL(request.url).pathname);
  const given: JsonObject = { ...sentIn(exchange), ...match?.values };
  const accounts = Object.entries(accountNames).flatMap(([field, names]) => {
    const account = names.map((name) => given[name]).find((value) => typeof value === "string");
    return typeof account === "string" ? [[field, account] as const] : [];
  });
  return [{ id, accounts: Object.fromEntries(accounts) }];
}

/** What creations among some exchanges made, the newest last. */
function madeIn(exchanges: Exchange[], { creations }: Kind): Made[] {
  const own = exchanges.filter(({ operation }) => creations.includes(operation?.operationId ?? ""));
  return own.filter(succeeded).flatMap(madeBy);
}

/** Which accounts the events of a thing have to name, by the field that names the thing and its ID. */
export function accountsByName(exchanges: Exchange[]): Map<string, Record<string, string>> {
  const named = kinds.filter(({ field }) => field !== "accountId");
  return new Map(
    named.flatMap((kind) =>
      madeIn(exchanges, kind).map(({ id, accounts }) => [`${kind.field} ${id}`, accounts] as const),
    ),
  );
}

/**
 * The events that announce a status: those of the transitions to it and, where only one status goes before it, those of that one.
 * @returns Each with whether that is documented.
 */
function eventsOf(contracts: Contracts, { creations, events = {} }: Kind, status: string): Map<string, boolean> {
  // A creation may begin several statuses; the one that events announce is meant.
  const isMeant = ({ transitions }: StateMachine) =>
    transitions.some(({ operationId = "" }) => creations.includes(operationId)) &&
    transitions.some(({ event }) => event !== undefined);
  const transitions = contracts.finance.states.find(isMeant)?.transitions ?? [];
  const before = new Set(transitions.flatMap(({ from, to }) => (to === status ? (from ?? []) : [])));
  const reached = before.size === 1 ? [status, ...before] : [status];
  const announced = new Map(events[status] === undefined ? [] : [[events[status], false]]);
  for (const { to, event, evidence } of transitions.filter((one) => reached.includes(one.to))) {
    const isDocumented = to === status && isCertain(evidence);
    if (event !== undefined) announced.set(event, announced.get(event) === true || isDocumented);
  }
  return announced;
}

/** The newest of each kind that are looked at: each may cost a request. */
const most = 3;

/** An event that is due, and what tells whether it has come. */
export interface Awaited extends DueEvent {
  isTold(): boolean;
}

/**
 * Reads what became of the things that the run made since its webhooks were registered.
 * @returns The events of their statuses, come or not.
 */
export async function readDue({ course, log, since }: Reception): Promise<Awaited[]> {
  const { contracts, recorder, tryCall } = course;
  const exchanges = recorder.exchanges.slice(since);
  const awaited: Awaited[] = [];
  for (const kind of kinds) {
    const seen = new Map<string, Exchange>();
    for (const made of madeIn(exchanges, kind).slice(-most)) {
      const path = kind.path(made);
      const key = JSON.stringify(path);
      const exchange = seen.get(key) ?? (await tryCall(kind.read, { path, purpose: "read what became of it" }));
      if (exchange === undefined || !succeeded(exchange)) continue;
      seen.set(key, exchange);
      const status = String(kind.statusIn(exchange, made));
      for (const [eventType, isDocumented] of eventsOf(contracts, kind, status)) {
        const isTold = () =>
          log.deliveries.some(
            (delivery) =>
              eventOf(contracts, delivery)?.eventType === eventType && payloadOf(delivery)[kind.field] === made.id,
          );
        awaited.push({ exchange, eventType, status, isDocumented, isTold });
      }
    }
  }
  return awaited;
}
