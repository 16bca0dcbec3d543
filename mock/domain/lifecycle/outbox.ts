// Events on their way out: stored together with the change they tell of, and kept until the listeners are done.

import { Unwritable } from "../../refusal.ts";
import type { Storage, WaitingEvent } from "../../store/storage.ts";
import type { MockEvent } from "../types.ts";

/**
 * Called with each event, after its change is stored.
 * @param webhookId The one webhook it is for, as with a ping; undefined means every webhook of the tenant.
 * @returns Nothing; or a function, where the listener keeps in the state what it has to do: it is called when that is
 *   stored and the event forgotten, both or none of them, so that a kill neither loses nor repeats it; or a promise: then
 *   the event is kept until it is fulfilled, and told again after a restart.
 */
export type EventListener = (
  tenantId: string,
  event: MockEvent,
  webhookId?: string,
) => void | Promise<void> | (() => unknown);

/** The events that are not delivered yet. */
export class Outbox {
  private readonly storage: Storage;
  private readonly complete: (event: MockEvent) => MockEvent;
  private readonly listeners: EventListener[] = [];
  /** Last event that was handed over in this run. */
  private handed = 0;
  private isFlushing = false;
  /** What was heard and could not be forgotten: it is tried again, and told again after a restart at worst. */
  private readonly heard = new Set<number>();

  /** @param complete Brings an event in line with the contract before it is stored. */
  constructor(storage: Storage, complete: (event: MockEvent) => MockEvent) {
    this.storage = storage;
    this.complete = complete;
  }

  /** Adds an event, within the transaction of its change; for one webhook only, or for all of the tenant. */
  add(tenant: string, event: MockEvent, webhookId?: string): void {
    this.storage.addEvent({ tenant, event: JSON.stringify(this.complete(event)), webhookId });
  }

  /** Has a listener called with every event from now on, and with those that an earlier run left. */
  listen(listener: EventListener): void {
    this.listeners.push(listener);
    this.flush();
  }

  /** Hands what was committed to the listeners; where the file has no room it waits until there is some. */
  flush(): void {
    this.forget();
    if (this.listeners.length === 0 || this.isFlushing) return;
    this.isFlushing = true;
    try {
      // Who hears of one may cause another.
      const wait = () => this.storage.eventsAfter(this.handed);
      for (let events = wait(); events.length > 0; events = wait()) this.handAll(events);
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
    } finally {
      this.isFlushing = false;
    }
  }

  /** Hands all over that wait, or none. */
  private handAll(events: WaitingEvent[]): void {
    const before = this.handed;
    try {
      for (const start of this.storage.transaction(() => events.flatMap((event) => this.handOver(event)))) start();
    } catch (error) {
      this.handed = before;
      throw error;
    }
  }

  /** Hands one event over, as a part of a transaction; returns what is left to do after it. */
  private handOver({ seq, tenant, event: text, webhookId }: WaitingEvent): (() => unknown)[] {
    this.handed = seq;
    const event = JSON.parse(text) as MockEvent;
    const results = this.listeners.map((listener) => call(listener, tenant, event, webhookId));
    if (results.some((result) => result instanceof Promise))
      Promise.all(results).then(
        () => this.forget(seq),
        () => undefined,
      );
    else this.storage.removeEvent(seq);
    return results.filter((result): result is () => unknown => typeof result === "function");
  }

  private forget(...seqs: number[]): void {
    for (const seq of seqs) this.heard.add(seq);
    try {
      for (const seq of this.heard) {
        this.storage.removeEvent(seq);
        this.heard.delete(seq);
      }
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
    }
  }
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
