// A sandbox: a world of its own, of which nothing is made before it is asked for.

import type { Delivery } from "../../deliver/delivery.ts";
import type { State } from "../../domain/types.ts";
import { Refusal } from "../../refusal.ts";
import type { Scenarios } from "../../respond/scenarios/queue.ts";
import type { Journal } from "../journal/requests.ts";
import type { Client } from "../oauth/clients.ts";

/** Id of the sandbox that is always there: the one of the clients in the config file. */
export const mainId = "main";

/** How a sandbox differs from the mock it lives in. */
export interface SandboxSettings {
  /** Milliseconds of its clock for each of real time. */
  speed?: number;
  paymentSessions?: boolean;
  kycNotRequired?: boolean;
  companyActive?: boolean;
  strict?: boolean;
  webhookCap?: number;
}

/** A world of its own: all that is done with its credentials happens in it. */
export interface Sandbox {
  /** `main`, or 16 hexadecimal digits. */
  readonly id: string;
  /** Path of its control API: `/__mock`, or `/__mock/sandboxes/{id}`. */
  readonly controlPath: string;
  readonly clients: readonly Client[];
  /** Tenants of its clients; the first is meant where none is named. */
  readonly tenants: readonly string[];
  readonly settings: Readonly<SandboxSettings>;
  /** It throws a Refusal 401 once the sandbox has ended; so does `delivery`. */
  readonly state: State;
  readonly delivery: Delivery;
  readonly scenarios: Scenarios;
  readonly journal: Journal;
}

/** A sandbox as the registry holds it. */
export interface HeldSandbox extends Sandbox {
  /** The scenarios, if they were ever asked for. */
  usedScenarios(): Scenarios | undefined;
  /** Stops its deliveries; what waits stays with its state. */
  stopDelivery(): void;
  /** Stops its deliveries for good; from then on its state is refused. */
  end(): void;
}

/** A state with what delivers its events. */
export interface Stateful {
  state: State;
  delivery: Delivery;
}

/** What the parts of a sandbox are made with. */
export interface Workshop {
  open(id: string, settings: SandboxSettings): Stateful;
  scenarios(): Scenarios;
  journal(): Journal;
}

/** What is known of a sandbox before anything of it is made. */
export type Plan = Pick<Sandbox, "id" | "clients" | "tenants" | "settings">;

/** Makes a sandbox; its parts are made when they are first asked for. */
export function createSandbox({ id, clients, tenants, settings }: Plan, workshop: Workshop): HeldSandbox {
  let ended = false;
  const stateful = lazy(() => {
    if (ended) throw new Refusal(401, endedFault);
    return workshop.open(id, settings);
  });
  const scenarios = lazy(workshop.scenarios);
  const journal = lazy(workshop.journal);
  return {
    ...{ id, clients, tenants, settings },
    controlPath: controlPathOf(id),
    get state() {
      return stateful.get().state;
    },
    get delivery() {
      return stateful.get().delivery;
    },
    get scenarios() {
      return scenarios.get();
    },
    get journal() {
      return journal.get();
    },
    usedScenarios: scenarios.made,
    stopDelivery: () => stateful.made()?.delivery.close(),
    end() {
      ended = true;
      stateful.made()?.delivery.close();
      stateful.forget();
    },
  };
}

/** Path below which the control API drives a sandbox. */
export function controlPathOf(id: string): string {
  return id === mainId ? "/__mock" : `/__mock/sandboxes/${id}`;
}

/** What is said of whatever belongs to a sandbox that is no more. */
export const endedFault = "The sandbox of these credentials has ended.";

/** Something that is made when it is first asked for. */
interface Lazy<T> {
  get(): T;
  made(): T | undefined;
  forget(): void;
}

function lazy<T>(make: () => T): Lazy<T> {
  let known: { value: T } | undefined;
  return {
    get: () => {
      known ??= { value: make() };
      return known.value;
    },
    made: () => known?.value,
    forget: () => {
      known = undefined;
    },
  };
}
