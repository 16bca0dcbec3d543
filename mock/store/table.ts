// A table of rows: by key, by owner, and in sorted lists.

/** The parts of a state: single values, and rows of several kinds. */
export type TablePart =
  | "value"
  | "resource"
  | "balance"
  | "hold"
  | "posting"
  | "result"
  | "timer"
  | "delivery"
  | "snapshot";

/** A stored value. Rows are never changed, only replaced. */
export interface Row<V extends object = object> {
  /** Number of the row in its state; a replaced row keeps it, and no number is used twice. */
  readonly seq: number;
  readonly part: TablePart;
  /** Tenant of the row; empty for rows of the state itself. */
  readonly tenant: string;
  /** Kind of resource; empty for other parts. */
  readonly kind: string;
  readonly key: string;
  /** Key of the owner, by which rows are found. */
  readonly parent?: string | undefined;
  readonly value: V;
}

/** The order of two rows; 0 only for the same row. */
export type Compare<V extends object> = (one: Row<V>, other: Row<V>) => number;

/** Most sorted lists that a table keeps. */
const mostLists = 12;

/** The order in which rows were stored. */
export const asStored: Compare<object> = (one, other) => one.seq - other.seq;

/** Some rows of a table in an order. */
interface SortedList<V extends object> {
  rows: Row<V>[];
  wanted: (row: Row<V>) => boolean;
  compare: Compare<V>;
}

export class Table<V extends object> {
  private readonly byKey = new Map<string, Row<V>>();
  private readonly byParent = new Map<string, Map<string, Row<V>>>();
  /** Kept and updated row by row: sorting 100,000 rows for each page takes too long. */
  private readonly lists = new Map<string, SortedList<V>>();

  get(key: string): Row<V> | undefined {
    return this.byKey.get(key);
  }

  all(): Row<V>[] {
    return [...this.byKey.values()];
  }

  /** The rows of an owner. */
  children(parent: string): Row<V>[] {
    return [...(this.byParent.get(parent)?.values() ?? [])];
  }

  /** Adds a row; it replaces one with the same key. */
  put(row: Row<V>): void {
    this.remove(row.key);
    this.byKey.set(row.key, row);
    if (row.parent !== undefined) {
      const children = this.byParent.get(row.parent) ?? new Map<string, Row<V>>();
      this.byParent.set(row.parent, children.set(row.key, row));
    }
    for (const { rows, wanted, compare } of this.lists.values())
      if (wanted(row)) rows.splice(positionIn(rows, row, compare), 0, row);
  }

  remove(key: string): void {
    const row = this.byKey.get(key);
    if (row === undefined) return;
    this.byKey.delete(key);
    if (row.parent !== undefined) {
      const children = this.byParent.get(row.parent);
      children?.delete(key);
      if (children?.size === 0) this.byParent.delete(row.parent);
    }
    for (const { rows, wanted, compare } of this.lists.values())
      if (wanted(row)) rows.splice(positionIn(rows, row, compare), 1);
  }

  /**
   * A sorted list of rows.
   * @param name Key of the list: the same for the same `wanted` and `compare`.
   * @param wanted Selects the rows; its result for a row must never change.
   * @param parent Owner of the wanted rows, if they have one: makes the search faster.
   */
  list(name: string, wanted: (row: Row<V>) => boolean, compare: Compare<V>, parent?: string): readonly Row<V>[] {
    const known = this.lists.get(name);
    if (known !== undefined) return known.rows;
    const candidates = parent === undefined ? this.all() : this.children(parent);
    const rows = candidates.filter(wanted).sort(compare);
    // Limits the memory: a client may filter by a new instant each time.
    if (this.lists.size >= mostLists) this.lists.clear();
    this.lists.set(name, { rows, wanted, compare });
    return rows;
  }

  /** All rows in the order they were stored. */
  stored(): readonly Row<V>[] {
    return this.list("stored", () => true, asStored);
  }
}

/** Index of a row in a list, or where to insert it (binary search). */
function positionIn<V extends object>(rows: readonly Row<V>[], row: Row<V>, compare: Compare<V>): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(rows[middle] as Row<V>, row) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
