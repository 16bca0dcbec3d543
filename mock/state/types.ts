// What the HTTP side of the mock and its state know of each other: a request that passed the rules, and an answer.

import type { Api } from "../envelope.ts";

/** Who calls, as the token says. */
export interface Caller {
  clientId: string;
  scopes: string[];
  /** Roles in the ramp service. */
  roles: string[];
}

/** A request that is authenticated, authorised and valid against the contract. */
export interface StateRequest {
  api: Api;
  operationId: string;
  /** Path parameters by name, decoded. */
  path: Record<string, string>;
  /** Query parameters by name, converted to the types of the contract, defaults filled in. */
  query: Record<string, string | number | boolean | undefined>;
  /** The parsed body; undefined when there is none. */
  body: unknown;
  /** The tenant the call acts for. */
  tenantId: string;
  caller: Caller;
}

/** A whole answer, envelope included; it is valid against the contract. */
export interface StateAnswer {
  status: number;
  body: unknown;
  /** For example a content type other than application/json. */
  headers?: Record<string, string>;
}

/** An event of the contract, as it is delivered. */
export interface MockEvent {
  eventType: string;
  result: Record<string, unknown>;
}

/** A registered webhook with its secrets, for the delivery only; never serialised into an answer or a log. */
export interface RegisteredWebhook {
  id: string;
  tenantId: string;
  url: string;
  authenticationMethod:
    | { type: "API_KEY"; headerName: string; apiKey: string }
    | { type: "BASIC_AUTHENTICATION"; username: string; password: string };
}

/** The state of the mock: what was created is found again, and time moves statuses. */
export interface State {
  /**
   * Answers a request from the state.
   * @returns The answer, also an error of the contract; undefined when the state does not decide, so that Prism does.
   */
  answer(request: StateRequest): StateAnswer | undefined;
  /** Registered webhooks of a tenant. */
  webhooks(tenantId: string): RegisteredWebhook[];
  /** Called with each event a change of state emits, after the change is stored. */
  onEvent(listener: (tenantId: string, event: MockEvent) => void): void;
  /** Time of the mock's clock. */
  now(): Date;
  /** Moves the clock on by some milliseconds and lets what is due happen. */
  advance(milliseconds: number): void;
  /** Back to the seed: the cast of the contract. */
  reset(): void;
  /** Adds resources, by kind, as the contract's read schemas show them. */
  seed(resources: Record<string, unknown[]>): void;
  /** Writes what is pending and closes the store. */
  close(): void;
}
