// Which changes of a contract no entry announces, and which entries announce nothing.

import type { Api } from "../../model/apis.ts";
import { type Change, heavier, heaviest, type Rating, ratings } from "../../model/change.ts";
import { type EntryFile, heaviestBump, type Name, typesPackage } from "./entries.ts";
import { removedBeforeSunset } from "./rules/removed-operations.ts";

/** How much a contract moves by its changes: what only types see changes its content, too. */
export function contractRating(changes: Change[]): Rating {
  const wire = heaviest(changes.map((change) => change.wire));
  return changes.some(({ types }) => types !== "none") ? heavier(wire, "patch") : wire;
}

/** The removals before the announced day: neither an entry nor a version makes them good. */
export function early(changes: Change[]): string[] {
  return changes
    .filter(({ rule }) => rule === removedBeforeSunset.name)
    .map(({ api, text }) => `${api}: ${text} Neither an entry nor a version makes up for this`);
}

/**
 * What no entry announces. A change that breaks needs an entry that is major, of the contract, or of the client where only
 * its types break; one that adds needs an entry of the contract that is minor at least.
 * @param since Since when the changes and the entries were made, for the message.
 * @returns A line on the heaviest that is not announced; none when all is.
 */
export function unannounced(api: Api, changes: Change[], entries: EntryFile[], since: string): string[] {
  const of = (kind: "wire" | "types", rating: Rating) => changes.filter((change) => change[kind] === rating);
  const breaks = { wire: of("wire", "major"), types: of("types", "major") };
  const added = of("wire", "minor");
  const bump = heaviestBump(entries, api);
  const isMajor = bump === "major";
  if (breaks.wire.length > 0 && !isMajor)
    return [`${api}: ${sample(breaks.wire)} This breaks consumers, and ${missing(api, "major", since)}`];
  if (breaks.types.length > 0 && !isMajor && heaviestBump(entries, typesPackage) !== "major")
    return [`${api}: ${sample(breaks.types)} Code stops compiling, and ${missing(typesPackage, "major", since)}`];
  if (added.length > 0 && weight(bump) < weight("minor"))
    return [`${api}: ${sample(added)} Integrators can use this, but ${missing(api, "minor", since)}`];
  return [];
}

const texts = { major: "**Breaking**: what changes, and what to do", minor: "What changes for integrators." };

function missing(name: Name, bump: "major" | "minor", since: string): string {
  return `no entry ${since} says ${name}: ${bump}; add one: npm run changes -- --entry "${texts[bump]}"`;
}

/** The first of some changes, and how many more there are. */
function sample([first, ...others]: Change[]): string {
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  return `${first?.text.replace(/\s+/g, " ").replace(/\.?$/, "")}${more}.`;
}

/** Entries of a contract that is as it was released: they announce nothing. */
export function idle(api: Api, changes: Change[], entries: EntryFile[]): string[] {
  if (changes.length > 0) return [];
  return entries
    .filter(({ bumps }) => bumps[api] !== undefined)
    .map(({ file }) => `${file} names ${api}, which has not changed since its last release; take the name out`);
}

/** The changes of a branch, none heavier than all since the last release: what takes back unreleased work breaks nobody. */
export function capped(own: Change[], since: Change[]): Change[] {
  const most = (kind: "wire" | "types") => heaviest(since.map((change) => change[kind]));
  const lighter = (a: Rating, b: Rating): Rating => (weight(a) < weight(b) ? a : b);
  const [wire, types] = [most("wire"), most("types")];
  return own.map((change) => ({ ...change, wire: lighter(change.wire, wire), types: lighter(change.types, types) }));
}

const weight = (rating: Rating): number => ratings.indexOf(rating);
