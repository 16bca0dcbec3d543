// What changed from one run to the next, by cause.

import type { KeptCause, KeptRun } from "./runs.ts";

/** How a cause of two runs stands. */
export type State = "new" | "still there" | "gone" | "not looked at";

/** A cause of either of two runs. */
export interface Compared {
  cause: KeptCause;
  state: State;
}

/** The runs against the same deployment as the last one, oldest first. */
export function comparable(runs: KeptRun[]): KeptRun[] {
  const origins = JSON.stringify(runs.at(-1)?.origins);
  return runs.filter((run) => JSON.stringify(run.origins) === origins);
}

/**
 * Compares two runs.
 * @param before The earlier one; without one, nothing is new.
 * @returns New causes first, then those that are still there, gone, and not looked at.
 */
export function compare(before: KeptRun | undefined, run: KeptRun): Compared[] {
  const known = new Set(before?.causes.map(({ key }) => key));
  const seen = new Set(run.causes.map(({ key }) => key));
  const called = new Set(run.called);
  const isNew = ({ key }: KeptCause) => before !== undefined && !known.has(key);
  // A run that ended early, or that called no such operation, did not have to see it.
  const isLooked = ({ operations }: KeptCause) => run.endedEarly !== true && operations.every((one) => called.has(one));
  const now = run.causes.map((cause): Compared => ({ cause, state: isNew(cause) ? "new" : "still there" }));
  const past = (before?.causes ?? []).filter(({ key }) => !seen.has(key));
  const left = past.map((cause): Compared => ({ cause, state: isLooked(cause) ? "gone" : "not looked at" }));
  return [...now, ...left].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

const order: State[] = ["new", "still there", "gone", "not looked at"];
