// What one looks for and no operation does: it is said, and what reads the thing or its status comes first.

import type { Entry } from "./entry.ts";
import { partsOf, says } from "./tokens.ts";

/** Actions: words that one types for each, the first ones as a sentence has it; and the verbs of operations that do it. */
const actions: { typed: Record<string, string>; done: RegExp }[] = [
  {
    typed: {
      cancel: "cancels",
      abort: "cancels",
      stop: "stops",
      reverse: "reverses",
      refund: "refunds",
      recall: "recalls",
    },
    done: /^(?:Cancel|Reverse|Reject|Refund|Delete)\b/,
  },
  {
    typed: { freeze: "freezes", block: "blocks", suspend: "suspends", lock: "locks", deactivate: "deactivates" },
    done: /^(?:Freeze|Block|Suspend|Lock|Deactivate)\b/,
  },
  {
    typed: { change: "changes", update: "changes", edit: "changes", modify: "changes" },
    done: /^(?:Update|Replace|Change|Complete)\b/,
  },
  { typed: { delete: "deletes", remove: "deletes", close: "closes" }, done: /^(?:Delete|Remove|Close)\b/ },
  { typed: { revoke: "revokes", invalidate: "revokes" }, done: /^(?:Revoke|Delete)\b/ },
];

/** What does not exist. */
export interface Absence {
  says: string;
  /** What it would be done to, as it was typed. */
  thing: string;
  /** Addresses of the pages that come nearest. */
  see: string[];
}

/** What an operation is about, by its title: `List payout routes` is about a payout route. */
const thingOf = (title: string): string => partsOf(title).slice(1).filter(says).join(" ");

/** What a query asks for that no operation does: an action and a thing that operations are about, and nothing else. */
export function absenceOf(query: string, entries: readonly Entry[]): Absence | undefined {
  const parts = partsOf(query).filter(says);
  for (const { typed, done } of actions) {
    const verb = parts.find((one) => typed[one] !== undefined);
    const rest = parts.filter((one) => one !== verb);
    if (verb === undefined || rest.length === 0) continue;
    const about = entries.filter(({ kind, title }) => kind === "operation" && thingOf(title) === rest.join(" "));
    if (about.length === 0 || about.some(({ title }) => done.test(title))) return undefined;
    const words = query.trim().split(/\s+/);
    const thing = words
      .filter((word) => partsOf(word).some((one) => rest.includes(one)))
      .join(" ")
      .toLowerCase();
    const reads = about.filter(({ title }) => /^(?:Get|List)\b/.test(title));
    const states = entries.filter(
      ({ kind, title }) => kind === "state" && thingOf(`x ${title}`).startsWith(rest.join(" ")),
    );
    const article = /s$/.test(thing) ? "" : /^[aeiou]/.test(thing) ? "an " : "a ";
    return {
      says: `No documented operation ${typed[verb]} ${article}${thing}.`,
      ...{ thing, see: [...reads, ...states].map(({ href }) => href) },
    };
  }
  return undefined;
}
