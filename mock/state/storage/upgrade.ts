// The data file of the mock 1.0.0, in the form of today. It had one state, and a table for each part of it.

import { parseDecimal } from "../money/decimal.ts";
import { type Part, parts } from "./changes.ts";
import type { Columns, Database } from "./database.ts";

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
  for (const [table, part, upgraded] of tables) {
    for (const [index, row] of database.all(`SELECT * FROM ${table}`).entries()) {
      const [seq = index + 1, value] = upgraded(row);
      const text = JSON.stringify(part === "clock" ? value : { ...value, seq });
      database.run("INSERT INTO rows VALUES (?, ?, ?, ?)", key, parts[part], seq, text);
    }
    execute(`DROP TABLE ${table}`);
  }
}

/** Amounts were decimals, and are units of 10^-18 today; both as texts. */
function unitsOf(text: unknown): string {
  return String(parseDecimal(String(text)) ?? 0n);
}
