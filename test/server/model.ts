// What the server consists of: its resources, one request, one response, and the policies that a defect may bend.

import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

export type ServerJson = Record<string, unknown>;

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

export interface Party {
  id: string;
  fields: ServerJson;
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

/** A record whose fields are shown as they are. */
export interface ShownObject extends ServerJson {
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

export interface Remembered {
  fingerprint: string;
  reply: ServerResponse;
}

export interface RampData {
  requests: ShownObject[];
  bankAccounts: ShownObject[];
  wallets: ShownObject[];
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
  payoutBankAccounts: ServerJson[];
  remembered: Map<string, Remembered>;
  ramp: RampData;
  /** How often life of its own was played to the webhooks of this tenant. */
  played: number;
}

export interface Happening {
  eventType: string;
  result: ServerJson;
}

/** One delivery on its way to one webhook. */
export interface Outgoing {
  webhook: Webhook;
  method: string;
  headers: Record<string, string | string[]>;
  body: ServerJson;
  /** What is sent in place of the body as JSON. */
  text?: string;
  /** The time to its first try in milliseconds. */
  wait: number;
  attempt: number;
}

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
  body: ServerJson;
  client: ServerClient;
  tenant: Tenant;
}

export interface ServerResponse {
  status: number;
  headers: Record<string, string>;
  body: ServerJson | string;
}

export interface ServerOperation {
  method: string;
  path: string;
  name: string;
  scope?: string;
  roles?: string[];
  handle: (r: ServerRequest) => ServerResponse;
}

export interface Page {
  items: unknown[];
  pagination: ServerJson;
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
  parse: (host: "finance" | "ramp", message: IncomingMessage, raw: string) => ServerJson;
  before: ((r: ServerRequest) => ServerResponse | undefined)[];
  reply: ((r: ServerRequest, reply: ServerResponse) => ServerResponse)[];
  /** Responses before an operation is known (401, 403, 404), and all others, too. */
  last: ((host: string, reply: ServerResponse, headers: IncomingHttpHeaders) => ServerResponse)[];
  list: ((r: ServerRequest, items: unknown[]) => unknown[])[];
  page: (r: ServerRequest, items: unknown[], page: number, size: number) => Page;
  event: ((world: ServerWorld, tenant: Tenant, event: Happening) => Happening[])[];
  receivers: (world: ServerWorld, tenant: Tenant, event: Happening) => Webhook[];
  authentication: (webhook: Webhook) => Record<string, string | string[]>;
  delivery: ((out: Outgoing, world: ServerWorld) => Outgoing[])[];
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

export interface ServerWorld {
  rules: ServerRules;
  tenants: Map<string, Tenant>;
  clients: Map<string, ServerClient>;
  tokens: Map<string, Token>;
  timers: Set<NodeJS.Timeout>;
  /** Milliseconds of one step of what happens later. */
  pace: number;
  /** Milliseconds that a receiver of a delivery has for its response. */
  patience: number;
  /** Where deliveries for a public address arrive on this machine. */
  tunnel: { url: string; port: number } | undefined;
  assets: ServerJson[];
  /** With an agenda, nothing happens by itself: see runAgenda. */
  agenda: { due: number; act: () => void }[] | undefined;
  step: number;
  counter: number;
  /** Deliveries whose response is still awaited. */
  inFlight: number;
  /** Payouts requested so far. */
  payouts: number;
}
