// The data file: an SQLite database with the states of all sandboxes and their snapshots, locked for one mock.

import { resolve } from "node:path";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { Unwritable } from "../refusal.ts";
import { frozenCopy } from "./json.ts";
import type { Row } from "./table.ts";

/** Marks a data file of this mock: "MOCK" in ASCII, in the header of the file. */
const applicationId = 0x4d4f434b;
/** Version of the tables; a file of any other version is refused. */
const formVersion = 5;

/** Notes about states, and the rows of states as JSON. */
const tables = `
  CREATE TABLE notes (id TEXT NOT NULL UNIQUE, note TEXT NOT NULL) STRICT;
  CREATE TABLE rows (
    id TEXT NOT NULL, seq INTEGER NOT NULL, part TEXT NOT NULL, row TEXT NOT NULL, PRIMARY KEY (id, seq)
  ) STRICT, WITHOUT ROWID;
`;

/** Messages for SQLite's result codes, to follow the name of the file. */
const troubles: Record<number, string> = {
  5: "is in use by another mock; stop that one or choose another file",
  7: "cannot grow: the memory is full",
  8: "cannot be written",
  10: "cannot be read or written",
  11: "is damaged; restore a copy or choose another file",
  13: "cannot grow: the disk is full",
  14: "cannot be opened; choose a file in a folder that can be written",
  26: "is not a data file of this mock; choose another file",
};

/** SQLite's result codes of problems that may end, such as a full disk. */
const passing = [7, 8, 10, 13, 14];

/** SQLite's result code of an error, or 0. The lowest byte of an extended code is the primary code. */
const codeOf = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

/**
 * Files that this process has open. SQLite's lock keeps other processes away. Within a process, closing a second
 * connection to the file would release the lock (POSIX), so there must not be one.
 */
const open = new Map<string, DatabaseSync>();

/**
 * Opens a data file.
 * @param file Path; a file that does not exist is created.
 * @returns The file, locked for this process. Commits outlive the process, even if it is killed. A power failure may
 *   lose the last transactions, but never a part of one.
 * @throws Error in one line if the file is foreign, damaged, in use or cannot be opened; it stays unchanged.
 */
export function openFile(file: string): DataFile {
  const fail = (trouble = "cannot be opened") => new Error(`data file ${file} ${trouble}`);
  const path = resolve(file);
  // Names that mean a database in memory to SQLite, and URIs, whose query can mean that, too.
  if (file === "" || file === ":memory:" || /^file:/i.test(file))
    throw fail("is not the name of a file; use another name, or leave it out to keep the state in memory");
  if (open.get(path)?.isOpen) throw fail(troubles[5]);
  let connection: DatabaseSync | undefined;
  try {
    // Loaded on demand: most mocks keep nothing in a file.
    const sqlite = process.getBuiltinModule("node:sqlite");
    connection = new sqlite.DatabaseSync(file, { timeout: 200 });
    const trouble = prepareFile(connection);
    if (trouble !== undefined) throw fail(trouble);
    open.set(path, connection);
    return new DataFile(connection);
  } catch (error) {
    if (connection?.isOpen) connection.close();
    throw codeOf(error) === 0 ? error : fail(troubles[codeOf(error)]);
  }
}

/**
 * Locks the file, creates the tables of a new file, and checks integrity and version.
 * @returns What is wrong with the file; undefined if nothing is.
 */
function prepareFile(connection: DatabaseSync): string | undefined {
  const pragma = (name: string) => Object.values(connection.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  // Held until the end, so that two mocks never share a file; set before the first read.
  connection.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL");
  if (pragma("page_count") === 0) {
    const stamp = `PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formVersion};`;
    connection.exec(`BEGIN IMMEDIATE; ${tables} ${stamp} COMMIT`);
  }
  if (pragma("application_id") !== applicationId) return troubles[26];
  if (pragma("user_version") !== formVersion) return "was written by another version of this mock; choose another file";
  if (pragma("quick_check(1)") !== "ok") return troubles[11];
  // A commit returns when it is in the write-ahead log, which outlives a kill; only checkpoints wait for the disk.
  connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000");
  return undefined;
}

export class DataFile {
  private readonly connection: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(connection: DatabaseSync) {
    this.connection = connection;
  }

  /** The rows of a state, in the order they were stored. */
  read(id: string): Row[] {
    const rows = this.all("SELECT row FROM rows WHERE id = ? ORDER BY seq", id);
    return rows.map(([row = ""]) => frozenCopy(JSON.parse(row) as Row));
  }

  /** The notes about states, in their order. */
  notes(): { id: string; note: string }[] {
    const rows = this.all("SELECT id, note FROM notes ORDER BY rowid");
    return rows.map(([id = "", note = ""]) => ({ id, note }));
  }

  /** Stores a note about a state, which need not have rows yet. */
  setNote(id: string, note: string): void {
    this.transaction(() => this.run("INSERT INTO notes VALUES (?, ?)", id, note));
  }

  /** IDs of the states that have timers or waiting deliveries. */
  waiting(): string[] {
    return this.all("SELECT DISTINCT id FROM rows WHERE part IN ('timer', 'delivery')").flat();
  }

  /**
   * Writes rows of a state in one transaction.
   * @param changes Rows by `seq`; undefined for a removed row.
   * @throws Unwritable if there is no room.
   */
  write(id: string, changes: ReadonlyMap<number, Row | undefined>): void {
    this.transaction(() => {
      for (const [seq, row] of changes)
        if (row === undefined) this.run("DELETE FROM rows WHERE id = ? AND seq = ?", id, seq);
        else this.run("INSERT OR REPLACE INTO rows VALUES (?, ?, ?, ?)", id, seq, row.part, JSON.stringify(row));
    });
  }

  remove(id: string): void {
    this.transaction(() => {
      for (const table of ["rows", "notes"]) this.run(`DELETE FROM ${table} WHERE id = ?`, id);
    });
  }

  close(): void {
    if (this.connection.isOpen) this.connection.close();
  }

  /** Does work in a transaction, which an error rolls back. @throws Unwritable if the file has no room. */
  private transaction(work: () => void): void {
    try {
      this.run("BEGIN IMMEDIATE");
      work();
      this.run("COMMIT");
    } catch (error) {
      if (this.connection.isTransaction) this.connection.exec("ROLLBACK");
      const code = codeOf(error);
      throw passing.includes(code) ? new Unwritable(troubles[code] ?? "cannot be written") : error;
    }
  }

  private prepare(sql: string): StatementSync {
    const statement = this.statements.get(sql) ?? this.connection.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  private run(sql: string, ...values: SQLInputValue[]): void {
    this.prepare(sql).run(...values);
  }

  /** The columns of each row, all of which are texts. */
  private all(sql: string, ...values: SQLInputValue[]): string[][] {
    return this.prepare(sql)
      .all(...values)
      .map((row) => Object.values(row).map(String));
  }
}
