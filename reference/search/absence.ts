// Recognizes queries for an action that no operation does, and ranks pages that read the resource or its status first.

import type { SearchEntry } from "./search-entry.ts";
import { synonyms } from "./synonyms.ts";
import { isContentWord, wordsOf } from "./tokens.ts";

/** Verbs of queries, with the verbs in titles of operations that do the same. */
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

/** The words of a text. A word with hyphens stays whole, so that `pay-in` keeps its “in”. */
const namesOf = (text: string): string[] => wordsOf(text).map((parts) => parts.join("-"));

/** The subject of an operation, from its title: `List payout routes` gives a payout route. */
const thingOf = (title: string): string => namesOf(title).slice(1).filter(isContentWord).join(" ");

/** Operations about a subject, or else about its synonyms. An operation about an access token is also about a token. */
function operationsAbout(thing: string, entries: readonly SearchEntry[]): SearchEntry[] {
  const about = (name: string) =>
    entries.filter(({ kind, title }) => kind === "operation" && ` ${thingOf(title)}`.endsWith(` ${name}`));
  const meant = synonyms.filter(([said]) => said.split(", ").includes(thing));
  const own = about(thing);
  return own.length > 0 ? own : meant.flatMap(([, name]) => about(name));
}

/** The missing action of a query that has only an action and a subject of operations; undefined for other queries. */
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
