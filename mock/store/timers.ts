// What happens at which time of the mock's clock, and the events that wait for their delivery.

import type { Rows } from "./rows.ts";
import type { Compare, Row } from "./table.ts";

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

/** An event that waits. */
export interface WaitingEvent {
  /** Its position; never used twice: the outbox knows by it what it has handed over. */
  readonly seq: number;
  readonly tenant: string;
  /** The event as JSON. */
  readonly event: string;
  /** The one webhook it is for; undefined means all of the tenant. */
  readonly webhookId: string | undefined;
}

type TimerValue = Omit<Timer, "seq">;
type EventValue = Omit<WaitingEvent, "seq">;

const byDue: Compare<TimerValue> = (one, other) => one.value.due - other.value.due || one.seq - other.seq;
const read = <V extends object>({ seq, value }: Row<V>) => ({ ...value, seq });

/** The timers, earliest first. */
export class Timers {
  private readonly storage: Rows;

  constructor(storage: Rows) {
    this.storage = storage;
  }

  add(value: TimerValue): void {
    this.storage.put({ part: "timer", tenant: value.tenant, value });
  }

  /** The earliest, if any. */
  next(): Timer | undefined {
    const [first] = this.storage.table<TimerValue>("timer").list("due", () => true, byDue);
    return first && read(first);
  }

  remove(seq: number): void {
    this.storage.remove(this.storage.table("timer").get(String(seq)));
  }
}

/** The events that wait, in the order they happened. */
export class WaitingEvents {
  private readonly storage: Rows;

  constructor(storage: Rows) {
    this.storage = storage;
  }

  add(value: EventValue): void {
    this.storage.put({ part: "event", tenant: value.tenant, value });
  }

  /** Those after a position. */
  after(seq: number): WaitingEvent[] {
    return this.all().filter((event) => event.seq > seq);
  }

  /** Forgets one that was delivered; nothing when it is gone, or the storage is closed by then. */
  remove(seq: number): void {
    const { storage } = this;
    if (storage.isOpen) storage.remove(storage.table("event").get(String(seq)));
  }

  all(): WaitingEvent[] {
    return this.storage.table<EventValue>("event").stored().map(read);
  }
}
