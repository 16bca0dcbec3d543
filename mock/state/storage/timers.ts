// What will happen at which time of the mock's clock; stored, so that a restart goes on where it was.

import type { Columns, Database } from "./database.ts";

/** A move that is due at some time. */
export interface Timer {
  seq: number;
  /** In milliseconds since 1970, by the mock's clock. */
  due: number;
  tenant: string;
  /** Which status moves. */
  machine: string;
  /** Id of the resource. */
  id: string;
  /** Status it was set in; when the resource has left it, nothing happens. */
  state: string;
  /** What set it: the `by` of the transition. */
  cause: string;
}

/** The timers, earliest first. */
export interface Timers {
  add(timer: Omit<Timer, "seq">): void;
  /** The earliest, if any. */
  next(): Timer | undefined;
  remove(seq: number): void;
}

/** Makes the timers over a database. */
export function createTimers(database: Database): Timers {
  return {
    add({ due, tenant, machine, id, state, cause }) {
      database.run(
        "INSERT INTO timers (due, tenant, machine, id, state, cause) VALUES (?, ?, ?, ?, ?, ?)",
        ...[due, tenant, machine, id, state, cause],
      );
    },
    next() {
      const row = database.get("SELECT * FROM timers ORDER BY due, seq LIMIT 1");
      return row && read(row);
    },
    remove: (seq) => database.run("DELETE FROM timers WHERE seq = ?", seq),
  };
}

function read(row: Columns): Timer {
  return {
    seq: Number(row["seq"]),
    due: Number(row["due"]),
    tenant: String(row["tenant"]),
    machine: String(row["machine"]),
    id: String(row["id"]),
    state: String(row["state"]),
    cause: String(row["cause"]),
  };
}
