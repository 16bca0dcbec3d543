// The deliveries as they can be looked at: what was sent to which webhook, and what came of each attempt. No secret.

import type { MockEvent } from "../state/types.ts";

/** What a delivery can have come to. */
export const deliveryStates = ["waiting", "delivered", "given-up"] as const;

/** One attempt. */
export interface Attempt {
  /** From 1. */
  number: number;
  /** When it was due by the mock's clock. */
  time: string;
  /** Status of the receiver, or why there is none. */
  outcome: number | string;
  /** Milliseconds of real time it took. */
  duration: number;
  /** Whether it was asked for and not planned. */
  byHand?: true;
}

/** One event on its way to one webhook. */
export interface DeliveryRecord {
  id: string;
  tenantId: string;
  webhookId: string;
  /** Without user, password and query. */
  url: string;
  eventType: string;
  /** The request body. */
  body: MockEvent;
  /** The delivery that this one is a duplicate of, on purpose. */
  duplicateOf?: string;
  state: (typeof deliveryStates)[number];
  /** Why it was given up. */
  reason?: string;
  /** When the event happened, by the mock's clock. */
  created: string;
  /** When the next attempt is due, by the mock's clock. */
  due?: string;
  /** Headers of the last attempt; what authenticates is masked. */
  headers?: Record<string, string>;
  attempts: Attempt[];
}

/** What deliveries can be selected by. */
export type DeliveryFilter = Partial<Pick<DeliveryRecord, "tenantId" | "webhookId" | "eventType" | "state">>;

/** The records. */
export interface Records {
  /** Keeps one that waits, instead of one of the same ID. */
  add(record: DeliveryRecord): void;
  /** Notes how one has ended; those that wait are always kept, of those that ended the last ones. */
  end(record: DeliveryRecord, state: "delivered" | "given-up", reason?: string): void;
  get(id: string): DeliveryRecord | undefined;
  /** The last ones that a filter selects, newest last. */
  list(filter?: DeliveryFilter, size?: number): DeliveryRecord[];
  /** Forgets all, or those that are meant. */
  clear(isMeant?: (record: DeliveryRecord) => boolean): void;
}

/**
 * Makes the records.
 * @param kept How many of those that ended are kept.
 */
export function createRecords(kept: number): Records {
  // Both in the order their entries came.
  const all = new Map<string, DeliveryRecord>();
  const ended = new Set<string>();
  const remove = (id: string) => {
    all.delete(id);
    ended.delete(id);
  };
  return {
    add(record) {
      remove(record.id);
      all.set(record.id, record);
    },
    end(record, state, reason) {
      record.state = state;
      delete record.due;
      delete record.reason;
      if (reason !== undefined) record.reason = reason;
      if (all.get(record.id) !== record) return;
      ended.add(record.id);
      const [oldest] = ended;
      if (ended.size <= kept || oldest === undefined) return;
      remove(oldest);
    },
    get: (id) => all.get(id),
    list(filter = {}, size = all.size) {
      // IDs are UUIDs, which are the same in any case; no two of the other values differ by case alone.
      const wanted = Object.entries(filter).map(([name, value]) => [name, value.toLowerCase()]) as [
        keyof DeliveryFilter,
        string,
      ][];
      const isWanted = (record: DeliveryRecord) =>
        wanted.every(([name, value]) => record[name].toLowerCase() === value);
      const found = [...all.values()].filter(isWanted);
      return found.slice(Math.max(found.length - size, 0));
    },
    clear(isMeant = () => true) {
      for (const [id, record] of all) if (isMeant(record)) remove(id);
    },
  };
}
