// Events that are sent by hand: one that names a resource there is says what reads say, and brings the resource there.

import { asObject, asText, type JsonFields } from "../../store/json.ts";
import type { Resource, ResourceKind } from "../../store/resources.ts";
import { conflict } from "../refusals.ts";
import type { MockEvent } from "../types.ts";
import type { World } from "../world.ts";
import { moveByHand } from "./by-hand.ts";
import { eventOf } from "./events.ts";
import { type MachineName, machineOf, statusesOf } from "./machines.ts";
import { statusOf } from "./status.ts";
import { eventInto } from "./transitions.ts";

/** Which status events tell of, and the field of `result` that names the resource. */
const subjects: Partial<Record<MachineName, string>> = {
  payIn: "payInId",
  transfer: "transferId",
  payout: "payoutId",
  virtualBankAccount: "virtualBankAccountId",
  walletScreening: "accountWalletAddress",
  partyKyc: "partyId",
};

/** What an event is about: a status of a resource that there is. */
interface Subject {
  machine: MachineName;
  to: string;
  resource: Resource;
}

function subjectOf(world: World, tenant: string, { eventType, result }: MockEvent): Subject | undefined {
  for (const [name, field] of Object.entries(subjects)) {
    const machine = name as MachineName;
    const all = statusesOf(world.contract)[machine].filter(
      (status) => eventInto(world.contract, machine, status) === eventType,
    );
    const to = all.find((status) => status === result["status"]) ?? all[0];
    const key = asText(result[field]);
    if (to === undefined || key === undefined) continue;
    const resource = find(world, tenant, machine, key);
    if (resource !== undefined) return { machine, to, resource };
  }
  return undefined;
}

/** Events name a wallet by its address, everything else by its id. */
function find(world: World, tenant: string, machine: MachineName, key: string): Resource | undefined {
  const kind: ResourceKind = machineOf(machine).kind;
  if (machine !== "walletScreening") return world.store.find(tenant, kind, key);
  return world.store.select({ tenant, kind, where: [{ field: "address", equals: key }], size: 1 })[0];
}

/** A UUID in another case is the same UUID. */
function isSame(given: unknown, told: unknown): boolean {
  const isId = typeof given === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(given);
  return isId ? given.toLowerCase() === String(told).toLowerCase() : given === told;
}

/** The event as the resource tells it now; the one that it has told, if that says the same. */
function toldBy(world: World, { to }: Subject, resource: Resource, event: MockEvent): MockEvent {
  const { eventType } = event;
  const before = asObject(resource.hidden["told"])[eventType] as JsonFields | undefined;
  const reason = asText((before ?? event.result)["reason"]);
  const now = eventOf(world, eventType, resource, { from: undefined, to, reason });
  const differs = (name: string) => name !== "occurredAt" && now.result[name] !== before?.[name];
  const isSame = before !== undefined && !Object.keys({ ...before, ...now.result }).some(differs);
  return isSame ? { eventType, result: before } : now;
}

/**
 * Sends an event by hand that is about a resource there is: the resource takes the move that the event tells of, unless
 * it is there already, and the event says what it then shows. It is part of a transaction, which is undone when it throws.
 * @param event The event, complete.
 * @param given Fields of its `result` that the caller chose; the others follow from the resource.
 * @returns The event that is sent; undefined, and nothing done, when there is no such resource.
 * @throws Refusal 409 when the move is impossible, or a given field says otherwise than reads would.
 */
export function announce(world: World, tenant: string, event: MockEvent, given: JsonFields): MockEvent | undefined {
  const { eventType, result } = event;
  const subject = subjectOf(world, tenant, event);
  if (subject === undefined) return undefined;
  const { machine, to, resource } = subject;
  const { kind, field } = machineOf(machine);
  const { id } = resource;
  const isThere = statusOf(resource, machine) === to;
  const reason = result["reason"] === undefined ? {} : { reason: String(result["reason"]) };
  const events = isThere ? [] : moveByHand(world, tenant, { kind, id, to, field, ...reason }).events;
  const told = toldBy(world, subject, world.store.find(tenant, kind, id) ?? resource, event);
  const wrong = Object.keys(given).find((name) => name !== "occurredAt" && !isSame(given[name], told.result[name]));
  if (wrong !== undefined)
    throw conflict(
      `${wrong} is ${String(told.result[wrong])} where ${id} is read: leave it out, or name an ID that does not exist`,
    );
  if (!events.includes(eventType)) world.outbox.add(tenant, told);
  return told;
}
