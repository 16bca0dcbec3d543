// The rows of one state in the data file: JSON by part and place, read back into what a state is loaded from.

import type { ExportedState } from "../types.ts";
import { BookRows, type HoldRow, type OperationRow } from "./books.ts";
import { type Change, type Part, parts } from "./changes.ts";
import { frozen } from "./copy.ts";
import type { Database } from "./database.ts";
import type { WaitingDelivery } from "./deliveries.ts";
import type { ResultRow } from "./results.ts";
import type { Row } from "./shelf.ts";
import type { Saved } from "./storage.ts";
import type { Kind } from "./store.ts";
import type { SavedTenant } from "./tenant.ts";
import type { Timer } from "./timers.ts";
import type { WaitingEvent } from "./waiting.ts";

/**
 * Writes rows of a state, and removes those that are gone.
 * @param key Of the state.
 */
export function writeRows(database: Database, key: number, changes: Iterable<Change>): void {
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

/** Parts that an exported state does not have: they belong to the mock, or are exported beside it. */
const notExported: Part[] = ["settings", "policy", "loaded"];

/** The rows of a state in the form of JSON. */
export function* exportedRows(changes: Iterable<Change>): Generator<ExportedState["rows"][number]> {
  for (const { part, seq, value } of changes)
    if (value !== undefined && !notExported.includes(part))
      yield { part, seq, value: JSON.parse(textOf(value)) as object };
}

/** What exported rows say. */
export function savedFrom(rows: ExportedState["rows"]): Saved {
  const sorted = rows.toSorted((one, other) => one.seq - other.seq);
  const rowsOf = <T>(wanted: Part) => sorted.filter(({ part }) => part === wanted).map(({ value }) => value as T);
  return savedOf(sorted.at(-1)?.seq ?? 0, rowsOf);
}

/** Reads the rows of a part, in their order. */
type RowsOf = <T>(part: Part) => T[];

/**
 * Reads all rows of a state.
 * @param key Of the state.
 * @returns Undefined when it has none.
 */
export function readRows(database: Database, key: number): Saved | undefined {
  const last = database.get("SELECT max(seq) AS seq FROM rows WHERE state = ?", key)?.["seq"] ?? null;
  if (last === null) return undefined;
  const rowsOf = <T>(part: Part): T[] =>
    database
      .all("SELECT value FROM rows WHERE state = ? AND part = ? ORDER BY seq", key, parts[part])
      .map(({ value }) => JSON.parse(String(value)) as T);
  return savedOf(Number(last), rowsOf);
}

function savedOf(lastSeq: number, rowsOf: RowsOf): Saved {
  return {
    lastSeq,
    time: rowsOf<{ time: number }>("clock")[0]?.time,
    tenants: tenantsFrom(rowsOf),
    timers: rowsOf<Timer>("timer"),
    events: rowsOf<WaitingEvent>("event"),
    deliveries: rowsOf<WaitingDelivery>("delivery"),
    lastDelivery: rowsOf<{ last: number }>("deliveryNumber")[0]?.last ?? 0,
    settings: rowsOf<object>("settings")[0],
    policy: rowsOf<object>("policy")[0],
    loaded: rowsOf<{ digest: string }>("loaded")[0]?.digest,
  };
}

/** What a tenant has, as it is collected row by row. */
interface Collected {
  kinds: Map<Kind, Row[]>;
  books: BookRows;
  results: ResultRow[];
}

function tenantsFrom(rowsOf: RowsOf): [string, SavedTenant][] {
  const tenants = new Map<string, Collected>();
  const tenantOf = (name: string) => {
    const tenant: Collected = tenants.get(name) ?? { kinds: new Map(), books: new BookRows(), results: [] };
    tenants.set(name, tenant);
    return tenant;
  };
  for (const { tenant, kind, ...row } of rowsOf<Owned<Row> & { kind: Kind }>("resource")) {
    const { kinds } = tenantOf(tenant);
    const rows = kinds.get(kind) ?? [];
    kinds.set(kind, rows);
    rows.push(frozen(row));
  }
  readBooks(rowsOf, (tenant) => tenantOf(tenant).books);
  for (const { tenant, ...row } of rowsOf<Owned<ResultRow>>("result")) tenantOf(tenant).results.push(row);
  return [...tenants].map(([name, { kinds, ...rest }]) => [name, { ...rest, use: undefined, shelves: [...kinds] }]);
}

type Owned<T> = T & { tenant: string };
type Texts<T> = Owned<Omit<T, "amount"> & { amount: string }>;
type BalanceText = Texts<HoldRow & { seq: number }>;
type OperationText = Texts<OperationRow & { seq: number }>;

function readBooks(rowsOf: RowsOf, booksOf: (tenant: string) => BookRows): void {
  for (const { tenant, ...row } of rowsOf<BalanceText>("balance")) booksOf(tenant).setBalance(withAmount(row));
  for (const { tenant, ...row } of rowsOf<OperationText>("hold")) booksOf(tenant).setHold(withAmount(row));
  for (const { tenant, ...row } of rowsOf<OperationText>("posting")) booksOf(tenant).postings.push(withAmount(row));
}

function withAmount<T extends { amount: string }>(row: T): Omit<T, "amount"> & { amount: bigint } {
  return { ...row, amount: BigInt(row.amount) };
}
