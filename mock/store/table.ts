// The rows of one table: found by key, by the resource they belong to, and in sorted lists.

/** What a state keeps: single values, and rows of several kinds. */
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

/** Something that is stored; nothing in it is changed, it is replaced. */
export interface Row<V extends object = object> {
  /** Its position among all that was stored; it keeps it when it changes, and it is never used twice. */
  readonly seq: number;
  readonly part: TablePart;
  /** Whose it is; empty for what belongs to the state itself. */
  readonly tenant: string;
  /** Tells the tables of one part and tenant apart. */
  readonly kind: string;
  readonly key: string;
  /** What it belongs to; rows are found by it. */
  readonly parent?: string | undefined;
  readonly value: V;
}

/** Tells the order of two rows; 0 only for one and the same row. */
export type Compare<V extends object> = (one: Row<V>, other: Row<V>) => number;

/** Most lists of a table that are kept. */
const mostLists = 12;

/** The order in which rows were stored. */
export const asStored: Compare<object> = (one, other) => one.seq - other.seq;

/** Some rows of a table in an order. */
interface SortedList<V extends object> {
  rows: Row<V>[];
  wanted: (row: Row<V>) => boolean;
  compare: Compare<V>;
}

/** Rows by key and by the resource that they belong to, and lists of them in an order. */
export class Table<V extends object> {
  private readonly byKey = new Map<string, Row<V>>();
  private readonly byParent = new Map<string, Map<string, Row<V>>>();
  /** A change moves one row of each: to sort 100,000 rows anew for each page takes too long. */
  private readonly lists = new Map<string, SortedList<V>>();

  get(key: string): Row<V> | undefined {
    return this.byKey.get(key);
  }

  all(): Row<V>[] {
    return [...this.byKey.values()];
  }

  /** The rows that belong to a resource. */
  children(parent: string): Row<V>[] {
    return [...(this.byParent.get(parent)?.values() ?? [])];
  }

  /** Adds a row, in place of one with the same key. */
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
   * Rows in an order.
   * @param name The same for the same rows in the same order.
   * @param wanted Tells them; the same of a row at any time.
   * @param parent What they belong to, if they are only to be looked for there.
   */
  list(name: string, wanted: (row: Row<V>) => boolean, compare: Compare<V>, parent?: string): readonly Row<V>[] {
    const known = this.lists.get(name);
    if (known !== undefined) return known.rows;
    const candidates = parent === undefined ? this.all() : this.children(parent);
    const rows = candidates.filter(wanted).sort(compare);
    // Whoever asks for another instant each time must not fill the memory.
    if (this.lists.size >= mostLists) this.lists.clear();
    this.lists.set(name, { rows, wanted, compare });
    return rows;
  }

  /** All rows as they were stored. */
  stored(): readonly Row<V>[] {
    return this.list("stored", () => true, asStored);
  }
}

/** Where a row is in a list, or belongs. */
function positionIn<V extends object>(rows: readonly Row<V>[], row: Row<V>, compare: Compare<V>): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(rows[middle] as Row<V>, row) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
