// The file below everything: SQLite, opened so that no two mocks share it, and refused when it is not ours to use.

import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { Unwritable } from "../refusal.ts";

/** What a column holds. */
export type Value = string | number | null;
/** One row, by column. */
export type Columns = Record<string, Value>;

/** A database file. Nobody outside this folder writes SQL. */
export interface Database {
  all(sql: string, ...values: Value[]): Columns[];
  get(sql: string, ...values: Value[]): Columns | undefined;
  run(sql: string, ...values: Value[]): void;
  /**
   * Does some work wholly or, when it throws, not at all.
   * @throws Unwritable when the file has no room for it.
   */
  transaction<T>(work: () => T): T;
  isOpen(): boolean;
  close(): void;
}

/** Tells a data file of this mock from any other: "MOCK" in ASCII, in the header of the file. */
const applicationId = 0x4d4f434b;
/** Counts the forms of the tables; a file of any other is refused. */
const formVersion = 3;

/** States, each with the snapshots of it as states of their own, and their rows as JSON, as they were stored. */
const tables = `
  CREATE TABLE states (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL, snapshot TEXT NOT NULL, about TEXT NOT NULL,
    UNIQUE (id, snapshot)
  ) STRICT;
  CREATE TABLE rows (
    state INTEGER NOT NULL, seq INTEGER NOT NULL, part TEXT NOT NULL, row TEXT NOT NULL,
    PRIMARY KEY (state, seq)
  ) STRICT, WITHOUT ROWID;
`;

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
 * @param file Where it is kept; a file that does not exist is made.
 * @returns The database, locked for this process. What was committed outlives the process, however that ends; of what
 *   was committed last, the machine may lose some when its power fails, but never a part of a transaction.
 * @throws Error in one line when the file is foreign, damaged, in use or cannot be opened; it is left as it was.
 */
export function openDatabase(file: string): Database {
  const path = resolve(file);
  let connection: DatabaseSync | undefined;
  try {
    // What SQLite takes for no file: a name of its own for memory, and addresses, whose query can say the same.
    if (file === "" || file === ":memory:" || /^file:/i.test(file))
      throw new Trouble("names no file; name one, or keep the state in memory by leaving it out");
    if (open.get(path)?.isOpen) throw new Trouble(troubles[5]);
    checkHeader(file);
    // Loaded on demand: most mocks keep nothing in a file.
    const sqlite = process.getBuiltinModule("node:sqlite");
    connection = new sqlite.DatabaseSync(file, { timeout: 200 });
    // Held until the end, so that two mocks never share a file; set before the first read.
    connection.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL");
    const database = wrap(connection);
    if (pragma(connection, "page_count") === 0) create(database, connection);
    check(connection);
    // From here on a commit is in the journal when it returns, which outlives a kill; the disk is waited for at checkpoints.
    connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000");
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
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Trouble("is a folder; choose a file");
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

function pragma(connection: DatabaseSync, name: string): unknown {
  return Object.values(connection.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

function check(connection: DatabaseSync): void {
  if (pragma(connection, "application_id") !== applicationId) throw new Trouble(troubles[26]);
  const form = Number(pragma(connection, "user_version"));
  if (form > formVersion)
    throw new Trouble("was written by a newer version of this mock; update the mock, or choose another file");
  if (form > 0 && form < formVersion) throw new Trouble("was written by an older version of this mock; choose another file");
  if (form < 1) throw new Trouble(troubles[11]);
  if (pragma(connection, "quick_check(1)") !== "ok") throw new Trouble(troubles[11]);
}

function create(database: Database, connection: DatabaseSync): void {
  database.transaction(() => {
    connection.exec(`${tables} PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formVersion};`);
  });
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
  if (error instanceof Unwritable) return new Error(error.message.replace("The data file", `data file ${file}`));
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
  return {
    all: (sql, ...values) => prepare(sql).all(...values) as Columns[],
    get: (sql, ...values) => prepare(sql).get(...values) as Columns | undefined,
    run: (sql, ...values) => void prepare(sql).run(...values),
    transaction: (work) =>
      writing(() => {
        prepare("BEGIN IMMEDIATE").run();
        try {
          const result = work();
          prepare("COMMIT").run();
          return result;
        } catch (error) {
          if (connection.isTransaction) connection.exec("ROLLBACK");
          throw error;
        }
      }),
    isOpen: () => connection.isOpen,
    close: () => connection.close(),
  };
}
