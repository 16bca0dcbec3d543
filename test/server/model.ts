// The types of the server: resources, requests, responses, and the policies that a defect replaces.

import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

export type JsonRecord = Record<string, unknown>;

export interface ServerClient {
  id: string;
  secret: string;
  tenants: string[];
  scopes: string[];
  role: string;
  username: string;
}

export interface Token {
  value: string;
  client: ServerClient;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Amounts are millionths of the asset. */
export interface Balance {
  asset: string;
  contractAddress: string;
  total: bigint;
  reserved: bigint;
}

export interface Wallet {
  id: string;
  chain: string;
  type: string;
  address: string;
  amlStatus: string;
  status: string;
  balances: Balance[];
}

/** A party. All reads show `fields`. */
export interface Party {
  id: string;
  fields: JsonRecord;
  vatNumber?: string;
  consentUrl?: string;
  verificationUrl?: string;
  ivCase?: string;
}

export interface Role {
  partyId: string;
  roleType: string;
  status: string;
}

/** A resource that is shown as it is. */
export interface ShownObject extends JsonRecord {
  id: string;
  status: string;
}

export interface Account {
  id: string;
  externalId?: string;
  status: string;
  roles: Role[];
  wallets: Wallet[];
  virtualBankAccounts: ShownObject[];
  sessions: ShownObject[];
  transfers: ShownObject[];
  routes: ShownObject[];
  payouts: ShownObject[];
}

export interface Webhook {
  id: string;
  url: string;
  name?: string;
  authenticationMethod: Record<string, string>;
  status: string;
  /** What it was before the last replacement, for defects. */
  former?: Webhook;
}

/** The response to a request with an idempotency key. A repeat has the same fingerprint. */
export interface KeyedResponse {
  fingerprint: string;
  response: SentResponse;
}

export interface Tenant {
  id: string;
  companyId: string;
  companyName: string;
  parties: Party[];
  accounts: Account[];
  webhooks: Webhook[];
  payIns: ShownObject[];
  paymentRequests: ShownObject[];
  payoutBankAccounts: JsonRecord[];
  remembered: Map<string, KeyedResponse>;
  ramp: Record<"requests" | "bankAccounts" | "wallets", ShownObject[]>;
  /** How often life.ts was run for its webhooks. */
  played: number;
}

export interface ServerEvent {
  eventType: string;
  result: JsonRecord;
}

export interface OutgoingDelivery {
  webhook: Webhook;
  method: string;
  headers: Record<string, string | string[]>;
  body: JsonRecord;
  /** Replaces the body as JSON. */
  text?: string;
  /** Steps until it is sent. */
  wait: number;
  attempt: number;
}

/** A request whose client may call the operation. */
export interface ServerRequest {
  world: ServerWorld;
  host: "finance" | "ramp";
  operation: string;
  method: string;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** All values of `x-tenant-id`. */
  tenantHeaders: string[];
  body: JsonRecord;
  client: ServerClient;
  tenant: Tenant;
}

/** A response. A string is sent as it is, an object as JSON. */
export interface SentResponse {
  status: number;
  headers: Record<string, string>;
  body: JsonRecord | string;
}

export interface ServerOperation {
  method: string;
  path: string;
  name: string;
  scope?: string;
  roles?: string[];
  handle: (r: ServerRequest) => SentResponse;
}

export interface Page {
  items: unknown[];
  pagination: JsonRecord;
}

/** The policies of the server. Defects replace some of them. */
export interface ServerRules {
  tokenSeconds: number;
  secret: (client: ServerClient, secret: string) => boolean;
  token: (world: ServerWorld, authorization: string | undefined, path: string) => Token | undefined;
  tenant: (client: ServerClient, values: string[], world: ServerWorld, path: string) => string | undefined;
  scope: (client: ServerClient, scope: string, operation: string) => boolean;
  role: (client: ServerClient, roles: string[], operation: string) => boolean;
  correlation: (headers: IncomingHttpHeaders) => string;
  /** The beginning of each webhook's URL. */
  hooks: RegExp;
  parse: (host: "finance" | "ramp", message: IncomingMessage, raw: string) => JsonRecord;
  before: ((r: ServerRequest) => SentResponse | undefined)[];
  response: ((r: ServerRequest, response: SentResponse) => SentResponse)[];
  /** For all responses, also those before an operation is known (401, 403, 404). */
  last: ((host: string, response: SentResponse, headers: IncomingHttpHeaders) => SentResponse)[];
  list: ((r: ServerRequest, items: unknown[]) => unknown[])[];
  page: (r: ServerRequest, items: unknown[], page: number, size: number) => Page;
  event: ((world: ServerWorld, tenant: Tenant, event: ServerEvent) => ServerEvent[])[];
  receivers: (world: ServerWorld, tenant: Tenant, event: ServerEvent) => Webhook[];
  authentication: (webhook: Webhook) => Record<string, string | string[]>;
  delivery: ((out: OutgoingDelivery, world: ServerWorld) => OutgoingDelivery[])[];
  /** Steps before each retry. */
  retries: number[];
  fingerprint: (r: ServerRequest) => string;
  /** Money movements. */
  hold: (b: Balance, amount: bigint) => void;
  release: (b: Balance, amount: bigint) => void;
  pay: (from: Balance, to: Balance | undefined, amount: bigint) => void;
  payoutPath: (number: number) => string[];
  fee: (amount: number, rampType: string) => { amount: number; percentage: number };
}

/** Changes the server, as a defect or a variation. */
export type Bend = (rules: ServerRules, world: ServerWorld) => void;

/** The state of a running server. */
export interface ServerWorld {
  rules: ServerRules;
  tenants: Map<string, Tenant>;
  clients: Map<string, ServerClient>;
  tokens: Map<string, Token>;
  /** The port of this machine for a public URL. */
  tunnel: { url: string; port: number } | undefined;
  assets: JsonRecord[];
  /** Actions that `runAgenda` of basics.ts runs, with their step. */
  agenda: { due: number; act: () => unknown }[];
  step: number;
  counter: number;
  payouts: number;
}
