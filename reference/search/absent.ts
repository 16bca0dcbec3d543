// What one looks for and no operation does: it is said, and what comes nearest stands first. Knows no browser and no contract.

import { says, wordsOf } from "./tokens.ts";

/** Things that have no operation for some actions: the thing, the actions, and the pages that say what is possible. */
export type Absent = readonly [thing: string, actions: readonly Action[], see: readonly string[]];

/** An action that somebody may look for, as a sentence says it. */
export type Action = keyof typeof actions;

/** Words that one types for each action. */
const actions = {
  cancels: "cancel abort stop halt void cancellation",
  reverses: "reverse undo revert recall refund chargeback reversal",
  changes: "edit change update modify amend",
  deletes: "delete remove close erase",
  revokes: "revoke invalidate",
} as const;

/** What does not exist, and is asked for in some words: phrases with commas between, what is said, and where to read on. */
export type Told = readonly [phrases: string, says: string, see: readonly string[]];

/** What does not exist. */
export interface Absence {
  /** What is said of it. */
  says: string;
  /** Addresses of the pages that come nearest, without the root. */
  see: readonly string[];
}

const termsOf = (text: string): string[] =>
  wordsOf(text)
    .flatMap(({ parts }) => parts)
    .filter(says);

/** Words of a question that ask, and change nothing of what is asked. */
const asking = new Set(["operation", "endpoint", "api", "existing"]);

/**
 * What a query asks for that no operation does: an action and a thing, and nothing else.
 * @param table What does not exist.
 */
export function absenceOf(query: string, table: readonly Absent[]): Absence | undefined {
  const terms = new Set(termsOf(query).filter((term) => !asking.has(term)));
  for (const [thing, all, see] of table) {
    const named = termsOf(thing);
    if (terms.size !== named.length + 1 || !named.every((one) => terms.has(one))) continue;
    const asked = [...terms].find((one) => !named.includes(one)) ?? "";
    const action = all.find((one) => termsOf(actions[one]).includes(asked));
    const article = /^[aeiou]/.test(thing) ? "an" : "a";
    if (action !== undefined) return { says: `No operation ${action} ${article} ${thing}.`, see };
  }
  return undefined;
}

const keyOf = (text: string): string => [...new Set(termsOf(text))].sort().join(" ");

/** What is said to the words of a query, if it has no others. */
export function toldOf(query: string, table: readonly Told[]): Absence | undefined {
  const key = keyOf(query);
  const found = table.find(([phrases]) => phrases.split(",").some((one) => keyOf(one) === key));
  return found && { says: found[1], see: found[2] };
}
