// The journal: the last requests a sandbox received, numbered, with secrets, personal and bank data masked when read.

import type { Contract } from "../../../model/contract.ts";
import type { SecretValues } from "../../secrets/values.ts";
import type { JournalEntry } from "./entry.ts";
import { keyOf, type ShownExchange, showExchange } from "./show.ts";

/** The journal of one sandbox; it costs next to nothing until there is a request. */
export class Journal {
  private readonly contracts: Contract[];
  private readonly secrets: SecretValues;
  private readonly capacity: number;
  /** Those that are kept, the newest last. */
  private entries: JournalEntry[] = [];
  private last = 0;

  /**
   * @param contracts They say what is masked.
   * @param secrets Masked wherever they stand.
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
   * The entries, newest last, masked.
   * @param filters What their fields have to be, by name, in any case.
   * @param limit How many, the last ones; all for 0.
   */
  read(filters: Record<string, string> = {}, limit = 0): ShownExchange[] {
    const firsts = this.firsts();
    const exchanges = this.entries.map((entry) =>
      this.secrets.maskAll(showExchange(entry, this.contracts, firsts.get(keyName(entry)))),
    );
    const isWanted = (exchange: ShownExchange) =>
      Object.entries(filters).every(([name, wanted]) => isSame(exchange[name as keyof ShownExchange], wanted));
    return exchanges.filter(isWanted).slice(-limit);
  }

  clear(): void {
    this.entries = [];
  }

  /** The carried-out requests by tenant and idempotency key. */
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

/** IDs are the same in any case. */
function isSame(value: unknown, wanted: string): boolean {
  return String(value).toLowerCase() === wanted.toLowerCase();
}

/** What an idempotency key belongs to: a UUID in another case is the same UUID. */
function keyName(entry: JournalEntry): string | undefined {
  const key = keyOf(entry)?.toLowerCase();
  return key === undefined ? undefined : `${entry.tenantId} ${key}`;
}
