// The deliveries that wait for an attempt, each for itself: what one webhook has had is not told to it again.

import { Unwritable } from "../refusal.ts";
import type { Storage } from "./storage.ts";

/** The deliveries that wait, each as a text; whoever delivers knows what is in it. */
export class WaitingDeliveries {
  /** Truly private: who prints a state prints no storage. */
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** The number of the next delivery, within the transaction of what it tells; it is never used twice. */
  nextNumber(): number {
    const last = (this.#storage.value("deliveryNumber")?.last ?? 0) + 1;
    this.#storage.setValue("deliveryNumber", { last });
    return last;
  }

  /** Adds a delivery of a tenant, within the transaction of what it tells. */
  add(tenant: string, number: number, text: string): void {
    this.#storage.put({ part: "delivery", tenant, key: String(number), value: { text } });
  }

  /**
   * Notes how one stands, or forgets one that has ended, without a text; nothing when it is gone. What cannot be noted
   * because the disk is full is delivered again after a restart.
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

  /** How deliveries are to be timed, where that was set. */
  policy(): object | undefined {
    return this.#storage.value("policy");
  }

  /** @throws Unwritable when the file has no room; then it is as it was. */
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
