// The deployment under test, and the limits of a run there.

import type { SentRequest, ServiceName } from "../exchange.ts";

/** How much a run may change: nothing; what it can remove again; anything (servers made for tests). */
export type Writes = "none" | "removable" | "all";

/** Credentials of an OAuth 2.0 client. */
export interface ClientCredentials {
  id: string;
  secret: string;
}

/** Clients in addition to the main one, each for a rule that only this client can test. */
export const otherClients = {
  scopeless: "a client that has none of the documented scopes",
  manager: "a client with the role COMPANY_MANAGER",
  viewer: "a client with the role COMPANY_VIEWER",
} as const;

/** Name of such a client; `limited` lacks only the scope `manage:webhooks`, and exists only on a mock. */
export type OtherClient = keyof typeof otherClients | "limited";

/** Where the run's own webhooks deliver to. */
export interface DeliveryTarget {
  /** The public address that the service delivers to; that of the receiver itself when absent. */
  url?: string;
  /** Port of 127.0.0.1 that the address leads to; 0 for a free one. */
  port: number;
  /** Seconds to wait for a delivery. */
  wait: number;
}

/** The deployment under test. */
export interface Target {
  /** Origin by service; a service without one is not tested. The token endpoint has `tokenUrl`. */
  origins: Partial<Record<ServiceName, string>> & { auth?: never };
  /** Full address of the token endpoint. */
  tokenUrl: string;
  client: ClientCredentials;
  /** Sent as `x-tenant-id` with every call. */
  tenantId?: string;
  /** Clients in addition to the main one. */
  otherClients?: Partial<Record<OtherClient, ClientCredentials>>;
  /** An access token that was issued and has expired. */
  expiredToken?: string;
  /** IDs that no list returns, by path parameter, several with commas; `foreign…` are IDs of another company. */
  fixtures: Partial<Record<ServiceName, Record<string, string>>>;
  writes: Writes;
  /** Requests per second; unlimited when absent. */
  rate?: number;
  /** Requests in all; unlimited when absent. With a limit, the most informative requests come first. */
  most?: number;
  /** Milliseconds the response to a request may take; 30 seconds when absent. */
  timeLimit?: (request: SentRequest) => number;
  /** How random sequences are made: the number of steps, and the seed. */
  sequences?: { steps?: number; seed?: number };
  /** Moves the clock of a test server until all pending changes are complete. */
  passTime?: () => Promise<void>;
  /** Where deliveries are received; without it, they are not tested. */
  deliveries?: DeliveryTarget;
}
