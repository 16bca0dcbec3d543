// The tables of one state, in memory, and their transactions. Where there is a file, each transaction is written to it before it counts.

import { Unwritable } from "../refusal.ts";
import type { DataFile } from "./file.ts";
import { type Row, Table, type TablePart } from "./table.ts";

/** A row before and after a change; undefined where there was or is none. */
interface Change {
  before: Row | undefined;
  after: Row | undefined;
}

/** Which row, and what is in it. */
export interface Written<V extends object> {
  part: TablePart;
  tenant?: string;
  kind?: string;
  /** Its `seq` when it is left out. */
  key?: string | undefined;
  parent?: string | undefined;
  value: V;
}

/** Parts of which one table has the rows of all tenants. */
const shared: readonly TablePart[] = ["value", "timer", "event", "delivery"];

/** Parts whose rows have their `seq` as key. */
const numbered: readonly TablePart[] = ["timer", "event", "posting"];

/** The single values of a state. */
export type ValueName = "clock" | "settings" | "policy" | "loaded" | "deliveryNumber";

const idOf = (part: TablePart, tenant: string, kind: string) =>
  shared.includes(part) ? part : `${part} ${tenant} ${kind}`;

/** The rows of a state. */
export class StorageRows {
  private readonly file: DataFile | undefined;
  private readonly id: string;
  private readonly tables = new Map<string, Table<object>>();
  private changes: Change[] = [];
  private isInTransaction = false;
  /** Whether the file has what is here; it gets all of it with the first change. */
  private isWritten = false;
  private isClosed = false;
  private lastSeq = 0;

  /**
   * @param id The state, by which the file knows it.
   * @param file Where each transaction is written to; undefined keeps all in memory.
   */
  constructor(id: string, file: DataFile | undefined) {
    this.id = id;
    this.file = file;
  }

  get isOpen(): boolean {
    return !this.isClosed;
  }

  /** Whether what is read now may be changed and written back. */
  get isChanging(): boolean {
    return this.isInTransaction;
  }

  table<V extends object>(part: TablePart, tenant = "", kind = ""): Table<V> {
    const id = idOf(part, tenant, kind);
    let table = this.tables.get(id);
    if (table === undefined) {
      table = new Table();
      this.tables.set(id, table);
    }
    return table as unknown as Table<V>;
  }

  /** Stores a row, in place of the one with its key. */
  put<V extends object>({ part, tenant = "", kind = "", key, parent, value }: Written<V>): void {
    const before = key === undefined ? undefined : this.table<V>(part, tenant, kind).get(key);
    const seq = before?.seq ?? ++this.lastSeq;
    this.change({ before, after: { seq, part, tenant, kind, key: key ?? String(seq), parent, value } });
  }

  remove(row: Row | undefined): void {
    if (row !== undefined) this.change({ before: row, after: undefined });
  }

  /** One of the single values; undefined when it was not set. */
  value<V extends object>(name: ValueName): V | undefined {
    return this.table<V>("value").get(name)?.value;
  }

  /** @throws Unwritable when the file has no room; then it is as it was. */
  setValue(name: ValueName, value: object | undefined): void {
    if (value === undefined) this.remove(this.table("value").get(name));
    else this.put({ part: "value", key: name, value });
  }

  /** Notes the time at the end of a run, where the file has this state and can be written. */
  noteTime(time: number): void {
    if (!this.isWritten || this.isClosed) return;
    try {
      this.setValue("clock", { time });
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
    }
  }

  /** The tenants that have anything. */
  tenantIds(): string[] {
    const ids = this.rows().flatMap(({ part, tenant }) => (shared.includes(part) ? [] : [tenant]));
    return [...new Set(ids)];
  }

  /**
   * Does some work wholly or, when it throws, not at all; inside another transaction it is a part of that one, and who
   * catches its error goes on without it.
   * @throws Unwritable when the file has no room for it.
   */
  readonly transaction = <T>(work: () => T): T => {
    const isPart = this.isInTransaction;
    const mark = this.changes.length;
    this.isInTransaction = true;
    try {
      const result = work();
      if (!isPart) this.write();
      return result;
    } catch (error) {
      this.undo(mark);
      throw error;
    } finally {
      if (!isPart) this.end();
    }
  };

  /**
   * Does some work and undoes it, so that it tells what would come of it; inside another transaction only this work.
   * @returns What the work returns; it throws what the work throws.
   */
  trial<T>(work: () => T): T {
    const [isPart, mark, lastSeq] = [this.isInTransaction, this.changes.length, this.lastSeq];
    this.isInTransaction = true;
    try {
      return work();
    } finally {
      this.undo(mark);
      if (!isPart) this.end();
      this.lastSeq = lastSeq;
    }
  }

  /** Fills a new state, before anything else; the file gets it with the first change. */
  start(work: () => void): void {
    this.isInTransaction = true;
    work();
    this.end();
  }

  /** Tries whether changes can be written. @throws Unwritable when not. */
  probe(): void {
    this.file?.probe();
  }

  /** Forgets everything but the single values, of all tenants or of one. */
  clear(tenant?: string): void {
    this.transaction(() => {
      for (const row of this.rows())
        if (row.part !== "value" && (tenant === undefined || row.tenant === tenant)) this.remove(row);
    });
  }

  /** All that is here, as it was stored. */
  rows(): Row[] {
    return [...this.tables.values()].flatMap((table) => table.all()).sort((one, other) => one.seq - other.seq);
  }

  /** Brings back all that was here or in another state, under new numbers; events that were handed over wait anew. */
  restore(rows: readonly Row[]): void {
    this.transaction(() => {
      this.clear();
      for (const row of rows) {
        if (row.part !== "value") this.put({ ...row, key: numbered.includes(row.part) ? undefined : row.key });
        else if (row.key === "clock") this.setValue("clock", row.value);
        // A number of a delivery is never used twice, and those of the snapshot may be higher than the file's.
        else if (row.key === "deliveryNumber") this.raiseNumber(row.value as { last: number });
      }
    });
  }

  /** Takes over what a file has; before anything else. */
  load(rows: readonly Row[]): void {
    for (const row of rows) this.apply(undefined, row);
    this.lastSeq = rows.at(-1)?.seq ?? 0;
    this.isWritten = true;
  }

  close(): void {
    this.isClosed = true;
  }

  private raiseNumber({ last }: { last: number }): void {
    if (last > (this.value<{ last: number }>("deliveryNumber")?.last ?? 0)) this.setValue("deliveryNumber", { last });
  }

  private change(change: Change): void {
    if (!this.isInTransaction) {
      this.transaction(() => this.change(change));
      return;
    }
    this.changes.push(change);
    this.apply(change.before, change.after);
  }

  private apply(before: Row | undefined, after: Row | undefined): void {
    const row = after ?? before;
    if (row === undefined) return;
    const table = this.table(row.part, row.tenant, row.kind);
    if (after === undefined) table.remove(row.key);
    else table.put(after);
  }

  private undo(mark: number): void {
    for (const { before, after } of this.changes.splice(mark).reverse()) this.apply(after, before);
  }

  private write(): void {
    if (this.file === undefined) return;
    const rows = this.isWritten
      ? this.changes.map(({ before, after }) => [(after ?? before)?.seq as number, after] as const)
      : this.rows().map((row) => [row.seq, row] as const);
    this.file.write(this.id, new Map(rows), !this.isWritten);
    this.isWritten = true;
  }

  private end(): void {
    this.changes = [];
    this.isInTransaction = false;
  }
}
