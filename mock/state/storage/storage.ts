// All that the state keeps: one database, and what is read from and written to it, without a word of SQL.

import { type Books, createBooks } from "./books.ts";
import { type Database, openDatabase } from "./database.ts";
import { createKeptResults, type KeptResults } from "./results.ts";
import { createStore, type Store } from "./store.ts";
import { contents, times } from "./tables.ts";
import { createTimers, type Timers } from "./timers.ts";
import { createWaitingEvents, type WaitingEvents } from "./waiting.ts";

/** What the state keeps. */
export interface Storage {
  timers: Timers;
  waitingEvents: WaitingEvents;
  results: KeptResults;
  /**
   * The resources.
   * @param now Time of the mock's clock, for the time of an update.
   */
  store(now: () => number): Store;
  /** The books of a tenant. */
  books(tenant: string): Books;
  /** Time of the mock's clock at the last change, in milliseconds since 1970; undefined before the first. */
  lastTime(): number | undefined;
  setLastTime(time: number): void;
  /** Brings back what lies beyond a time, as a clock that was set too far ahead has left it. */
  limitTimes(latest: number): void;
  /** Forgets everything but the time, of all tenants or of one. */
  clear(tenant?: string): void;
  /** Does some work wholly or, when it throws, not at all; inside another transaction it is part of that one. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/**
 * Opens the storage.
 * @param file Where it is kept; undefined keeps it in memory.
 * @param fill Puts the first contents into new storage, within the transaction that makes it.
 * @throws Error in one line when the file is foreign, damaged, in use or cannot be opened; it is left as it was.
 */
export function openStorage(file: string | undefined, fill: (storage: Storage) => void): Storage {
  return over(openDatabase(file, (empty) => fill(over(empty))));
}

function over(database: Database): Storage {
  return {
    timers: createTimers(database),
    waitingEvents: createWaitingEvents(database),
    results: createKeptResults(database),
    store: (now) => createStore(database, now),
    books: (tenant) => createBooks(database, tenant),
    lastTime: () => database.get("SELECT time FROM clock")?.["time"] as number | undefined,
    setLastTime: (time) => database.run("INSERT OR REPLACE INTO clock VALUES (1, ?)", time),
    limitTimes(latest) {
      if (database.get("SELECT 1 FROM clock WHERE time > ?", latest) === undefined) return;
      database.transaction(() => {
        for (const [table, column] of times)
          database.run(`UPDATE ${table} SET ${column} = ? WHERE ${column} > ?`, latest, latest);
      });
    },
    clear(tenant) {
      for (const table of contents) {
        if (tenant === undefined) database.run(`DELETE FROM ${table}`);
        else database.run(`DELETE FROM ${table} WHERE tenant = ?`, tenant);
      }
    },
    transaction: database.transaction,
    close: database.close,
  };
}
