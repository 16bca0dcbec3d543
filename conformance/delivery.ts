// The deliveries to a run's own webhooks, and the requests of the run that they are compared with.

import { asObject, type JsonObject } from "../model/document.ts";
import type { EventType } from "../model/events.ts";
import type { Contracts } from "./contracts.ts";
import { type Exchange, parsedJson } from "./exchange.ts";

/** A value at registration, and the value that replaces it. */
type BeforeAndAfter = Record<"first" | "second", string>;

/** A webhook of the run that leads to its receiver. Times are milliseconds since 1970 by the clock of the run. */
export interface WatchedWebhook {
  /** Its name in reports, such as `API_KEY`. */
  name: string;
  authentication: "API_KEY" | "BASIC_AUTHENTICATION";
  id: string;
  /** Query of the registered URL; undefined when a tunnel or proxy drops queries. */
  query: string | undefined;
  urls: BeforeAndAfter;
  secrets: BeforeAndAfter;
  registeredAt: number;
  /** When its secret and its URL were replaced. */
  rotatedAt?: number;
  /** When it was deleted. */
  removedAt?: number;
  /** Number of refusals by event; set while the webhook refuses on purpose. */
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
  /** Which secret of its webhook it has: the first, the second, another one, or none. */
  credentials: keyof BeforeAndAfter | "wrong" | "missing";
  /** The URL of its webhook that it came to. */
  address: keyof BeforeAndAfter;
  body: string;
  /** The body read as JSON; undefined when it is not JSON. */
  json: unknown;
  /** The event of the contract; undefined when the contract has none of its type. */
  event: EventType | undefined;
  /** The `result` of the body; empty when absent. */
  result: JsonObject;
  /** In milliseconds since 1970; undefined when it is not a time. */
  occurredAt: number | undefined;
  /** Undefined for a PING, and when the key is incomplete. */
  change: StatusChange | undefined;
  /** The status that the receiver returned. */
  status: number;
}

/** A status change that a delivery announces. */
export interface StatusChange {
  /** The deduplication key. */
  key: string;
  /** The key without `occurredAt`. */
  stem: string;
}

/** The fields of `result` that an event's key consists of. */
export function keyFieldsOf({ key }: EventType): string[] {
  return key.filter((name) => name !== "eventType");
}

/** Reads the body of a delivery. */
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
  return seconds === undefined || Number.isNaN(time) ? undefined : time;
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
  /** Milliseconds since 1970, just before the request. */
  sentAt: number;
  /** The delivery that arrived within the wait, with the current secret and URL. */
  came?: ReceivedDelivery;
}

/** The deliveries of PING that a webhook got since a ping was sent. */
export function pingsSince({ deliveries }: DeliveryLog, { webhook, sentAt }: Ping): ReceivedDelivery[] {
  return deliveries.filter(
    (delivery) => delivery.webhook === webhook && isPing(delivery) && delivery.receivedAt >= sentAt,
  );
}

/** An event that should be delivered, because a read shows the status that it announces. */
export interface DueEvent {
  eventType: string;
  status: string;
  /** True when it is documented that the event announces this status; otherwise it is assumed. */
  isDocumented: boolean;
  /** The read that showed the status. */
  exchange: Exchange;
}

/** The data that the checks of deliveries judge. */
export class DeliveryLog {
  contracts: Contracts;
  exchanges: Exchange[];
  /** Seconds to wait for a delivery. */
  wait: number;
  /** Whether the run's own call to the public address of its receiver arrived there. */
  ownCallArrived = false;
  webhooks: WatchedWebhook[] = [];
  deliveries: ReceivedDelivery[] = [];
  /** GET, HEAD and OPTIONS requests without a body, which are not deliveries: those have a body (F180). */
  looks: ReceivedDelivery[] = [];
  pings: Ping[] = [];
  /** A ping that the service refused with 503 during the whole wait. */
  unreachable?: Exchange;
  /** IDs of resources that the run made since all its webhooks were registered. */
  made = new Set<string>();
  /** IDs of resources that the run made after it deleted one of its webhooks. */
  madeAfterRemoval = new Set<string>();
  /** An event that reached one webhook before this time must reach the others, too; undefined before the wait. */
  settledAt?: number;
  /** The most milliseconds by which the service's clock was ahead. */
  ahead = 0;
  /** Events whose resource the service did not find, with the reads that returned 404, such as `getPayIn 47d2…`. */
  unknown: { delivery: ReceivedDelivery; what: string }[] = [];
  due: DueEvent[] = [];
  /** The IDs that events of a resource must have, by the field that names the resource and its ID. */
  accounts = new Map<string, Record<string, string>>();
  /** The ping that the receiver refused, with the seconds from each attempt to the next. */
  refusal?: { exchange: Exchange; gaps: number[] };

  constructor(contracts: Contracts, exchanges: Exchange[], wait: number) {
    this.contracts = contracts;
    this.exchanges = exchanges;
    this.wait = wait;
  }
}

/** Undocumented behavior of deliveries. */
export interface DeliveryObservations {
  /** Number of deliveries by event type. */
  received: Record<string, number>;
  /** Seconds from each attempt of a refused delivery to the next; empty when none came while the run waited. */
  retries: number[];
}
