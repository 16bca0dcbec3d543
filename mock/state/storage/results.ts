// The results of calls that came with an idempotency key.

import type { Database } from "./database.ts";

/** The result of a call with an idempotency key. */
export interface KeptResult {
  /** Tells the request from any other. */
  fingerprint: string;
  status: number;
  /** The body as JSON. */
  body: string;
}

/** The results by tenant and key. */
export interface KeptResults {
  find(tenant: string, key: string): KeptResult | undefined;
  add(tenant: string, key: string, result: KeptResult): void;
}

/** Makes the table of results over a database. */
export function createKeptResults(database: Database): KeptResults {
  return {
    find(tenant, key) {
      const row = database.get("SELECT * FROM idempotency WHERE tenant = ? AND key = ?", tenant, key);
      return row && { fingerprint: String(row["request"]), status: Number(row["status"]), body: String(row["body"]) };
    },
    add: (tenant, key, { fingerprint, status, body }) =>
      database.run("INSERT INTO idempotency VALUES (?, ?, ?, ?, ?)", tenant, key, fingerprint, status, body),
  };
}
