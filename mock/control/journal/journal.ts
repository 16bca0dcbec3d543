// The journal: the last requests a sandbox received, numbered, with secrets, personal and bank data masked when read.

import type { Contract } from "../../../model/contract.ts";
import { bounded, type Entry, type Kept } from "./entry.ts";
import { createFilter, type Filters } from "./filter.ts";
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
  const loss = (after?: unknown): { forgotten?: number } => {
    const count = Number(after ?? 0) >= last - capacity ? 0 : forgotten();
    return count === 0 ? {} : { forgotten: count };
  };

  return {
    add(entry) {
      last += 1;
      ring[last % capacity] = bounded(entry);
    },
    read: (filters) => select(filters).map((one) => shown(one, contracts())),
    find: (seq) => (seq > Math.max(cleared, last - capacity) && seq <= last ? shown(at(seq), contracts()) : undefined),
    count: (filters) => ({ count: select(filters).length, ...loss(filters?.["after"]) }),
    verify: (wanted) => ({ ...verdictOf(wanted, kept(), contracts()), ...loss(wanted["after"]) }),
    clear() {
      ring = [];
      cleared = last;
    },
  };
}
