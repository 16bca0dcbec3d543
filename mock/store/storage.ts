// All that one state keeps, in memory, and its transactions. Where there is a file, each transaction is written to it before
// it counts.

import TinyQueue from "tinyqueue";
import type { DataFile } from "./file.ts";
import { type Compare, type Row, Table, type TablePart } from "./table.ts";

/** A move that is due at some time of the mock's clock. */
export interface Timer {
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
const shared: readonly TablePart[] = ["value", "timer", "delivery", "snapshot"];
/** Parts whose rows have their `seq` as key. */
const numbered: readonly TablePart[] = ["timer", "posting"];

const byDue: Compare<Timer> = (one, other) => one.value.due - other.value.due || one.seq - other.seq;

export class Storage {
  private readonly file: DataFile | undefined;
  private readonly id: string;
  private readonly tables = new Map<string, Table<object>>();
  /** All timers, and those that were removed since and come first one day. */
  private readonly timers = new TinyQueue<Row<Timer>>([], byDue);
  /** Of the transaction that is going on; undefined while there is none. */
  private changes: Change[] | undefined;
  /** What is to be done once they are stored. */
  private followUps: (() => void)[] = [];
  private isClosed = false;
  private lastSeq = 0;

  /** @param file Where each transaction is written to under the id; undefined keeps all in memory. */
  constructor(id: string, file: DataFile | undefined) {
    this.id = id;
    this.file = file;
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
    // Whoever names a part knows what its rows are; a Map cannot have a type for each key.
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

  /** Does something once the transaction that is going on is stored, if it is. */
  afterwards(followUp: () => void): void {
    this.followUps.push(followUp);
  }

  /** Takes over what a file has; before anything else. */
  load(rows: readonly Row[]): void {
    for (const row of rows) this.apply(undefined, row);
    this.lastSeq = rows.at(-1)?.seq ?? 0;
  }

  /** Forgets everything that a snapshot has. */
  clear(): void {
    this.transaction(() => {
      for (const row of this.rows()) this.remove(row);
    });
  }

  /** All that a snapshot has, as it was stored: not the snapshots, and of the single values the settings alone. */
  rows(): Row[] {
    const isMeant = ({ part, key }: Row) => part !== "snapshot" && (part !== "value" || key === "settings");
    const rows = [...this.tables.values()].flatMap((table) => table.all()).filter(isMeant);
    return rows.sort((one, other) => one.seq - other.seq);
  }

  /** Brings back all that was here or in another state, under new numbers. */
  restore(rows: readonly Row[]): void {
    this.transaction(() => {
      this.clear();
      for (const row of rows) this.put({ ...row, key: numbered.includes(row.part) ? undefined : row.key });
      // A number of a delivery is never used twice, and those of another state may be higher.
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
    this.file?.write(this.id, new Map(changes.map(({ before, after }) => [(after ?? before)?.seq as number, after])));
  }
}
