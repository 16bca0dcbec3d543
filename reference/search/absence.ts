// What one looks for and no operation does: it is said, and what reads the thing or its status comes first.

import type { SearchEntry } from "./entry.ts";
import { partsOf, says } from "./tokens.ts";

/** Actions as they are typed, with the verbs of operations that do each. */
const actions: [typed: string, done: RegExp][] = [
  ["cancel abort stop reverse refund recall undo", /^(?:Cancel|Reverse|Reject|Refund|Delete)\b/],
  ["freeze block suspend lock deactivate", /^(?:Freeze|Block|Suspend|Lock|Deactivate)\b/],
  ["change update edit modify", /^(?:Update|Replace|Change|Complete)\b/],
  ["delete remove close", /^(?:Delete|Remove|Close)\b/],
  ["revoke invalidate", /^(?:Revoke|Delete)\b/],
  ["list", /^List\b/],
];

/** What does not exist. */
export interface Absence {
  says: string;
  /** What it would be done to. */
  thing: string;
  /** Addresses of the pages that come nearest. */
  see: string[];
}

/** What an operation is about, by its title: `List payout routes` is about a payout route. */
const thingOf = (title: string): string => partsOf(title).slice(1).filter(says).join(" ");

/** What a query asks for that no operation does: an action and a thing that operations are about, and nothing else. */
export function absenceOf(query: string, entries: readonly SearchEntry[]): Absence | undefined {
  const parts = partsOf(query).filter(says);
  for (const [typed, done] of actions) {
    const verb = parts.find((one) => typed.split(" ").includes(one));
    const thing = parts.filter((one) => one !== verb).join(" ");
    const about = verb ? entries.filter(({ kind, title }) => kind === "operation" && thingOf(title) === thing) : [];
    if (verb === undefined || about.length === 0 || about.some(({ title }) => done.test(title))) continue;
    const isNear = ({ kind, title }: SearchEntry) => kind === "state" && partsOf(title).join(" ").startsWith(thing);
    const near = [...about.filter(({ title }) => /^(?:Get|List)\b/.test(title)), ...entries.filter(isNear)];
    // Edits, modifies, undoes.
    const third = `${verb.replace(/y$/, "ie").replace(/o$/, "oe")}s`;
    const sentence = `No documented operation ${third} ${/^[aeiou]/.test(thing) ? "an" : "a"} ${thing}.`;
    return { says: sentence, thing, see: near.map(({ href }) => href) };
  }
  return undefined;
}
