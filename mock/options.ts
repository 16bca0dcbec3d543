// The options of the mock.

import type { Api } from "../model/apis.ts";
import type { DeliveryPolicy } from "./deliver/policy.ts";
import type { State } from "./domain/state.ts";
import type { Settings } from "./domain/types.ts";

/** Limits of requests and of the journal; times in milliseconds. */
export interface ServerLimits {
  /** Until the head of a request is complete. */
  headTime: number;
  /** Until the whole request is complete. */
  requestTime: number;
  headBytes: number;
  headers: number;
  bodyBytes: number;
  /** How many requests a journal keeps. */
  journal: number;
}

/** Options of the mock, all optional; undefined means the default. */
export interface MockOptions {
  /** Address to bind; by default 127.0.0.1. */
  host?: string | undefined;
  /** Port by API; 0, the default, takes a free port. */
  ports?: Partial<Record<Api, number>> | undefined;
  /** Host names at which the control API responds besides those of this machine. */
  allowHosts?: string[];
  /** Origins of pages that may use the control API, such as that of the API reference. */
  allowOrigins?: string[];
  /** JSON file with the clients; by default those of the README. */
  config?: string | undefined;
  /** Seconds for which a token is valid; by default 300. */
  tokenLifetime?: number;
  /** Least and largest delay of every response, in milliseconds. */
  latency?: [number, number];
  /** Whether to start with all resources of the contract's examples (default), or only those that no call creates. */
  cast?: boolean;
  /** What an administrator of the service configures; by default as documented. */
  settings?: Partial<Settings>;
  /** File that keeps the state. */
  data?: string | undefined;
  /** Milliseconds of the mock's clock per millisecond of real time; by default 1. */
  speed?: number;
  /** Scenario file to load. */
  scenario?: string | undefined;
  /** Where webhooks may use plain http: with true this machine, with a list also these hosts; by default nowhere. */
  allowHttpWebhooks?: boolean | readonly string[];
  /** Timing of deliveries that differs from the default. */
  delivery?: Partial<DeliveryPolicy>;
  /** Gets lines about deliveries and failures. */
  log?: (line: string) => void;
}

/** Options with what every mock needs. */
export interface CompleteOptions extends MockOptions, Internals {
  host: string;
  ports: Record<Api, number>;
  limits: ServerLimits;
}

/** Options only for the tests and the command line. */
export interface Internals {
  /** Folder of the bundles; by default `generated/`. */
  bundles?: string;
  /** Limits that differ from the default. */
  limits?: Partial<ServerLimits>;
  /** Gets a line for each request. */
  logRequest?: ((line: string) => void) | undefined;
  /** Called when the state of a sandbox is opened, so that tests can add resources that no call creates. */
  onState?(id: string, state: State): void;
}
