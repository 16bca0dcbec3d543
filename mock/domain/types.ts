// What the HTTP side of the mock and its state know of each other: a request that passed the rules, and a response.

import type { Api } from "../../model/apis.ts";
import type { WaitingDeliveries } from "../store/deliveries.ts";
import type { HttpAllowed } from "./address.ts";
import type { Contracts } from "./contract.ts";
import type { HostedPage } from "./links.ts";

/** Who calls, as the token says. */
export interface Caller {
  clientId: string;
  scopes: string[];
  /** Roles in the ramp service. */
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
  /** The tenant the call acts for. */
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

/** A webhook that gets no event. */
export interface SilentWebhook {
  id: string;
  why: string;
}

/**
 * Called with each event, after its change is stored.
 * @param webhookId The one webhook it is for, as with a ping; undefined means every webhook of the tenant.
 * @returns Nothing; or a function, where the listener keeps in the state what it has to do: it is called when that is
 *   stored and the event forgotten, both or none of them; or a promise: then the event is kept until it is fulfilled, and
 *   told again after a restart.
 */
export type EventListener = (
  tenantId: string,
  event: MockEvent,
  webhookId?: string,
) => void | Promise<void> | (() => unknown);

/** The deliveries that wait, as whoever delivers has noted them; they outlive the process where there is a data file. */
export type KeptDeliveries = Pick<WaitingDeliveries, "all" | "add" | "update" | "remove" | "policy" | "setPolicy">;

/** A fiat credit that arrives on a virtual bank account; the mock has no bank that would send one. */
export interface BankCredit {
  virtualBankAccountId: string;
  /** Exact decimal, for example `250.00`. */
  amount: string;
  /** Fiat currency, for example EUR. */
  currency: string;
}

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
  /** Kind of the resource, as in a seed: `payouts`. */
  kind: string;
  id: string;
  /** The status it shall have. */
  to: string;
  /** The field that holds the status, where a resource has several: `kycStatus`; of a role `partyRoles[0].status`. */
  field?: string;
  /** The `reason` of the event, where it has one. */
  reason?: string;
}

/** A move that a resource can take: any but to the status it is in, and those that are documented as impossible. */
export interface PossibleMove {
  field: string;
  /** The status it is in; null where the resource does not have it yet. */
  from: string | null;
  to: string;
  /** How well the move is known, in the words of the contract (`x-evidence`); `mock` where the contract has no such move. */
  evidence: string;
  /** The event it emits, unless the resource has already told of it: only verdicts on a party repeat. */
  event?: string;
  /** What may be given as `reason`; the first is the one when none is given. */
  reasons?: string[];
}

/** A move that could not be taken when its time came. */
export interface MissedMove {
  field: string;
  from: string;
  to: string;
  /** Time of the mock's clock, ISO 8601. */
  time: string;
  /** Why, in a sentence. */
  because: string;
}

/** A move that was made. */
export interface Move {
  kind: string;
  id: string;
  field: string;
  from: string | null;
  to: string;
  /** As in PossibleMove. */
  evidence: string;
  /** Types of the events that followed at once. */
  events: string[];
}

/** Funds that arrive for a ramp request. */
export interface RampFunds {
  rampRequestId: string;
  /** Decimal, in the currency the company gives; all that is missing when left out. */
  amount?: string | number;
}

/** A ramp request after funds have arrived. */
export interface RampFunding {
  rampRequestId: string;
  status: string;
  amountReceived: number;
  paymentReceived: boolean;
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
  /** Whether a field of a request body that the contract does not have is refused. */
  strict: boolean;
}

/** How the state is set up; everything has a default. */
export interface StateOptions extends Partial<Settings> {
  /** The contract; without it, what the build wrote. */
  contracts?: Contracts;
  /** Whether a new state has the cast of the contract's examples (default), or only what no call can create of it. */
  cast?: boolean;
  /** Keeps the state in this file; without it, in memory. */
  file?: string;
  /** Where webhooks may be on plain HTTP; nowhere when left out. */
  allowHttpWebhooks?: HttpAllowed;
  /** Milliseconds of mock time for each of real time: 1 (default), faster, or 0 to move only when advanced. */
  speed?: number;
  /** Where a line goes when the file cannot be written, and when it can again; nowhere when left out. */
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
  /** The move that could not be taken when its time came; gone once the resource moves. */
  missed?: MissedMove;
  /** The moves it can take; none for a kind without a status. */
  moves: PossibleMove[];
}

/** A balance as it is looked at: exact decimals. */
export interface LookedAtBalance {
  /** Id of the wallet; `outside` is the world outside the wallets. */
  holder: string;
  asset: string;
  total: string;
  reserved: string;
  available: string;
}

/** The books of a tenant as they are looked at. */
export interface LookedAtLedger {
  balances: LookedAtBalance[];
  /** Newest first. */
  postings: { operation: string; holder: string; asset: string; amount: string }[];
  /** What all balances add up to, by asset: always nothing. */
  sums: Record<string, string>;
  /** What is wrong with the books: nothing, or the mock has a fault. */
  faults: string[];
}

/** What a state has, for people who look into it. */
export interface Look {
  /** The tenants that have anything. */
  tenants(): string[];
  /** How many resources of each kind a tenant has. */
  counts(tenantId: string): Record<string, number>;
  /**
   * Resources of a kind as they were stored, a page of them, and how many there are.
   * @param from First entry.
   * @throws Refusal 400 for an unknown kind.
   */
  list(tenantId: string, kind: string, from: number, size: number): { total: number; resources: LookedAt[] };
  /** One resource. @throws Refusal 400 for an unknown kind, 404 for an unknown resource. */
  one(tenantId: string, kind: string, id: string): LookedAt;
  /** The books, with so many of the last postings. */
  ledger(tenantId: string, postings: number): LookedAtLedger;
}

/** A snapshot as it is listed. */
export interface SnapshotInfo {
  name: string;
  /** Time of the mock's clock that it brings back, ISO 8601. */
  time: string;
  /** How many resources of each kind it has, of all tenants. */
  counts: Record<string, number>;
}

/** What a state had: resources, money, clock, timers, settings, idempotency keys, and events that wait. */
export interface Snapshots {
  /** First made first. */
  list(): SnapshotInfo[];
  /**
   * Keeps what the state has; instead of a snapshot of the same name.
   * @throws Refusal 400 for a name that cannot stand in a path, 409 when there are too many, 503 without room.
   */
  take(name: string): SnapshotInfo;
  /** Brings all of it back, or, with an error, nothing. @throws Refusal 404 for an unknown name, 503 without room. */
  restore(name: string): SnapshotInfo;
  /** @throws Refusal 404 for an unknown name, 503 without room. */
  remove(name: string): void;
  /** What the state has now, without its settings, for a file. It contains the credentials of webhooks. */
  export(): ExportedState;
  /** Puts what was exported in place of what the state has. @throws Error in one line that quotes nothing of it. */
  import(exported: ExportedState): void;
}

/** A state in a file. */
export interface ExportedState {
  /** Time of the mock's clock, ISO 8601. */
  time: string;
  rows: { part: string; seq: number; value: object }[];
}
