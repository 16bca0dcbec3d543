// The resources of events: makes them, reads them back, and reads the statuses whose events are due.

import { matchPath } from "../../../model/calls.ts";
import { asArray, asObject, type JsonObject } from "../../../model/document.ts";
import { isCertain } from "../../../model/evidence.js";
import type { StateMachine } from "../../../model/states.ts";
import { ensure, NotCovered, resultOf, rowsOf, succeeded, whyNotCovered } from "../../checks/check.ts";
import { type Contracts, operationNamed } from "../../contracts.ts";
import type { DeliveryLog, DueEvent, ReceivedDelivery } from "../../delivery.ts";
import { type Exchange, sentIn } from "../../exchange.ts";
import { validBody } from "../../plan/body.ts";
import { effectOf } from "../../plan/policy.ts";
import type { RawCall } from "../calls.ts";
import type { Course } from "../course.ts";
import type { Reception } from "./webhooks.ts";

/** Calls that cause events, with their options; the first ones leave the least behind. */
const causes: [operationId: string, options?: (course: Course) => Promise<RawCall>][] = [
  ["createAccountToAccountTransfer"],
  ["createPayout"],
  ["createVirtualBankAccount"],
  ["createAccount"],
  ["createCryptoTransfer", beyondBalance],
];

/** A transfer of more than the sender has: it is refused, or it fails later and is announced as failed. */
async function beyondBalance({ contracts, call, knowledge }: Course): Promise<RawCall> {
  const body = asObject(validBody(operationNamed(contracts, "createCryptoTransfer"), knowledge));
  const [sender] = knowledge.all("finance", "accountId");
  if (sender === undefined) throw new NotCovered("no account is known");
  const wallets = ensure(await call("listWallets", { path: { accountId: sender.id }, purpose: "read balances" }));
  const balances = rowsOf(wallets).flatMap((wallet) => asArray(wallet["balances"]).map(asObject));
  const own = balances.filter(({ asset }) => asset === body["asset"]);
  const total = own.reduce((sum, { amount }) => sum + Math.ceil(Number(asObject(amount)["total"])), 0);
  if (!Number.isSafeInteger(total)) throw new NotCovered("the balances cannot be summed up");
  return { path: { senderId: sender.id }, json: { ...body, amount: String(total + 1) } };
}

/**
 * Makes resources that cause events, as far as the run may.
 * @param most The most resources to make.
 * @returns The IDs of the resources.
 */
export async function cause(course: Course, most = causes.length): Promise<string[]> {
  const { contracts, call, refusalOf } = course;
  const made: string[] = [];
  for (const [operationId, optionsOf] of causes) {
    if (made.length >= most) break;
    if (refusalOf(operationId) !== undefined) continue;
    const own = effectOf(operationNamed(contracts, operationId)) === "own";
    await whyNotCovered(async () => {
      const exchange = await call(operationId, { own, purpose: "cause an event", ...(await optionsOf?.(course)) });
      const { id } = resultOf(exchange);
      if (succeeded(exchange) && typeof id === "string") made.push(id);
    });
  }
  return made;
}

/** Reads by the ID field of an event: the operation, and the fields for its path. One of several must succeed. */
const reads: [field: string, operationId: string, path: Record<string, string>][] = [
  ["payInId", "getPayIn", { payInId: "payInId" }],
  ["payoutId", "getPayout", { accountId: "accountId", payoutId: "payoutId" }],
  ["partyId", "getParty", { partyId: "partyId" }],
  ["transferId", "getAccount", { accountId: "senderAccountId" }],
  ["transferId", "getAccount", { accountId: "receiverAccountId" }],
  ["virtualBankAccountId", "getAccount", { accountId: "accountId" }],
  ["walletPairId", "getAccount", { accountId: "accountId" }],
];

/** Path parameters, filled from the fields that are named for them. */
const pathOf = (path: Record<string, string>, fields: JsonObject) =>
  Object.fromEntries(Object.entries(path).map(([parameter, field]) => [parameter, String(fields[field] ?? "")]));

/** The most reads of one run: each costs a request. */
const mostReads = 40;

/** Reads the resources of events, and notes in the log those that the service does not find. */
export async function readBack({ tryCall }: Course, log: DeliveryLog): Promise<void> {
  const seen = new Map<string, Promise<Exchange | undefined>>();
  /** Makes each read once. @returns The status; 0 when the read is not possible. */
  const statusOf = async (operationId: string, path: Record<string, string>): Promise<number> => {
    const key = JSON.stringify([operationId, path]);
    if (!seen.has(key) && seen.size < mostReads)
      seen.set(key, tryCall(operationId, { path, purpose: "read back what an event names" }));
    return (await seen.get(key))?.response.status ?? 0;
  };
  // The run itself removed these IDs, so a 404 is right.
  const removals = log.exchanges.filter(({ request }) => request.method === "DELETE").filter(succeeded);
  const removed = new Set(removals.map(({ request }) => new URL(request.url).pathname.split("/").at(-1) ?? ""));
  /** The reads of an event that returned 404; none unless all of them did. */
  const missingIn = async ({ event, result }: ReceivedDelivery): Promise<string[]> => {
    const missing: string[] = [];
    for (const [field, operationId, names] of event === undefined ? [] : reads) {
      if (typeof result[field] !== "string") continue;
      const path = pathOf(names, result);
      const ids = Object.values(path);
      if (ids.some((id) => !/^[\w-]+$/.test(id) || removed.has(id))) return [];
      if ((await statusOf(operationId, path)) !== 404) return [];
      missing.push(`${operationId} ${ids.join(" ")}`);
    }
    return missing;
  };
  for (const delivery of log.deliveries) {
    const missing = await missingIn(delivery);
    if (missing.length > 0) log.unknown.push({ delivery, what: missing.join(", ") });
  }
}

/** A resource with events: the operations that make it, the field of its ID in events, and the read of its status. */
interface AnnouncedResource {
  creations: string[];
  field: string;
  read: string;
  path: Record<string, string>;
  /** Events of statuses without a transition in the contract. */
  events?: Record<string, string>;
}

const announcedResources: AnnouncedResource[] = [
  {
    creations: ["createPayout"],
    field: "payoutId",
    read: "getPayout",
    path: { accountId: "accountId", payoutId: "payoutId" },
  },
  {
    creations: ["createAccountToAccountTransfer", "createCryptoTransfer", "createFiatTransfer"],
    field: "transferId",
    read: "listTransfers",
    path: { accountId: "senderAccountId" },
    events: { COMPLETED: "TRANSFER_COMPLETED", FAILED: "TRANSFER_FAILED" },
  },
  {
    creations: ["createVirtualBankAccount"],
    field: "virtualBankAccountId",
    read: "listVirtualBankAccounts",
    path: { accountId: "accountId" },
  },
  { creations: ["createAccount"], field: "accountId", read: "listWallets", path: { accountId: "accountId" } },
];

/** The status of a resource in a response; for an account, the screening status that all its wallets share. */
function statusIn({ json }: Exchange, { field }: AnnouncedResource, id: string): string {
  const rows = [asObject(json)["result"]].flat().map(asObject);
  const own = field === "accountId" ? rows : rows.filter((row) => row["id"] === id);
  const statuses = new Set(own.map((row) => row[field === "accountId" ? "amlStatus" : "status"]));
  return statuses.size === 1 ? String([...statuses][0]) : "";
}

/** The path parameter or body field of a creation that has an account, by the field of events with the same account. */
const accountNames: Record<string, string[]> = {
  accountId: ["accountId"],
  senderAccountId: ["senderId", "sourceAccountId"],
  receiverAccountId: ["receiverAccountId", "destinationAccountId"],
};

/** The resources that creations made, the newest last, with the IDs that their events must have. */
function madeIn(exchanges: Exchange[], { creations, field }: AnnouncedResource) {
  return exchanges.filter(succeeded).flatMap((exchange) => {
    const { operation, request } = exchange;
    const { id } = resultOf(exchange);
    if (operation === undefined || !creations.includes(operation.operationId) || typeof id !== "string") return [];
    const [match] = matchPath([operation], new URL(request.url).pathname);
    const given: JsonObject = { ...sentIn(exchange), ...match?.values };
    const accounts = Object.entries(accountNames).flatMap(([name, sources]) => {
      const source = sources.find((one) => given[one] !== undefined);
      return source === undefined ? [] : [[name, String(given[source])]];
    });
    return [{ field, id, names: { ...Object.fromEntries(accounts), [field]: id } }];
  });
}

/** The IDs that events of a resource must have, by the field that names the resource and its ID. */
export function accountsByName(exchanges: Exchange[]): Map<string, Record<string, string>> {
  const made = announcedResources.flatMap((resource) => madeIn(exchanges, resource));
  return new Map(made.map(({ field, id, names }) => [`${field} ${id}`, names]));
}

/** IDs of the resources that successful POST requests made. */
export function idsMadeIn(exchanges: Exchange[]): Set<string> {
  const created = exchanges.filter((exchange) => exchange.request.method === "POST" && succeeded(exchange));
  return new Set(created.map((exchange) => resultOf(exchange)["id"]).filter((id) => typeof id === "string"));
}

/**
 * The events of a status: those of the transitions to it and, when only one status can precede it, those of that one.
 * @returns Whether the link to the status is documented, by event type.
 */
function eventsOf(
  contracts: Contracts,
  { creations, events = {} }: AnnouncedResource,
  status: string,
): Map<string, boolean> {
  // A creation may start several state machines; the one with events is meant.
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

/** The most resources of each kind that are read, from the newest: each may cost a request. */
const newest = 3;

/** An event that is due, and whether it has arrived. */
interface AwaitedEvent extends DueEvent {
  isTold(): boolean;
}

/**
 * Reads the statuses of the resources that the run made since its webhooks were registered.
 * @returns The events of these statuses, arrived or not.
 */
export async function readDue({ course, log, since }: Reception): Promise<AwaitedEvent[]> {
  const exchanges = log.exchanges.slice(since);
  const awaited: AwaitedEvent[] = [];
  for (const resource of announcedResources) {
    const seen = new Map<string, Exchange>();
    for (const { id, names } of madeIn(exchanges, resource).slice(-newest)) {
      const path = pathOf(resource.path, names);
      const key = JSON.stringify(path);
      const exchange =
        seen.get(key) ?? (await course.tryCall(resource.read, { path, purpose: "read what became of it" }));
      if (exchange === undefined || !succeeded(exchange)) continue;
      seen.set(key, exchange);
      const status = statusIn(exchange, resource, id);
      for (const [eventType, isDocumented] of eventsOf(log.contracts, resource, status)) {
        const isTold = () =>
          log.deliveries.some(({ event, result }) => event?.eventType === eventType && result[resource.field] === id);
        awaited.push({ exchange, eventType, status, isDocumented, isTold });
      }
    }
  }
  return awaited;
}
