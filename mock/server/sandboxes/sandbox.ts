// A sandbox: separate state, journal and scenarios for its credentials.

import type { Contract } from "../../../model/contract.ts";
import { Dispatcher } from "../../deliver/delivery.ts";
import { defaultPolicy } from "../../deliver/policy.ts";
import type { State } from "../../domain/state.ts";
import type { States } from "../../domain/states.ts";
import type { Settings } from "../../domain/types.ts";
import type { CompleteOptions } from "../../options.ts";
import { Refusal } from "../../refusal.ts";
import { Scenarios } from "../../respond/scenarios/queue.ts";
import { digestOf } from "../../secrets/digest.ts";
import type { SecretValues } from "../../secrets/values.ts";
import { Journal } from "../journal/journal.ts";
import type { MockClient } from "../oauth/clients.ts";
import { eventFaults, type Services } from "../services.ts";

/** ID of the sandbox that always exists, with the clients of the config file. */
export const mainId = "main";

/** Error for tokens and commands of an ended sandbox. */
export const endedFault = "The sandbox of these credentials has ended.";

/** Settings of a sandbox that differ from those of the mock. */
export interface SandboxSettings extends Partial<Settings> {
  /** Milliseconds of its clock per millisecond of real time. */
  speed?: number | undefined;
}

/** The parts of the mock that sandboxes share. */
export interface Home {
  readonly options: CompleteOptions;
  /** Gets lines for the terminal. */
  log(line: string): void;
  readonly services: Services;
  readonly states: States;
  readonly secrets: SecretValues;
}

/** Tenants of all clients, each once. */
export function allTenants(clients: readonly MockClient[]): string[] {
  return [...new Set(clients.flatMap(({ tenants }) => tenants))];
}

/** Requests with its credentials affect only this sandbox. Its state is opened at the first use. */
export class Sandbox {
  /** `main`, or 16 hexadecimal digits. */
  readonly id: string;
  readonly clients: readonly MockClient[];
  /** Tenants of its clients; the first is the default of commands. */
  readonly tenants: readonly string[];
  readonly settings: Readonly<SandboxSettings>;
  /** Milliseconds since 1970, like `lastUsed`. */
  readonly made: number;
  lastUsed = Date.now();
  /** Path of its control API. */
  readonly controlPath: string;
  private readonly home: Home;
  private stateful: { state: State; delivery: Dispatcher } | undefined;
  private hasEnded = false;
  readonly journal: Journal;
  readonly scenarios: Scenarios;
  readonly contracts: Contract[];

  constructor(
    id: string,
    clients: readonly MockClient[],
    settings: SandboxSettings,
    home: Home,
    made: number = Date.now(),
  ) {
    this.id = id;
    this.clients = clients;
    this.tenants = allTenants(clients);
    this.settings = settings;
    this.home = home;
    this.made = made;
    this.controlPath = id === mainId ? "/__mock" : `/__mock/sandboxes/${id}`;
    this.contracts = home.services.contracts;
    this.journal = new Journal(this.contracts, home.secrets, home.options.limits.journal);
    this.scenarios = new Scenarios(this.contracts);
    for (const { digest, tokens = [] } of clients)
      for (const one of [digest, ...tokens.map(digestOf)]) home.secrets.add(one);
  }

  /** @throws Refusal 401 once the sandbox has ended. */
  get state(): State {
    return this.open().state;
  }

  /** @throws Refusal 401 once the sandbox has ended. */
  get delivery(): Dispatcher {
    return this.open().delivery;
  }

  /** Time of its clock; undefined before its state is opened, and after its end. */
  get time(): Date | undefined {
    return this.stateful?.state.now();
  }

  /** Stops its deliveries; those that wait stay in its state. */
  stopDelivery(): void {
    this.stateful?.delivery.close();
  }

  /** Stops its deliveries; its state cannot be used after that. */
  end(): void {
    this.hasEnded = true;
    this.stopDelivery();
    this.stateful = undefined;
  }

  private open(): { state: State; delivery: Dispatcher } {
    if (this.hasEnded) throw new Refusal(401, endedFault);
    if (this.stateful !== undefined) return this.stateful;
    const { home } = this;
    const { options, states } = home;
    const log = this.id === mainId ? home.log : (line: string) => home.log(`sandbox ${this.id}: ${line}`);
    // Every sandbox has the whole cast, because all sandboxes have the same tenants.
    const state = states.open(this.id, { ...this.settings, log });
    const delivery = new Dispatcher({
      state,
      log,
      policy: { ...defaultPolicy, ...options.delivery },
      allowHttp: options.allowHttpWebhooks ?? false,
      validate: (event) => eventFaults(home.services.byApi.finance, event),
    });
    state.onEvent((...told) => delivery.take(...told));
    options.onState?.(this.id, state);
    this.stateful = { state, delivery };
    return this.stateful;
  }
}
