// What every part of the storage writes with.

import type { Changes } from "./changes.ts";

/** The transactions of a state, and the places of what is stored in it. */
export interface Writing {
  readonly changes: Changes;
  isOpen(): boolean;
  /** A place that was never used before. */
  nextSeq(): number;
  /** Does some work wholly or, when it throws, not at all; inside another transaction it is part of that one. */
  transaction<T>(work: () => T): T;
}
