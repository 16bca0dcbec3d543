// Events on their way out: stored together with the change they tell of, and kept until the listeners are done.

import { Unwritable } from "../../refusal.ts";
import type { Storage } from "../../store/storage.ts";
import type { WaitingEvent } from "../../store/timers.ts";
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
 * @param storage Where the events wait. A listener that returns a function has taken the event over in the same
 *   transaction that forgets it, so that a kill neither loses nor repeats it. One that returns a promise keeps its event
 *   until the promise is fulfilled: a kill before that tells of it again after the restart.
 * @param complete Brings an event in line with the contract before it is stored.
 */
export function createOutbox(
  { waitingEvents: waiting, transaction }: Pick<Storage, "waitingEvents" | "transaction">,
  complete: (event: MockEvent) => MockEvent,
): Outbox {
  const listeners: EventListener[] = [];
  /** Last event that was handed over in this run. */
  let handed = 0;
  let isFlushing = false;

  /** What was heard and could not be forgotten: it is tried again, and told again after a restart at worst. */
  const heard = new Set<number>();

  const forget = (...seqs: number[]) => {
    for (const seq of seqs) heard.add(seq);
    try {
      for (const seq of heard) {
        waiting.remove(seq);
        heard.delete(seq);
      }
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
    }
  };

  /** Hands one event over, as a part of a transaction; returns what is left to do after it. */
  const handOver = ({ seq, tenant, event: text, webhookId }: WaitingEvent): (() => unknown)[] => {
    handed = seq;
    const event = JSON.parse(text) as MockEvent;
    const results = listeners.map((listener) => call(listener, tenant, event, webhookId));
    if (results.some((result) => result instanceof Promise))
      Promise.all(results).then(
        () => forget(seq),
        () => undefined,
      );
    else waiting.remove(seq);
    return results.filter((result): result is () => unknown => typeof result === "function");
  };

  /** Hands all over that wait, or none: where the file has no room they wait until there is some. */
  const handAll = (events: WaitingEvent[]) => {
    const before = handed;
    try {
      for (const start of transaction(() => events.flatMap(handOver))) start();
    } catch (error) {
      handed = before;
      throw error;
    }
  };

  const flush = () => {
    forget();
    if (listeners.length === 0 || isFlushing) return;
    isFlushing = true;
    try {
      // Who hears of one may cause another.
      for (let events = waiting.after(handed); events.length > 0; events = waiting.after(handed)) handAll(events);
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
    } finally {
      isFlushing = false;
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
  } catch (error) {
    if (error instanceof Unwritable) throw error;
    return Promise.reject(new Error("the listener failed"));
  }
}
