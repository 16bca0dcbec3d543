// The deliveries that wait for an attempt, each for itself: what one webhook has had is not told to it again.

import { Unwritable } from "../refusal.ts";
import type { Storage } from "./storage.ts";

/** A delivery that waits. */
export interface WaitingDelivery {
  /** Its number; never used twice. */
  readonly number: number;
  readonly tenant: string;
  /** What else is known of it, as JSON; whoever delivers knows what is in it. */
  readonly text: string;
}

/** The deliveries that wait. What cannot be noted of one because the disk is full is delivered again after a restart. */
export class WaitingDeliveries {
  /** Truly private: who prints a state prints no storage. */
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /**
   * Adds deliveries of a tenant.
   * @param texts What is known of each, by its number.
   * @throws Unwritable when the file has no room; then there is none of them.
   */
  add(tenant: string, texts: ((number: number) => string)[]): void {
    const storage = this.#storage;
    storage.transaction(() => {
      for (const textOf of texts) {
        const number = (storage.value("deliveryNumber")?.last ?? 0) + 1;
        storage.setValue("deliveryNumber", { last: number });
        const value: WaitingDelivery = { number, tenant, text: textOf(number) };
        storage.put({ part: "delivery", tenant, key: String(number), value });
      }
    });
  }

  /** Notes how one stands; nothing when it is gone. */
  update(number: number, text: string): void {
    const row = this.table().get(String(number));
    if (row !== undefined) this.note(() => this.#storage.put({ ...row, value: { ...row.value, text } }));
  }

  /** Forgets one that has ended; nothing when it is gone. */
  remove(number: number): void {
    this.note(() => this.#storage.remove(this.table().get(String(number))));
  }

  /** How deliveries are to be timed, where that was set; whoever delivers knows what is in it. */
  policy(): object | undefined {
    return this.#storage.value("policy");
  }

  /** @throws Unwritable when the file has no room; then it is as it was. */
  setPolicy(policy: object | undefined): void {
    this.#storage.setValue("policy", policy);
  }

  /** All deliveries, by number. */
  all(): WaitingDelivery[] {
    return this.table()
      .stored()
      .map(({ value }) => value);
  }

  private table() {
    return this.#storage.table<WaitingDelivery>("delivery");
  }

  private note(work: () => void): void {
    try {
      if (this.#storage.isOpen) work();
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
    }
  }
}
