// What one looks for and no operation does: it is said, and what reads the thing or its status comes first.

import type { SearchEntry } from "./entry.ts";
import { synonyms } from "./synonyms.ts";
import { isContentWord, wordsOf } from "./tokens.ts";

/** Actions as they are typed, with the verbs of operations that do each. */
const actions: [typed: string, done: RegExp][] = [
  ["cancel abort stop reverse refund recall undo", /^(?:Cancel|Reverse|Reject|Refund|Delete)\b/],
  ["freeze block suspend lock deactivate disable pause", /^(?:Freeze|Block|Suspend|Lock|Deactivate)\b/],
  ["change update edit modify", /^(?:Update|Replace|Change|Complete)\b/],
  ["delete remove close revoke invalidate", /^(?:Delete|Remove|Close|Revoke)\b/],
  ["list", /^List\b/],
];

export interface Absence {
  says: string;
  thing: string;
  /** Addresses of the pages that come nearest. */
  see: string[];
}

/** The words of a text: what has a hyphen is one word, so that the “in” of `pay-in` stays. */
const namesOf = (text: string): string[] => wordsOf(text).map((parts) => parts.join("-"));

/** What an operation is about, by its title: `List payout routes` is about a payout route. */
const thingOf = (title: string): string => namesOf(title).slice(1).filter(isContentWord).join(" ");

/** Operations about a thing, or else about what means the same. An access token is a token, too. */
function operationsAbout(thing: string, entries: readonly SearchEntry[]): SearchEntry[] {
  const about = (name: string) =>
    entries.filter(({ kind, title }) => kind === "operation" && ` ${thingOf(title)}`.endsWith(` ${name}`));
  const meant = synonyms.filter(([said]) => said.split(", ").includes(thing));
  const own = about(thing);
  return own.length > 0 ? own : meant.flatMap(([, name]) => about(name));
}

/** What a query asks for that no operation does: an action and a thing that operations are about, and nothing else. */
export function absenceOf(query: string, entries: readonly SearchEntry[]): Absence | undefined {
  const words = namesOf(query).filter(isContentWord);
  for (const [typed, done] of actions) {
    const verb = words.find((one) => typed.split(" ").includes(one));
    const thing = words.filter((one) => one !== verb).join(" ");
    const about = verb ? operationsAbout(thing, entries) : [];
    if (verb === undefined || about.length === 0 || about.some(({ title }) => done.test(title))) continue;
    const isNear = ({ kind, title }: SearchEntry) => kind === "state" && namesOf(title).join(" ").startsWith(thing);
    const near = [...about.filter(({ title }) => /^(?:Get|List|Delete)\b/.test(title)), ...entries.filter(isNear)];
    const third = `${verb.replace(/y$/, "ie").replace(/o$/, "oe")}s`; // Edits, modifies, undoes.
    const sentence = `No documented operation ${third} ${/^(?!user)[aeiou]/.test(thing) ? "an" : "a"} ${thing}.`;
    return { says: sentence, thing, see: near.map(({ href }) => href) };
  }
  return undefined;
}
