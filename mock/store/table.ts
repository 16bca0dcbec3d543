// The rows of one table: found by key, by the resource they belong to, and in lists that stay sorted.

/** What a state keeps, besides the single values. */
export type TablePart =
  | "value"
  | "resource"
  | "balance"
  | "hold"
  | "posting"
  | "result"
  | "timer"
  | "event"
  | "delivery";

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

/** Rows of a table in an order. */
interface List<V extends object> {
  wanted(row: Row<V>): boolean;
  compare: Compare<V>;
  rows: Row<V>[];
}

/** Most lists of a table; beyond it the one that was made first goes. */
const mostLists = 12;

/** The order in which rows were stored. */
export const asStored: Compare<object> = (one, other) => one.seq - other.seq;

/** The rows. */
export class Table<V extends object> {
  private readonly byKey = new Map<string, Row<V>>();
  private readonly byParent = new Map<string, Map<string, Row<V>>>();
  private readonly lists = new Map<string, List<V>>();

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
    for (const { wanted, compare, rows } of this.lists.values())
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
    for (const { wanted, compare, rows } of this.lists.values())
      if (wanted(row)) rows.splice(positionIn(rows, row, compare), 1);
  }

  /**
   * Rows in an order; the list is kept up to date from then on, and is not to be changed.
   * @param name The same for the same rows in the same order.
   * @param parent What they belong to, if they are only to be looked for there.
   */
  list(name: string, wanted: (row: Row<V>) => boolean, compare: Compare<V>, parent?: string): readonly Row<V>[] {
    const known = this.lists.get(name);
    if (known !== undefined) return known.rows;
    const candidates = parent === undefined ? this.all() : this.children(parent);
    const rows = candidates.filter(wanted).sort(compare);
    // Few rows are sorted sooner than a list of them is kept up to date.
    if (candidates.length < 100) return rows;
    this.lists.set(name, { wanted, compare, rows });
    const [oldest] = this.lists.keys();
    if (this.lists.size > mostLists && oldest !== undefined) this.lists.delete(oldest);
    return rows;
  }

  /** All rows as they were stored. */
  stored(): readonly Row<V>[] {
    return this.list("stored", () => true, asStored);
  }
}

/** Where in a sorted list a row is, or would be; what is new mostly comes last. */
function positionIn<V extends object>(rows: readonly Row<V>[], row: Row<V>, compare: Compare<V>): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = low === 0 && high === rows.length ? high - 1 : (low + high) >>> 1;
    if (compare(rows[middle] as Row<V>, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
