// The data file: the rows of all states that it keeps, each state for itself.

import type { HoldRow } from "./books.ts";
import { BookRows, type OperationRow } from "./books.ts";
import { type Change, parts, type Sink } from "./changes.ts";
import { frozen } from "./copy.ts";
import { type Database, openDatabase } from "./database.ts";
import type { WaitingDelivery } from "./deliveries.ts";
import type { ResultRow } from "./results.ts";
import type { Row } from "./shelf.ts";
import type { Saved } from "./storage.ts";
import type { Kind } from "./store.ts";
import type { SavedTenant } from "./tenant.ts";
import type { Timer } from "./timers.ts";
import type { WaitingEvent } from "./waiting.ts";

/** A data file. A snapshot of a state is named besides its id; without a name the state itself is meant. */
export interface DataFile {
  /** The ids of the states. */
  ids(): string[];
  /** What it has of a state; undefined when it has nothing. */
  read(id: string, snapshot?: string): Saved | undefined;
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
  addSnapshot(id: string, name: string, about: string, changes: Iterable<Change>): void;
  removeSnapshot(id: string, name: string): void;
  isOpen(): boolean;
  close(): void;
}

/**
 * Opens a data file.
 * @throws Error in one line when the file is foreign, damaged, in use or cannot be opened; it is left as it was.
 */
export function openFile(path: string): DataFile {
  const database = openDatabase(path);
  /** States by id and snapshot; looked up once. */
  const keys = new Map<string, number>();

  const keyOf = (id: string, snapshot: string): number | undefined => {
    const name = JSON.stringify([id, snapshot]);
    const known = keys.get(name);
    if (known !== undefined) return known;
    const key = database.get("SELECT key FROM states WHERE id = ? AND snapshot = ?", id, snapshot)?.["key"];
    if (key !== undefined) keys.set(name, Number(key));
    return key === undefined ? undefined : Number(key);
  };
  const forget = (id: string, snapshot: string) => {
    const key = keyOf(id, snapshot);
    if (key === undefined) return;
    database.run("DELETE FROM rows WHERE state = ?", key);
    database.run("DELETE FROM states WHERE key = ?", key);
    keys.delete(JSON.stringify([id, snapshot]));
  };
  const replace = (id: string, snapshot: string, about: string, changes: Iterable<Change>) => {
    database.run(
      "INSERT INTO states (id, snapshot, about) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET about = excluded.about",
      ...[id, snapshot, about],
    );
    const key = keyOf(id, snapshot) as number;
    database.run("DELETE FROM rows WHERE state = ?", key);
    write(database, key, changes);
  };
  const noteOf = (id: string) =>
    String(database.get("SELECT about FROM states WHERE id = ? AND snapshot = ''", id)?.["about"] ?? "");
  /** A key that was looked up within a transaction that fails is not to be known. */
  const transaction = (work: () => void) => {
    try {
      database.transaction(work);
    } catch (error) {
      keys.clear();
      throw error;
    }
  };

  return {
    ids: () => database.all("SELECT id FROM states WHERE snapshot = '' ORDER BY key").map(({ id }) => String(id)),
    read(id, snapshot = "") {
      const key = keyOf(id, snapshot);
      return key === undefined ? undefined : readState(database, key);
    },
    notes: () =>
      database
        .all("SELECT id, about FROM states WHERE snapshot = '' AND about <> '' ORDER BY key")
        .map(({ id, about }) => ({ id: String(id), note: String(about) })),
    setNote: (id, note) =>
      transaction(() => {
        if (keyOf(id, "") === undefined) replace(id, "", note, []);
        else database.run("UPDATE states SET about = ? WHERE id = ? AND snapshot = ''", note, id);
      }),
    sink: (id) => ({
      write: (changes, isAll) =>
        transaction(() => {
          const key = isAll ? undefined : keyOf(id, "");
          if (key === undefined) replace(id, "", noteOf(id), changes);
          else write(database, key, changes);
        }),
      // Nothing is read of this place; what a kill leaves there is written over by the next.
      probe() {
        const place = [0, probePart, 0];
        transaction(() =>
          database.run("INSERT OR REPLACE INTO rows VALUES (?, ?, ?, ?)", ...place, " ".repeat(probeSize)),
        );
        transaction(() => database.run("DELETE FROM rows WHERE state = ? AND part = ? AND seq = ?", ...place));
      },
    }),
    waiting: () =>
      database
        .all(
          `SELECT id FROM states WHERE snapshot = '' AND EXISTS
            (SELECT 1 FROM rows WHERE state = states.key AND part IN (${moving.join(", ")})) ORDER BY key`,
        )
        .map(({ id }) => String(id)),
    remove: (id) =>
      transaction(() => {
        for (const row of database.all("SELECT snapshot FROM states WHERE id = ?", id))
          forget(id, String(row["snapshot"]));
      }),
    snapshots: (id) =>
      database
        .all("SELECT snapshot, about FROM states WHERE id = ? AND snapshot <> '' ORDER BY key", id)
        .map(({ snapshot, about }) => ({ name: String(snapshot), about: String(about) })),
    addSnapshot: (id, name, about, changes) => transaction(() => replace(id, name, about, changes)),
    removeSnapshot: (id, name) => transaction(() => forget(id, name)),
    isOpen: database.isOpen,
    close: database.close,
  };
}

/** What goes on by itself in a state. */
const moving = [parts.timer, parts.event, parts.delivery];

/** Place and size, in characters, of what is written to try whether there is room: more than any usual change. */
const probePart = 15;
const probeSize = 262_144;

function write(database: Database, key: number, changes: Iterable<Change>): void {
  for (const { part, seq, value } of changes) {
    if (value === undefined)
      database.run("DELETE FROM rows WHERE state = ? AND part = ? AND seq = ?", key, parts[part], seq);
    else database.run("INSERT OR REPLACE INTO rows VALUES (?, ?, ?, ?)", key, parts[part], seq, textOf(value));
  }
}

/** A row as JSON, its amount as a text: an amount has more digits than a number of JSON is read with. */
function textOf(value: object): string {
  const { amount } = value as Partial<HoldRow>;
  return JSON.stringify(typeof amount === "bigint" ? { ...value, amount: String(amount) } : value);
}

type Owned<T> = T & { tenant: string };
type Texts<T> = Owned<Omit<T, "amount"> & { amount: string }>;

function readState(database: Database, key: number): Saved | undefined {
  const last = database.get("SELECT max(seq) AS seq FROM rows WHERE state = ?", key)?.["seq"] ?? null;
  if (last === null) return undefined;
  const rowsOf = <T>(part: keyof typeof parts): T[] =>
    database
      .all("SELECT value FROM rows WHERE state = ? AND part = ? ORDER BY seq", key, parts[part])
      .map(({ value }) => JSON.parse(String(value)) as T);
  const tenants = new Map<string, SavedTenant & { kinds: Map<Kind, Row[]>; books: BookRows }>();
  const tenantOf = (name: string) => {
    let tenant = tenants.get(name);
    if (tenant === undefined) {
      tenant = { use: undefined, shelves: [], kinds: new Map(), books: new BookRows(), results: [] };
      tenants.set(name, tenant);
    }
    return tenant;
  };
  for (const { tenant, kind, ...row } of rowsOf<Owned<Row> & { kind: Kind }>("resource")) {
    const { kinds } = tenantOf(tenant);
    const rows = kinds.get(kind) ?? [];
    kinds.set(kind, rows);
    rows.push(frozen(row));
  }
  const withAmount = <T extends { amount: string }>(row: T) => ({ ...row, amount: BigInt(row.amount) });
  type Balance = Texts<HoldRow & { seq: number }>;
  type OfOperation = Texts<OperationRow & { seq: number }>;
  for (const { tenant, ...row } of rowsOf<Balance>("balance")) tenantOf(tenant).books.setBalance(withAmount(row));
  for (const { tenant, ...row } of rowsOf<OfOperation>("hold")) tenantOf(tenant).books.setHold(withAmount(row));
  for (const { tenant, ...row } of rowsOf<OfOperation>("posting"))
    tenantOf(tenant).books.postings.push(withAmount(row));
  for (const { tenant, ...row } of rowsOf<Owned<ResultRow>>("result")) tenantOf(tenant).results.push(row);
  return {
    lastSeq: Number(last),
    time: rowsOf<{ time: number }>("clock")[0]?.time,
    tenants: [...tenants].map(([name, { kinds, ...rest }]) => [name, { ...rest, shelves: [...kinds] }]),
    timers: rowsOf<Timer>("timer"),
    events: rowsOf<WaitingEvent>("event"),
    deliveries: rowsOf<WaitingDelivery>("delivery"),
    lastDelivery: rowsOf<{ last: number }>("deliveryNumber")[0]?.last ?? 0,
    settings: rowsOf<object>("settings")[0],
    policy: rowsOf<object>("policy")[0],
  };
}
