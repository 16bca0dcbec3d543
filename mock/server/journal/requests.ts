// The journal: the last requests a sandbox received, numbered, with secrets, personal and bank data masked when read.

import type { Contract } from "../../../model/contract.ts";
import type { JournalEntry } from "./entry.ts";
import { createFilter, type Filters, keyOf } from "./filter.ts";
import { type ShownExchange, shown } from "./show.ts";

/** The journal of one sandbox; it costs next to nothing until there is a request. */
export type Journal = ReturnType<typeof createJournal>;

/**
 * Makes a journal.
 * @param contracts The contracts as they are now: they say what is masked.
 * @param capacity How many requests are kept.
 */
export function createJournal(contracts: () => Contract[], capacity: number) {
  /** Those that are kept, the newest last. */
  let entries: JournalEntry[] = [];
  let last = 0;
  /** The carried-out requests by tenant and idempotency key. */
  const firsts = () => {
    const byKey = new Map<string, number>();
    for (const entry of entries) {
      const status = entry.applied ?? entry.status;
      const name = keyName(entry);
      if (name !== undefined && !entry.replayed && status >= 200 && status < 300) byKey.set(name, entry.seq);
    }
    return byKey;
  };
  return {
    add(entry: JournalEntry): void {
      last += 1;
      entry.seq = last;
      entries.push(entry);
      if (entries.length > capacity) entries.shift();
    },
    /**
     * The entries, newest last, masked.
     * @param filters Which ones; all when left out.
     * @throws Error for a filter that does not exist, or a value that is none of its.
     */
    read(filters: Filters = {}): ShownExchange[] {
      const known = firsts();
      return createFilter(filters)(entries).map((one) => shown(one, contracts(), known.get(keyName(one) ?? "")));
    },
    clear(): void {
      entries = [];
    },
  };
}

/** What an idempotency key belongs to: a UUID in another case is the same UUID. */
function keyName(entry: JournalEntry): string | undefined {
  const key = keyOf(entry)?.toLowerCase();
  return key === undefined ? undefined : `${entry.tenantId} ${key}`;
}
