// How a seeded server differs from the plain conformant one: rules switched off, values and answers changed.

import type { IncomingMessage } from "node:http";
import type { Json, JsonObject } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { World } from "./world.ts";

/** A request as the server's handlers see it. */
export interface Call {
  operation: Operation;
  incoming: IncomingMessage;
  path: Record<string, string>;
  query: URLSearchParams;
  body: JsonObject;
  world: World;
}

/** An answer before it is written. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** A JSON body; undefined for none. */
  json?: Json | undefined;
  /** A body as text, in place of `json`. */
  text?: string;
}

/** An event before it is sent. */
export interface SeededEvent {
  eventType: string;
  result: JsonObject;
}

/** One delivery before it is sent. */
export interface Outgoing {
  url: string;
  method: string;
  headers: Record<string, string>;
  event: SeededEvent;
  /** In place of the event, as text. */
  text?: string;
  /** The webhook as it is registered by now, with its secrets. */
  webhook: JsonObject;
  /** What the webhook was registered with. */
  registered: JsonObject;
  /** 0 for the first attempt. */
  attempt: number;
}

/** How deliveries of a server differ. */
export interface DeliveryBehaviour {
  /** Changes a delivery; false leaves it out. */
  change?: (outgoing: Outgoing) => boolean | undefined;
  /** Changes the events of a call. */
  events?: (events: SeededEvent[], call: Call) => SeededEvent[];
  /** Chooses among the webhooks that there are or have been; `meant` are those that get the event. */
  receivers?: (meant: JsonObject[], everyone: JsonObject[], event: SeededEvent) => JsonObject[];
  /** How often each delivery is sent, refused or not; 1 when left out. */
  copies?: number;
  /** Milliseconds before a delivery; 0 when left out. */
  delay?: (event: SeededEvent, count: number) => number;
  /** How often a refused delivery is sent again; 3 when left out. */
  retries?: number;
}

/** Changes of the conformant server. */
export interface Behaviour {
  /** Names of rules that are not applied, such as `auth missing` or `listPaymentSessions size maximum`. */
  off?: string[];
  /** Changes the data before the server starts. */
  world?: (world: World) => void;
  /** Changes an answer after it is complete; `call` is undefined for paths that do not exist. */
  answer?: (answer: Answer, call: Call | undefined) => void;
  /** Answers in place of the handler of an operation. */
  handlers?: Record<string, (call: Call) => Answer>;
  /** Changes what is sent to webhooks. */
  delivery?: DeliveryBehaviour;
  /** Seconds a token lives; default 300. */
  tokenSeconds?: number;
  /** Tenants a token grants; default one. */
  tenants?: string[];
}
