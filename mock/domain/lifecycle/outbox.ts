// Events on their way out: what a change tells is stored with it, and taken over in the same transaction.

import type { Storage } from "../../store/storage.ts";
import type { MockEvent } from "../types.ts";

/**
 * Takes an event over, in the transaction of its change, so that a kill neither loses nor repeats it.
 * @param webhookId The one webhook it is for, as with a ping; undefined means every webhook of the tenant.
 * @returns What is left to do once all of it is stored.
 */
export type EventListener = (tenantId: string, event: MockEvent, webhookId?: string) => () => void;

/** An event that waits for its delivery. */
interface WaitingEvent {
  /** The event as JSON. */
  readonly event: string;
  readonly webhookId: string | undefined;
}

/** The events that nobody has taken over yet. */
export class Outbox {
  listener: EventListener | undefined;
  private readonly storage: Storage;
  private readonly complete: (event: MockEvent) => MockEvent;

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

  /** Hands over all events, within a transaction; returns what is left to do when that is stored. */
  handOver(): (() => void)[] {
    const { listener, storage } = this;
    if (listener === undefined) return [];
    const rows = storage.table<WaitingEvent>("event").stored();
    return rows.map((row) => {
      storage.remove(row);
      return listener(row.tenant, JSON.parse(row.value.event) as MockEvent, row.value.webhookId);
    });
  }
}
