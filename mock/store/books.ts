// The books of one tenant: balances, what of them is held, and every posting. What they mean is the ledger's.

import type { Rows } from "./rows.ts";

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

/** A row as it is stored: its amount as a text, because it has more digits than a number of JSON is read with. */
type Stored<T> = Omit<T, "amount"> & { readonly amount: string };

const stored = <T extends HoldRow>(row: T): Stored<T> => ({ ...row, amount: String(row.amount) });
const read = <T extends HoldRow>(row: Stored<T>) => ({ ...row, amount: BigInt(row.amount) }) as unknown as T;
const keyOf = (holder: string, asset: string) => `${holder} ${asset}`;

/** The books of one tenant. */
export class Books {
  private readonly storage: Rows;
  private readonly tenant: string;

  /** @param tenant Whose books they are. */
  constructor(storage: Rows, tenant: string) {
    this.storage = storage;
    this.tenant = tenant;
  }

  /** Assets a holder has or had, in the order the contract's examples list them in: backwards. */
  assets(holder: string): string[] {
    const rows = this.balanceTable().children(holder);
    return rows
      .map(({ value }) => value.asset)
      .sort()
      .reverse();
  }

  /** The balance; 0 before the first posting. */
  total(holder: string, asset: string): bigint {
    return BigInt(this.balanceTable().get(keyOf(holder, asset))?.value.amount ?? 0);
  }

  /** The sum of what is held of a balance. */
  reserved(holder: string, asset: string): bigint {
    const rows = this.holdTable().children(keyOf(holder, asset));
    return rows.reduce((sum, { value }) => sum + BigInt(value.amount), 0n);
  }

  /** What an operation holds. */
  held(operation: string): HoldRow | undefined {
    const row = this.holdTable().get(operation);
    return row && read<OperationRow>(row.value);
  }

  /** Every balance. */
  balances(): HoldRow[] {
    return this.balanceTable()
      .stored()
      .map(({ value }) => read<HoldRow>(value));
  }

  /** Every hold. */
  holds(): OperationRow[] {
    return this.holdTable()
      .stored()
      .map(({ value }) => read<OperationRow>(value));
  }

  /** Every posting, in the order they were made. */
  postings(): OperationRow[] {
    const table = this.storage.table<Stored<OperationRow>>("posting", this.tenant);
    return table.stored().map(({ value }) => read<OperationRow>(value));
  }

  /** Posts an amount to a balance; below 0 it is taken from it. */
  protected post(operation: string, { holder, asset, amount }: HoldRow): void {
    const { storage, tenant } = this;
    storage.transaction(() => {
      const posting = stored({ operation, holder, asset, amount });
      storage.put({ part: "posting", tenant, value: posting });
      const balance = stored({ holder, asset, amount: this.total(holder, asset) + amount });
      storage.put({ part: "balance", tenant, key: keyOf(holder, asset), parent: holder, value: balance });
    });
  }

  /** Holds an amount instead of what the operation held. */
  protected setHold(operation: string, { holder, asset, amount }: HoldRow): void {
    const value = stored({ operation, holder, asset, amount });
    this.storage.put({ part: "hold", tenant: this.tenant, key: operation, parent: keyOf(holder, asset), value });
  }

  /** Gives up what an operation holds. */
  release(operation: string): void {
    this.storage.remove(this.holdTable().get(operation));
  }

  private balanceTable() {
    return this.storage.table<Stored<HoldRow>>("balance", this.tenant);
  }

  private holdTable() {
    return this.storage.table<Stored<OperationRow>>("hold", this.tenant);
  }
}
