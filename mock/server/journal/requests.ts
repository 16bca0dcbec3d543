// The journal: the last requests a sandbox received, numbered, with secrets, personal and bank data masked when read.

import type { Contract } from "../../../model/contract.ts";
import type { JournalEntry } from "./entry.ts";
import { createFilter, type Filters, keyOf } from "./filter.ts";
import { type ShownExchange, shown } from "./show.ts";
import { type Verdict, verdictOf, type WantedRequests } from "./verify.ts";

/** Some entries that were asked for. */
export interface Count {
  count: number;
  /** How many older requests the journal no longer has; only where it is not complete. */
  forgotten?: number;
}

/** The journal of one sandbox; it costs next to nothing until there is a request. */
export class Journal {
  /** The contracts as they are now: they say what is masked. */
  private readonly contracts: () => Contract[];
  /** How many requests are kept. */
  private readonly capacity: number;
  /** Those that are kept, the newest last. */
  private entries: JournalEntry[] = [];
  private last = 0;
  /** Number of the newest entry that was cleared. */
  private cleared = 0;

  constructor(contracts: () => Contract[], capacity: number) {
    this.contracts = contracts;
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
   * @param filters Which ones; all when left out.
   * @throws Error for a filter that does not exist, or a value that is none of its.
   */
  read(filters: Filters = {}): ShownExchange[] {
    return this.showAll(createFilter(filters)(this.entries));
  }

  /** One entry; undefined when there is none, or no longer. */
  find(seq: number): ShownExchange | undefined {
    return this.showAll(this.entries.filter((one) => one.seq === seq))[0];
  }

  count(filters: Filters = {}): Count {
    return { count: createFilter(filters)(this.entries).length, ...this.loss(filters["after"]) };
  }

  /** Whether it was called as it is wanted, and what was called instead. */
  verify(wanted: WantedRequests): Verdict {
    return { ...verdictOf(wanted, this.entries, this.contracts()), ...this.loss(wanted["after"]) };
  }

  clear(): void {
    this.entries = [];
    this.cleared = this.last;
  }

  private loss(after: unknown = 0): { forgotten?: number } {
    const oldest = this.last - this.capacity;
    const count = Number(after) >= oldest ? 0 : Math.max(oldest - this.cleared, 0);
    return count === 0 ? {} : { forgotten: count };
  }

  private showAll(entries: JournalEntry[]): ShownExchange[] {
    const firsts = this.firsts();
    return entries.map((one) => shown(one, this.contracts(), firsts.get(keyName(one) ?? "")));
  }

  /** The carried-out requests by tenant and idempotency key. */
  private firsts(): Map<string, number> {
    const byKey = new Map<string, number>();
    for (const entry of this.entries) {
      const status = entry.applied ?? entry.status;
      const name = keyName(entry);
      if (name !== undefined && !entry.replayed && status >= 200 && status < 300) byKey.set(name, entry.seq);
    }
    return byKey;
  }
}

/** What an idempotency key belongs to: a UUID in another case is the same UUID. */
function keyName(entry: JournalEntry): string | undefined {
  const key = keyOf(entry)?.toLowerCase();
  return key === undefined ? undefined : `${entry.tenantId} ${key}`;
}
