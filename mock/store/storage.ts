// All that one state keeps, in memory, and its transactions. Where there is a file, each transaction is written to it before
// it counts.

import TinyQueue from "tinyqueue";

import { Unwritable } from "../refusal.ts";
import type { DataFile } from "./file.ts";
import { type Compare, type Row, Table, type TablePart } from "./table.ts";

/** A move that is due at some time of the mock's clock. */
export interface Timer {
  readonly seq: number;
  /** In milliseconds since 1970. */
  readonly due: number;
  readonly tenant: string;
  /** Which status moves. */
  readonly machine: string;
  /** Id of the resource. */
  readonly id: string;
  /** Status it was set in; when the resource has left it, nothing happens. */
  readonly state: string;
  /** What set it: the `by` of the transition. */
  readonly cause: string;
}

type TimerValue = Omit<Timer, "seq">;

/** Which row, and what is in it; the key is its `seq` when it is left out. */
type Written<V extends object> = Pick<Row<V>, "part" | "parent" | "value"> &
  Partial<Pick<Row, "tenant" | "kind">> & { key?: string | undefined };

/** A row before and after a change; undefined where there was or is none. */
interface Change {
  before: Row | undefined;
  after: Row | undefined;
}

/** The single values of a state. */
interface Values {
  /** Time of the mock's clock at the last change, in milliseconds since 1970. */
  clock: { time: number };
  /** The settings that were set; those of the start count for the others. */
  settings: object;
  /** How deliveries are to be timed; whoever delivers knows what is in it. */
  policy: object;
  /** Number of the last delivery. */
  deliveryNumber: { last: number };
}

/** Parts of which one table has the rows of all tenants. */
const shared: readonly TablePart[] = ["value", "timer", "event", "delivery"];
/** Parts whose rows have their `seq` as key. */
const numbered: readonly TablePart[] = ["timer", "event", "posting"];

const byDue: Compare<TimerValue> = (one, other) => one.value.due - other.value.due || one.seq - other.seq;

/** What a state keeps. */
export class Storage {
  private readonly file: DataFile | undefined;
  private readonly id: string;
  private readonly tables = new Map<string, Table<object>>();
  /** All timers, and those that were removed since and come first one day. */
  private readonly timers = new TinyQueue<Row<TimerValue>>([], byDue);
  /** Of the transaction that is going on; undefined while there is none. */
  private changes: Change[] | undefined;
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
    return this.changes !== undefined;
  }

  table<V extends object>(part: TablePart, tenant = "", kind = ""): Table<V> {
    const name = shared.includes(part) ? part : `${part} ${tenant} ${kind}`;
    let table = this.tables.get(name);
    if (table === undefined) {
      table = new Table();
      this.tables.set(name, table);
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
  value<Name extends keyof Values>(name: Name): Values[Name] | undefined {
    return this.table<Values[Name]>("value").get(name)?.value;
  }

  /** @throws Unwritable when the file has no room; then it is as it was. */
  setValue<Name extends keyof Values>(name: Name, value: Values[Name] | undefined): void {
    if (value === undefined) this.remove(this.table("value").get(name));
    else this.put({ part: "value", key: name, value });
  }

  addTimer(value: TimerValue): void {
    this.put({ part: "timer", tenant: value.tenant, value });
  }

  /** The earliest timer, if any. */
  nextTimer(): Timer | undefined {
    const table = this.table<TimerValue>("timer");
    for (let row = this.timers.peek(); row !== undefined; row = this.timers.peek()) {
      if (table.get(row.key) === row) return { ...row.value, seq: row.seq };
      this.timers.pop();
    }
    return undefined;
  }

  removeTimer(seq: number): void {
    this.remove(this.table("timer").get(String(seq)));
  }

  /** Notes the time at the end of a run, where the file has this state and can be written. */
  noteTime(time: number): void {
    try {
      if (this.isWritten && this.isOpen) this.setValue("clock", { time });
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
  transaction<T>(work: () => T): T {
    const outer = this.changes;
    const mark = outer?.length ?? 0;
    const changes = outer ?? [];
    this.changes = changes;
    try {
      const result = work();
      if (outer === undefined) this.write(changes);
      return result;
    } catch (error) {
      for (const { before, after } of changes.splice(mark).reverse()) this.apply(after, before);
      throw error;
    } finally {
      this.changes = outer;
    }
  }

  /** Fills a new state, before anything else; the file gets it with the first change. */
  start(work: () => void): void {
    this.changes = [];
    work();
    this.changes = undefined;
  }

  /** Takes over what a file has; before anything else. */
  load(rows: readonly Row[]): void {
    for (const row of rows) this.apply(undefined, row);
    this.lastSeq = rows.at(-1)?.seq ?? 0;
    this.isWritten = true;
  }

  /** Tries whether changes can be written. @throws Unwritable when not. */
  probe(): void {
    this.file?.probe();
  }

  /** Forgets everything but the single values. */
  clear(): void {
    this.transaction(() => {
      for (const row of this.rows()) if (row.part !== "value") this.remove(row);
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
        const { last = 0 } = row.value as { last?: number };
        if (row.part !== "value") this.put({ ...row, key: numbered.includes(row.part) ? undefined : row.key });
        else if (row.key === "clock") this.setValue("clock", row.value as Values["clock"]);
        // A number of a delivery is never used twice, and those of the snapshot may be higher than the file's.
        else if (row.key === "deliveryNumber" && last > (this.value("deliveryNumber")?.last ?? 0))
          this.setValue("deliveryNumber", { last });
      }
    });
  }

  close(): void {
    this.isClosed = true;
  }

  private change(change: Change): void {
    this.transaction(() => {
      this.changes?.push(change);
      this.apply(change.before, change.after);
    });
  }

  private apply(before: Row | undefined, after: Row | undefined): void {
    const row = after ?? before;
    if (row === undefined) return;
    const table = this.table(row.part, row.tenant, row.kind);
    if (after === undefined) table.remove(row.key);
    else table.put(after);
    if (after?.part === "timer") this.timers.push(after as Row<TimerValue>);
  }

  private write(changes: Change[]): void {
    if (this.file === undefined) return;
    const rows = this.isWritten
      ? changes.map(({ before, after }) => [(after ?? before)?.seq as number, after] as const)
      : this.rows().map((row) => [row.seq, row] as const);
    this.file.write(this.id, new Map(rows), !this.isWritten);
    this.isWritten = true;
  }
}
