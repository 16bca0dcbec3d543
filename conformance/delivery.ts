// What a run's own webhooks receive: deliveries, and what the run did meanwhile.

import { asObject, type JsonObject } from "../model/document.ts";
import type { EventType } from "../model/events.ts";
import type { Contracts } from "./contracts.ts";
import { type Exchange, parsedJson } from "./exchange.ts";

/** What a webhook was registered with, and what was set later. */
type BeforeAndAfter = Record<"first" | "second", string>;

/** A webhook of the run that leads to its receiver. Times are milliseconds since 1970 by the clock of the run. */
export interface WatchedWebhook {
  /** What it is for, such as `API_KEY`. */
  name: string;
  authentication: "API_KEY" | "BASIC_AUTHENTICATION";
  id: string;
  /** Query of the registered URL; undefined when what stands between does not keep queries. */
  query: string | undefined;
  urls: BeforeAndAfter;
  secrets: BeforeAndAfter;
  registeredAt: number;
  /** When its secret and its URL had been replaced. */
  rotatedAt?: number;
  /** When it had been deleted. */
  removedAt?: number;
  /** How often it has refused each event, while it refuses. */
  refused?: Map<string, number>;
}

/** One request to the receiver. It has no headers, so that no secret is kept. */
export interface ReceivedDelivery {
  number: number;
  webhook: WatchedWebhook;
  receivedAt: number;
  method: string;
  path: string;
  query: string;
  contentType: string;
  /** What it has of the secrets of its webhook: the one it was registered with, the one set later, or neither. */
  credentials: keyof BeforeAndAfter | "wrong" | "missing";
  /** Which URL of its webhook it came to. */
  address: keyof BeforeAndAfter;
  body: string;
  /** The body read as JSON; undefined when it is none. */
  json: unknown;
  /** The event, as the contract has it. */
  event: EventType | undefined;
  /** Empty when there is none. */
  result: JsonObject;
  /** In milliseconds since 1970; undefined when it is no time. */
  occurredAt: number | undefined;
  /** Undefined for a PING, and where the key is not complete. */
  change: StatusChange | undefined;
  /** The status that the receiver returned. */
  status: number;
}

/** A change of state that a delivery tells of. */
export interface StatusChange {
  /** What it is deduplicated by. */
  key: string;
  /** The same without the time of the change. */
  stem: string;
}

/** The fields of `result` that the key of an event has. */
export function keyFieldsOf({ key }: EventType): string[] {
  return key.filter((name) => name !== "eventType");
}

/** What the body of a delivery says. */
export function readDelivery(contracts: Contracts, body: string) {
  const json = parsedJson(body);
  const event = contracts.finance.events.get(String(asObject(json)["eventType"]));
  const result = asObject(asObject(json)["result"]);
  return { json, event, result, occurredAt: timeOf(result["occurredAt"]), change: event && changeOf(event, result) };
}

function timeOf(occurredAt: unknown): number | undefined {
  const [, seconds, fraction = ""] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?Z{1,2}$/.exec(String(occurredAt)) ?? [];
  const time = Date.parse(`${seconds}.${fraction.padEnd(3, "0").slice(0, 3)}Z`);
  return Number.isNaN(time) ? undefined : time;
}

function changeOf(event: EventType, result: JsonObject): StatusChange | undefined {
  const names = keyFieldsOf(event);
  if (event.key.length === 0 || names.some((name) => typeof result[name] !== "string")) return undefined;
  const textOf = (fields: string[]) => JSON.stringify([event.eventType, ...fields.map((name) => result[name])]);
  return { key: textOf(names), stem: textOf(names.filter((name) => name !== "occurredAt")) };
}

/** True for the test event. */
export const isPing = ({ event }: ReceivedDelivery): boolean => event?.eventType === "PING";

/** A ping that the service accepted. */
export interface Ping {
  webhook: WatchedWebhook;
  exchange: Exchange;
  /** Before the request was sent. */
  sentAt: number;
  /** The delivery that came within the wait, with the credentials that are right by then. */
  came?: ReceivedDelivery;
}

/** The test events that a webhook got since it was pinged. */
export function pingsSince({ deliveries }: DeliveryLog, { webhook, sentAt }: Ping): ReceivedDelivery[] {
  return deliveries.filter(
    (delivery) => delivery.webhook === webhook && isPing(delivery) && delivery.receivedAt >= sentAt,
  );
}

/** Something whose status, as a read shows it, should have been announced, and was not. */
export interface DueEvent {
  eventType: string;
  status: string;
  /** Whether it is documented that the event announces this status; else the link is assumed. */
  isDocumented: boolean;
  /** The read. */
  exchange: Exchange;
}

/** All that deliveries are judged by. */
export class DeliveryLog {
  contracts: Contracts;
  /** The exchanges of the run. */
  exchanges: Exchange[];
  /** Seconds that a delivery is waited for. */
  wait: number;
  /** Whether the run's own call to the public address of its receiver arrived there. */
  ownCallArrived = false;
  webhooks: WatchedWebhook[] = [];
  deliveries: ReceivedDelivery[] = [];
  /** A look at an address, such as a GET without a body, is no delivery: those have a body (F180). */
  looks: ReceivedDelivery[] = [];
  pings: Ping[] = [];
  /** A ping that was refused with 503 for as long as a delivery is waited for. */
  unreachable?: Exchange;
  /** IDs of what the run made since all its webhooks were registered. */
  made = new Set<string>();
  /** IDs of what it made after it had deleted one of them. */
  madeAfterRemoval = new Set<string>();
  /** Until when a delivery to one webhook had to reach the others too; undefined as long as nobody has waited. */
  settledAt?: number;
  /** Milliseconds by which the clock of the service was ahead at most. */
  ahead = 0;
  /** Events whose resource the service says it does not have, with the reads that say so, such as `getPayIn 47d2…`. */
  unknown: { delivery: ReceivedDelivery; what: string }[] = [];
  due: DueEvent[] = [];
  /** What events have to call each thing that the run made and its accounts, by the field that names it and its ID. */
  accounts = new Map<string, Record<string, string>>();
  /** The ping that the receiver refused, with the seconds from each attempt to the next. */
  refusal?: { exchange: Exchange; gaps: number[] };

  constructor(contracts: Contracts, exchanges: Exchange[], wait: number) {
    this.contracts = contracts;
    this.exchanges = exchanges;
    this.wait = wait;
  }
}

/** What deliveries showed that is not documented. */
export interface DeliveryObservations {
  /** Deliveries by event type. */
  received: Record<string, number>;
  /** Seconds from each attempt of a refused delivery to the next; empty when none came while the run waited. */
  retries: number[];
}
