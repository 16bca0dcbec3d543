// The money: every movement is posted twice, to who gives and to who gets, so that the sum of all is always nothing.

import { Books, type HoldRow } from "../../store/books.ts";
import type { Storage } from "../../store/storage.ts";
import { type Amount, formatDecimal } from "./decimal.ts";

/** Who stands for the world outside the wallets: banks, merchants, the chain. It alone may owe. */
export const outside = "outside";

/** Where a movement goes. */
interface Movement {
  /** Id of the resource that moves the money. */
  operation: string;
  from: string;
  to: string;
  asset: string;
  amount: Amount;
}

/** The books of one tenant. Available is the total less what is held; no call makes it negative. */
export class Ledger extends Books {
  available(holder: string, asset: string): Amount {
    return this.total(holder, asset) - this.reserved(holder, asset);
  }

  /** Holds an amount for an operation, instead of what it held; false, and nothing changed, when it is not there. */
  hold(operation: string, { holder, asset, amount }: HoldRow): boolean {
    const before = this.held(operation);
    const own = before?.holder === holder && before.asset === asset ? before.amount : 0n;
    if (amount < 0n || amount > this.available(holder, asset) + own) return false;
    this.setHold(operation, { holder, asset, amount });
    return true;
  }

  /** Moves what an operation holds to another holder; nothing when it holds nothing. */
  capture(operation: string, to: string): void {
    const held = this.held(operation);
    this.release(operation);
    if (held !== undefined) this.move({ operation, from: held.holder, to, asset: held.asset, amount: held.amount });
  }

  /** Moves money that is available. @throws Error when it is not. */
  move({ operation, from, to, asset, amount }: Movement): void {
    if (amount < 0n || (from !== outside && this.available(from, asset) < amount))
      throw new Error(`${from} cannot give ${formatDecimal(amount)} ${asset}`);
    this.post(operation, { holder: from, asset, amount: -amount });
    this.post(operation, { holder: to, asset, amount });
  }
}

/**
 * Goes through all books and says what is wrong with them.
 * @param storage Where they are kept.
 * @returns One line for each fault: a balance that is not the sum of its postings, a negative one, what is reserved that
 *   is not the sum of its holds or goes beyond the balance, an asset whose postings do not add up to nothing.
 */
export function auditLedger(storage: Pick<Storage, "tenantIds" | "books">): string[] {
  return storage.tenantIds().flatMap((tenant) => faultsOf(storage.books(tenant)).map((fault) => `${tenant} ${fault}`));
}

/** What is wrong with the books of a tenant. */
export function faultsOf(books: Books): string[] {
  const faults: string[] = [];
  const [posted, held, all] = [new Map<string, Amount>(), new Map<string, Amount>(), new Map<string, Amount>()];
  const add = (sums: typeof posted, key: string, amount: Amount) => sums.set(key, (sums.get(key) ?? 0n) + amount);
  for (const { holder, asset, amount } of books.postings()) {
    add(posted, `${holder} ${asset}`, amount);
    add(all, asset, amount);
  }
  for (const { holder, asset, amount } of books.holds()) add(held, `${holder} ${asset}`, amount);
  for (const { holder, asset, amount } of books.balances()) {
    const key = `${holder} ${asset}`;
    if (posted.get(key) !== amount) faults.push(`${key}: the balance is not the sum of its postings`);
    const reserved = books.reserved(holder, asset);
    if (reserved !== (held.get(key) ?? 0n)) faults.push(`${key}: what is reserved is not the sum of its holds`);
    if (holder !== outside && amount < reserved)
      faults.push(`${key}: ${formatDecimal(amount - reserved)} is available`);
  }
  for (const [asset, sum] of all) if (sum !== 0n) faults.push(`${asset}: money appeared or vanished`);
  return faults;
}
