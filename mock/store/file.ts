// The data file: all states that it keeps, each for itself with its snapshots.

import { frozen } from "./copy.ts";
import { type Database, openDatabase } from "./database.ts";
import type { Sink } from "./rows.ts";
import type { Row } from "./table.ts";

/** A data file. A snapshot of a state is named besides its id; without a name the state itself is meant. */
export interface DataFile {
  /** The ids of the states. */
  ids(): string[];
  /** What it has of a state; undefined when it has nothing. */
  read(id: string, snapshot?: string): Row[] | undefined;
  /** What was noted of each state, in the order of the notes. */
  notes(): { id: string; note: string }[];
  /** Notes something of a state, which need not be there yet. */
  setNote(id: string, note: string): void;
  /** The ids of the states in which something is going on by itself: timers, events and deliveries that wait. */
  waiting(): string[];
  /** What takes the changes of a state. */
  sink(id: string): Sink;
  /** Forgets a state with its snapshots. */
  remove(id: string): void;
  /** The snapshots of a state, first made first, with what was said about each. */
  snapshots(id: string): { name: string; about: string }[];
  /** Keeps what a state has as a snapshot, instead of one of the same name. */
  addSnapshot(id: string, name: string, about: string, rows: readonly Row[]): void;
  removeSnapshot(id: string, name: string): void;
  isOpen(): boolean;
  close(): void;
}

/**
 * Opens a data file.
 * @throws Error in one line when the file is foreign, damaged, in use or cannot be opened; it is left as it was.
 */
export function openFile(path: string): DataFile {
  return new States(openDatabase(path));
}

/** Size, in characters, of what is written to try whether there is room: more than any usual change. */
const probeSize = 262_144;

/** Rows by `seq`; undefined for one that is gone. */
type Changes = ReadonlyMap<number, Row | undefined>;

class States implements DataFile {
  private readonly database: Database;
  /** States by id and snapshot; looked up once. */
  private readonly keys = new Map<string, number>();

  constructor(database: Database) {
    this.database = database;
  }

  ids(): string[] {
    return this.database.all("SELECT id FROM states WHERE snapshot = '' ORDER BY key").map(({ id }) => String(id));
  }

  read(id: string, snapshot = ""): Row[] | undefined {
    const key = this.keyOf(id, snapshot);
    if (key === undefined) return undefined;
    const rows = this.database.all("SELECT seq, part, row FROM rows WHERE state = ? ORDER BY seq", key);
    if (rows.length === 0) return undefined;
    return rows.map(({ seq, part, row }) => frozen({ seq, part, ...(JSON.parse(String(row)) as object) }) as Row);
  }

  notes(): { id: string; note: string }[] {
    return this.database
      .all("SELECT id, about FROM states WHERE snapshot = '' AND about <> '' ORDER BY key")
      .map(({ id, about }) => ({ id: String(id), note: String(about) }));
  }

  setNote(id: string, note: string): void {
    this.transaction(() => {
      if (this.keyOf(id, "") === undefined) this.replace(id, "", note, new Map());
      else this.database.run("UPDATE states SET about = ? WHERE id = ? AND snapshot = ''", note, id);
    });
  }

  waiting(): string[] {
    return this.database
      .all(
        `SELECT id FROM states WHERE snapshot = '' AND EXISTS
          (SELECT 1 FROM rows WHERE state = states.key AND part IN ('timer', 'event', 'delivery')) ORDER BY key`,
      )
      .map(({ id }) => String(id));
  }

  sink(id: string): Sink {
    return {
      write: (changes, isAll) => this.transaction(() => this.write(id, changes, isAll)),
      probe: () => this.probe(),
    };
  }

  remove(id: string): void {
    this.transaction(() => {
      for (const row of this.database.all("SELECT snapshot FROM states WHERE id = ?", id))
        this.forget(id, String(row["snapshot"]));
    });
  }

  snapshots(id: string): { name: string; about: string }[] {
    return this.database
      .all("SELECT snapshot, about FROM states WHERE id = ? AND snapshot <> '' ORDER BY key", id)
      .map(({ snapshot, about }) => ({ name: String(snapshot), about: String(about) }));
  }

  addSnapshot(id: string, name: string, about: string, rows: readonly Row[]): void {
    this.transaction(() => this.replace(id, name, about, new Map(rows.map((row) => [row.seq, row]))));
  }

  removeSnapshot(id: string, name: string): void {
    this.transaction(() => this.forget(id, name));
  }

  isOpen(): boolean {
    return this.database.isOpen();
  }

  close(): void {
    this.database.close();
  }

  private keyOf(id: string, snapshot: string): number | undefined {
    const name = JSON.stringify([id, snapshot]);
    const known = this.keys.get(name);
    if (known !== undefined) return known;
    const key = this.database.get("SELECT key FROM states WHERE id = ? AND snapshot = ?", id, snapshot)?.["key"];
    if (key !== undefined) this.keys.set(name, Number(key));
    return key === undefined ? undefined : Number(key);
  }

  private write(id: string, changes: Changes, isAll: boolean): void {
    const key = isAll ? undefined : this.keyOf(id, "");
    if (key === undefined) this.replace(id, "", this.noteOf(id), changes);
    else this.writeRows(key, changes);
  }

  private writeRows(key: number, changes: Changes): void {
    for (const [seq, row] of changes) {
      if (row === undefined) this.database.run("DELETE FROM rows WHERE state = ? AND seq = ?", key, seq);
      else this.insert(key, row);
    }
  }

  private insert(key: number, { seq, part, ...row }: Row): void {
    this.database.run("INSERT OR REPLACE INTO rows VALUES (?, ?, ?, ?)", key, seq, part, JSON.stringify(row));
  }

  private noteOf(id: string): string {
    return String(this.database.get("SELECT about FROM states WHERE id = ? AND snapshot = ''", id)?.["about"] ?? "");
  }

  private replace(id: string, snapshot: string, about: string, changes: Changes): void {
    this.database.run(
      "INSERT INTO states (id, snapshot, about) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET about = excluded.about",
      ...[id, snapshot, about],
    );
    const key = this.keyOf(id, snapshot) as number;
    this.database.run("DELETE FROM rows WHERE state = ?", key);
    this.writeRows(key, changes);
  }

  private forget(id: string, snapshot: string): void {
    const key = this.keyOf(id, snapshot);
    if (key === undefined) return;
    this.database.run("DELETE FROM rows WHERE state = ?", key);
    this.database.run("DELETE FROM states WHERE key = ?", key);
    this.keys.delete(JSON.stringify([id, snapshot]));
  }

  /** Nothing is read of state 0; what a kill leaves there is written over by the next. */
  private probe(): void {
    const { database } = this;
    this.transaction(() => database.run("INSERT OR REPLACE INTO rows VALUES (0, 0, '', ?)", " ".repeat(probeSize)));
    this.transaction(() => database.run("DELETE FROM rows WHERE state = 0"));
  }

  /** A key that was looked up within a transaction that fails is not to be known. */
  private transaction(work: () => void): void {
    try {
      this.database.transaction(work);
    } catch (error) {
      this.keys.clear();
      throw error;
    }
  }
}
