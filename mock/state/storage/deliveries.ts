// The deliveries that wait for an attempt, each for itself: what one webhook has had is not told to it again.

import { Unwritable } from "../refusals.ts";
import type { Writing } from "./writing.ts";

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
  readonly #writing: Writing;
  private rows = new Map<number, WaitingDelivery>();
  private last = 0;
  private kept: object | undefined;
  /** What could not be written; it is tried again with the next. */
  private readonly unwritten = new Map<number, WaitingDelivery | undefined>();

  constructor(writing: Writing) {
    this.#writing = writing;
  }

  /**
   * Adds deliveries of a tenant.
   * @param texts What is known of each, by its number.
   * @returns The numbers.
   * @throws Unwritable when the file has no room; then there is none of them.
   */
  add(tenant: string, texts: ((number: number) => string)[]): number[] {
    return this.#writing.transaction(() =>
      texts.map((textOf) => {
        const number = this.nextNumber();
        this.write(number, { number, tenant, text: textOf(number) });
        return number;
      }),
    );
  }

  /** Notes how one stands; nothing when it is gone. What cannot be written now is written later. */
  update(number: number, text: string): void {
    const row = this.rows.get(number);
    if (row !== undefined) this.note(number, { ...row, text });
  }

  /** Forgets one that has ended; nothing when it is gone. What cannot be written now is written later. */
  remove(number: number): void {
    if (this.rows.has(number)) this.note(number, undefined);
  }

  /** How deliveries are to be timed, where that was set; whoever delivers knows what is in it. */
  policy(): object | undefined {
    return this.kept;
  }

  /** @throws Unwritable when the file has no room; then it is as it was. */
  setPolicy(policy: object | undefined): void {
    this.#writing.transaction(() => {
      const before = this.kept;
      this.kept = policy;
      this.#writing.changes.wrote("policy", 0, policy, () => {
        this.kept = before;
      });
    });
  }

  /** Takes over a policy that is stored. */
  loadPolicy(policy: object | undefined): void {
    this.kept = policy;
  }

  /** All deliveries, by number. */
  all(): WaitingDelivery[] {
    return [...this.rows.values()].toSorted((one, other) => one.number - other.number);
  }

  /** The last number that was used. */
  lastNumber(): number {
    return this.last;
  }

  /** Takes over deliveries that are stored, and no others; how to undo that is the caller's. */
  load(rows: readonly WaitingDelivery[], last: number): void {
    this.rows = new Map(rows.map((row) => [row.number, row]));
    this.last = last;
    this.unwritten.clear();
  }

  private nextNumber(): number {
    const before = this.last;
    this.last += 1;
    this.#writing.changes.wrote("deliveryNumber", 0, { last: this.last }, () => {
      this.last = before;
    });
    return this.last;
  }

  private note(number: number, row: WaitingDelivery | undefined): void {
    if (!this.#writing.isOpen()) return;
    this.unwritten.set(number, row);
    try {
      this.#writing.transaction(() => {
        for (const [place, value] of this.unwritten) this.write(place, value);
      });
      this.unwritten.clear();
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
    }
  }

  private write(number: number, row: WaitingDelivery | undefined): void {
    const before = this.rows.get(number);
    this.set(number, row);
    this.#writing.changes.wrote("delivery", number, row, () => this.set(number, before));
  }

  private set(number: number, row: WaitingDelivery | undefined): void {
    if (row === undefined) this.rows.delete(number);
    else this.rows.set(number, row);
  }
}
