// What the server consists of: its resources, one request, one response, and the policies that a defect may bend.

import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** A JSON object with any fields. */
export type JsonRecord = Record<string, unknown>;

/** An OAuth 2.0 client, and what it may do. */
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

/** Amounts are integers of a millionth of the asset. */
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

/** A party; `fields` are shown as they are, the others only where the documents say so. */
export interface Party {
  id: string;
  fields: JsonRecord;
  vatNumber?: string;
  consentUrl?: string;
  verificationUrl?: string;
  ivCase?: string;
}

/** The part that a party has in an account. */
export interface Role {
  partyId: string;
  roleType: string;
  status: string;
}

/** A record whose fields are shown as they are. */
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
  /** The configuration before the last replacement: only defects look at it. */
  former?: Webhook;
}

/** What a request with an idempotency key got, and what a repeat has to be the same as. */
export interface KeyedResponse {
  fingerprint: string;
  response: SentResponse;
}

/** A tenant of a company, with all that it has. */
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
  /** What it has at the ramp service. */
  ramp: Record<"requests" | "bankAccounts" | "wallets", ShownObject[]>;
  /** How often life of its own was played to the webhooks of this tenant. */
  played: number;
}

/** Something that the webhooks of a tenant are told. */
export interface ServerEvent {
  eventType: string;
  result: JsonRecord;
}

/** One delivery on its way to one webhook. */
export interface OutgoingDelivery {
  webhook: Webhook;
  method: string;
  headers: Record<string, string | string[]>;
  body: JsonRecord;
  /** What is sent in place of the body as JSON. */
  text?: string;
  /** The time to its first try in milliseconds. */
  wait: number;
  attempt: number;
}

/** A request that an operation is to carry out: its client is known, and may call it. */
export interface ServerRequest {
  world: ServerWorld;
  host: "finance" | "ramp";
  operation: string;
  method: string;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** All values of `x-tenant-id`, in the order sent. */
  tenantHeaders: string[];
  body: JsonRecord;
  client: ServerClient;
  tenant: Tenant;
}

/** A response as it leaves the server; a text is sent as it is, anything else as JSON. */
export interface SentResponse {
  status: number;
  headers: Record<string, string>;
  body: JsonRecord | string;
}

/** An operation: where it is, who may call it, and what it does. */
export interface ServerOperation {
  method: string;
  path: string;
  name: string;
  scope?: string;
  roles?: string[];
  handle: (r: ServerRequest) => SentResponse;
}

/** A page of a list, and how it is described. */
export interface Page {
  items: unknown[];
  pagination: JsonRecord;
}

/** What a faithful server does, policy by policy. A defect replaces some of them. */
export interface ServerRules {
  tokenSeconds: number;
  secret: (client: ServerClient, secret: string) => boolean;
  token: (world: ServerWorld, authorization: string | undefined, path: string) => Token | undefined;
  tenant: (client: ServerClient, values: string[], world: ServerWorld, path: string) => string | undefined;
  scope: (client: ServerClient, scope: string, operation: string) => boolean;
  role: (client: ServerClient, roles: string[], operation: string) => boolean;
  correlation: (headers: IncomingHttpHeaders) => string;
  /** What a webhook's address begins with. */
  hooks: RegExp;
  /** Reads the body of a request. */
  parse: (host: "finance" | "ramp", message: IncomingMessage, raw: string) => JsonRecord;
  before: ((r: ServerRequest) => SentResponse | undefined)[];
  response: ((r: ServerRequest, response: SentResponse) => SentResponse)[];
  /** Responses before an operation is known (401, 403, 404), and all others, too. */
  last: ((host: string, response: SentResponse, headers: IncomingHttpHeaders) => SentResponse)[];
  list: ((r: ServerRequest, items: unknown[]) => unknown[])[];
  page: (r: ServerRequest, items: unknown[], page: number, size: number) => Page;
  event: ((world: ServerWorld, tenant: Tenant, event: ServerEvent) => ServerEvent[])[];
  receivers: (world: ServerWorld, tenant: Tenant, event: ServerEvent) => Webhook[];
  authentication: (webhook: Webhook) => Record<string, string | string[]>;
  delivery: ((out: OutgoingDelivery, world: ServerWorld) => OutgoingDelivery[])[];
  /** Milliseconds before each retry. */
  retries: number[];
  fingerprint: (r: ServerRequest) => string;
  /** The outcome of a money movement, on the wallets of the two sides. */
  hold: (b: Balance, amount: bigint) => void;
  release: (b: Balance, amount: bigint) => void;
  pay: (from: Balance, to: Balance | undefined, amount: bigint) => void;
  payoutPath: (number: number) => string[];
  fee: (amount: number, rampType: string) => { amount: number; percentage: number };
}

/** Makes the server differ from a faithful one. */
export type Bend = (rules: ServerRules, world: ServerWorld) => void;

/** All that a running server has: its policies, its data, and what is still to happen. */
export interface ServerWorld {
  rules: ServerRules;
  tenants: Map<string, Tenant>;
  clients: Map<string, ServerClient>;
  tokens: Map<string, Token>;
  /** Where deliveries for a public address arrive on this machine. */
  tunnel: { url: string; port: number } | undefined;
  assets: JsonRecord[];
  /** What is still to happen, by the step in which it does: `runAgenda` of basics.ts lets it happen. */
  agenda: { due: number; act: () => unknown }[];
  step: number;
  counter: number;
  /** Payouts requested so far. */
  payouts: number;
}
