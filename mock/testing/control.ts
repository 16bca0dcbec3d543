// The control API as typed functions, each of which sends one request.

import type { DeliveryFilter, DeliveryRecord } from "../deliver/delivery.ts";
import type { DeliveryPolicy } from "../deliver/policy.ts";
import type { BankCredit, LookedAt, Move, MoveOrder, RampFunds, Settings } from "../domain/types.ts";
import type { Scenario } from "../respond/scenarios/scenario.ts";
import type { ShownExchange } from "../server/journal/show.ts";
import type { Send } from "./send.ts";

export type { DeliveryFilter, DeliveryRecord } from "../deliver/delivery.ts";
export type { DeliveryPolicy } from "../deliver/policy.ts";
export type { BankCredit, LookedAt, MockEvent, Move, MoveOrder, RampFunds, Settings } from "../domain/types.ts";
export type { Scenario } from "../respond/scenarios/scenario.ts";

/** A time by which the clock is advanced: the sum of its parts. */
export interface Span {
  milliseconds?: number;
  seconds?: number;
  minutes?: number;
  hours?: number;
  days?: number;
}

/** The tenant of the resources; by default the first. */
export interface OfTenant {
  tenantId?: string;
}

/** Selects requests of the journal: `operationId`, `api`, `method`, `status` and others, see `GET /__mock/`. */
export type RequestFilter = Record<string, string | number | boolean>;

/** Functions to control a sandbox. */
export interface Controls {
  /**
   * Resets all but snapshots: resources, clock, scenarios, journal and deliveries.
   * @param to `snapshot` resets to a snapshot instead of the start.
   */
  reset(to?: { snapshot?: string }): Promise<void>;
  /** The time by the mock's clock. */
  now(): Promise<Date>;
  /**
   * Advances the clock, and waits for the due webhook attempts, unless a receiver takes too long.
   * @param span For example `{ minutes: 30 }`.
   * @returns The new time.
   */
  advance(span: Span): Promise<Date>;
  /**
   * Sets what the next matching requests get.
   * @returns A function that removes the scenario.
   * @throws ControlError 400 if the contract does not have its response.
   */
  scenario(scenario: Scenario): Promise<() => Promise<void>>;
  /**
   * Moves a status, as time, a bank or a person would, with the event of the move.
   * @param order For example `{ kind: "payouts", id, to: "RETURNED" }`.
   * @throws ControlError 404 for an unknown resource, 409 for a move that is impossible.
   */
  move(order: MoveOrder & OfTenant): Promise<Move>;
  /** Lets a bank send money to a virtual bank account; a pay-in follows. */
  bankCredit(credit: BankCredit & OfTenant): Promise<{ payInId: string }>;
  /** Funds an approved ramp request, in full or in part. */
  fundRamp(funds: RampFunds & OfTenant): Promise<Record<string, unknown>>;
  /** Changes settings, and returns all. Without a change it only reads them. */
  settings(change?: Partial<Settings>): Promise<Settings>;
  /** The resources of a kind, up to 1000, each with its possible moves; `resource` is as reads show it. */
  resources(kind: string, of?: OfTenant & { id?: string }): Promise<LookedAt[]>;
  /** Takes a snapshot, which replaces one of the same name. `reset({ snapshot: name })` goes back to it. */
  snapshot(name: string): Promise<void>;
  /** Restores the state of a snapshot; scenarios, journal and past deliveries stay. */
  restore(name: string): Promise<void>;
  /** The requests of the journal, secrets masked. */
  requests(filter?: RequestFilter): Promise<ShownExchange[]>;
  /** The deliveries of the mock with their attempts, newest last. A `receiver` has those that arrived. */
  sent(filter?: DeliveryFilter): Promise<DeliveryRecord[]>;
  /** Changes the delivery policy, and returns all of it. Without a change it only reads it. */
  deliveryPolicy(change?: Partial<DeliveryPolicy>): Promise<DeliveryPolicy>;
  /**
   * Any other control request.
   * @param method HTTP method.
   * @param path Path below /__mock, for example `/ledger?postings=10`.
   * @returns The JSON of the response; undefined for a 204.
   * @throws ControlError if the request is refused.
   */
  request(method: string, path: string, body?: object): Promise<unknown>;
}

function queryOf(fields: object): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const texts = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? "" : `?${new URLSearchParams(texts)}`;
}

/**
 * Makes the functions. Their casts rely on the control API, which tests check.
 * @param send Sends a control request to the sandbox.
 */
export function createControls(send: Send): Controls {
  const get = (path: string, query: object = {}) => send("GET", path + queryOf(query));
  const post = (path: string, body: object = {}) => send("POST", path, body);
  const timeOf = (told: unknown) => new Date((told as { now: string }).now);
  const nothing = async (done: Promise<unknown>) => void (await done);
  return {
    reset: (to) => nothing(post("/reset", to)),
    now: () => get("/clock").then(timeOf),
    advance: (span) => post("/clock", span).then(timeOf),
    async scenario(scenario) {
      const { id } = (await post("/scenarios", scenario)) as { id: string };
      return () => nothing(send("DELETE", `/scenarios/${id}`));
    },
    move: (order) => post("/move", order) as Promise<Move>,
    bankCredit: (credit) => post("/bank-credits", credit) as Promise<{ payInId: string }>,
    fundRamp: (funds) => post("/ramp-funding", funds) as Promise<Record<string, unknown>>,
    settings: (change) => (change === undefined ? get("/settings") : post("/settings", change)) as Promise<Settings>,
    async resources(kind, of = {}) {
      const page = { ...(of.id === undefined && { size: 1000 }) };
      const { resources } = (await get("/state", { kind, ...of, ...page })) as { resources: LookedAt[] };
      return resources;
    },
    snapshot: (name) => nothing(post("/snapshots", { name })),
    restore: (name) => nothing(post(`/snapshots/${encodeURIComponent(name)}/restore`)),
    requests: (filter) => get("/requests", filter) as Promise<ShownExchange[]>,
    sent: (filter) => get("/deliveries", filter) as Promise<DeliveryRecord[]>,
    deliveryPolicy: (change) =>
      (change === undefined ? get("/delivery-policy") : post("/delivery-policy", change)) as Promise<DeliveryPolicy>,
    request: send,
  };
}
