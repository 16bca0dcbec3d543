// What the mock takes from a bundle: operations with their rules, parameters, bodies, answers and events.

import type { Api } from "../refusal.ts";

/** A JSON object of the bundle. */
export type JsonObject = Record<string, unknown>;

/** One parameter that is validated; headers are not (tenant and correlation have rules of their own). */
export interface Parameter {
  in: "path" | "query";
  name: string;
  required: boolean;
  /** JSON type the text of the request is read as. */
  type: string;
  default: string | number | boolean | undefined;
  /** JSON pointer of the schema within the bundle. */
  pointer: string;
}

/** What an operation takes as its body. */
export interface Body {
  required: boolean;
  /** JSON pointer of the schema by media type. */
  pointers: Record<string, string>;
}

/** Names of the examples by media type, of one response. */
export type Examples = Record<string, string[]>;

/** One operation of the contract. */
export interface Operation {
  api: Api;
  operationId: string;
  method: string;
  /** Path template, for example `/v1/parties/{partyId}`. */
  path: string;
  summary: string;
  /** Whether a token is needed. */
  secured: boolean;
  /** Scopes the token must grant, all of them; empty where the sources show none. */
  scopes: string[];
  /** Roles of which the caller needs one (`x-required-roles`); empty where the sources show none. */
  roles: string[];
  parameters: Parameter[];
  body: Body | undefined;
  /** Names of the request's fields that hold personal, bank or secret data (`x-data`). */
  sensitive: ReadonlySet<string>;
  /** Responses by status, range (`4XX`) or `default`. */
  responses: Record<string, Examples>;
  /** Error codes the operation lists for a request that breaks its rules. */
  codes: ReadonlySet<string>;
}

/** An event of the contract. */
export interface EventType {
  eventType: string;
  summary: string;
  /** JSON pointer of its schema within the bundle. */
  pointer: string;
  /** Bodies by example name. */
  examples: Record<string, { eventType: string; result: JsonObject }>;
}

/** One API, ready to be served. */
export interface Contract {
  api: Api;
  document: JsonObject;
  operations: Operation[];
  byId: ReadonlyMap<string, Operation>;
  events: ReadonlyMap<string, EventType>;
  /** Every scope the contract knows. */
  scopes: string[];
}
