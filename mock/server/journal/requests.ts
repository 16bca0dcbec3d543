// The journal: the last requests a sandbox received, numbered, with secrets, personal and bank data masked when read.

import type { Contract } from "../../../model/contract.ts";
import { bounded, type Entry, type Kept } from "./entry.ts";
import { createFilter, type Filters, keyOf } from "./filter.ts";
import { type Shown, shown } from "./show.ts";
import { type Verdict, verdictOf, type Wanted } from "./verify.ts";

/** Some entries that were asked for. */
export interface Count {
  count: number;
  /** How many older requests the journal no longer has; only where it is not complete. */
  forgotten?: number;
}

/** The journal of one sandbox. */
export interface Journal {
  add(entry: Entry): void;
  /**
   * The entries, newest last, masked.
   * @param filters Which ones; all when left out.
   * @throws Error for a filter that does not exist, or a value that is none of its.
   */
  read(filters?: Filters): Shown[];
  /** One entry; undefined when there is none, or no longer. */
  find(seq: number): Shown | undefined;
  count(filters?: Filters): Count;
  /** Whether it was called as it is wanted, and what was called instead. */
  verify(wanted: Wanted): Verdict;
  clear(): void;
}

/** How many requests are kept when nothing else is said. */
export const defaultCapacity = 200;

/**
 * Makes the journal; it costs next to nothing until there is a request.
 * @param contracts The contracts as they are now: they say what is masked.
 * @param capacity How many requests are kept.
 */
export function createJournal(contracts: () => Contract[], capacity = defaultCapacity): Journal {
  /** The entry of a number stands at its remainder. */
  let ring: Entry[] = [];
  let last = 0;
  /** Number of the newest entry that was cleared. */
  let cleared = 0;

  const kept = (): Kept[] => {
    const first = Math.max(cleared, last - capacity) + 1;
    return Array.from({ length: last - first + 1 }, (_, index) => at(first + index));
  };
  const at = (seq: number): Kept => ({ seq, entry: ring[seq % capacity] as Entry });
  const forgotten = (): number => Math.max(last - capacity - cleared, 0);
  const select = (filters: Filters = {}): Kept[] => createFilter(filters)(kept());
  /** The carried-out requests by tenant and idempotency key. */
  const firsts = () => {
    const byKey = new Map<string, number>();
    for (const { seq, entry } of kept()) {
      const { replayed, applied, status } = entry;
      const name = keyName(entry);
      if (name !== undefined && !replayed && (applied ?? status) >= 200 && (applied ?? status) < 300)
        byKey.set(name, seq);
    }
    return byKey;
  };
  /** Looks for the first request of a key; all are looked through once, where one is asked for at all. */
  const finder = () => {
    let known: Map<string, number> | undefined;
    return ({ entry }: Kept) => {
      known ??= firsts();
      return known.get(keyName(entry) ?? "");
    };
  };
  const showAll = (entries: Kept[]) => {
    const firstOf = finder();
    return entries.map((one) => shown(one, contracts(), firstOf));
  };
  const loss = (after?: unknown): { forgotten?: number } => {
    const count = Number(after ?? 0) >= last - capacity ? 0 : forgotten();
    return count === 0 ? {} : { forgotten: count };
  };

  return {
    add(entry) {
      last += 1;
      ring[last % capacity] = bounded(entry);
    },
    read: (filters) => showAll(select(filters)),
    find: (seq) => (seq > Math.max(cleared, last - capacity) && seq <= last ? showAll([at(seq)])[0] : undefined),
    count: (filters) => ({ count: select(filters).length, ...loss(filters?.["after"]) }),
    verify: (wanted) => ({ ...verdictOf(wanted, kept(), contracts()), ...loss(wanted["after"]) }),
    clear() {
      ring = [];
      cleared = last;
    },
  };
}

/** What an idempotency key belongs to: a UUID in another case is the same UUID. */
function keyName(entry: Entry): string | undefined {
  const key = keyOf(entry)?.toLowerCase();
  return key === undefined ? undefined : `${entry.tenantId} ${key}`;
}
