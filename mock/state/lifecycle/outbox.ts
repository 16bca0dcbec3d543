// Events on their way out: stored together with the change they tell of, and kept until the listeners are done.

import { Unwritable } from "../refusals.ts";
import type { WaitingEvents } from "../storage/waiting.ts";
import type { EventListener, MockEvent } from "../types.ts";

/** The events that are not delivered yet. */
export interface Outbox {
  /** Adds an event, within the transaction of its change; for one webhook only, or for all of the tenant. */
  add(tenant: string, event: MockEvent, webhookId?: string): void;
  /** Has a listener called with every event from now on, and with those that an earlier run left. */
  listen(listener: EventListener): void;
  /** Hands what was committed to the listeners. */
  flush(): void;
}

/**
 * Makes the outbox.
 * @param waiting Where the events wait. A listener that returns a promise keeps its event there until the promise
 *   is fulfilled, so that a kill before that delivers the event again after the restart: at least once.
 * @param complete Brings an event in line with the contract before it is stored.
 */
export function createOutbox(waiting: WaitingEvents, complete: (event: MockEvent) => MockEvent): Outbox {
  const listeners: EventListener[] = [];
  /** Last event that was handed over in this run. */
  let handed = 0;

  /** What was delivered and could not be forgotten: it is tried again, and told again after a restart at worst. */
  const delivered = new Set<number>();

  const forget = (...seqs: number[]) => {
    for (const seq of seqs) delivered.add(seq);
    try {
      for (const seq of delivered) {
        waiting.remove(seq);
        delivered.delete(seq);
      }
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
    }
  };

  const flush = () => {
    forget();
    if (listeners.length === 0) return;
    for (const { seq, tenant, event: text, webhookId } of waiting.after(handed)) {
      handed = seq;
      const event = JSON.parse(text) as MockEvent;
      const results = listeners.map((listener) => call(listener, tenant, event, webhookId));
      const isPending = results.some((result) => result instanceof Promise);
      if (isPending)
        Promise.all(results).then(
          () => forget(seq),
          () => undefined,
        );
      else forget(seq);
    }
  };
  return {
    add: (tenant, event, webhookId) => waiting.add({ tenant, event: JSON.stringify(complete(event)), webhookId }),
    listen(listener) {
      listeners.push(listener);
      flush();
    },
    flush,
  };
}

/** A listener that throws must not undo what has been stored; its event stays for the next run. */
function call(listener: EventListener, tenant: string, event: MockEvent, webhookId?: string): unknown {
  try {
    return listener(tenant, event, webhookId);
  } catch {
    return Promise.reject(new Error("the listener failed"));
  }
}
