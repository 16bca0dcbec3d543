// The money: every movement is posted twice, to who gives and to who gets, so that the sum of all is always nothing.

import { allBalances, allPostings, type Books, createBooks } from "../storage/books.ts";
import type { Database } from "../storage/database.ts";
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
 * Makes the ledger of a tenant.
 * @param books Where it is kept.
 */
export function createLedger(books: Books): Ledger {
  const total = (holder: string, asset: string) => amountOf(books.balance(holder, asset));
  const reserved = (holder: string, asset: string) =>
    books.holdsOf(holder, asset).reduce((sum, amount) => sum + amountOf(amount), 0n);
  const available = (holder: string, asset: string) => total(holder, asset) - reserved(holder, asset);

  const held = (operation: string): Hold | undefined => {
    const row = books.hold(operation);
    return row && { ...row, amount: amountOf(row.amount) };
  };

  const post = (operation: string, holder: string, asset: string, amount: Amount) => {
    books.setBalance({ holder, asset, amount: formatDecimal(total(holder, asset) + amount) });
    books.post(operation, { holder, asset, amount: formatDecimal(amount) });
  };
  const move = ({ operation, from, to, asset, amount }: Movement) => {
    if (amount < 0n || (from !== outside && available(from, asset) < amount))
      throw new Error(`${from} cannot give ${formatDecimal(amount)} ${asset}`);
    post(operation, from, asset, -amount);
    post(operation, to, asset, amount);
  };

  return {
    assets: books.assets,
    total,
    reserved,
    available,
    held,
    hold(operation, { holder, asset, amount }) {
      const before = held(operation);
      const own = before?.holder === holder && before.asset === asset ? before.amount : 0n;
      if (amount < 0n || amount > available(holder, asset) + own) return false;
      books.setHold(operation, { holder, asset, amount: formatDecimal(amount) });
      return true;
    },
    release: books.removeHold,
    capture(operation, to) {
      const kept = held(operation);
      books.removeHold(operation);
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
  for (const { tenant, holder, asset, amount } of allPostings(database)) {
    add(`${tenant} ${holder} ${asset}`, amountOf(amount));
    add(`${tenant} all ${asset}`, amountOf(amount));
  }
  for (const { tenant, holder, asset, amount } of allBalances(database)) {
    const key = `${tenant} ${holder} ${asset}`;
    if (sums.get(key) !== amountOf(amount)) faults.push(`${key}: the balance is not the sum of its postings`);
    const left = createLedger(createBooks(database, tenant)).available(holder, asset);
    if (holder !== outside && left < 0n) faults.push(`${key}: ${formatDecimal(left)} is available`);
    if (sums.get(`${tenant} all ${asset}`) !== 0n) faults.push(`${key}: money appeared or vanished`);
  }
  return faults;
}

function amountOf(text: string | undefined): Amount {
  return parseDecimal(text ?? "0") ?? 0n;
}
