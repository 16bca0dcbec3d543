// From the compiler's errors to what they have in common: each cause is said once.

import type { Probe, Refusal } from "./probe.ts";

/** Something that compiled and no longer does. */
export interface TypeBreak {
  /** JSON pointer in the bundle before. */
  place: string;
  /** What no longer compiles, as one clause without a full stop. */
  text: string;
}

/** A probe that no longer compiles, and why. */
export interface Refused {
  probe: Probe;
  refusal: Refusal;
}

/**
 * The breaks behind the probes that no longer compile.
 * @param refused The probes, in the order of the bundle.
 * @returns One break for each place and clause, without those that another break explains.
 */
export function breaksOf(refused: Refused[]): TypeBreak[] {
  const breaks = new Map<string, TypeBreak>();
  const broken = new Set<string>();
  const whole = new Set<string>();
  const gone = new Set<string>();
  for (const { probe, refusal } of refused) {
    const { place, group = "", causes = [] } = probe;
    const above = place.slice(0, place.lastIndexOf("/"));
    if (causes.some((cause) => isWithin(cause, broken)) || isWithin(above, whole) || gone.has(group)) continue;
    if (group !== "" && refusal.gone) gone.add(group);
    if (probe.whole) whole.add(place);
    broken.add(place);
    const text = probe.says(refusal);
    breaks.set(`${place} ${text}`, { place, text });
  }
  return [...breaks.values()];
}

/** Whether a place is one of some places or below one. */
function isWithin(place: string, places: Set<string>): boolean {
  const keys = place.split("/");
  return keys.some((_, index) => places.has(keys.slice(0, index + 1).join("/")));
}
