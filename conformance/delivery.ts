// What a run's own webhooks receive: deliveries, and what the run did meanwhile.

import type { Contracts } from "./contracts.ts";
import type { Exchange } from "./exchange.ts";

/** What a delivery has of the secrets of its webhook: the one it was registered with, the one set later, or neither. */
export type Credentials = "first" | "second" | "wrong" | "missing";

/** A webhook of the run that leads to its receiver. Times are milliseconds since 1970 by the clock of the run. */
export interface WatchedWebhook {
  /** What it is for, such as `API_KEY`. */
  name: string;
  kind: "API_KEY" | "BASIC_AUTHENTICATION";
  id: string;
  /** Query of the registered URL; undefined when what stands between does not keep queries. */
  query: string | undefined;
  registeredAt: number;
  /** When its secret and its URL had been replaced. */
  rotatedAt?: number;
  /** When it had been deleted. */
  removedAt?: number;
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
  credentials: Credentials;
  /** Whether it came to the URL that its webhook was registered with, or to the one that was set later. */
  address: "first" | "second";
  body: string;
  /** The body read as JSON; undefined when it is none. */
  json: unknown;
  /** What the receiver did. */
  response: string;
}

/** A ping that the service accepted. */
export interface Ping {
  webhook: WatchedWebhook;
  exchange: Exchange;
  /** Before the request was sent. */
  sentAt: number;
  /** The delivery that came within the wait, with the credentials that are right by then. */
  came?: ReceivedDelivery;
}

/** An event whose resource the service says it does not have. */
export interface UnknownResource {
  delivery: ReceivedDelivery;
  /** Operation and ID, for example `getPayIn 47d2…`. */
  what: string;
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

/** A ping that the receiver refused, and what came of it. */
export interface DeliveryRefusal {
  exchange: Exchange;
  observation: RetryObservation;
}

/** All that deliveries are judged by. */
export interface DeliveryLog {
  contracts: Contracts;
  /** Whether the run's own call to the public address of its receiver arrived there. */
  ownCallArrived: boolean;
  webhooks: WatchedWebhook[];
  deliveries: ReceivedDelivery[];
  pings: Ping[];
  /** A ping that was refused with 503 for as long as a delivery is waited for. */
  unreachable?: Exchange;
  /** IDs of what the run made since all its webhooks were registered. */
  made: Set<string>;
  /** IDs of what it made after it had deleted one of them. */
  madeAfterRemoval: Set<string>;
  /** Until when a delivery to one webhook had to reach the others too; undefined as long as nobody has waited. */
  settledAt?: number;
  /** Seconds that a delivery was waited for. */
  wait: number;
  /** Milliseconds by which the clock of the service was ahead at most. */
  ahead: number;
  /** Bank coordinates that responses of the run have shown. */
  bankData: Set<string>;
  unknown: UnknownResource[];
  due: DueEvent[];
  /** Accounts of what the run made, by the field that names it in events and its ID. */
  accounts: Map<string, Record<string, string>>;
  refusals: DeliveryRefusal[];
}

/** How a refused delivery was repeated. */
export interface RetryObservation {
  /** What the receiver did: `500`, `no response` or `reset`. */
  refusal: string;
  /** Seconds from each attempt to the next; empty when none came while the run waited. */
  gaps: number[];
  /** Seconds after which the service gave up waiting for a response. */
  timeout?: number;
  /** Seconds that the run waited. */
  waited: number;
}

/** What deliveries showed that is not documented. */
export interface DeliveryObservations {
  /** Deliveries by event type. */
  received: Record<string, number>;
  retries: RetryObservation[];
}
