// What the HTTP side of the mock and its state know of each other: a request that passed the rules, and a response.

import type { Api } from "../../model/apis.ts";
import type { StateContracts } from "./contract.ts";

/** Who calls, as the token says. */
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
  /** The parsed body; undefined when there is none. */
  body: unknown;
  tenantId: string;
  caller: Caller;
}

/** A whole response, envelope included; it is valid against the contract. */
export interface StateResponse {
  status: number;
  body: unknown;
  /** For example a content type other than application/json. */
  headers?: Record<string, string>;
  /** Whether it is an earlier result of the idempotency key, and nothing was carried out. */
  replayed?: true;
}

/** An event of the contract, as it is delivered. */
export interface MockEvent {
  eventType: string;
  result: Record<string, unknown>;
}

/** A registered webhook with its secrets, for the delivery only; never serialised into a response or a log. */
export interface RegisteredWebhook {
  id: string;
  tenantId: string;
  url: string;
  authenticationMethod:
    | { type: "API_KEY"; headerName: string; apiKey: string }
    | { type: "BASIC_AUTHENTICATION"; username: string; password: string };
}

/** A fiat credit that arrives on a virtual bank account; the mock has no bank that would send one. */
export interface BankCredit {
  virtualBankAccountId: string;
  /** Exact decimal, for example `250.00`. */
  amount: string;
  /** Fiat currency, for example EUR. */
  currency: string;
}

/** The pages that a person is sent to. */
export type HostedPage = "verification" | "consent" | "payment";

/** What a link leads to. */
export interface HostedLink {
  page: HostedPage;
  /** Id of the party or session. */
  id: string;
}

/** What its page shows. */
export interface HostedView {
  /** The secret of the one link that is valid; whoever asks for the page has to know it. */
  secret: string;
  tenantId: string;
  /** What is moved: kind, id and field as in a move. */
  kind: string;
  id: string;
  field: string;
  status: string;
  /** Whether the person has still to decide. */
  isOpen: boolean;
  /** Name and value of what the page tells of it. */
  facts: [name: string, value: string][];
}

/** A move of a status that is asked for, and not waited for. */
export interface MoveOrder {
  /** Kind of the resource: `payouts`. */
  kind: string;
  id: string;
  to: string;
  /** The field that holds the status, where a resource has several: `kycStatus`. */
  field?: string;
  /** The `reason` of the event, where it has one. */
  reason?: string;
}

/**
 * A move that a resource can take, if its money allows it: any but to the status it is in, and those that are
 * documented as impossible.
 */
export interface PossibleMove {
  field: string;
  /** The status it is in; null where the resource does not have it yet. */
  from: string | null;
  to: string;
  /** How well the move is known, in the words of the contract (`x-evidence`); `mock` where the contract has no such move. */
  evidence: string;
  /** The event it emits. */
  event?: string;
  /** What may be given as `reason`; the first is the one when none is given. */
  reasons?: string[];
}

/** A move that was made. */
export interface Move extends Pick<PossibleMove, "field" | "from" | "to" | "evidence"> {
  kind: string;
  id: string;
  /** Types of the events that followed at once. */
  events: string[];
}

/** Funds that arrive for a ramp request. */
export interface RampFunds {
  rampRequestId: string;
  /** Decimal, in the currency the company gives; all that is missing when left out. */
  amount?: string | number;
}

/** What a company is allowed, which depends on its configuration. */
export interface Settings {
  /** How many webhooks it may register. */
  webhookCap: number;
  /** Whether pay-in sessions are enabled; else creating one is refused with `no-suitable-provider`. */
  paymentSessions: boolean;
  /** Whether `kycStatus` NOT_REQUIRED may be asked for; else `kyc-not-required-not-allowed`. */
  kycNotRequired: boolean;
  /** Whether the company is active; else creating a pay-in session is refused with `company-not-active`. */
  companyActive: boolean;
}

/** How the state is set up; everything has a default. */
export interface StateOptions extends Partial<Settings> {
  /** The contract; without it, what the build wrote. */
  contracts?: StateContracts;
  /** Whether a new state has the cast of the contract's examples (default), or only what no call can create of it. */
  cast?: boolean | undefined;
  /** Keeps the state in this file; without it, in memory. */
  file?: string | undefined;
  /** Milliseconds of mock time for each of real time: 1 (default), faster, or 0 to move only when advanced. */
  speed?: number | undefined;
  /** Where a line goes when the money does not allow a move whose time has come; nowhere when left out. */
  log?(line: string): void;
}

/** A resource as it is looked at: what reads may show of it, and never a secret. */
export interface LookedAt {
  kind: string;
  id: string;
  tenantId: string;
  /** ISO 8601, by the mock's clock; so is `updatedAt`. */
  createdAt: string;
  updatedAt: string;
  resource: Record<string, unknown>;
  /** The moves it can take; none for a kind without a status. */
  moves: PossibleMove[];
}

/** A snapshot as it is listed. */
export interface SnapshotInfo {
  name: string;
  /** Time of the mock's clock that it brings back, ISO 8601. */
  time: string;
  /** How many resources of each kind it has, of all tenants. */
  counts: Record<string, number>;
}

/** A state in a file. */
export interface ExportedState {
  /** Time of the mock's clock, ISO 8601. */
  time: string;
  rows: { part: string; seq: number; value: object }[];
}
