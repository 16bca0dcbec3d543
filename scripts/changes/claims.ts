// Which differences our rules have decided: those at the place of a finding and below it.

import { isWithin } from "./reach.ts";
import type { DiffEntry } from "./redocly.ts";
import type { Found } from "./rule.ts";

/**
 * The differences that no rule of ours has decided.
 * @param entries Every difference.
 * @param found What our rules found.
 */
export function unclaimed(entries: DiffEntry[], found: Found[]): DiffEntry[] {
  return entries.filter((entry) => !found.some((one) => claims(one, entry)));
}

function claims(found: Found, entry: DiffEntry): boolean {
  const own = pointersFor(found, entry);
  if (own.some((pointer) => (found.alone ? pointer === found.place : isWithin(pointer, found.place)))) return true;
  const covers = found.covers ?? [];
  if (covers.some((place) => [entry.before, entry.after].some((side) => side && isWithin(side.pointer, place))))
    return true;
  // A rule that found one value of a list has looked at the whole list.
  return entry.kind === "modified" && own.some((pointer) => isInList(found.place, pointer, entry));
}

/** The pointers of an entry that a finding is compared with: of its side, and of the other one where no index is in it. */
function pointersFor({ side, place }: Found, entry: DiffEntry): string[] {
  const other = entry[side === "before" ? "after" : "before"];
  const isStable = !/\/\d+(\/|$)/.test(place.replace(/\/responses\/\d+/g, ""));
  const sides = [entry[side], isStable ? other : undefined];
  return sides.flatMap((one) => (one === undefined ? [] : [one.pointer]));
}

function isInList(place: string, pointer: string, { before, after }: DiffEntry): boolean {
  const isList = Array.isArray(before?.value) || Array.isArray(after?.value);
  return isList && isWithin(place, pointer);
}
