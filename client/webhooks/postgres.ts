// A memory of deliveries in PostgreSQL, for receivers on several machines; entry finance-ramp-api/webhooks/postgres.

import { type Dedupe, type DedupeTimes, dedupeTimes } from "./dedupe.ts";

/**
 * A connected client or pool of yours, as far as it is used: of `pg`, or anything with its `query`. Not one within a
 * transaction: a claim that is not committed stops nobody. No driver comes with this package.
 */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Where the table is. */
export interface DedupeTableOptions {
  /** Name of the table, with its schema or without; `finance_webhook_dedupe` unless told. */
  table?: string | undefined;
}

/** Any number will do, as long as every creation takes the same. */
const creationLock = "4915083267110";

/** Options of `postgresDedupe`. */
export interface PostgresDedupeOptions extends DedupeTimes, DedupeTableOptions {}

/**
 * Creates the table, unless it exists. Call it once, or put the same into your migrations:
 *
 *     CREATE TABLE IF NOT EXISTS finance_webhook_dedupe (
 *       key text PRIMARY KEY, token text NOT NULL, done boolean NOT NULL, expires_at timestamptz NOT NULL);
 *     CREATE INDEX IF NOT EXISTS finance_webhook_dedupe_expires_at ON finance_webhook_dedupe (expires_at);
 *
 * @param client Your connected client or pool; it needs the right to create tables.
 * @param options `table`, its name.
 * @throws TypeError for a name that is none; otherwise it rejects with what the client rejects with.
 */
export async function createDedupeTable(client: PostgresClient, options: DedupeTableOptions = {}): Promise<void> {
  const { table, index } = namesOf(options);
  // One statement, and so one transaction, with a lock: two IF NOT EXISTS at once may both find nothing.
  await client.query(`
    DO $$ BEGIN
      PERFORM pg_advisory_xact_lock(${creationLock});
      CREATE TABLE IF NOT EXISTS ${table} (
        key text PRIMARY KEY, token text NOT NULL, done boolean NOT NULL, expires_at timestamptz NOT NULL);
      CREATE INDEX IF NOT EXISTS ${index} ON ${table} (expires_at);
    END $$`);
}

/**
 * Deletes what has expired. Call it now and then, such as once a day, or the table grows for good.
 * @param client Your connected client or pool.
 * @param options `table`, its name.
 * @throws TypeError for a name that is none; otherwise it rejects with what the client rejects with.
 */
export async function purgeDedupeTable(client: PostgresClient, options: DedupeTableOptions = {}): Promise<void> {
  await client.query(`DELETE FROM ${namesOf(options).table} WHERE expires_at <= clock_timestamp()`);
}

/**
 * Remembers handled changes in a table of PostgreSQL (9.5 or later), so that receivers on several machines handle each
 * once. Times are those of the database's clock.
 * @param client Your connected client or pool. Its credentials stay with it: they are in no error and no event of this
 *   package.
 * @param options `ttlMs` and `claimMs` in milliseconds, `table`, its name; `createDedupeTable` makes it.
 * @returns The memory. Its methods reject with what the client rejects with.
 * @throws TypeError when the client or the table's name is none; RangeError for a time that is not a whole number above
 *   zero.
 */
export function postgresDedupe(client: PostgresClient, options: PostgresDedupeOptions = {}): Dedupe {
  if (typeof client?.query !== "function") throw new TypeError("postgresDedupe takes a connected client of pg");
  const { ttlMs, claimMs } = dedupeTimes(options);
  const sql = statements(namesOf(options).table);
  // Stands for a token when the caller names none.
  const own: string = crypto.randomUUID();

  return {
    async claim(key, token = own) {
      const { rows } = await client.query(sql.claim, [key, token, claimMs]);
      const { state } = rows[0] as { state: "claimed" | "done" | "busy" };
      return state;
    },
    async complete(key, token = own) {
      await client.query(sql.complete, [key, token, ttlMs]);
    },
    async release(key, token = own) {
      await client.query(sql.release, [key, token]);
    },
  };
}

/** One statement each, so that PostgreSQL makes it atomic without a transaction of ours. */
function statements(table: string) {
  const until = "clock_timestamp() + $3::double precision * interval '1 millisecond'";
  const expired = "held.expires_at <= clock_timestamp()";
  return {
    // The second part sees the table as it was before the insert. A row that another delivery wrote meanwhile is not
    // in that view and counts as busy, which is what it was a moment ago.
    claim: `
      WITH claim AS (
        INSERT INTO ${table} AS held (key, token, done, expires_at) VALUES ($1, $2, false, ${until})
        ON CONFLICT (key) DO UPDATE SET token = excluded.token, done = false, expires_at = excluded.expires_at
          WHERE ${expired}
        RETURNING true)
      SELECT CASE
        WHEN EXISTS (SELECT FROM claim) THEN 'claimed'
        WHEN EXISTS (SELECT FROM ${table} AS held WHERE key = $1 AND done AND NOT ${expired}) THEN 'done'
        ELSE 'busy' END AS state`,
    complete: `
      INSERT INTO ${table} AS held (key, token, done, expires_at) VALUES ($1, $2, true, ${until})
      ON CONFLICT (key) DO UPDATE SET token = excluded.token, done = true, expires_at = excluded.expires_at
        WHERE held.token = excluded.token OR ${expired}`,
    release: `DELETE FROM ${table} WHERE key = $1 AND token = $2 AND NOT done`,
  };
}

/** The table and its index, quoted. */
function namesOf({ table = "finance_webhook_dedupe" }: DedupeTableOptions) {
  // Names cannot be parameters of a statement, so nothing but plain ones is let through.
  if (!/^[a-z_][a-z0-9_]{0,50}(\.[a-z_][a-z0-9_]{0,50})?$/.test(table)) {
    throw new TypeError("table is a name in lower case, letters, digits and underscores, with its schema or without");
  }
  const parts = table.split(".");
  return { table: parts.map((part) => `"${part}"`).join("."), index: `"${parts.at(-1)}_expires_at"` };
}
