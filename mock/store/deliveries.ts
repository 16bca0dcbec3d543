// The deliveries that wait for an attempt, each for itself: what one webhook has had is not told to it again.

import { Unwritable } from "../refusal.ts";
import type { StorageRows } from "./rows.ts";

/** A delivery that waits. */
export interface WaitingDelivery {
  /** Its number; never used twice. */
  readonly number: number;
  readonly tenant: string;
  /** What else is known of it, as JSON; whoever delivers knows what is in it. */
  readonly text: string;
}

/** The deliveries that wait. */
export class WaitingDeliveries {
  /** Truly private: who prints a state prints no storage. */
  readonly #storage: StorageRows;
  /** What could not be written; it is tried again with the next. */
  private readonly unwritten = new Map<number, WaitingDelivery | undefined>();

  constructor(storage: StorageRows) {
    this.#storage = storage;
  }

  /**
   * Adds deliveries of a tenant.
   * @param texts What is known of each, by its number.
   * @returns The numbers.
   * @throws Unwritable when the file has no room; then there is none of them.
   */
  add(tenant: string, texts: ((number: number) => string)[]): number[] {
    return this.#storage.transaction(() =>
      texts.map((textOf) => {
        const number = (this.#storage.value<{ last: number }>("deliveryNumber")?.last ?? 0) + 1;
        this.#storage.setValue("deliveryNumber", { last: number });
        this.write(number, { number, tenant, text: textOf(number) });
        return number;
      }),
    );
  }

  /** Notes how one stands; nothing when it is gone. What cannot be written now is written later. */
  update(number: number, text: string): void {
    const row = this.table().get(String(number));
    if (row !== undefined) this.note(number, { ...row.value, text });
  }

  /** Forgets one that has ended; nothing when it is gone. What cannot be written now is written later. */
  remove(number: number): void {
    if (this.table().get(String(number)) !== undefined) this.note(number, undefined);
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
    const deliveries = this.table()
      .all()
      .map(({ value }) => value);
    return deliveries.sort((one, other) => one.number - other.number);
  }

  private table() {
    return this.#storage.table<WaitingDelivery>("delivery");
  }

  private note(number: number, delivery: WaitingDelivery | undefined): void {
    if (!this.#storage.isOpen) return;
    this.unwritten.set(number, delivery);
    try {
      this.#storage.transaction(() => {
        for (const [known, value] of this.unwritten) this.write(known, value);
      });
      this.unwritten.clear();
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
    }
  }

  private write(number: number, delivery: WaitingDelivery | undefined): void {
    const key = String(number);
    if (delivery === undefined) this.#storage.remove(this.table().get(key));
    else this.#storage.put({ part: "delivery", tenant: delivery.tenant, key, value: delivery });
  }
}
