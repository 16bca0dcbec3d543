// How the mock is started, and what comes of it.

import type { Api } from "../model/apis.ts";
import type { AuthMode } from "./authenticate/authority.ts";
import type { DeliveryPolicy } from "./deliver/policy.ts";
import type { Limits } from "./http/server.ts";
import type { SandboxLimits } from "./sandboxes/registry.ts";
import type { State } from "./state/types.ts";
import type { RequestLog } from "./terminal/request-log.ts";
import type { MockControl } from "./testing/mock-control.ts";

/** How the mock is to run. No option is needed, and one that is undefined is left out. */
export interface MockOptions {
  /** Address to bind; 127.0.0.1 when left out. */
  host?: string | undefined;
  /** Port by API; 0, and one that is left out, takes a free one. */
  ports?: Partial<Record<Api, number>> | undefined;
  /** Folder of the bundles; `generated/` when left out. */
  bundles?: string;
  /** Host names at which the control API responds besides those of this machine. */
  allowHosts?: string[];
  /** Origins of pages that may drive the mock by its control API, such as that of the API reference. */
  allowOrigins?: string[];
  /** How strictly tokens are looked at; `on` when left out. */
  auth?: AuthMode;
  /** JSON file with the clients; the documented default when left out. */
  config?: string | undefined;
  /** Seconds a token lives; 300 when left out. */
  tokenLifetime?: number;
  /** Bounds of the sandboxes, where they differ from the default. */
  sandboxes?: Partial<SandboxLimits>;
  /** Least and most delay of every response, in milliseconds. */
  latency?: [number, number];
  /** A state instead of the mock's own; for tests. */
  state?: State;
  /** Whether there are the resources of the contract's examples; else only what no call can create. True when left out. */
  cast?: boolean;
  /** Whether payment sessions can be created; refused with `no-suitable-provider` when left out, as documented. */
  paymentSessions?: boolean;
  /** Whether `kycStatus` NOT_REQUIRED may be sent; refused with `kyc-not-required-not-allowed` when left out, as documented. */
  kycNotRequired?: boolean;
  /** Whether a field of a request body that the contract does not have is refused; it passes with a header when left out. */
  strict?: boolean;
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
  /** Whether changes of the bundles are taken over while it runs. */
  watch?: boolean;
  /** How many requests each journal keeps; 200 when left out. */
  journal?: number;
  limits?: Partial<Limits>;
  /** Where lines about deliveries, reloads and failures go; nowhere when left out. */
  log?: (line: string) => void;
  /** Where a line for each request goes, and whether it may have colors; nowhere when left out. */
  requestLog?: RequestLog | undefined;
}

/** A running mock: with functions that control it, for tests. */
export interface Mock extends MockControl {
  /** Reads the bundles anew; state, tokens and scenarios stay. A broken bundle changes nothing and throws. */
  reload(): Promise<void>;
  /** Stops all servers and receivers, ends open connections, and writes and closes the state. */
  stop(): Promise<void>;
}
