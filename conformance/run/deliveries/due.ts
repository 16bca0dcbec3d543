// What should have been announced: the run reads the status of what it made, and looks for the event of that status.

import { isCertain } from "../../../model/evidence.js";
import { NotCovered, resultOf, rowsOf, succeeded } from "../../checks/check.ts";
import { eventOf, payloadOf } from "../../checks/deliveries/check.ts";
import { type Contracts, operationNamed } from "../../contracts.ts";
import type { DeliveryLog, DueEvent } from "../../delivery.ts";
import type { Exchange } from "../../exchange.ts";
import type { Parts } from "../parts.ts";
import { type Made, madeIn } from "./made.ts";

/** How the status of one kind of thing is read. */
interface Kind {
  creations: string[];
  /** The field of its events that names it. */
  field: string;
  read: string;
  path(made: Made): Record<string, string>;
  /** The status that the response shows; undefined when it shows none. */
  statusIn(exchange: Exchange, made: Made): unknown;
  /** The schema of the status, whose transitions have the events. */
  schema: string;
  /** Events of statuses to which the contract has no transition. */
  events?: Record<string, string>;
}

/** The status of its row in a list. */
const rowStatus = (exchange: Exchange, { id }: Made) => rowsOf(exchange).find((row) => row["id"] === id)?.["status"];

const kinds: Kind[] = [
  {
    creations: ["createPayout"],
    field: "payoutId",
    read: "getPayout",
    path: ({ id, accounts }) => ({ ...accounts, payoutId: id }),
    statusIn: (exchange) => resultOf(exchange)["status"],
    schema: "PayoutStatus",
  },
  {
    creations: ["createAccountToAccountTransfer", "createCryptoTransfer", "createFiatTransfer"],
    field: "transferId",
    read: "listTransfers",
    path: ({ accounts }) => ({ accountId: accounts["senderAccountId"] ?? "" }),
    statusIn: rowStatus,
    schema: "TransferStatus",
    events: { COMPLETED: "TRANSFER_COMPLETED", FAILED: "TRANSFER_FAILED" },
  },
  {
    creations: ["createVirtualBankAccount"],
    field: "virtualBankAccountId",
    read: "listVirtualBankAccounts",
    path: ({ accounts }) => accounts,
    statusIn: rowStatus,
    schema: "VirtualBankAccountStatus",
  },
  {
    creations: ["createAccount"],
    field: "accountId",
    read: "listWallets",
    path: ({ id }) => ({ accountId: id }),
    statusIn: (exchange) => {
      const statuses = new Set(rowsOf(exchange).map(({ amlStatus }) => amlStatus));
      return statuses.size === 1 ? [...statuses][0] : undefined;
    },
    schema: "AmlStatus",
  },
];

/**
 * The events that announce a status: those of the transitions to it and, where only one status goes before it, those of that one.
 * @returns Each with whether that is documented.
 */
function eventsOf(contracts: Contracts, { schema, events = {} }: Kind, status: string): Map<string, boolean> {
  const transitions = contracts.finance.states.find((one) => one.schema === schema)?.transitions ?? [];
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

function isTold({ contracts, deliveries }: DeliveryLog, eventType: string, field: string, id: string): boolean {
  return deliveries.some(
    (delivery) => eventOf(contracts, delivery)?.eventType === eventType && payloadOf(delivery)[field] === id,
  );
}

/** An event that is due, and what tells whether it has come. */
export interface Awaited extends DueEvent {
  isTold(): boolean;
}

/**
 * Reads what became of the things that the run made.
 * @param exchanges Those since the webhooks were registered.
 * @returns The events of their statuses, come or not.
 */
export async function readDue(parts: Parts, log: DeliveryLog, exchanges: Exchange[]): Promise<Awaited[]> {
  const awaited: Awaited[] = [];
  for (const kind of kinds) {
    const seen = new Map<string, Exchange>();
    for (const made of madeIn(exchanges, kind.creations).slice(-most)) {
      const path = kind.path(made);
      const key = JSON.stringify(path);
      const exchange = seen.get(key) ?? (await read(parts, kind.read, path));
      if (exchange === undefined) continue;
      seen.set(key, exchange);
      const status = String(kind.statusIn(exchange, made));
      for (const [eventType, isDocumented] of eventsOf(parts.contracts, kind, status)) {
        const told = () => isTold(log, eventType, kind.field, made.id);
        awaited.push({ exchange, eventType, status, isDocumented, isTold: told });
      }
    }
  }
  return awaited;
}

async function read(parts: Parts, operationId: string, path: Record<string, string>): Promise<Exchange | undefined> {
  try {
    const purpose = "read what became of it";
    const exchange = await parts.caller.call(operationNamed(parts.contracts, operationId), { path, purpose });
    return succeeded(exchange) ? exchange : undefined;
  } catch (error) {
    if (error instanceof NotCovered) return undefined;
    throw error;
  }
}
