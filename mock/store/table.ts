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

/** Rows by key and by the resource that they belong to, and lists of them in an order. */
export class Table<V extends object> {
  private readonly byKey = new Map<string, Row<V>>();
  private readonly byParent = new Map<string, Map<string, Row<V>>>();
  /** Sorted anew after a change: of 100,000 rows, most pages are read between two of them. */
  private readonly lists = new Map<string, readonly Row<V>[]>();

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
    this.lists.clear();
    this.byKey.set(row.key, row);
    if (row.parent !== undefined) {
      const children = this.byParent.get(row.parent) ?? new Map<string, Row<V>>();
      this.byParent.set(row.parent, children.set(row.key, row));
    }
  }

  remove(key: string): void {
    const row = this.byKey.get(key);
    if (row === undefined) return;
    this.lists.clear();
    this.byKey.delete(key);
    if (row.parent !== undefined) {
      const children = this.byParent.get(row.parent);
      children?.delete(key);
      if (children?.size === 0) this.byParent.delete(row.parent);
    }
  }

  /**
   * Rows in an order.
   * @param name The same for the same rows in the same order.
   * @param parent What they belong to, if they are only to be looked for there.
   */
  list(name: string, wanted: (row: Row<V>) => boolean, compare: Compare<V>, parent?: string): readonly Row<V>[] {
    const known = this.lists.get(name);
    if (known !== undefined) return known;
    const candidates = parent === undefined ? this.all() : this.children(parent);
    const rows = candidates.filter(wanted).sort(compare);
    // Whoever asks for another instant each time must not fill the memory.
    if (this.lists.size >= mostLists) this.lists.clear();
    this.lists.set(name, rows);
    return rows;
  }

  /** All rows as they were stored. */
  stored(): readonly Row<V>[] {
    return this.list("stored", () => true, asStored);
  }
}
