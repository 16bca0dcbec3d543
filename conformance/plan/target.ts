// The deployment under test, and what a run may do there.

import type { SentRequest, ServiceName } from "../exchange.ts";

/** How much a run may change: nothing; what it can remove again; anything (servers made for tests). */
export type Writes = "none" | "removable" | "all";

/** Credentials of an OAuth 2.0 client. */
export interface ClientCredentials {
  id: string;
  secret: string;
}

/** Clients beside the main one, each for a rule that only it can show. */
export const otherClients = {
  scopeless: "a client that has none of the documented scopes",
  manager: "a client with the role COMPANY_MANAGER",
  viewer: "a client with the role COMPANY_VIEWER",
} as const;

/** Name of such a client; the limited one lacks the scope `manage:webhooks` alone, and only a mock has it. */
export type OtherClient = keyof typeof otherClients | "limited";

/** Where the run's own webhooks lead to. */
export interface DeliveryTarget {
  /** The public address that the service delivers to; that of the receiver itself when absent. */
  url?: string;
  /** Port of 127.0.0.1 that the address leads to; 0 for a free one. */
  port: number;
  /** Seconds that a delivery is waited for. */
  wait: number;
}

/** The deployment under test. */
export interface Target {
  /** Origin by service; a service without one is not tested. */
  origins: Partial<Record<ServiceName, string>>;
  /** Full address of the token endpoint. */
  tokenUrl: string;
  client: ClientCredentials;
  /** Sent as `x-tenant-id` with every call. */
  tenantId?: string;
  /** Clients beside the main one, if there are any. */
  otherClients?: Partial<Record<OtherClient, ClientCredentials>>;
  /** An access token that was issued and has expired. */
  expiredToken?: string;
  /** Ids that the API itself does not lead to, by path parameter, several with commas; `foreign…` are ids of another company. */
  fixtures: Partial<Record<ServiceName, Record<string, string>>>;
  writes: Writes;
  /** Requests a second; unlimited when absent. */
  rate?: number;
  /** Requests in all; unlimited when absent. With a limit, the requests that say the most come first. */
  most?: number;
  /** Milliseconds the response to a request may take; 30 seconds when absent. */
  timeLimit?: (request: SentRequest) => number;
  /** How random sequences are made: the number of steps, and the seed. */
  sequences?: { steps?: number; seed?: number };
  /** Lets time pass on a server whose clock can be moved, until what is under way is over. */
  passTime?: () => Promise<void>;
  /** Where deliveries are received; none are when absent. */
  deliveries?: DeliveryTarget;
}
