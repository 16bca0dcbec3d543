// The data file: SQLite, opened so that no two mocks share it, with all states that it keeps and the snapshots of each.

import { resolve } from "node:path";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { Unwritable } from "../refusal.ts";
import { frozenCopy } from "./json.ts";
import type { Row } from "./table.ts";

/** Tells a data file of this mock from any other: "MOCK" in ASCII, in the header of the file. */
const applicationId = 0x4d4f434b;
/** Counts the forms of the tables; a file of any other is refused. */
const formVersion = 5;

/** What is said about states, and the rows of each as JSON. */
const tables = `
  CREATE TABLE notes (id TEXT NOT NULL UNIQUE, note TEXT NOT NULL) STRICT;
  CREATE TABLE rows (
    id TEXT NOT NULL, seq INTEGER NOT NULL, part TEXT NOT NULL, row TEXT NOT NULL, PRIMARY KEY (id, seq)
  ) STRICT, WITHOUT ROWID;
`;

/** SQLite's result codes, in words for the one line that a user sees. */
const troubles: Record<number, string> = {
  5: "is in use by another mock; stop that one or choose another file",
  7: "cannot grow: the memory is full",
  8: "cannot be written",
  10: "cannot be read or written",
  11: "is damaged; restore a copy or choose another file",
  13: "cannot grow: the disk is full",
  14: "cannot be opened; choose a file in a folder that can be written",
  26: "is no data file of this mock; choose another file",
};

/** SQLite's result codes of a file that may be written again later. */
const passing = [7, 8, 10, 13, 14];

/** Extended codes carry the primary one in their lowest byte. */
const codeOf = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

/**
 * Files this process has open. SQLite's lock keeps other processes away; within one process, a second look at the file
 * would make the system give that lock up (POSIX), so it must not come to that.
 */
const open = new Map<string, DatabaseSync>();

/**
 * Opens a data file.
 * @param file Where it is; a file that does not exist is made.
 * @returns The file, locked for this process. What was committed outlives the process, however that ends; of what was
 *   committed last, the machine may lose some when its power fails, but never a part of a transaction.
 * @throws Error in one line when the file is foreign, damaged, in use or cannot be opened; it is left as it was.
 */
export function openFile(file: string): DataFile {
  const fail = (trouble = "cannot be opened") => new Error(`data file ${file} ${trouble}`);
  const path = resolve(file);
  // What SQLite takes for no file: a name of its own for memory, and addresses, whose query can say the same.
  if (file === "" || file === ":memory:" || /^file:/i.test(file))
    throw fail("names no file; name one, or keep the state in memory by leaving it out");
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
 * Locks the file, makes its tables when it is new, and looks whether it is whole and of this form.
 * @returns What is wrong with it; undefined when nothing is.
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
  // From here on a commit is in the journal when it returns, which outlives a kill; the disk is waited for at
  // checkpoints.
  connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000");
  return undefined;
}

export class DataFile {
  private readonly connection: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(connection: DatabaseSync) {
    this.connection = connection;
  }

  /** What it has of a state, as it was stored. */
  read(id: string): Row[] {
    const rows = this.all("SELECT row FROM rows WHERE id = ? ORDER BY seq", id);
    return rows.map(([row = ""]) => frozenCopy(JSON.parse(row) as Row));
  }

  /** What was noted of each state, in the order of the notes. */
  notes(): { id: string; note: string }[] {
    const rows = this.all("SELECT id, note FROM notes ORDER BY rowid");
    return rows.map(([id = "", note = ""]) => ({ id, note }));
  }

  /** Notes something of a state, which need not be there yet. */
  setNote(id: string, note: string): void {
    this.transaction(() => this.run("INSERT INTO notes VALUES (?, ?)", id, note));
  }

  /** The ids of the states in which something is going on by itself: timers and deliveries that wait. */
  waiting(): string[] {
    return this.all("SELECT DISTINCT id FROM rows WHERE part IN ('timer', 'delivery')").flat();
  }

  /**
   * Writes rows of a state, all or none of them.
   * @param changes Rows by `seq`; undefined for one that is gone.
   * @throws Unwritable when there is no room.
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

  /** Does some work wholly or, when it throws, not at all. @throws Unwritable when the file has no room for it. */
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
