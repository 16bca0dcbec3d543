// All that one state keeps, part by part.

import { Books } from "./books.ts";
import { WaitingDeliveries } from "./deliveries.ts";
import { type Complete, createStore, type Store } from "./resources.ts";
import { Rows } from "./rows.ts";
import { Timers, WaitingEvents } from "./timers.ts";

/** The response of an operation with an idempotency key. */
export interface KeptResult {
  /** Tells the request from any other. */
  readonly fingerprint: string;
  readonly status: number;
  /** The body as JSON. */
  readonly body: string;
}

/** What a state keeps. */
export class Storage extends Rows {
  readonly timers = new Timers(this);
  readonly waitingEvents = new WaitingEvents(this);
  readonly deliveries = new WaitingDeliveries(this);

  /**
   * The resources.
   * @param now Time of the mock's clock, for the time of an update.
   * @param complete Gives what is stored every field that it must have.
   */
  store(now: () => number, complete: Complete = () => undefined): Store {
    return createStore(this, now, complete);
  }

  /** The books of a tenant. */
  books(tenant: string): Books {
    return new Books(this, tenant);
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
