// The money of one tenant in double entry: each movement is posted to the giver and to the receiver, so that the sum of
// all postings is always 0.

import type { Storage } from "../../store/storage.ts";
import { type Amount, formatDecimal } from "./decimal.ts";

/** The holder for the world outside the wallets: banks, merchants, the chain. Only its balance may be negative. */
export const outside = "outside";

/** An amount of an asset: a balance, or a held part of a balance. */
interface Holding {
  readonly holder: string;
  readonly asset: string;
  readonly amount: Amount;
}

/** A hold with its operation, or one posting of an operation. */
interface OperationHolding extends Holding {
  readonly operation: string;
}

interface Movement {
  /** Id of the resource that moves the money. */
  operation: string;
  from: string;
  to: string;
  asset: string;
  amount: Amount;
}

/** A row as it is stored: amounts as texts, because a JSON number has too few digits. */
type Stored<T> = Omit<T, "amount"> & { readonly amount: string };
/** A balance stores the sum of its holds, so that reads need not add them up. */
type BalanceRow = Stored<Holding> & { readonly reserved: string };

const read = <T extends Stored<object>>({ value }: { value: T }) => ({ ...value, amount: BigInt(value.amount) });
const keyOf = (holder: string, asset: string) => `${holder} ${asset}`;

/** The ledger of one tenant. The available amount is the total minus the holds, and is never negative. */
export class Ledger {
  private readonly storage: Storage;
  private readonly tenant: string;

  constructor(storage: Storage, tenant: string) {
    this.storage = storage;
    this.tenant = tenant;
  }

  /** Assets that a holder has or had, in reverse alphabetical order, as in the contract's examples. */
  assets(holder: string): string[] {
    const assets = this.balanceTable.children(holder).map(({ value }) => value.asset);
    return assets.sort().reverse();
  }

  /** The balance; 0 before the first posting. */
  total(holder: string, asset: string): Amount {
    return BigInt(this.balanceTable.get(keyOf(holder, asset))?.value.amount ?? 0);
  }

  /** The sum of the holds of a balance. */
  reserved(holder: string, asset: string): Amount {
    return BigInt(this.balanceTable.get(keyOf(holder, asset))?.value.reserved ?? 0);
  }

  available(holder: string, asset: string): Amount {
    return this.total(holder, asset) - this.reserved(holder, asset);
  }

  held(operation: string): Holding | undefined {
    const row = this.holdTable.get(operation);
    return row && read(row);
  }

  balances(): Holding[] {
    return this.balanceTable.stored().map(read);
  }

  holds(): OperationHolding[] {
    return this.holdTable.stored().map(read);
  }

  /** Every posting, in the order they were made. */
  postings(): OperationHolding[] {
    return this.storage.table<Stored<OperationHolding>>("posting", this.tenant).stored().map(read);
  }

  /** Holds an amount for an operation, instead of its previous hold; false, without a change, if it is missing. */
  hold(operation: string, { holder, asset, amount }: Holding): boolean {
    const before = this.held(operation);
    const own = before?.holder === holder && before.asset === asset ? before.amount : 0n;
    if (amount < 0n || amount > this.available(holder, asset) + own) return false;
    this.release(operation);
    if (amount === 0n) return true;
    const value = { operation, holder, asset, amount: String(amount) };
    this.storage.put({ part: "hold", tenant: this.tenant, key: operation, value });
    this.change(holder, asset, 0n, amount);
    return true;
  }

  /** Ends the hold of an operation, if it has one. */
  release(operation: string): void {
    const held = this.held(operation);
    if (held === undefined) return;
    this.storage.remove(this.holdTable.get(operation));
    this.change(held.holder, held.asset, 0n, -held.amount);
  }

  /** Ends the hold of an operation, and moves its amount to another holder. */
  capture(operation: string, to: string): void {
    const held = this.held(operation);
    this.release(operation);
    if (held !== undefined) this.move({ operation, from: held.holder, to, asset: held.asset, amount: held.amount });
  }

  /** Moves money that is available. @throws Error when it is not. */
  move({ operation, from, to, asset, amount }: Movement): void {
    if (amount < 0n || (from !== outside && this.available(from, asset) < amount))
      throw new Error(`${from} cannot give ${formatDecimal(amount)} ${asset}`);
    for (const [holder, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const value = { operation, holder, asset, amount: String(change) };
      this.storage.put({ part: "posting", tenant: this.tenant, value });
      this.change(holder, asset, change, 0n);
    }
  }

  private change(holder: string, asset: string, amount: Amount, reserved: Amount): void {
    const after = [this.total(holder, asset) + amount, this.reserved(holder, asset) + reserved] as const;
    const value: BalanceRow = { holder, asset, amount: String(after[0]), reserved: String(after[1]) };
    this.storage.put({ part: "balance", tenant: this.tenant, key: keyOf(holder, asset), parent: holder, value });
  }

  private get balanceTable() {
    return this.storage.table<BalanceRow>("balance", this.tenant);
  }

  private get holdTable() {
    return this.storage.table<Stored<OperationHolding>>("hold", this.tenant);
  }
}

/**
 * Checks the ledgers of all tenants.
 * @returns One line for each fault: a balance that is not the sum of its postings, a reserved amount that is not the
 *   sum of its holds or exceeds the balance, an asset whose postings do not add up to 0.
 */
export function auditLedger(storage: Storage): string[] {
  return storage
    .tenantIds()
    .flatMap((tenant) => faultsOf(new Ledger(storage, tenant)).map((fault) => `${tenant} ${fault}`));
}

/** The faults of one ledger. */
export function faultsOf(books: Ledger): string[] {
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
    if (reserved !== (held.get(key) ?? 0n)) faults.push(`${key}: the reserved amount is not the sum of its holds`);
    if (holder !== outside && amount < reserved)
      faults.push(`${key}: ${formatDecimal(amount - reserved)} is available`);
  }
  for (const [asset, sum] of all) if (sum !== 0n) faults.push(`${asset}: money appeared or vanished`);
  return faults;
}
