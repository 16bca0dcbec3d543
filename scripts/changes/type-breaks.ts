// What the compiler found, put to the changes that caused it.

import type { Change } from "../../model/change.ts";
import { isWithin } from "./reach.ts";
import type { TypeBreak } from "./types/judge.ts";

/**
 * Rates the types of changes by what no longer compiles.
 * @param changes The rated changes.
 * @param breaks What the compiler found.
 * @param alone Makes a change of a break that none of the changes explains.
 * @returns The changes with their `types`, and those that only the types see.
 */
export function withTypeBreaks(changes: Change[], breaks: TypeBreak[], alone: (found: TypeBreak) => Change): Change[] {
  const broken = new Set<Change>();
  const unexplained = new Map<string, Change>();
  for (const found of breaks) {
    const cause = causeOf(found, changes);
    if (cause !== undefined) broken.add(cause);
    else if (!unexplained.has(found.place)) unexplained.set(found.place, alone(found));
  }
  const rated = changes.map((change) => (broken.has(change) ? { ...change, types: "major" as const } : change));
  return [...rated, ...unexplained.values()];
}

/** The change at the place of a break, or else the nearest one above it, or else the heaviest one below it. */
function causeOf({ place }: TypeBreak, changes: Change[]): Change | undefined {
  const able = changes.filter(({ rule }) => rule !== "documentation");
  const above = able.filter((change) => change.place !== "" && isWithin(place, change.place));
  if (above.length > 0)
    return above.reduce((best, change) => (change.place.length > best.place.length ? change : best));
  // Changes come in the order of their weight.
  return able.find((change) => isWithin(change.place, place));
}
