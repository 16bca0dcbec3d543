// Types that the state shares with the HTTP side and the control API.

import type { Api } from "../../model/apis.ts";
import type { StateContracts } from "./contract.ts";

/** The caller, from the token. */
export interface Caller {
  clientId: string;
  scopes: string[];
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
  /** The parsed body, if there is one. */
  body: unknown;
  tenantId: string;
  caller: Caller;
}

/** A whole response, envelope included; it is valid against the contract. */
export interface DomainResponse {
  status: number;
  body: unknown;
  /** For example a content type other than application/json. */
  headers?: Record<string, string>;
  /** Whether it is the stored response of the idempotency key, and nothing was carried out. */
  replayed?: true;
}

/** An event of the contract, as it is delivered. */
export interface MockEvent {
  eventType: string;
  result: Record<string, unknown>;
}

/** A registered webhook with its secrets, for the delivery only; never part of a response or a log. */
export interface RegisteredWebhook {
  id: string;
  tenantId: string;
  url: string;
  authenticationMethod:
    | { type: "API_KEY"; headerName: string; apiKey: string }
    | { type: "BASIC_AUTHENTICATION"; username: string; password: string };
}

/** A fiat credit that arrives on a virtual bank account. */
export interface BankCredit {
  virtualBankAccountId: string;
  /** Exact decimal, for example `250.00`. */
  amount: string;
  /** Fiat currency, for example EUR. */
  currency: string;
}

/** The pages that a person is sent to. */
export type HostedPage = "verification" | "consent" | "payment";

/** The page and the resource of a link. */
export interface HostedLink {
  page: HostedPage;
  /** Id of the party or session. */
  id: string;
}

/** What the page of a link shows. */
export interface HostedView {
  /** The secret of the valid link; requests for the page must prove that they know it. */
  secret: string;
  tenantId: string;
  /** Kind, ID and field of the move that a button makes. */
  kind: string;
  id: string;
  field: string;
  status: string;
  /** Whether the person must still decide. */
  isOpen: boolean;
  /** Names and values that the page shows. */
  facts: [name: string, value: string][];
}

/** A move by hand. */
export interface MoveOrder {
  /** Kind of the resource, for example `payouts`. */
  kind: string;
  id: string;
  to: string;
  /** Field of the status, such as `kycStatus`, if the resource has several. */
  field?: string;
  /** The `reason` of the event, if it has one. */
  reason?: string;
}

/** A move to another status that is not documented as impossible; the money may still not allow it. */
export interface PossibleMove {
  field: string;
  /** The current status; null if the resource does not have it yet. */
  from: string | null;
  to: string;
  /** Evidence of the move, as `x-evidence` of the contract; `mock` if the contract does not have the move. */
  evidence: string;
  /** The event that the move emits. */
  event?: string;
  /** The possible values of `reason`; the first is the default. */
  reasons?: string[];
}

/** A move that was made. */
export interface Move extends Pick<PossibleMove, "field" | "from" | "to" | "evidence"> {
  kind: string;
  id: string;
  /** Types of the events that the move emitted. */
  events: string[];
}

/** Funds that arrive for a ramp request. */
export interface RampFunds {
  rampRequestId: string;
  /** Decimal, in the currency that the company gives; by default all that is missing. */
  amount?: string | number;
}

/** What a company may do, which an administrator of the service configures. */
export interface Settings {
  /** How many webhooks the company may register. */
  webhookCap: number;
  /** Whether payment sessions are enabled; else creating one is refused with `no-suitable-provider`. */
  paymentSessions: boolean;
  /** Whether `kycStatus` may be set to NOT_REQUIRED; else this is refused with `kyc-not-required-not-allowed`. */
  kycNotRequired: boolean;
  /** Whether the company is active; else creating a payment session is refused with `company-not-active`. */
  companyActive: boolean;
}

/** How the state is set up; everything has a default. */
export interface StateOptions extends Partial<Settings> {
  /** The contract; by default the one that the build wrote. */
  contracts?: StateContracts;
  /** Whether a new state has the whole cast (default), or only the part that no operation creates. */
  cast?: boolean | undefined;
  /** The data file; by default the state is in memory. */
  file?: string | undefined;
  /** Milliseconds of mock time per millisecond of real time; 1 by default. At 0, only `advance` moves the clock. */
  speed?: number | undefined;
  /** Gets a line for each due move that the money does not allow. */
  log?(line: string): void;
}

/** A resource as the control API shows it: as reads do, without secrets, with its possible moves. */
export interface LookedAt {
  kind: string;
  id: string;
  tenantId: string;
  /** ISO 8601, by the mock's clock, like `updatedAt`. */
  createdAt: string;
  updatedAt: string;
  resource: Record<string, unknown>;
  /** The possible moves; none for a kind without a status. */
  moves: PossibleMove[];
}

/** A snapshot in the list of snapshots. */
export interface SnapshotInfo {
  name: string;
  /** Time of the mock's clock in the snapshot, ISO 8601. */
  time: string;
  /** Number of resources by kind, of all tenants. */
  counts: Record<string, number>;
}

/** A state in a file. */
export interface ExportedState {
  /** Time of the mock's clock, ISO 8601. */
  time: string;
  rows: { part: string; seq: number; value: object }[];
}
