// The events that wait for their delivery, in the order they happened.

import { SortedList } from "./sorted.ts";
import type { Writing } from "./writing.ts";

/** An event that waits. */
export interface WaitingEvent {
  /** Its place; never used twice: the outbox knows by it what it has handed over. */
  readonly seq: number;
  readonly tenant: string;
  /** The event as JSON. */
  readonly event: string;
  /** The one webhook it is for; undefined means all of the tenant. */
  readonly webhookId: string | undefined;
}

const compare = (one: WaitingEvent, other: WaitingEvent) => one.seq - other.seq;

/** The events that wait. */
export class WaitingEvents {
  private readonly writing: Writing;
  private list = new SortedList<WaitingEvent>(compare);

  constructor(writing: Writing) {
    this.writing = writing;
  }

  add({ tenant, event, webhookId }: Omit<WaitingEvent, "seq">): void {
    const { writing } = this;
    writing.transaction(() => {
      const added = { seq: writing.nextSeq(), tenant, event, webhookId };
      this.list.add(added);
      writing.changes.wrote("event", added.seq, added, () => this.list.delete(added));
    });
  }

  /** Those after a place. */
  after(seq: number): WaitingEvent[] {
    const found: WaitingEvent[] = [];
    this.list.walk(
      this.list.countBefore((event) => event.seq <= seq),
      true,
      (event) => found.push(event) > 0,
    );
    return found;
  }

  /** Forgets one that was delivered; nothing when it is gone, or the storage is closed by then. */
  remove(seq: number): void {
    const event = this.list.at(this.list.countBefore((known) => known.seq < seq));
    if (event?.seq !== seq || !this.writing.isOpen()) return;
    this.writing.transaction(() => {
      this.list.delete(event);
      this.writing.changes.wrote("event", seq, undefined, () => this.list.add(event));
    });
  }

  /** All events, in order. */
  all(): WaitingEvent[] {
    return this.list.all();
  }

  /** Takes over events that are stored, and no others; how to undo that is the caller's. */
  load(events: WaitingEvent[]): void {
    this.list = new SortedList(compare, events);
  }
}
