// The money: every movement is posted twice, to who gives and to who gets, so that the sum of all is always nothing.

import type { Columns, Database } from "../storage/database.ts";
import { type Amount, formatDecimal, parseDecimal } from "./decimal.ts";

/** Who stands for the world outside the wallets: banks, merchants, the chain. It alone may owe. */
export const outside = "outside";

/** A part of a balance that is kept for an operation in flight. */
export interface Hold {
  holder: string;
  asset: string;
  amount: Amount;
}

/** Where a movement goes. */
export interface Movement {
  /** Id of the resource that moves the money. */
  operation: string;
  from: string;
  to: string;
  asset: string;
  amount: Amount;
}

/** The books of one tenant. Available is the total less what is held; no call makes it negative. */
export interface Ledger {
  /** Assets a holder has or had, in the order the contract's examples list them in: backwards. */
  assets(holder: string): string[];
  total(holder: string, asset: string): Amount;
  reserved(holder: string, asset: string): Amount;
  available(holder: string, asset: string): Amount;
  /** What an operation holds, if anything. */
  held(operation: string): Hold | undefined;
  /** Holds an amount for an operation, instead of what it held; false, and nothing changed, when it is not there. */
  hold(operation: string, hold: Hold): boolean;
  /** Gives up what an operation holds. */
  release(operation: string): void;
  /** Moves what an operation holds to another holder; nothing when it holds nothing. */
  capture(operation: string, to: string): void;
  /** Moves money that is available. @throws Error when it is not. */
  move(movement: Movement): void;
}

/**
 * Opens the books of a tenant.
 * @param database Where they are kept.
 * @param tenant Whose they are.
 */
export function createLedger(database: Database, tenant: string): Ledger {
  const total = (holder: string, asset: string) =>
    amountOf(
      database.get(
        "SELECT total AS amount FROM balances WHERE tenant = ? AND holder = ? AND asset = ?",
        tenant,
        holder,
        asset,
      ),
    );
  const reserved = (holder: string, asset: string) =>
    database
      .all("SELECT amount FROM holds WHERE tenant = ? AND holder = ? AND asset = ?", tenant, holder, asset)
      .reduce((sum, row) => sum + amountOf(row), 0n);
  const available = (holder: string, asset: string) => total(holder, asset) - reserved(holder, asset);

  const held = (operation: string): Hold | undefined => {
    const row = database.get("SELECT * FROM holds WHERE tenant = ? AND operation = ?", tenant, operation);
    return row && { holder: String(row["holder"]), asset: String(row["asset"]), amount: amountOf(row) };
  };
  const release = (operation: string) =>
    database.run("DELETE FROM holds WHERE tenant = ? AND operation = ?", tenant, operation);

  const post = (operation: string, holder: string, asset: string, amount: Amount) => {
    const sum = total(holder, asset) + amount;
    database.run("INSERT OR REPLACE INTO balances VALUES (?, ?, ?, ?)", tenant, holder, asset, formatDecimal(sum));
    database.run(
      "INSERT INTO postings (tenant, operation, holder, asset, amount) VALUES (?, ?, ?, ?, ?)",
      tenant,
      operation,
      holder,
      asset,
      formatDecimal(amount),
    );
  };
  const move = ({ operation, from, to, asset, amount }: Movement) => {
    if (amount < 0n || (from !== outside && available(from, asset) < amount))
      throw new Error(`${from} cannot give ${formatDecimal(amount)} ${asset}`);
    post(operation, from, asset, -amount);
    post(operation, to, asset, amount);
  };

  return {
    assets: (holder) =>
      database
        .all("SELECT asset FROM balances WHERE tenant = ? AND holder = ? ORDER BY asset DESC", tenant, holder)
        .map((row) => String(row["asset"])),
    total,
    reserved,
    available,
    held,
    hold(operation, { holder, asset, amount }) {
      const before = held(operation);
      const own = before?.holder === holder && before.asset === asset ? before.amount : 0n;
      if (amount < 0n || amount > available(holder, asset) + own) return false;
      database.run(
        "INSERT OR REPLACE INTO holds VALUES (?, ?, ?, ?, ?)",
        tenant,
        operation,
        holder,
        asset,
        formatDecimal(amount),
      );
      return true;
    },
    release,
    capture(operation, to) {
      const kept = held(operation);
      release(operation);
      if (kept !== undefined) move({ operation, from: kept.holder, to, asset: kept.asset, amount: kept.amount });
    },
    move,
  };
}

/**
 * Goes through all books and says what is wrong with them.
 * @param database Where they are kept.
 * @returns One line for each fault: a balance that is not the sum of its postings, a negative one, holds beyond it,
 *   an asset whose postings do not add up to nothing.
 */
export function auditLedger(database: Database): string[] {
  const faults: string[] = [];
  const sums = new Map<string, Amount>();
  const add = (key: string, amount: Amount) => sums.set(key, (sums.get(key) ?? 0n) + amount);
  for (const row of database.all("SELECT * FROM postings")) {
    add(`${row["tenant"]} ${row["holder"]} ${row["asset"]}`, amountOf(row));
    add(`${row["tenant"]} all ${row["asset"]}`, amountOf(row));
  }
  for (const row of database.all("SELECT *, total AS amount FROM balances")) {
    const key = `${row["tenant"]} ${row["holder"]} ${row["asset"]}`;
    const ledger = createLedger(database, String(row["tenant"]));
    if (sums.get(key) !== amountOf(row)) faults.push(`${key}: the balance is not the sum of its postings`);
    const left = ledger.available(String(row["holder"]), String(row["asset"]));
    if (row["holder"] !== outside && left < 0n) faults.push(`${key}: ${formatDecimal(left)} is available`);
    if (sums.get(`${row["tenant"]} all ${row["asset"]}`) !== 0n) faults.push(`${key}: money appeared or vanished`);
  }
  return faults;
}

function amountOf(row: Columns | undefined): Amount {
  return parseDecimal(String(row?.["amount"] ?? "0")) ?? 0n;
}
