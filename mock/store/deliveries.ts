// The waiting deliveries: one row for each webhook and event, so that a restart repeats no finished delivery.

import { Unwritable } from "../refusal.ts";
import type { Storage } from "./storage.ts";

/** The waiting deliveries as texts; the dispatcher knows their content. */
export class WaitingDeliveries {
  /** A `#` field, so that printing a state does not print the storage. */
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** The number of the next delivery, within the transaction of its event; no number is used twice. */
  nextNumber(): number {
    const last = (this.#storage.value("deliveryNumber")?.last ?? 0) + 1;
    this.#storage.setValue("deliveryNumber", { last });
    return last;
  }

  /** Adds a delivery of a tenant, within the transaction of its event. */
  add(tenant: string, number: number, text: string): void {
    this.#storage.put({ part: "delivery", tenant, key: String(number), value: { text } });
  }

  /**
   * Updates a delivery, or without a text removes it, if it still exists. If the disk is full, the change is lost: the
   * event is delivered again after a restart.
   */
  update(number: number, text?: string): void {
    const row = this.table().get(String(number));
    if (row === undefined) return;
    try {
      if (text === undefined) this.#storage.remove(row);
      else this.#storage.put({ ...row, value: { text } });
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
    }
  }

  /** The delivery policy, if it was set. */
  policy(): object | undefined {
    return this.#storage.value("policy");
  }

  /** @throws Unwritable if the file has no room; then it is unchanged. */
  setPolicy(policy: object | undefined): void {
    this.#storage.setValue("policy", policy);
  }

  /** The texts of all deliveries, by number. */
  all(): string[] {
    return this.table()
      .stored()
      .map(({ value }) => value.text);
  }

  private table() {
    return this.#storage.table<{ text: string }>("delivery");
  }
}
