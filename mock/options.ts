// How the mock is started, and what comes of it.

import type { Api } from "../model/apis.ts";
import type { DeliveryPolicy } from "./deliver/policy.ts";
import type { State } from "./domain/state.ts";
import type { Settings } from "./domain/types.ts";

/** Bounds of what a client may send, and of what is kept of it; times in milliseconds. */
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

/** How the mock is to run. No option is needed, and one that is undefined is left out. */
export interface MockOptions {
  /** Address to bind; 127.0.0.1 when left out. */
  host?: string | undefined;
  /** Port by API; 0, and one that is left out, takes a free one. */
  ports?: Partial<Record<Api, number>> | undefined;
  /** Host names at which the control API responds besides those of this machine. */
  allowHosts?: string[];
  /** Origins of pages that may drive the mock by its control API, such as that of the API reference. */
  allowOrigins?: string[];
  /** JSON file with the clients; the documented default when left out. */
  config?: string | undefined;
  /** Seconds a token lives; 300 when left out. */
  tokenLifetime?: number;
  /** Least and most delay of every response, in milliseconds. */
  latency?: [number, number];
  /** Whether there are the resources of the contract's examples; else only what no call can create. True when left out. */
  cast?: boolean;
  /** What an administrator of the service decides; as documented when left out. */
  settings?: Partial<Settings>;
  /** File that keeps the state. */
  data?: string | undefined;
  /** Milliseconds of the mock's clock for each of real time; 1 when left out. */
  speed?: number;
  /** Scenario file to load. */
  scenario?: string | undefined;
  /** Where webhooks may be on plain http: on this machine with true, on this machine and the listed hosts, or nowhere. */
  allowHttpWebhooks?: boolean | readonly string[];
  /** Timing of deliveries, where it differs from the default. */
  delivery?: Partial<DeliveryPolicy>;
  /** Where lines about deliveries and failures go; nowhere when left out. */
  log?: (line: string) => void;
}

/** Options with what every mock needs. */
export interface CompleteOptions extends MockOptions, Internals {
  host: string;
  ports: Record<Api, number>;
  limits: ServerLimits;
}

/** What the tests and the command line give a mock besides its options. */
export interface Internals {
  /** Folder of the bundles; `generated/` when left out. */
  bundles?: string;
  /** Bounds of requests and of the journal, where they differ from the default. */
  limits?: Partial<ServerLimits>;
  /** Where a line for each request goes; nowhere when left out. */
  logRequest?: ((line: string) => void) | undefined;
  /** Told of the state of each sandbox by its id when it is opened, so that tests can put in what no call creates. */
  onState?(id: string, state: State): void;
}
