// What a check of deliveries is made of, and how it reads them.

import { asObject, type JsonObject } from "../../../model/document.ts";
import type { EventType } from "../../../model/events.ts";
import type { Contracts } from "../../contracts.ts";
import type { DeliveryLog, Ping, ReceivedDelivery } from "../../delivery.ts";
import type { Exchange } from "../../exchange.ts";
import type { CheckInfo, Deviation } from "../check.ts";

/** A difference, and the delivery or the request that shows it. */
export interface FoundInDeliveries {
  about: ReceivedDelivery | Exchange;
  found: Deviation;
}

/** A check of what the run's webhooks received. */
export interface DeliveryCheck extends CheckInfo {
  look(log: DeliveryLog): FoundInDeliveries[];
}

/** A check that looks at every delivery by itself. */
export function each(look: (delivery: ReceivedDelivery, log: DeliveryLog) => Deviation[]): DeliveryCheck["look"] {
  return (log) =>
    deliveriesOf(log).flatMap((delivery) => look(delivery, log).map((found) => ({ about: delivery, found })));
}

/** A look at an address, such as a GET without a body, is no delivery: those have a body (F180). */
export function deliveriesOf({ deliveries }: DeliveryLog): ReceivedDelivery[] {
  return deliveries.filter(({ method, body }) => body !== "" || !/^(GET|HEAD|OPTIONS)$/.test(method));
}

/** The event of a delivery, as the contract has it. */
export function eventOf(contracts: Contracts, { json }: ReceivedDelivery): EventType | undefined {
  return contracts.finance.events.get(String(asObject(json)["eventType"]));
}

/** True for the test event. */
export function isPing({ json }: ReceivedDelivery): boolean {
  return asObject(json)["eventType"] === "PING";
}

/** The `result` of a delivery; empty when there is none. */
export function payloadOf({ json }: ReceivedDelivery): JsonObject {
  return asObject(asObject(json)["result"]);
}

/** The fields of `result` that the key of an event has. */
export function keyFieldsOf({ key }: EventType): string[] {
  return key.filter((name) => name !== "eventType");
}

/** A change of state that a delivery tells of. */
export interface StatusChange {
  event: EventType;
  /** What it is deduplicated by. */
  key: string;
  /** The same without the time of the change. */
  stem: string;
}

/** The change of a delivery; undefined for a PING, and where the key is not complete. */
export function changeOf(contracts: Contracts, delivery: ReceivedDelivery): StatusChange | undefined {
  const event = eventOf(contracts, delivery);
  if (event === undefined || event.key.length === 0) return undefined;
  const result = payloadOf(delivery);
  const names = keyFieldsOf(event);
  if (names.some((name) => typeof result[name] !== "string")) return undefined;
  const textOf = (fields: string[]) => JSON.stringify([event.eventType, ...fields.map((name) => result[name])]);
  return { event, key: textOf(names), stem: textOf(names.filter((name) => name !== "occurredAt")) };
}

/** `occurredAt` in milliseconds since 1970; undefined when it is no time. */
export function occurredAtOf(delivery: ReceivedDelivery): number | undefined {
  const text = payloadOf(delivery)["occurredAt"];
  const [, seconds, fraction = ""] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?Z{1,2}$/.exec(String(text)) ?? [];
  const time = Date.parse(`${seconds}.${fraction.padEnd(3, "0").slice(0, 3)}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** True when a delivery names one of some IDs in its result. */
export function names(delivery: ReceivedDelivery, ids: Set<string>): boolean {
  return Object.values(payloadOf(delivery)).some((value) => typeof value === "string" && ids.has(value));
}

/** The test events that a webhook got since it was pinged. */
export function pingsSince(log: DeliveryLog, { webhook, sentAt }: Ping): ReceivedDelivery[] {
  return deliveriesOf(log).filter(
    (delivery) => delivery.webhook === webhook && isPing(delivery) && delivery.receivedAt >= sentAt,
  );
}

/** Milliseconds by which clocks may differ, and for which what is under way may still have the former secret. */
const grace = 60_000;

/** True for a delivery whose change is later than a time, by the clock of the run; a time of the future is none. */
export function isLater({ ahead }: DeliveryLog, delivery: ReceivedDelivery, time: number): boolean {
  const changedAt = (occurredAtOf(delivery) ?? 0) - ahead;
  return changedAt > time + grace && changedAt <= delivery.receivedAt + grace;
}

/** True for a change that happened after a time, or to something that was made after it. */
export function happenedAfter(log: DeliveryLog, delivery: ReceivedDelivery, time: number, ids: Set<string>): boolean {
  return names(delivery, ids) || isLater(log, delivery, time);
}
