// finance-ramp-api/webhooks/postgres: a dedupe store in PostgreSQL, for receivers on several machines.

import { must } from "../runtime/check.ts";
import { type Dedupe, type DedupeTimes, dedupeTimes } from "./dedupe.ts";

/**
 * Your connected client or pool of `pg`, or any object with the same `query`. Do not use one within a transaction: a
 * claim that is not committed has no effect. This package does not include a driver.
 */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** The table of the store. */
export interface DedupeTableOptions {
  /** Name of the table, with or without its schema. Default: `finance_webhook_dedupe`. */
  table?: string | undefined;
}

/** Key of a PostgreSQL advisory lock. Any number works, as long as every creation uses the same one. */
const creationLock = "4915083267110";

/** Options of `postgresDedupe`. */
export interface PostgresDedupeOptions extends DedupeTimes, DedupeTableOptions {}

/**
 * Creates the table if it does not exist. Call it once, or add this to your migrations:
 *
 *     CREATE TABLE IF NOT EXISTS finance_webhook_dedupe (
 *       key text PRIMARY KEY, token text NOT NULL, done boolean NOT NULL, expires_at timestamptz NOT NULL);
 *     CREATE INDEX IF NOT EXISTS finance_webhook_dedupe_expires_at ON finance_webhook_dedupe (expires_at);
 *
 * @param client Your connected client or pool. It needs permission to create tables.
 * @param options Name of the table, `table`.
 * @throws TypeError for an invalid name. Otherwise it rejects with what the client rejects with.
 */
export async function createDedupeTable(client: PostgresClient, options: DedupeTableOptions = {}): Promise<void> {
  const { table, index } = namesOf(options);
  // One statement, and so one transaction, with a lock: two concurrent IF NOT EXISTS can both find nothing.
  await client.query(`
    DO $$ BEGIN
      PERFORM pg_advisory_xact_lock(${creationLock});
      CREATE TABLE IF NOT EXISTS ${table} (
        key text PRIMARY KEY, token text NOT NULL, done boolean NOT NULL, expires_at timestamptz NOT NULL);
      CREATE INDEX IF NOT EXISTS ${index} ON ${table} (expires_at);
    END $$`);
}

/**
 * Deletes expired entries. Call it regularly, for example once a day, or the table keeps growing.
 * @param client Your connected client or pool.
 * @param options Name of the table, `table`.
 * @throws TypeError for an invalid name. Otherwise it rejects with what the client rejects with.
 */
export async function purgeDedupeTable(client: PostgresClient, options: DedupeTableOptions = {}): Promise<void> {
  await client.query(`DELETE FROM ${namesOf(options).table} WHERE expires_at <= clock_timestamp()`);
}

/**
 * Creates a store of handled changes in a table of PostgreSQL (9.5 or later), so that receivers on several machines
 * handle each change once. It uses the clock of the database.
 * @param client Your connected client or pool. Its credentials never appear in an error or event of this package.
 * @param options `ttlMs` and `claimMs` in milliseconds, and the name of the table, `table`. See `createDedupeTable`.
 * @returns The store. Its methods reject with what the client rejects with.
 * @throws TypeError for an invalid client or table name; RangeError for a time that is not a whole number above zero.
 */
export function postgresDedupe(client: PostgresClient, options: PostgresDedupeOptions = {}): Dedupe {
  must("client", typeof client?.query === "function", "a connected client or pool of pg");
  const { ttlMs, claimMs } = dedupeTimes(options);
  const sql = statements(namesOf(options).table);
  // Used if the caller passes no token.
  const own: string = crypto.randomUUID();

  return {
    claimMs,
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
    async renew(key, token = own) {
      await client.query(sql.renew, [key, token, claimMs]);
    },
  };
}

/** One statement each, so that PostgreSQL runs it atomically without an explicit transaction. */
function statements(table: string) {
  const until = "clock_timestamp() + $3::double precision * interval '1 millisecond'";
  const expired = "held.expires_at <= clock_timestamp()";
  return {
    // The SELECT sees the table as it was before the INSERT. A row that another delivery wrote in the meantime is not
    // in that snapshot, so its key counts as busy.
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
    renew: `UPDATE ${table} SET expires_at = ${until} WHERE key = $1 AND token = $2 AND NOT done`,
  };
}

/** The table and its index, quoted. */
function namesOf({ table = "finance_webhook_dedupe" }: DedupeTableOptions) {
  // Names cannot be parameters of a statement, so only plain ones are accepted.
  const isPlain = /^[a-z_][a-z0-9_]{0,50}(\.[a-z_][a-z0-9_]{0,50})?$/.test(table);
  must("table", isPlain, "a name of lowercase letters, digits and underscores, with or without its schema");
  const parts = table.split(".");
  return { table: parts.map((part) => `"${part}"`).join("."), index: `"${parts.at(-1)}_expires_at"` };
}
