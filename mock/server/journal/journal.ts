// The journal: the last requests of a sandbox, numbered; reads mask secrets, personal and bank data.

import type { Contract } from "../../../model/contract.ts";
import type { SecretValues } from "../../secrets/values.ts";
import type { JournalEntry } from "./entry.ts";
import { keyOf, type ShownExchange, showExchange } from "./show.ts";

/** The journal of one sandbox. */
export class Journal {
  private readonly contracts: Contract[];
  private readonly secrets: SecretValues;
  private readonly capacity: number;
  /** The newest last. */
  private entries: JournalEntry[] = [];
  private last = 0;

  /**
   * @param contracts They say which fields are masked.
   * @param secrets Values that are masked in any text.
   * @param capacity How many requests are kept.
   */
  constructor(contracts: Contract[], secrets: SecretValues, capacity: number) {
    this.contracts = contracts;
    this.secrets = secrets;
    this.capacity = capacity;
  }

  add(entry: JournalEntry): void {
    this.last += 1;
    entry.seq = this.last;
    this.entries.push(entry);
    if (this.entries.length > this.capacity) this.entries.shift();
  }

  /**
   * The masked entries, newest last.
   * @param filters Wanted values by field, in upper or lower case.
   * @param limit How many of the last entries; 0 for all.
   */
  read(filters: Record<string, string> = {}, limit = 0): ShownExchange[] {
    const firsts = this.firsts();
    const exchanges = this.entries.map((entry) =>
      this.secrets.maskAll(showExchange(entry, this.contracts, firsts.get(keyName(entry)))),
    );
    // The cast: an unknown field is undefined, so that nothing matches.
    const isWanted = (exchange: ShownExchange) =>
      Object.entries(filters).every(([name, wanted]) => isSame(exchange[name as keyof ShownExchange], wanted));
    return exchanges.filter(isWanted).slice(-limit);
  }

  clear(): void {
    this.entries = [];
  }

  /** Numbers of the requests that were carried out, by tenant and idempotency key. */
  private firsts(): Map<string | undefined, number> {
    const byKey = new Map<string | undefined, number>();
    for (const entry of this.entries) {
      const status = entry.applied ?? entry.status;
      const name = keyName(entry);
      if (name !== undefined && !entry.replayed && status >= 200 && status < 300) byKey.set(name, entry.seq);
    }
    return byKey;
  }
}

/** IDs in upper and lower case are the same. */
function isSame(value: unknown, wanted: string): boolean {
  return String(value).toLowerCase() === wanted.toLowerCase();
}

/** Tenant and idempotency key of a request; UUIDs in upper and lower case are the same. */
function keyName(entry: JournalEntry): string | undefined {
  const key = keyOf(entry)?.toLowerCase();
  return key === undefined ? undefined : `${entry.tenantId} ${key}`;
}
