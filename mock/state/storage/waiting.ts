// The events that wait for their delivery, in the order they happened.

import type { Database } from "./database.ts";

/** An event that waits. */
export interface WaitingEvent {
  /** Its place; never used twice. */
  seq: number;
  tenant: string;
  /** The event as JSON. */
  event: string;
  /** The one webhook it is for; undefined means all of the tenant. */
  webhookId: string | undefined;
}

/** The events that wait. */
export interface WaitingEvents {
  add(event: Omit<WaitingEvent, "seq">): void;
  /** Those after a place. */
  after(seq: number): WaitingEvent[];
  /** Forgets one that was delivered; nothing when the database is closed by then. */
  remove(seq: number): void;
}

/** Makes the list over a database. */
export function createWaitingEvents(database: Database): WaitingEvents {
  return {
    add: ({ tenant, event, webhookId }) =>
      database.run("INSERT INTO outbox (tenant, event, webhook) VALUES (?, ?, ?)", tenant, event, webhookId ?? null),
    after: (seq) =>
      database.all("SELECT * FROM outbox WHERE seq > ? ORDER BY seq", seq).map((row) => ({
        seq: Number(row["seq"]),
        tenant: String(row["tenant"]),
        event: String(row["event"]),
        webhookId: row["webhook"] === null ? undefined : String(row["webhook"]),
      })),
    remove(seq) {
      if (database.isOpen()) database.run("DELETE FROM outbox WHERE seq = ?", seq);
    },
  };
}
