// Hands events to the dispatcher, in the transaction of the change that they announce.

import type { Storage } from "../../store/storage.ts";
import type { MockEvent } from "../types.ts";

/**
 * Stores an event in the transaction of its change, so that killing the mock neither loses nor repeats the event.
 * @param webhookId The only webhook of the event, as with a ping; undefined means every webhook of the tenant.
 * @returns A function to call once the transaction is stored.
 */
export type EventListener = (tenantId: string, event: MockEvent, webhookId?: string) => () => void;

export class Outbox {
  listener: EventListener | undefined;
  private readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** Call this within the transaction of the change. Without a webhook ID, the event is for all of the tenant. */
  add(tenant: string, event: MockEvent, webhookId?: string): void {
    const followUp = this.listener?.(tenant, event, webhookId);
    if (followUp !== undefined) this.storage.afterwards(followUp);
  }
}
