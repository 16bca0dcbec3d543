// What the compiler found, put to the changes that caused it. It is the judge: what it does not refuse is no break.

import { type Change, type Rating, ratings } from "../../model/change.ts";
import { keysOf, pointer } from "../../model/document.ts";
import { isWithin } from "./reach.ts";
import type { TypeBreak } from "./types/judge.ts";

/** What the compiler says of both sides. */
export interface Verdict {
  /** What no longer compiles; `now` is the place with the names of the new bundle, where they are others. */
  breaks: (TypeBreak & { now?: string })[];
  /** How much the types differ, breaks aside: `none`, `patch` (comments only) or `minor`. */
  differ: Rating;
}

/**
 * Rates the types of changes by what no longer compiles.
 * @param changes The rated changes, the heaviest first; what they say of the types is at most taken down.
 * @param verdict What the compiler says.
 * @param alone Makes a change of a break that none of the changes explains.
 * @returns The changes with their `types`, and those that only the types see.
 */
export function withTypeBreaks(changes: Change[], verdict: Verdict, alone: (found: TypeBreak) => Change): Change[] {
  const broken = new Set<Change>();
  const unexplained = new Map<string, Change>();
  for (const found of verdict.breaks) {
    const causes = causesOf(found, changes);
    for (const cause of causes) broken.add(cause);
    if (causes.length > 0) continue;
    if (!unexplained.has(found.place)) unexplained.set(found.place, alone(found));
  }
  const most = ratings.indexOf(verdict.differ);
  const rated = changes.map((change) => {
    const types = ratings[Math.min(ratings.indexOf(change.types), most)] as Rating;
    return broken.has(change)
      ? { ...change, types: "major" as const, text: withAdvice(change.text) }
      : { ...change, types };
  });
  return [...rated, ...unexplained.values()];
}

/** Where there is nothing to do on the wire, there is something to do in code. */
function withAdvice(text: string): string {
  return text.replace(/; nothing to do( if you do not use it)?\b/, "; change your code where it uses this");
}

/**
 * The change at the place of a break, or else of the presence of that field, or else the nearest one above it, or else
 * all below it that are gone, or else the heaviest one below it.
 */
function causesOf({ place, now = place }: TypeBreak & { now?: string }, changes: Change[]): Change[] {
  const able = changes.filter(({ rule, place: own }) => rule !== "documentation" && own !== "");
  const places = [place, now];
  const at = (wanted: string[]) => able.find((change) => wanted.includes(change.place));
  const exact = at(places) ?? at(places.map(presenceOf));
  if (exact !== undefined) return [exact];
  const [first, ...others] = able.filter((change) => places.some((one) => isWithin(one, change.place)));
  if (first !== undefined)
    return [others.reduce((best, change) => (change.place.length > best.place.length ? change : best), first)];
  const below = able.filter((change) => places.some((one) => isWithin(change.place, one)));
  const gone = below.filter(({ rule }) => rule.endsWith("-removed"));
  return gone.length > 0 ? gone : below.slice(0, 1);
}

/** Where it stands whether a field is always there; the place itself where it is no field. */
function presenceOf(place: string): string {
  const keys = keysOf(place);
  return keys.at(-2) === "properties" ? pointer("", ...keys.slice(0, -2), "required") : place;
}
