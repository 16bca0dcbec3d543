// The rows of one state in memory, and its transactions. With a data file, a transaction is written to the file before
// it ends.

import TinyQueue from "tinyqueue";
import type { DataFile } from "./file.ts";
import { type Compare, type Row, Table, type TablePart } from "./table.ts";

/** A move that is due at a time of the mock's clock. */
export interface Timer {
  /** Milliseconds since 1970. */
  readonly due: number;
  readonly tenant: string;
  /** Name of the machine whose status moves. */
  readonly machine: string;
  /** ID of the resource. */
  readonly id: string;
  /** Status in which the timer was set; if the resource has left it, nothing happens. */
  readonly state: string;
  /** The `by` of the transition. */
  readonly cause: string;
}

/** A row to store; by default, its key is its `seq`. */
type Written<V extends object> = Pick<Row<V>, "part" | "parent" | "value"> &
  Partial<Pick<Row, "tenant" | "kind">> & { key?: string | undefined };

/** A row before and after a change; undefined if it did not exist, or does not anymore. */
interface Change {
  before: Row | undefined;
  after: Row | undefined;
}

/** The single values of a state. */
interface Values {
  /** Time of the mock's clock at the last change, in milliseconds since 1970. */
  clock: { time: number };
  /** The settings that were changed; others are those of the start. */
  settings: object;
  /** The delivery policy; the dispatcher knows its content. */
  policy: object;
  /** Number of the last delivery. */
  deliveryNumber: { last: number };
}

/** Parts with one table for all tenants. */
const shared: readonly TablePart[] = ["value", "timer", "delivery", "snapshot"];
/** Parts whose keys are the `seq` of the rows. */
const numbered: readonly TablePart[] = ["timer", "posting"];

const byDue: Compare<Timer> = (one, other) => one.value.due - other.value.due || one.seq - other.seq;

export class Storage {
  private readonly file: DataFile | undefined;
  private readonly id: string;
  private readonly tables = new Map<string, Table<object>>();
  /** All timers; removed ones stay until they come first. */
  private readonly timers = new TinyQueue<Row<Timer>>([], byDue);
  /** Changes of the current transaction; undefined outside of one. */
  private changes: Change[] | undefined;
  /** Functions to call once the changes are stored. */
  private followUps: (() => void)[] = [];
  private isClosed = false;
  private lastSeq = 0;

  /** @param file The data file, if there is one. */
  constructor(id: string, file: DataFile | undefined) {
    this.id = id;
    this.file = file;
  }

  /** Whether there is a transaction, so that reads must return copies. */
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
    // The cast: the caller knows the type of the part's rows; a Map cannot have a type for each key.
    return table as unknown as Table<V>;
  }

  /** Stores a row; it replaces one with the same key. */
  put<V extends object>({ part, tenant = "", kind = "", key, parent, value }: Written<V>): void {
    const before = key === undefined ? undefined : this.table<V>(part, tenant, kind).get(key);
    const seq = before?.seq ?? ++this.lastSeq;
    this.change({ before, after: { seq, part, tenant, kind, key: key ?? String(seq), parent, value } });
  }

  remove(row: Row | undefined): void {
    if (row !== undefined) this.change({ before: row, after: undefined });
  }

  /** One of the single values, if it was set. */
  value<Name extends keyof Values>(name: Name): Values[Name] | undefined {
    return this.table<Values[Name]>("value").get(name)?.value;
  }

  /** @throws Unwritable if the file has no room; then it is unchanged. */
  setValue<Name extends keyof Values>(name: Name, value: Values[Name] | undefined): void {
    if (value === undefined) this.remove(this.table("value").get(name));
    else this.put({ part: "value", key: name, value });
  }

  addTimer(value: Timer): void {
    this.put({ part: "timer", tenant: value.tenant, value });
  }

  /** The earliest timer, if any. */
  nextTimer(): Row<Timer> | undefined {
    const table = this.table<Timer>("timer");
    let row = this.timers.peek();
    while (row !== undefined && table.get(row.key) !== row) {
      this.timers.pop();
      row = this.timers.peek();
    }
    return row;
  }

  /** The tenants that have rows. */
  tenantIds(): string[] {
    const ids = this.rows().flatMap(({ part, tenant }) => (shared.includes(part) ? [] : [tenant]));
    return [...new Set(ids)];
  }

  /**
   * Does work in a transaction, which an error rolls back. Within another transaction it is a part of that one: the
   * outer one can catch the error and continue.
   * @throws Unwritable if the file has no room.
   */
  transaction<T>(work: () => T): T {
    const outer = this.changes;
    const marks = [outer?.length ?? 0, this.followUps.length] as const;
    const changes = outer ?? [];
    this.changes = changes;
    let result: T;
    try {
      result = work();
      if (outer === undefined) this.write(changes);
    } catch (error) {
      for (const { before, after } of changes.splice(marks[0]).reverse()) this.apply(after, before);
      this.followUps.length = marks[1];
      throw error;
    } finally {
      this.changes = outer;
    }
    if (outer === undefined) for (const followUp of this.followUps.splice(0)) followUp();
    return result;
  }

  /** Calls a function once the current transaction is stored; not if it is rolled back. */
  afterwards(followUp: () => void): void {
    this.followUps.push(followUp);
  }

  /** Loads the rows of the data file; call it first. */
  load(rows: readonly Row[]): void {
    for (const row of rows) this.apply(undefined, row);
    this.lastSeq = rows.at(-1)?.seq ?? 0;
  }

  /** Removes all rows that a snapshot has. */
  clear(): void {
    this.transaction(() => {
      for (const row of this.rows()) this.remove(row);
    });
  }

  /** The rows of a snapshot in the order they were stored: no snapshots, and of the single values only the settings. */
  rows(): Row[] {
    const isMeant = ({ part, key }: Row) => part !== "snapshot" && (part !== "value" || key === "settings");
    const rows = [...this.tables.values()].flatMap((table) => table.all()).filter(isMeant);
    return rows.sort((one, other) => one.seq - other.seq);
  }

  /** Replaces all rows with those of a snapshot or another state, under new `seq` numbers. */
  restore(rows: readonly Row[]): void {
    this.transaction(() => {
      this.clear();
      for (const row of rows) this.put({ ...row, key: numbered.includes(row.part) ? undefined : row.key });
      // No delivery number is used twice, and those of another state may be higher.
      const numbers = rows.filter(({ part }) => part === "delivery").map(({ key }) => Number(key));
      this.setValue("deliveryNumber", { last: Math.max(this.value("deliveryNumber")?.last ?? 0, ...numbers) });
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
    if (after?.part === "timer") this.timers.push(after as Row<Timer>);
  }

  private write(changes: Change[]): void {
    if (changes.length === 0 || this.isClosed) return;
    // The cast: a change has a row before or after.
    this.file?.write(this.id, new Map(changes.map(({ before, after }) => [(after ?? before)?.seq as number, after])));
  }
}
