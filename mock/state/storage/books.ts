// The books of one tenant: balances, what of them is held, and every posting. What they mean is the ledger's.

import type { Writing } from "./writing.ts";

/** A part of a balance that is held for an operation; amounts are in units of 10^-18. */
export interface HoldRow {
  readonly holder: string;
  readonly asset: string;
  readonly amount: bigint;
}

/** A hold with its operation, or one posting of an operation. */
export interface OperationRow extends HoldRow {
  readonly operation: string;
}

/** A row with its place among all that was stored. */
type Placed<T> = T & { readonly seq: number };

/** What the books keep; rows are frozen, and replaced when they change. */
export class BookRows {
  /** By holder, then asset. */
  readonly balances = new Map<string, Map<string, Placed<HoldRow>>>();
  /** By operation. */
  readonly holds = new Map<string, Placed<OperationRow>>();
  readonly postings: Placed<OperationRow>[] = [];
  /** The sum of the holds, by holder and asset; kept so that no read adds up. */
  private readonly sums = new Map<string, bigint>();

  /**
   * The rows again, for somebody who changes them.
   * @param offset What is added to their places.
   */
  copy(offset = 0): BookRows {
    const copy = new BookRows();
    const placed = <T extends { seq: number }>(row: T): T => (offset === 0 ? row : { ...row, seq: row.seq + offset });
    for (const balances of this.balances.values()) for (const row of balances.values()) copy.setBalance(placed(row));
    for (const row of this.holds.values()) copy.setHold(placed(row));
    for (const row of this.postings) copy.postings.push(placed(row));
    return copy;
  }

  reserved(holder: string, asset: string): bigint {
    return this.sums.size === 0 ? 0n : (this.sums.get(`${holder} ${asset}`) ?? 0n);
  }

  setBalance(row: Placed<HoldRow>): void {
    const balances = this.balances.get(row.holder);
    if (balances === undefined) this.balances.set(row.holder, new Map([[row.asset, row]]));
    else balances.set(row.asset, row);
  }

  removeBalance({ holder, asset }: HoldRow): void {
    const balances = this.balances.get(holder);
    balances?.delete(asset);
    if (balances?.size === 0) this.balances.delete(holder);
  }

  setHold(row: Placed<OperationRow>): void {
    this.removeHold(row.operation);
    this.holds.set(row.operation, row);
    this.addToSum(row, row.amount);
  }

  removeHold(operation: string): void {
    const row = this.holds.get(operation);
    if (row === undefined) return;
    this.holds.delete(operation);
    this.addToSum(row, -row.amount);
  }

  private addToSum({ holder, asset }: HoldRow, amount: bigint): void {
    const key = `${holder} ${asset}`;
    const sum = (this.sums.get(key) ?? 0n) + amount;
    if (sum === 0n) this.sums.delete(key);
    else this.sums.set(key, sum);
  }
}

/** Where the rows of a tenant are, and how they are written. */
export interface BookKeeping extends Writing {
  readonly tenant: string;
  /** The rows, to be read only. */
  reading(): BookRows;
  /** The rows, to be changed. */
  writing(): BookRows;
}

/** The books of one tenant. */
export class Books {
  private readonly keeping: BookKeeping;

  constructor(keeping: BookKeeping) {
    this.keeping = keeping;
  }

  /** Assets a holder has or had, in descending order. */
  assets(holder: string): string[] {
    const balances = this.keeping.reading().balances.get(holder);
    if (balances === undefined) return [];
    const assets = [...balances.keys()];
    return assets.length < 2 ? assets : assets.sort().reverse();
  }

  /** The balance; 0 before the first posting. */
  balance(holder: string, asset: string): bigint {
    return this.keeping.reading().balances.get(holder)?.get(asset)?.amount ?? 0n;
  }

  /** The sum of what is held of a balance. */
  reserved(holder: string, asset: string): bigint {
    return this.keeping.reading().reserved(holder, asset);
  }

  /** What an operation holds. */
  hold(operation: string): HoldRow | undefined {
    return this.keeping.reading().holds.get(operation);
  }

  /** Every balance. */
  balances(): HoldRow[] {
    return [...this.keeping.reading().balances.values()].flatMap((balances) => [...balances.values()]);
  }

  /** Every hold. */
  holds(): OperationRow[] {
    return [...this.keeping.reading().holds.values()];
  }

  /** Every posting, in the order they were made; not to be changed. */
  postings(): readonly OperationRow[] {
    return this.keeping.reading().postings;
  }

  /** Posts an amount to a balance; below 0 it is taken from it. */
  post(operation: string, { holder, asset, amount }: HoldRow): void {
    const { keeping } = this;
    keeping.transaction(() => {
      const { tenant, changes } = keeping;
      const rows = keeping.writing();
      const posting = { seq: keeping.nextSeq(), operation, holder, asset, amount };
      rows.postings.push(posting);
      changes.wrote("posting", posting.seq, posting, () => rows.postings.pop(), { tenant });
      const before = rows.balances.get(holder)?.get(asset);
      const seq = before?.seq ?? keeping.nextSeq();
      const balance = { seq, holder, asset, amount: (before?.amount ?? 0n) + amount };
      rows.setBalance(balance);
      const undo = () => (before === undefined ? rows.removeBalance(balance) : rows.setBalance(before));
      changes.wrote("balance", seq, balance, undo, { tenant });
    });
  }

  /** Holds an amount instead of what the operation held. */
  setHold(operation: string, { holder, asset, amount }: HoldRow): void {
    const { keeping } = this;
    keeping.transaction(() => {
      const { tenant, changes } = keeping;
      const rows = keeping.writing();
      const before = rows.holds.get(operation);
      const hold = { seq: before?.seq ?? keeping.nextSeq(), operation, holder, asset, amount };
      rows.setHold(hold);
      const undo = () => (before === undefined ? rows.removeHold(operation) : rows.setHold(before));
      changes.wrote("hold", hold.seq, hold, undo, { tenant });
    });
  }

  removeHold(operation: string): void {
    const { keeping } = this;
    const before = keeping.reading().holds.get(operation);
    if (before === undefined) return;
    keeping.transaction(() => {
      const rows = keeping.writing();
      rows.removeHold(operation);
      keeping.changes.wrote("hold", before.seq, undefined, () => rows.setHold(before));
    });
  }
}
