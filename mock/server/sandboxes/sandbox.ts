// A sandbox: a world of its own, of which nothing is made before it is asked for.

import type { Delivery } from "../../deliver/delivery.ts";
import type { State } from "../../domain/state.ts";
import type { Settings } from "../../domain/types.ts";
import { Refusal } from "../../refusal.ts";
import type { Scenarios } from "../../respond/scenarios/queue.ts";
import type { Journal } from "../journal/requests.ts";
import type { Client } from "../oauth/clients.ts";

/** Id of the sandbox that is always there: the one of the clients in the config file. */
export const mainId = "main";

/** What is said of whatever belongs to a sandbox that is no more. */
export const endedFault = "The sandbox of these credentials has ended.";

/** How a sandbox differs from the mock it lives in. */
export interface SandboxSettings extends Partial<Settings> {
  /** Milliseconds of its clock for each of real time. */
  speed?: number;
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
export interface Plan {
  /** `main`, or 16 hexadecimal digits. */
  readonly id: string;
  readonly clients: readonly Client[];
  /** Tenants of its clients; the first is meant where none is named. */
  readonly tenants: readonly string[];
  readonly settings: Readonly<SandboxSettings>;
}

/** A world of its own: all that is done with its credentials happens in it. Its parts are made when they are first asked for. */
export class Sandbox implements Plan {
  readonly id: string;
  readonly clients: readonly Client[];
  readonly tenants: readonly string[];
  readonly settings: Readonly<SandboxSettings>;
  private readonly workshop: Workshop;
  private stateful: Stateful | undefined;
  private madeScenarios: Scenarios | undefined;
  private madeJournal: Journal | undefined;
  private hasEnded = false;

  constructor({ id, clients, tenants, settings }: Plan, workshop: Workshop) {
    this.id = id;
    this.clients = clients;
    this.tenants = tenants;
    this.settings = settings;
    this.workshop = workshop;
  }

  /** Path of its control API. */
  get controlPath(): string {
    return controlPathOf(this.id);
  }

  /** @throws Refusal 401 once the sandbox has ended. */
  get state(): State {
    return this.open().state;
  }

  /** @throws Refusal 401 once the sandbox has ended. */
  get delivery(): Delivery {
    return this.open().delivery;
  }

  get scenarios(): Scenarios {
    this.madeScenarios ??= this.workshop.scenarios();
    return this.madeScenarios;
  }

  get journal(): Journal {
    this.madeJournal ??= this.workshop.journal();
    return this.madeJournal;
  }

  /** The scenarios, if they were ever asked for. */
  usedScenarios(): Scenarios | undefined {
    return this.madeScenarios;
  }

  /** Stops its deliveries; what waits stays with its state. */
  stopDelivery(): void {
    this.stateful?.delivery.close();
  }

  /** Stops its deliveries for good; from then on its state is refused. */
  end(): void {
    this.hasEnded = true;
    this.stopDelivery();
    this.stateful = undefined;
  }

  private open(): Stateful {
    if (this.hasEnded) throw new Refusal(401, endedFault);
    this.stateful ??= this.workshop.open(this.id, this.settings);
    return this.stateful;
  }
}

/** Path below which the control API drives a sandbox. */
export function controlPathOf(id: string): string {
  return id === mainId ? "/__mock" : `/__mock/sandboxes/${id}`;
}
