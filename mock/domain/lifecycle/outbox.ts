// Events on their way out: stored together with the change they tell of, and kept until somebody takes them over.

import { Unwritable } from "../../refusal.ts";
import type { Storage } from "../../store/storage.ts";
import type { Row } from "../../store/table.ts";
import type { MockEvent } from "../types.ts";

/**
 * Takes an event over, after its change is stored.
 * @param webhookId The one webhook it is for, as with a ping; undefined means every webhook of the tenant.
 * @returns What is left to do; it is called once what the listener has kept is stored and the event forgotten, both or none
 *   of them, so that a kill neither loses nor repeats it. Undefined where the event has to wait for the next run.
 */
export type EventListener = (tenantId: string, event: MockEvent, webhookId?: string) => (() => unknown) | undefined;

/** An event that waits for its delivery. */
interface WaitingEvent {
  /** The event as JSON. */
  readonly event: string;
  /** The one webhook it is for; undefined means all of the tenant. */
  readonly webhookId: string | undefined;
}

/** The events that nobody has taken over yet. */
export class Outbox {
  private readonly storage: Storage;
  private readonly complete: (event: MockEvent) => MockEvent;
  private listener: EventListener | undefined;
  /** Last event that was handed over in this run. */
  private handed = 0;
  private isFlushing = false;

  /** @param complete Brings an event in line with the contract before it is stored. */
  constructor(storage: Storage, complete: (event: MockEvent) => MockEvent) {
    this.storage = storage;
    this.complete = complete;
  }

  /** Adds an event, within the transaction of its change; for one webhook only, or for all of the tenant. */
  add(tenant: string, event: MockEvent, webhookId?: string): void {
    const value: WaitingEvent = { event: JSON.stringify(this.complete(event)), webhookId };
    this.storage.put({ part: "event", tenant, value });
  }

  /** Has a listener called with every event from now on, and with those that an earlier run left. */
  listen(listener: EventListener): void {
    this.listener = listener;
    this.flush();
  }

  /** Hands over what was committed, all that waits or none; where the file has no room it waits until there is some. */
  flush(): void {
    const { storage, listener } = this;
    if (listener === undefined || this.isFlushing) return;
    this.isFlushing = true;
    let before = this.handed;
    try {
      // Who takes one over may cause another.
      const wait = () =>
        storage
          .table<WaitingEvent>("event")
          .stored()
          .filter(({ seq }) => seq > this.handed);
      for (let events = wait(); events.length > 0; events = wait()) {
        before = this.handed;
        const left = storage.transaction(() => events.flatMap((event) => this.handOver(listener, event) ?? []));
        for (const start of left) start();
      }
    } catch (error) {
      this.handed = before;
      if (!(error instanceof Unwritable)) throw error;
    } finally {
      this.isFlushing = false;
    }
  }

  private handOver(listener: EventListener, row: Row<WaitingEvent>) {
    this.handed = row.seq;
    const start = listener(row.tenant, JSON.parse(row.value.event) as MockEvent, row.value.webhookId);
    if (start !== undefined && this.storage.isOpen) this.storage.remove(row);
    return start;
  }
}
