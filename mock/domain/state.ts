// The interface of a state, and its time: a change is stored with the time at which it happened, and timers fire in
// their order.

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
import type { DomainResponse, HostedLink, HostedView, Settings, StateOptions, StateRequest } from "./types.ts";
import { instantOf, type World } from "./world.ts";

/** Milliseconds of real time until a due timer is tried again whose change could not be stored. */
const retryAfter = 1000;

/** The state of a sandbox: it stores resources, and time moves their statuses. It does not keep the process alive. */
export class State {
  /** A `#` field, so that printing a state shows no secrets. */
  readonly #world: World;
  readonly #options: StateOptions;
  #wake: NodeJS.Timeout | undefined;
  /** Time of the mock's clock at which the next timer is due. */
  #awaited: number | undefined;
  /** Whether no data file had the state. */
  readonly isNew: boolean;
  readonly snapshots: Snapshots;
  /** The waiting deliveries; with a data file, they outlive the process. */
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
   * @returns The response, also an error of the contract; undefined if the state does not have the operation.
   */
  respond(request: StateRequest): DomainResponse | undefined {
    const { api, operationId } = request;
    const operation = operations.get(operationId);
    if (api === "auth" || operation === undefined) return undefined;
    // If due changes cannot be stored, a read still shows what is stored.
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

  /** The state for the control API. */
  get look(): Look {
    this.#catchUp();
    return new Look(this.#world);
  }

  /** The webhooks of a tenant, with their secrets. */
  webhooks(tenantId: string) {
    return registeredWebhooks(this.#world, tenantId);
  }

  /** Sets the listener for events of this state. */
  onEvent(listener: EventListener): void {
    this.#world.outbox.listener = listener;
  }

  /** Those of the event types that no change of state emits. */
  notEmitted(eventTypes: string[]): string[] {
    return notEmitted(this.#world.contract, eventTypes);
  }

  now(): Date {
    return new Date(this.clock.now());
  }

  /** Advances the clock, and makes all due moves. */
  advance(milliseconds: number): void {
    const { clock } = this;
    const until = Math.floor(clock.now() + milliseconds);
    if (until > lastMoment) throw new Error(`the clock cannot go beyond ${instantOf(lastMoment)}`);
    this.#elapse(until);
    this.#setBack(Math.max(until, clock.now()), () => undefined);
  }

  /** Resets to the cast, the current time, and the settings of the start. */
  reset(): void {
    const world = this.#world;
    this.#setBack(Date.now(), () => {
      world.storage.clear();
      seedStart(world, this.#options.cast);
    });
  }

  /** Makes a change that is not an operation in one transaction, after all due moves. */
  change<T>(work: (world: World) => T): T {
    this.#catchUp();
    return this.#store(() => work(this.#world));
  }

  /** What the page of a link shows; see lookAt. */
  hosted(tenants: readonly string[], link: HostedLink): HostedView | undefined {
    this.#catchUp();
    return lookAt(this.#world, tenants, link);
  }

  /** Makes several changes in one transaction; an error also sets the clock back. */
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

  /** Changes the given settings, and returns all. */
  settings(wanted: Partial<Settings> = {}): Settings {
    const { storage } = this.#world;
    if (Object.keys(wanted).length > 0)
      this.#store(() => storage.setValue("settings", { ...storage.value("settings"), ...wanted }));
    return this.#world.settings;
  }

  /** Stores the time, at which a clock that stands still continues in the next run; false if nothing can be stored. */
  noteTime(): boolean {
    const isChanged = this.#world.storage.value("clock") !== undefined;
    return !isChanged || isStored(() => this.#commit(() => undefined));
  }

  /** Stops the timer of the state; nothing is stored after that. */
  close(): void {
    clearTimeout(this.#wake);
    this.#world.storage.close();
  }

  /** Makes all due moves; false if they cannot be stored, and are tried again later. */
  #catchUp(): boolean {
    return isStored(() => this.#elapse(this.clock.now()));
  }

  /** If the clock runs, sets the timer of Node for the next due move. */
  #sleep(least = 1): void {
    const { clock, storage } = this.#world;
    clearTimeout(this.#wake);
    this.#awaited = storage.nextTimer()?.value.due;
    if (clock.speed === 0 || this.#awaited === undefined) return;
    const wait = clock.waitUntil(this.#awaited, least);
    this.#wake = setTimeout(() => this.#sleep(this.#catchUp() ? 1 : retryAfter), wait).unref();
  }

  /** Makes all moves that are due until a time, each at its own time and in its own transaction. */
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

  /** Makes the move of a timer. If the money does not allow the move, the resource stays, and the log says why. */
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
      // A timer is stored with the name of a machine.
      this.#options.log?.(`${machineOf(machine as MachineName).kind} ${id} stays ${state}: ${error.message}`);
    }
  }

  /** Commits a change, and waits for its timers. @throws Unwritable if the file has no room. */
  #store<T>(work: () => T): T {
    const result = this.#commit(work);
    if (this.#world.storage.nextTimer()?.value.due !== this.#awaited) this.#sleep();
    return result;
  }

  /**
   * Stores the changes of some work at a time, also a past one, and then sets the clock to that time. If the changes
   * cannot be stored, the clock stays.
   */
  #setBack(time: number, work: () => void): void {
    this.clock.at(time, () => this.#commit(work));
    this.clock.set(time);
    this.#sleep();
  }

  /** Stores the changes of some work with their time and events in one transaction. */
  #commit<T>(work: () => T): T {
    const { storage, clock } = this.#world;
    return storage.transaction(() => {
      const result = work();
      storage.setValue("clock", { time: clock.now() });
      return result;
    });
  }
}

/** Whether the changes of some work could be stored. */
function isStored(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof Unwritable) return false;
    throw error;
  }
}
