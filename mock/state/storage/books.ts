// The rows of the books of one tenant: balances, what of them is held, and every posting. What they mean is the ledger's.

import type { Columns, Database } from "./database.ts";

/** A part of a balance that is held for an operation. */
export interface HoldRow {
  holder: string;
  asset: string;
  /** Exact decimal, as everywhere here. */
  amount: string;
}

/** One posting, or one balance. */
export interface BookRow extends HoldRow {
  tenant: string;
}

/** The books of one tenant. */
export interface Books {
  /** Assets a holder has or had, in descending order. */
  assets(holder: string): string[];
  /** The balance; undefined before the first posting. */
  balance(holder: string, asset: string): string | undefined;
  setBalance(balance: HoldRow): void;
  post(operation: string, posting: HoldRow): void;
  /** The amounts that are held of a balance. */
  holdsOf(holder: string, asset: string): string[];
  /** What an operation holds. */
  hold(operation: string): HoldRow | undefined;
  /** Holds an amount instead of what the operation held. */
  setHold(operation: string, hold: HoldRow): void;
  removeHold(operation: string): void;
}

/**
 * Opens the books of a tenant.
 * @param database Where they are kept.
 * @param tenant Whose they are.
 */
export function createBooks(database: Database, tenant: string): Books {
  return {
    assets: (holder) =>
      database
        .all("SELECT asset FROM balances WHERE tenant = ? AND holder = ? ORDER BY asset DESC", tenant, holder)
        .map((row) => String(row["asset"])),
    balance(holder, asset) {
      const where = [tenant, holder, asset];
      const row = database.get("SELECT total FROM balances WHERE tenant = ? AND holder = ? AND asset = ?", ...where);
      return row && String(row["total"]);
    },
    setBalance: ({ holder, asset, amount }) =>
      database.run("INSERT OR REPLACE INTO balances VALUES (?, ?, ?, ?)", tenant, holder, asset, amount),
    post: (operation, { holder, asset, amount }) =>
      database.run(
        "INSERT INTO postings (tenant, operation, holder, asset, amount) VALUES (?, ?, ?, ?, ?)",
        ...[tenant, operation, holder, asset, amount],
      ),
    holdsOf: (holder, asset) =>
      database
        .all("SELECT amount FROM holds WHERE tenant = ? AND holder = ? AND asset = ?", tenant, holder, asset)
        .map((row) => String(row["amount"])),
    hold(operation) {
      const row = database.get("SELECT * FROM holds WHERE tenant = ? AND operation = ?", tenant, operation);
      return row && holdOf(row, "amount");
    },
    setHold: (operation, { holder, asset, amount }) =>
      database.run("INSERT OR REPLACE INTO holds VALUES (?, ?, ?, ?, ?)", tenant, operation, holder, asset, amount),
    removeHold: (operation) => database.run("DELETE FROM holds WHERE tenant = ? AND operation = ?", tenant, operation),
  };
}

/** Every posting of all tenants. */
export function allPostings(database: Database): BookRow[] {
  return database.all("SELECT * FROM postings").map((row) => bookRowOf(row, "amount"));
}

/** Every balance of all tenants. */
export function allBalances(database: Database): BookRow[] {
  return database.all("SELECT * FROM balances").map((row) => bookRowOf(row, "total"));
}

function bookRowOf(row: Columns, amount: string): BookRow {
  return { tenant: String(row["tenant"]), ...holdOf(row, amount) };
}

function holdOf(row: Columns, amount: string): HoldRow {
  return { holder: String(row["holder"]), asset: String(row["asset"]), amount: String(row[amount]) };
}
