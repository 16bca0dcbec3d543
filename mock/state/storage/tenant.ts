// What one tenant has in a state: its own, and what it shares with others as long as it does not change it.

import { BookRows } from "./books.ts";
import type { Change } from "./changes.ts";
import { booksIn, rowIn, timeIn, type Use } from "./image.ts";
import type { ResultRow } from "./results.ts";
import { type Row, Shelf } from "./shelf.ts";
import { type Kind, kinds } from "./store.ts";

/** What a tenant had at some time; nothing of it is ever changed. */
export interface SavedTenant {
  use: Use | undefined;
  shelves: [Kind, Row[]][];
  books: BookRows | undefined;
  results: ResultRow[];
}

const emptyShelf = new Shelf();
const emptyBooks = new BookRows();

/** The rows of a tenant. */
export class TenantRows {
  /** By idempotency key. */
  readonly results = new Map<string, ResultRow>();
  private readonly use: Use | undefined;
  private readonly shelves = new Map<Kind, Shelf>();
  private books: BookRows | undefined;

  /** @param use The image it starts with, if any. */
  constructor(use?: Use) {
    this.use = use;
  }

  /** Takes up what a tenant had. */
  static from({ use, shelves, books, results }: SavedTenant): TenantRows {
    const rows = new TenantRows(use);
    for (const [kind, list] of shelves) rows.shelves.set(kind, new Shelf(list));
    rows.books = books?.copy();
    for (const result of results) rows.results.set(result.key, result);
    return rows;
  }

  /** The resources of a kind, to be read only; the times of their rows are those of `timeOf`. */
  reading(kind: Kind): Shelf {
    const own = this.shelves.get(kind);
    if (own !== undefined) return own;
    if (this.use?.image.moving.has(kind)) return this.writing(kind);
    return this.use?.image.shelves.get(kind) ?? emptyShelf;
  }

  /** The resources of a kind, to be changed; they are no longer shared. */
  writing(kind: Kind): Shelf {
    let own = this.shelves.get(kind);
    if (own === undefined) {
      own = new Shelf(this.rowsOf(kind));
      this.shelves.set(kind, own);
    }
    return own;
  }

  /** A time of a row that `reading` has given. */
  timeOf(kind: Kind, time: number): number {
    return this.use === undefined || this.shelves.has(kind) ? time : timeIn(this.use, time);
  }

  readingBooks(): BookRows {
    return this.books ?? this.use?.image.books ?? emptyBooks;
  }

  writingBooks(): BookRows {
    this.books ??= this.use === undefined ? new BookRows() : booksIn(this.use);
    return this.books;
  }

  /** Everything, as it goes into the file. */
  *all(tenant: string): Generator<Change> {
    for (const kind of kinds)
      for (const row of this.rowsOf(kind)) yield { part: "resource", seq: row.seq, value: { tenant, kind, ...row } };
    const books = this.books ?? (this.use === undefined ? emptyBooks : booksIn(this.use));
    for (const balances of books.balances.values())
      for (const row of balances.values()) yield { part: "balance", seq: row.seq, value: { tenant, ...row } };
    for (const row of books.holds.values()) yield { part: "hold", seq: row.seq, value: { tenant, ...row } };
    for (const row of books.postings) yield { part: "posting", seq: row.seq, value: { tenant, ...row } };
    for (const row of this.results.values()) yield { part: "result", seq: row.seq, value: { tenant, ...row } };
  }

  /** What it has now, for later. */
  saved(): SavedTenant {
    return {
      use: this.use,
      shelves: [...this.shelves].map(([kind, shelf]) => [kind, shelf.rows()]),
      books: this.books?.copy(),
      results: [...this.results.values()],
    };
  }

  private rowsOf(kind: Kind): Row[] {
    const own = this.shelves.get(kind);
    if (own !== undefined) return own.rows();
    const { use } = this;
    return (use?.image.shelves.get(kind)?.rows() ?? []).map((row) => rowIn(use as Use, kind, row));
  }
}
