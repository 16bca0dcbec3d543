// Events on their way out: whoever delivers takes them over in the transaction of the change that they tell of.

import type { Storage } from "../../store/storage.ts";
import type { MockEvent } from "../types.ts";

/**
 * Takes an event over, in the transaction of its change, so that a kill neither loses nor repeats it.
 * @param webhookId The one webhook it is for, as with a ping; undefined means every webhook of the tenant.
 * @returns What is left to do once all of it is stored.
 */
export type EventListener = (tenantId: string, event: MockEvent, webhookId?: string) => () => void;

/** The way out of events. */
export class Outbox {
  listener: EventListener | undefined;
  private readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** Hands an event over, within the transaction of its change; for one webhook only, or for all of the tenant. */
  add(tenant: string, event: MockEvent, webhookId?: string): void {
    const followUp = this.listener?.(tenant, event, webhookId);
    if (followUp !== undefined) this.storage.afterwards(followUp);
  }
}
