// The data file of the mock 1.0.0, in the form of today. It had one state, and a table for each part of it.

import type { JsonObject } from "../json.ts";
import { dueMovesOf } from "../lifecycle/expiry.ts";
import { parseDecimal } from "../money/decimal.ts";
import { type Part, parts } from "./changes.ts";
import type { Columns, Database } from "./database.ts";
import type { Kind } from "./store.ts";
import type { Timer } from "./timers.ts";

/** The state that it had. */
const id = "main";

/** What became of a row: its place, or none where it had none, and what stands there now. */
type Upgraded = [seq: number | undefined, value: object];

/** Each table of then, with the part that its rows are today. */
const tables: [table: string, part: Part, upgraded: (row: Columns) => Upgraded][] = [
  ["clock", "clock", ({ time }) => [0, { time }]],
  [
    "resources",
    "resource",
    ({ seq, body, hidden, parent, also, ...row }) => [
      Number(seq),
      {
        ...row,
        ...{ seq, parent: parent ?? undefined, also: also ?? undefined },
        ...{ body: JSON.parse(String(body)) as object, hidden: JSON.parse(String(hidden)) as object },
      },
    ],
  ],
  ["balances", "balance", ({ total, ...row }) => [undefined, { ...row, amount: unitsOf(total) }]],
  ["holds", "hold", ({ amount, ...row }) => [undefined, { ...row, amount: unitsOf(amount) }]],
  ["postings", "posting", ({ amount, ...row }) => [Number(row["seq"]), { ...row, amount: unitsOf(amount) }]],
  ["idempotency", "result", ({ request, ...row }) => [undefined, { ...row, fingerprint: request }]],
  ["timers", "timer", (row) => [Number(row["seq"]), row]],
  ["outbox", "event", ({ webhook, ...row }) => [Number(row["seq"]), { ...row, webhookId: webhook ?? undefined }]],
];

/**
 * Takes the rows of form 1 over, and drops its tables. To be done within a transaction.
 * @param database A file of form 1 that has the tables of today, too.
 * @param execute Runs SQL that is run once.
 */
export function upgrade(database: Database, execute: (sql: string) => void): void {
  database.run("INSERT INTO states (id, snapshot, about) VALUES (?, '', '')", id);
  const key = database.get("SELECT key FROM states WHERE id = ?", id)?.["key"] ?? null;
  setTimers(database);
  for (const [table, part, upgraded] of tables) {
    for (const [index, row] of database.all(`SELECT * FROM ${table}`).entries()) {
      const [seq = index + 1, value] = upgraded(row);
      const text = JSON.stringify(part === "clock" ? value : { ...value, seq });
      database.run("INSERT INTO rows VALUES (?, ?, ?, ?)", key, parts[part], seq, text);
    }
    execute(`DROP TABLE ${table}`);
  }
}

/** Then neither sessions expired nor the transfers and payouts of the cast went on: no timer stood for them. */
function setTimers(database: Database): void {
  const now = Number(database.get("SELECT time FROM clock")?.["time"] ?? 0);
  const timers = database.all("SELECT * FROM timers") as unknown as Timer[];
  let seq = Math.max(0, ...timers.map((timer) => timer.seq));
  const isSet = (id: unknown, cause: string) => timers.some((timer) => timer.id === id && timer.cause === cause);
  for (const { tenant, kind, id, body } of database.all("SELECT * FROM resources ORDER BY seq")) {
    for (const { due, machine, state, cause } of dueMovesOf(
      kind as Kind,
      JSON.parse(String(body)) as JsonObject,
      now,
    )) {
      if (isSet(id, cause)) continue;
      seq += 1;
      database.run(
        "INSERT INTO timers (seq, due, tenant, machine, id, state, cause) VALUES (?, ?, ?, ?, ?, ?, ?)",
        ...[seq, due, tenant ?? "", machine, id ?? "", state, cause],
      );
    }
  }
}

/** Amounts were decimals, and are units of 10^-18 today; both as texts. */
function unitsOf(text: unknown): string {
  return String(parseDecimal(String(text)) ?? 0n);
}
