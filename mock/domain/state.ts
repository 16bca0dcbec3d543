// What a state can be asked and told.

import { Refusal, refusedBody } from "../refusal.ts";
import { WaitingDeliveries } from "../store/deliveries.ts";
import type { DataFile } from "../store/file.ts";
import { lookAt } from "./hosted.ts";
import { lastMoment } from "./lifecycle/clock.ts";
import type { EventListener } from "./lifecycle/outbox.ts";
import { Schedule } from "./lifecycle/schedule.ts";
import { notEmitted } from "./lifecycle/transitions.ts";
import { Look } from "./look.ts";
import { OperationCall } from "./operations/call.ts";
import { once, operations } from "./operations/index.ts";
import { registeredWebhooks } from "./operations/webhooks.ts";
import { seedStart } from "./seed/cast.ts";
import { Snapshots } from "./snapshots.ts";
import type { HostedLink, HostedView, Settings, StateOptions, StateRequest, StateResponse } from "./types.ts";
import type { World } from "./world.ts";

/** The state of the mock: what was created is found again, and time moves statuses. */
export class State {
  /** Truly private: who prints a state prints none of its secrets. */
  readonly #world: World;
  readonly #schedule: Schedule;
  readonly #options: StateOptions;
  /** Whether no data file had it. */
  readonly isNew: boolean;
  /** What the state had, by name. */
  readonly snapshots: Snapshots;
  /** The deliveries that wait, as whoever delivers has noted them; they outlive the process where there is a data file. */
  readonly deliveries: WaitingDeliveries;

  /** @param id By which the file with its snapshots, if there is one, knows it. */
  constructor(world: World, options: StateOptions & { isNew: boolean }, id: string, file: DataFile | undefined) {
    const schedule = new Schedule(world, options.log ?? (() => undefined));
    this.#world = world;
    this.#schedule = schedule;
    this.#options = options;
    this.isNew = options.isNew;
    this.deliveries = new WaitingDeliveries(world.storage);
    this.snapshots = new Snapshots(world, schedule, id, file);
  }

  /**
   * Answers a request from the state.
   * @returns The response, also an error of the contract; undefined when the state does not decide, so that an example does.
   */
  answer(request: StateRequest): StateResponse | undefined {
    const { api, operationId } = request;
    const operation = operations.get(operationId);
    if (api === "auth" || operation === undefined) return undefined;
    // A read sees what is stored where more cannot be.
    this.#schedule.catchUp();
    const world = this.#world;
    const run = () => operation.run(new OperationCall(world, request));
    try {
      const response = operation.isRead ? run() : this.#schedule.change(() => once(world, request, run));
      return { ...response, status: world.contract.successOf(api, operationId, response.status) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: refusedBody(api, error) };
      throw error;
    }
  }

  /** What the state has, for people who look into it. */
  get look(): Look {
    this.#schedule.catchUp();
    return new Look(this.#world);
  }

  /** Registered webhooks of a tenant. */
  webhooks(tenantId: string) {
    return registeredWebhooks(this.#world, tenantId);
  }

  /** Has a listener called with each event a change of state emits, after the change is stored. */
  onEvent(listener: EventListener): void {
    this.#world.outbox.listener = listener;
  }

  /** Those of some event types that no change of state ever emits. */
  notEmitted(eventTypes: string[]): string[] {
    return notEmitted(this.#world.contract, eventTypes);
  }

  /** Time of the mock's clock. */
  now(): Date {
    return new Date(this.#world.clock.now());
  }

  /** Milliseconds of the mock's clock for each of real time; 0 when it moves only by hand. */
  get speed(): number {
    return this.#world.clock.speed;
  }

  /** Has a listener called whenever the clock was set by hand, after what fell due has happened. */
  onClock(listener: () => void): void {
    this.#world.clock.listener = listener;
  }

  /** Moves the clock on by some milliseconds and lets what is due happen. */
  advance(milliseconds: number): void {
    const until = this.#world.clock.now() + milliseconds;
    if (!Number.isFinite(until) || milliseconds < 0)
      throw new Error(`the clock cannot be advanced by ${milliseconds} milliseconds`);
    if (until > lastMoment) throw new Error(`the clock cannot go beyond ${new Date(lastMoment).toISOString()}`);
    this.#schedule.moveTo(Math.floor(until));
  }

  /** Back to the start: to the cast of the contract, to the time of day, and to the settings of the start. */
  reset(): void {
    const world = this.#world;
    this.#schedule.setBack(Date.now(), () => {
      world.storage.clear();
      for (const name of ["settings", "policy"] as const) world.storage.setValue(name, undefined);
      seedStart(world, this.#options.cast);
    });
  }

  /** Does some work besides the operations, wholly or not at all, once all that is due has happened. */
  change<T>(work: (world: World) => T): T {
    this.#schedule.catchUp();
    return this.#schedule.change(() => work(this.#world));
  }

  /** What the page behind a link shows, of the first of some tenants whose resource it is; see lookAt. */
  hosted(tenants: readonly string[], link: HostedLink): HostedView | undefined {
    this.#schedule.catchUp();
    return lookAt(this.#world, tenants, link);
  }

  /** Does much at once: wholly or, when it throws, not at all. */
  whole<T>(work: () => T): T {
    return this.#schedule.whole(work);
  }

  /** Changes what companies are allowed, as far as it is wanted; returns all settings as they are now. */
  settings(wanted: Partial<Settings> = {}): Settings {
    const { storage } = this.#world;
    if (Object.keys(wanted).length > 0)
      this.#schedule.change(() => storage.setValue("settings", { ...storage.value("settings"), ...wanted }));
    return this.#world.settings;
  }

  /** Whether changes can be stored; where the last one could not, another is tried. */
  isWritable(): boolean {
    return this.#schedule.isWritable();
  }

  /** Stops the time of the state, which is stored as it is. */
  close(): void {
    this.#schedule.stop();
    this.#world.storage.close();
  }
}
