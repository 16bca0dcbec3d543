// Lets happen what is due: changes are stored with the time they happened, timers fire in their order, events follow.

import { Refusal } from "../../refusal.ts";
import { Unwritable } from "../refusals.ts";
import type { Timer } from "../storage/timers.ts";
import type { World } from "../world.ts";
import { fire, miss } from "./moves.ts";

/** The course of time in a state. */
export interface Schedule {
  /** Stores all that some work changes, or nothing of it, and sees to what follows. */
  change<T>(work: () => T): T;
  /** Lets happen what is due now; false when it cannot be stored, and is tried again later. */
  catchUp(): boolean;
  /** Moves the clock on to a time, and lets everything happen that is due until then. */
  moveTo(time: number): void;
  /** Stores what some work changes at a time, and sets the clock to it; it may lie before the present. */
  setBack(time: number, work: () => void): void;
  /** Whether changes can be stored: as the last one was, or as one that is tried where it was not. */
  isWritable(): boolean;
  /** Wakes the state no more. */
  stop(): void;
}

/** Longest time a timer of Node can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** How long to wait before what is due is tried again that could not be stored, in milliseconds of real time. */
const retryAfter = 1000;

/**
 * Starts the course of time; it keeps no process alive.
 * @param log Told when changes cannot be stored, and when they can again; and of moves whose time came in vain.
 */
export function createSchedule(world: World, log: (line: string) => void): Schedule {
  const { clock, storage, outbox } = world;
  const { timers } = storage;
  let wake: NodeJS.Timeout | undefined;
  /** When the timer is due that the state is to wake for. */
  let awaited: number | undefined;
  let next: Timer | undefined = timers.next();
  let isWritable = true;

  /** A running clock wakes the state when the next timer is due. */
  const sleep = (least = 1) => {
    clearTimeout(wake);
    awaited = next?.due;
    if (clock.speed === 0 || next === undefined) return;
    const wait = Math.min(Math.max((next.due - clock.now()) / clock.speed, least), longestWait);
    wake = setTimeout(() => sleep(catchUp() ? 1 : retryAfter), wait);
    wake.unref();
  };

  /** One small change that fits does not mean that the next one does: there has to be room for any. */
  const recover = () => {
    if (isWritable) return;
    try {
      storage.probe();
    } catch (error) {
      if (error instanceof Unwritable) return;
      throw error;
    }
    isWritable = true;
    log("The data file can be written again.");
  };

  const commit = <T>(work: () => T): T => {
    try {
      const result = storage.transaction(() => {
        const done = work();
        storage.setLastTime(clock.now());
        return done;
      });
      recover();
      return result;
    } catch (error) {
      if (isWritable && error instanceof Unwritable)
        log(`${error.message} Writes are refused with 503 until there is room; reads go on.`);
      isWritable = isWritable && !(error instanceof Unwritable);
      throw error;
    }
  };

  /** Sees to what follows from a change that is stored: timers, and events. */
  const follow = () => {
    next = timers.next();
    if (next?.due !== awaited) sleep();
    outbox.flush();
  };

  const change = <T>(work: () => T): T => {
    const result = commit(work);
    follow();
    return result;
  };

  /** Does what a timer was set for. What the money does not allow does not happen: its resource stays, and says why. */
  const happen = (timer: Timer) => {
    try {
      commit(() => {
        timers.remove(timer.seq);
        fire(world, timer);
      });
    } catch (error) {
      if (!(error instanceof Refusal) || error instanceof Unwritable) throw error;
      const line = commit(() => {
        timers.remove(timer.seq);
        return miss(world, timer, error.message);
      });
      if (line !== undefined) log(line);
    }
  };

  /** Lets everything happen that is due until a time, each at its own time and in its own transaction. */
  const elapse = (until: number) => {
    while (next !== undefined && next.due <= until) {
      const timer = next;
      clock.at(timer.due, () => {
        happen(timer);
        // Who hears of it hears of it at that time: deliveries are due by it.
        next = timers.next();
        outbox.flush();
      });
    }
    if (next?.due !== awaited) sleep();
  };

  const catchUp = () => {
    try {
      elapse(clock.now());
      return true;
    } catch (error) {
      if (error instanceof Unwritable) return false;
      throw error;
    }
  };

  /** The clock moves last: what cannot be stored has not moved it. */
  const setBack = (time: number, work: () => void) => {
    clock.at(time, () => commit(work));
    clock.set(time);
    // Whatever is next, the wait for it is another.
    awaited = Number.NaN;
    follow();
  };

  const moveTo = (time: number) => {
    elapse(time);
    setBack(Math.max(time, clock.now()), () => undefined);
  };

  const tryWriting = () => {
    recover();
    return isWritable;
  };

  sleep();
  return { change, catchUp, moveTo, setBack, isWritable: tryWriting, stop: () => clearTimeout(wake) };
}
