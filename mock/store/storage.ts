// All that one state keeps, part by part.

import { WaitingDeliveries } from "./deliveries.ts";
import { StorageRows } from "./rows.ts";
import type { Compare, Row } from "./table.ts";

/** The response of an operation with an idempotency key. */
export interface KeptResult {
  /** Tells the request from any other. */
  readonly fingerprint: string;
  readonly status: number;
  /** The body as JSON. */
  readonly body: string;
}

/** A move that is due at some time of the mock's clock. */
export interface Timer {
  readonly seq: number;
  /** In milliseconds since 1970. */
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

/** An event that waits for its delivery. */
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

/** What a state keeps. */
export class Storage extends StorageRows {
  readonly deliveries = new WaitingDeliveries(this);

  addTimer(value: TimerValue): void {
    this.put({ part: "timer", tenant: value.tenant, value });
  }

  /** The earliest timer, if any. */
  nextTimer(): Timer | undefined {
    const [first] = this.table<TimerValue>("timer").list("due", () => true, byDue);
    return first && read(first);
  }

  removeTimer(seq: number): void {
    this.remove(this.table("timer").get(String(seq)));
  }

  addEvent(value: EventValue): void {
    this.put({ part: "event", tenant: value.tenant, value });
  }

  /** The events that wait after a position, in the order they happened. */
  eventsAfter(seq: number): WaitingEvent[] {
    const events = this.table<EventValue>("event").stored();
    return events.filter((row) => row.seq > seq).map(read);
  }

  /** Forgets an event that was delivered; nothing when it is gone, or the storage is closed by then. */
  removeEvent(seq: number): void {
    if (this.isOpen) this.remove(this.table("event").get(String(seq)));
  }

  /** The response that is kept for an idempotency key. */
  result(tenant: string, key: string): KeptResult | undefined {
    return this.table<KeptResult>("result", tenant).get(key)?.value;
  }

  keepResult(tenant: string, key: string, value: KeptResult): void {
    this.put({ part: "result", tenant, key, value });
  }

  /** Time of the mock's clock at the last change, in milliseconds since 1970; undefined before the first. */
  lastTime(): number | undefined {
    return this.value<{ time: number }>("clock")?.time;
  }

  /** The settings that were set; those of the start count for the others. */
  settings(): object | undefined {
    return this.value("settings");
  }

  /** Digest of the scenario file that was loaded last; undefined when none was. */
  loaded(): string | undefined {
    return this.value<{ digest: string }>("loaded")?.digest;
  }
}
