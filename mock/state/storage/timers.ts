// What will happen at which time of the mock's clock.

import { SortedList } from "./sorted.ts";
import type { Writing } from "./writing.ts";

/** A move that is due at some time. */
export interface Timer {
  readonly seq: number;
  /** In milliseconds since 1970, by the mock's clock. */
  readonly due: number;
  readonly tenant: string;
  /** Which status moves. */
  readonly machine: string;
  /** Id of the resource. */
  readonly id: string;
  /** Status it was set in; when the resource has left it, nothing happens. */
  readonly state: string;
  /** What set it: the `by` of the transition. */
  readonly cause: string;
}

const compare = (one: Timer, other: Timer) => one.due - other.due || one.seq - other.seq;

/** The timers, earliest first. */
export class Timers {
  private readonly writing: Writing;
  private list = new SortedList<Timer>(compare);
  private bySeq = new Map<number, Timer>();

  constructor(writing: Writing) {
    this.writing = writing;
  }

  add(timer: Omit<Timer, "seq">): void {
    const { writing } = this;
    writing.transaction(() => {
      const { due, tenant, machine, id, state, cause } = timer;
      const added = { seq: writing.nextSeq(), due, tenant, machine, id, state, cause };
      this.put(added);
      writing.changes.wrote("timer", added.seq, added, () => this.drop(added));
    });
  }

  /** The earliest, if any. */
  next(): Timer | undefined {
    return this.list.first();
  }

  remove(seq: number): void {
    const timer = this.bySeq.get(seq);
    if (timer === undefined) return;
    this.writing.transaction(() => {
      this.drop(timer);
      this.writing.changes.wrote("timer", seq, undefined, () => this.put(timer));
    });
  }

  /** All timers, earliest first. */
  all(): Timer[] {
    return this.list.all();
  }

  /** Takes over timers that are stored, and no others; how to undo that is the caller's. */
  load(timers: Timer[]): void {
    this.list = new SortedList(compare, timers);
    this.bySeq = new Map(timers.map((timer) => [timer.seq, timer]));
  }

  private put(timer: Timer): void {
    this.list.add(timer);
    this.bySeq.set(timer.seq, timer);
  }

  private drop(timer: Timer): void {
    this.list.delete(timer);
    this.bySeq.delete(timer.seq);
  }
}
