// What changed from one run to the next, by cause. Of a cause with parts, such as all codes that are not listed, each part counts.

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
  const [earlier, now] = [before?.causes ?? [], run.causes];
  const known = new Set(earlier.map(({ key }) => key));
  const seen = new Set(now.map(({ key }) => key));
  const called = new Set(run.called);
  const isNew = ({ key }: KeptCause) => before !== undefined && !known.has(key);
  // A run that ended early, or that called no such operation, did not have to see it.
  const isLooked = ({ operations }: KeptCause) => run.endedEarly !== true && operations.every((one) => called.has(one));
  const stateOf = (cause: KeptCause): State => (isNew(cause) ? "new" : "still there");
  const ofPast = (cause: KeptCause): Compared => ({ cause, state: isLooked(cause) ? "gone" : "not looked at" });
  return [
    ...now.map((cause): Compared => ({ cause, state: stateOf(cause) })),
    ...partsBeside(now, earlier).map((cause): Compared => ({ cause, state: "new" })),
    ...earlier.filter(({ key }) => !seen.has(key)).map(ofPast),
    ...partsBeside(earlier, now).map(ofPast),
  ].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

/** Parts that causes have and the same causes of another run do not, each as a cause of its own. */
function partsBeside(causes: KeptCause[], others: KeptCause[]): KeptCause[] {
  return causes.flatMap((cause) => {
    const other = others.find(({ key }) => key === cause.key)?.parts;
    const alone = other === undefined ? [] : (cause.parts ?? []).filter((part) => !other.includes(part));
    return alone.map((part) => ({
      ...cause,
      key: `${cause.key}: ${part}`,
      says: `${part}, of: ${cause.says}`,
      count: 0,
    }));
  });
}

const order: State[] = ["new", "still there", "gone", "not looked at"];
