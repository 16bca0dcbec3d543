// The store below everything: one SQLite database, in memory or in a file that survives a kill at any moment.

import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { Unwritable } from "../refusals.ts";
import { applicationId, formVersion, tables } from "./tables.ts";

/** What a column holds. */
export type Value = string | number | null;
/** One row, by column. */
export type Columns = Record<string, Value>;

/** A database with the tables of the state. Nobody outside this folder writes SQL. */
export interface Database {
  all(sql: string, ...values: Value[]): Columns[];
  get(sql: string, ...values: Value[]): Columns | undefined;
  /** @throws Unwritable when the file has no room for it; so does `transaction`. */
  run(sql: string, ...values: Value[]): void;
  /** Does some work wholly or, when it throws, not at all; inside another transaction it is part of that one. */
  transaction<T>(work: () => T): T;
  isOpen(): boolean;
  close(): void;
}

/**
 * Files this process has open. SQLite's lock keeps other processes away; within one process, a second look at the file
 * would make the system give that lock up (POSIX), so it must not come to that.
 */
const open = new Map<string, DatabaseSync>();

/** SQLite's result codes, in words for the one line that a user sees. */
const troubles: Record<number, string> = {
  5: "is in use by another mock; stop that one or choose another file",
  7: "cannot grow: the memory is full",
  8: "cannot be written",
  10: "cannot be read or written",
  11: "is damaged; restore a copy or choose another file",
  13: "cannot grow: the disk is full",
  14: "cannot be opened; check the folder and the rights",
  26: "is no data file of this mock; choose another file",
};

/**
 * Opens the database.
 * @param file Where it is kept; undefined keeps it in memory. A file that does not exist is made.
 * @param fill Puts the first contents into a new database, within the transaction that makes its tables, so that a
 *   kill leaves either nothing or all of it.
 * @returns The database. Over a file it is locked for this process, and what was committed outlives a crash of the
 *   process or of the machine.
 * @throws Error in one line when the file is foreign, damaged, in use or cannot be opened; it is left as it was.
 */
export function openDatabase(file: string | undefined, fill: (database: Database) => void): Database {
  if (file === undefined) return create(new DatabaseSync(":memory:"), fill);
  const path = resolve(file);
  let connection: DatabaseSync | undefined;
  try {
    if (open.get(path)?.isOpen) throw new Trouble(troubles[5]);
    checkHeader(file);
    connection = new DatabaseSync(file, { timeout: 200 });
    // Held until the end, so that two mocks never share a file; set before the first read.
    connection.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL");
    const database = isEmpty(connection) ? create(connection, fill) : wrap(connection);
    check(connection);
    connection.exec("PRAGMA journal_mode = WAL");
    open.set(path, connection);
    return database;
  } catch (error) {
    if (connection?.isOpen) connection.close();
    throw explained(file, error);
  }
}

/** What is wrong with a data file, besides what SQLite says. */
class Trouble extends Error {}

/**
 * Tells a foreign file by its header, before SQLite touches it. Beside a journal the header says nothing: a kill came
 * in the middle of a change, which SQLite undoes when it opens the file.
 */
function checkHeader(file: string): void {
  if (!existsSync(file) || statSync(file).size === 0 || existsSync(`${file}-journal`)) return;
  const header = Buffer.alloc(100);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, header, 0, header.length, 0);
  } finally {
    closeSync(descriptor);
  }
  const isSqlite = header.toString("latin1", 0, 15) === "SQLite format 3";
  if (!isSqlite || header.readUInt32BE(68) !== applicationId) throw new Trouble(troubles[26]);
}

function isEmpty(connection: DatabaseSync): boolean {
  return pragma(connection, "page_count") === 0;
}

function pragma(connection: DatabaseSync, name: string): unknown {
  return Object.values(connection.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

function check(connection: DatabaseSync): void {
  if (pragma(connection, "application_id") !== applicationId) throw new Trouble(troubles[26]);
  if (pragma(connection, "user_version") !== formVersion)
    throw new Trouble("was written by another version of this mock; choose another file");
  if (pragma(connection, "quick_check(1)") !== "ok") throw new Trouble(troubles[11]);
}

function create(connection: DatabaseSync, fill: (database: Database) => void): Database {
  const database = wrap(connection);
  database.transaction(() => {
    connection.exec(`${tables} PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formVersion};`);
    fill(database);
  });
  return database;
}

/** SQLite's result codes of a file that may be written again later. */
const passing = [7, 8, 10, 13, 14];

/** Does a piece of work on the file; where it has no room for it, that is the caller's to know. */
function writing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
    throw passing.includes(code) ? new Unwritable(troubles[code] ?? "cannot be written") : error;
  }
}

/** The error for a user; what is neither SQLite's nor ours to explain is left as it is. */
function explained(file: string, error: unknown): unknown {
  const { errcode, code, message } = error as { errcode?: number; code?: string; message: string };
  if (error instanceof Trouble) return new Error(`data file ${file} ${message}`);
  if (errcode === undefined && code === undefined) return error;
  // Extended codes carry the primary one in their lowest byte.
  return new Error(`data file ${file} ${troubles[(errcode ?? 0) & 0xff] ?? message.split("\n")[0]}`);
}

function wrap(connection: DatabaseSync): Database {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  let inTransaction = false;
  const begin = <T>(work: () => T): T => {
    connection.exec("BEGIN IMMEDIATE");
    inTransaction = true;
    try {
      const result = work();
      connection.exec("COMMIT");
      return result;
    } catch (error) {
      if (connection.isTransaction) connection.exec("ROLLBACK");
      throw error;
    } finally {
      inTransaction = false;
    }
  };
  return {
    all: (sql, ...values) => prepare(sql).all(...values) as Columns[],
    get: (sql, ...values) => prepare(sql).get(...values) as Columns | undefined,
    run: (sql, ...values) => void writing(() => prepare(sql).run(...values)),
    transaction: (work) => (inTransaction ? work() : writing(() => begin(work))),
    isOpen: () => connection.isOpen,
    close: () => connection.close(),
  };
}
