// What a state can be asked and told, and the course of its time: changes are stored with the time they happened,
// timers fire in their order.

import { Refusal, refusedBody, Unwritable } from "../refusal.ts";
import { WaitingDeliveries } from "../store/deliveries.ts";
import type { Timer } from "../store/storage.ts";
import type { Row } from "../store/table.ts";
import { lookAt } from "./hosted.ts";
import { type Clock, lastMoment } from "./lifecycle/clock.ts";
import { type MachineName, machineOf } from "./lifecycle/machines.ts";
import { fire } from "./lifecycle/moves.ts";
import type { EventListener } from "./lifecycle/outbox.ts";
import { notEmitted } from "./lifecycle/transitions.ts";
import { Look } from "./look.ts";
import { OperationCall } from "./operations/call.ts";
import { once, operations } from "./operations/index.ts";
import { registeredWebhooks } from "./operations/webhooks.ts";
import { seedStart } from "./seed/cast.ts";
import { Snapshots } from "./snapshots.ts";
import type { HostedLink, HostedView, Settings, StateOptions, StateRequest, StateResponse } from "./types.ts";
import { instantOf, type World } from "./world.ts";

/** Longest time a timer of Node can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** How long to wait before what is due is tried again that could not be stored, in milliseconds of real time. */
const retryAfter = 1000;

/** The state of the mock: what was created is found again, and time moves statuses. It keeps no process alive. */
export class State {
  /** Truly private: who prints a state prints none of its secrets. */
  readonly #world: World;
  readonly #options: StateOptions;
  #wake: NodeJS.Timeout | undefined;
  /** When the timer is due that the state is to wake for. */
  #awaited: number | undefined;
  /** Whether no data file had it. */
  readonly isNew: boolean;
  /** What the state had, by name. */
  readonly snapshots: Snapshots;
  /** The deliveries that wait, as whoever delivers has noted them; they outlive the process where there is a data file. */
  readonly deliveries: WaitingDeliveries;
  readonly clock: Clock;

  constructor(world: World, options: StateOptions & { isNew: boolean }) {
    this.#world = world;
    this.#options = options;
    this.isNew = options.isNew;
    this.clock = world.clock;
    this.deliveries = new WaitingDeliveries(world.storage);
    this.snapshots = new Snapshots(world, (time, work) => this.#setBack(time, work));
    this.#sleep();
  }

  /**
   * Responds to a request from the state.
   * @returns The response, also an error of the contract; undefined when the state does not decide, so that an example
   *   does.
   */
  respond(request: StateRequest): StateResponse | undefined {
    const { api, operationId } = request;
    const operation = operations.get(operationId);
    if (api === "auth" || operation === undefined) return undefined;
    // A read sees what is stored where more cannot be.
    this.#catchUp();
    const world = this.#world;
    const run = () => operation.run(new OperationCall(world, request));
    try {
      const response = operation.isRead ? run() : this.#store(() => once(world, request, run));
      return { ...response, status: world.contract.successOf(api, operationId, response.status) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: refusedBody(api, error) };
      throw error;
    }
  }

  /** What the state has, for people who look into it. */
  get look(): Look {
    this.#catchUp();
    return new Look(this.#world);
  }

  /** Registered webhooks of a tenant. */
  webhooks(tenantId: string) {
    return registeredWebhooks(this.#world, tenantId);
  }

  /** Has a listener take each event over that a change of state emits. */
  onEvent(listener: EventListener): void {
    this.#world.outbox.listener = listener;
  }

  /** Those of some event types that no change of state ever emits. */
  notEmitted(eventTypes: string[]): string[] {
    return notEmitted(this.#world.contract, eventTypes);
  }

  /** Time of the mock's clock. */
  now(): Date {
    return new Date(this.clock.now());
  }

  /** Moves the clock on by some milliseconds and lets what is due happen. */
  advance(milliseconds: number): void {
    const { clock } = this;
    const until = Math.floor(clock.now() + milliseconds);
    if (until > lastMoment) throw new Error(`the clock cannot go beyond ${instantOf(lastMoment)}`);
    this.#elapse(until);
    this.#setBack(Math.max(until, clock.now()), () => undefined);
  }

  /** Back to the start: to the cast of the contract, to the time of day, and to the settings of the start. */
  reset(): void {
    const world = this.#world;
    this.#setBack(Date.now(), () => {
      world.storage.clear();
      seedStart(world, this.#options.cast);
    });
  }

  /** Does some work besides the operations, wholly or not at all, once all that is due has happened. */
  change<T>(work: (world: World) => T): T {
    this.#catchUp();
    return this.#store(() => work(this.#world));
  }

  /** What the page behind a link shows, of the first of some tenants whose resource it is; see lookAt. */
  hosted(tenants: readonly string[], link: HostedLink): HostedView | undefined {
    this.#catchUp();
    return lookAt(this.#world, tenants, link);
  }

  /** Does much at once, the clock included: wholly or, when it throws, not at all. */
  whole<T>(work: () => T): T {
    const time = this.clock.now();
    try {
      return this.#store(work);
    } catch (error) {
      this.clock.set(time);
      this.#sleep();
      throw error;
    }
  }

  /** Changes what companies are allowed, as far as it is wanted; returns all settings as they are now. */
  settings(wanted: Partial<Settings> = {}): Settings {
    const { storage } = this.#world;
    if (Object.keys(wanted).length > 0)
      this.#store(() => storage.setValue("settings", { ...storage.value("settings"), ...wanted }));
    return this.#world.settings;
  }

  /** Notes the time, from which a clock that stands still goes on in the next run; false when nothing can be stored. */
  noteTime(): boolean {
    const isChanged = this.#world.storage.value("clock") !== undefined;
    return !isChanged || isStored(() => this.#commit(() => undefined));
  }

  /** Stops the time of the state; nothing more is stored. */
  close(): void {
    clearTimeout(this.#wake);
    this.#world.storage.close();
  }

  /** Lets happen what is due now; false when it cannot be stored, and is tried again later. */
  #catchUp(): boolean {
    return isStored(() => this.#elapse(this.clock.now()));
  }

  /** A running clock wakes the state when the next timer is due. */
  #sleep(least = 1): void {
    const { clock, storage } = this.#world;
    clearTimeout(this.#wake);
    this.#awaited = storage.nextTimer()?.value.due;
    if (clock.speed === 0 || this.#awaited === undefined) return;
    const wait = Math.min(Math.max((this.#awaited - clock.now()) / clock.speed, least), longestWait);
    this.#wake = setTimeout(() => this.#sleep(this.#catchUp() ? 1 : retryAfter), wait).unref();
  }

  /** Lets everything happen that is due until a time, each at its own time and in its own transaction. */
  #elapse(until: number): void {
    const { clock, storage } = this.#world;
    let timer = storage.nextTimer();
    while (timer !== undefined && timer.value.due <= until) {
      const row = timer;
      clock.at(row.value.due, () => this.#happen(row));
      timer = storage.nextTimer();
    }
    if (timer?.value.due !== this.#awaited) this.#sleep();
  }

  /** Does what a timer was set for. What the money does not allow does not happen: its resource stays, and a line says why. */
  #happen(row: Row<Timer>): void {
    const { machine, id, state } = row.value;
    const { storage } = this.#world;
    try {
      this.#commit(() => {
        storage.remove(row);
        fire(this.#world, row.value);
      });
    } catch (error) {
      if (!(error instanceof Refusal) || error instanceof Unwritable) throw error;
      this.#commit(() => storage.remove(row));
      this.#options.log?.(`${machineOf(machine as MachineName).kind} ${id} stays ${state}: ${error.message}`);
    }
  }

  /** Stores all that some work changes, or nothing of it, and sees to what follows. @throws Unwritable without room. */
  #store<T>(work: () => T): T {
    const result = this.#commit(work);
    if (this.#world.storage.nextTimer()?.value.due !== this.#awaited) this.#sleep();
    return result;
  }

  /**
   * Stores what some work changes at a time, and sets the clock to it; it may lie before the present. The clock moves
   * last: what cannot be stored has not moved it.
   */
  #setBack(time: number, work: () => void): void {
    this.clock.at(time, () => this.#commit(work));
    this.clock.set(time);
    this.#sleep();
  }

  /** Stores all that some work changes with its time and its events, or nothing of it. */
  #commit<T>(work: () => T): T {
    const { storage, clock } = this.#world;
    return storage.transaction(() => {
      const result = work();
      storage.setValue("clock", { time: clock.now() });
      return result;
    });
  }
}

/** Whether what some work changes could be stored. */
function isStored(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof Unwritable) return false;
    throw error;
  }
}
