// Lets happen what is due: changes are stored with the time they happened and with their events, timers fire in their order.

import { Refusal, Unwritable } from "../../refusal.ts";
import type { Timer } from "../../store/storage.ts";
import type { World } from "../world.ts";
import { type MachineName, machineOf } from "./machines.ts";
import { fire } from "./moves.ts";

/** Longest time a timer of Node can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** How long to wait before what is due is tried again that could not be stored, in milliseconds of real time. */
const retryAfter = 1000;

/** The course of time in a state; it keeps no process alive. */
export class Schedule {
  private readonly world: World;
  private readonly log: (line: string) => void;
  private wake: NodeJS.Timeout | undefined;
  /** When the timer is due that the state is to wake for. */
  private awaited: number | undefined;
  private wasWritable = true;

  /** @param log Told when changes cannot be stored, and when they can again; and of moves whose time came in vain. */
  constructor(world: World, log: (line: string) => void) {
    this.world = world;
    this.log = log;
    this.sleep();
  }

  /** Stores all that some work changes, or nothing of it, and sees to what follows. @throws Unwritable without room. */
  change<T>(work: () => T): T {
    const result = this.commit(work);
    if (this.world.storage.nextTimer()?.due !== this.awaited) this.sleep();
    return result;
  }

  /** Does much at once, the clock included: wholly or, when it throws, not at all. */
  whole<T>(work: () => T): T {
    const { clock } = this.world;
    const time = clock.now();
    try {
      return this.change(work);
    } catch (error) {
      clock.set(time);
      this.sleep();
      throw error;
    }
  }

  /** Lets happen what is due now; false when it cannot be stored, and is tried again later. */
  catchUp(): boolean {
    try {
      this.elapse(this.world.clock.now());
      return true;
    } catch (error) {
      if (error instanceof Unwritable) return false;
      throw error;
    }
  }

  /** Moves the clock on to a time, and lets everything happen that is due until then. */
  moveTo(time: number): void {
    this.elapse(time);
    this.setBack(Math.max(time, this.world.clock.now()), () => undefined);
  }

  /**
   * Stores what some work changes at a time, and sets the clock to it; it may lie before the present. The clock moves last:
   * what cannot be stored has not moved it.
   */
  setBack(time: number, work: () => void): void {
    const { clock } = this.world;
    clock.at(time, () => this.commit(work));
    clock.set(time);
    this.sleep();
  }

  /** Whether changes can be stored: as the last one was, or as one that is tried where it was not. */
  isWritable(): boolean {
    this.recover();
    return this.wasWritable;
  }

  /** Wakes the state no more. */
  stop(): void {
    clearTimeout(this.wake);
  }

  /** A running clock wakes the state when the next timer is due. */
  private sleep(least = 1): void {
    const { clock, storage } = this.world;
    clearTimeout(this.wake);
    this.awaited = storage.nextTimer()?.due;
    if (clock.speed === 0 || this.awaited === undefined) return;
    const wait = Math.min(Math.max((this.awaited - clock.now()) / clock.speed, least), longestWait);
    this.wake = setTimeout(() => this.sleep(this.catchUp() ? 1 : retryAfter), wait).unref();
  }

  /** Lets everything happen that is due until a time, each at its own time and in its own transaction. */
  private elapse(until: number): void {
    const { clock, storage } = this.world;
    for (let timer = storage.nextTimer(); timer !== undefined && timer.due <= until; timer = storage.nextTimer()) {
      const due = timer;
      clock.at(due.due, () => this.happen(due));
    }
    if (storage.nextTimer()?.due !== this.awaited) this.sleep();
  }

  /** Does what a timer was set for. What the money does not allow does not happen: its resource stays, and a line says why. */
  private happen(timer: Timer): void {
    const { world } = this;
    try {
      this.commit(() => {
        world.storage.removeTimer(timer.seq);
        fire(world, timer);
      });
    } catch (error) {
      if (!(error instanceof Refusal) || error instanceof Unwritable) throw error;
      this.commit(() => world.storage.removeTimer(timer.seq));
      this.log(`${machineOf(timer.machine as MachineName).kind} ${timer.id} stays ${timer.state}: ${error.message}`);
    }
  }

  /** Stores all that some work changes with its time and its events, or nothing of it. */
  private commit<T>(work: () => T): T {
    const { storage, clock, outbox } = this.world;
    try {
      const [result, starts] = storage.transaction(() => {
        const done = work();
        const left = outbox.handOver();
        storage.setValue("clock", { time: clock.now() });
        return [done, left] as const;
      });
      this.recover();
      for (const start of starts) start();
      return result;
    } catch (error) {
      if (error instanceof Unwritable && this.wasWritable)
        this.log(`${error.message} Writes are refused with 503 until there is room; reads go on.`);
      if (error instanceof Unwritable) this.wasWritable = false;
      throw error;
    }
  }

  /** One small change that fits does not mean that the next one does: there has to be room for any. */
  private recover(): void {
    if (this.wasWritable) return;
    try {
      this.world.storage.probe();
    } catch (error) {
      if (error instanceof Unwritable) return;
      throw error;
    }
    this.wasWritable = true;
    this.log("The data file can be written again.");
  }
}
