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
  /** Number of the newest entry that was cleared. */
  let cleared = 0;
  const loss = (after: unknown = 0): { forgotten?: number } => {
    const oldest = last - capacity;
    const count = Number(after) >= oldest ? 0 : Math.max(oldest - cleared, 0);
    return count === 0 ? {} : { forgotten: count };
  };
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
  const showAll = (some: JournalEntry[]): ShownExchange[] => {
    const known = firsts();
    return some.map((one) => shown(one, contracts(), known.get(keyName(one) ?? "")));
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
    read: (filters: Filters = {}) => showAll(createFilter(filters)(entries)),
    /** One entry; undefined when there is none, or no longer. */
    find: (seq: number) => showAll(entries.filter((one) => one.seq === seq))[0],
    count: (filters: Filters = {}): Count => ({
      count: createFilter(filters)(entries).length,
      ...loss(filters["after"]),
    }),
    /** Whether it was called as it is wanted, and what was called instead. */
    verify: (wanted: WantedRequests): Verdict => ({
      ...verdictOf(wanted, entries, contracts()),
      ...loss(wanted["after"]),
    }),
    clear(): void {
      entries = [];
      cleared = last;
    },
  };
}

/** What an idempotency key belongs to: a UUID in another case is the same UUID. */
function keyName(entry: JournalEntry): string | undefined {
  const key = keyOf(entry)?.toLowerCase();
  return key === undefined ? undefined : `${entry.tenantId} ${key}`;
}
