// How a seeded server differs from the plain conformant one: rules switched off, values and answers changed.

import type { IncomingMessage } from "node:http";
import type { Json, JsonObject } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { DeliveryBehaviour } from "./server/deliveries.ts";
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
