// A query as it is looked up: its words in groups, each with what else means the same, and every name that it may contain.

import { says, wordsOf } from "./tokens.ts";

/** One word of the query, and the words that mean it. */
export interface Group {
  term: string;
  /** Words of the contract that mean the same. */
  synonyms: string[];
  /** How much it tells, from 0 to 1: an action says less than what it is done to. */
  weight: number;
}

/** A query that was read. */
export interface Query {
  groups: Group[];
  /** Each run of words as one term, with the share of the words that it covers: names are recognised by it. */
  runs: Map<string, number>;
}

/** Synonyms by phrase; the words of a phrase are separated by spaces. */
export type Synonyms = ReadonlyMap<string, string[]>;

/** Actions that are done to everything. */
const actions = new Set(
  "create make add new get fetch read show see find list all update change edit delete remove post put patch".split(
    " ",
  ),
);

const longestPhrase = 3;
const longestRun = 7;

const partsOf = (text: string): string[] => wordsOf(text).flatMap(({ parts }) => parts);

/** Reads the table of synonyms. */
export function readSynonyms(table: readonly (readonly [string, string])[]): Synonyms {
  const all = new Map<string, string[]>();
  for (const [said, meant] of table)
    for (const phrase of said.split(",")) {
      const key = partsOf(phrase).join(" ");
      const terms = wordsOf(meant).flatMap(({ parts, whole }) => (whole === undefined ? parts : [whole]));
      all.set(key, [...new Set([...(all.get(key) ?? []), ...terms])]);
    }
  return all;
}

/** The synonyms of each word: those of the longest phrase that it is part of. */
function meanings(words: string[], synonyms: Synonyms): string[][] {
  const found: string[][] = words.map(() => []);
  for (let size = longestPhrase; size > 0; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const meant = synonyms.get(words.slice(at, at + size).join(" "));
      if (meant === undefined) continue;
      for (let one = at; one < at + size; one++) if (found[one]?.length === 0) found[one] = meant;
    }
  return found;
}

function runsOf(words: string[]): Map<string, number> {
  const contents = words.filter(says).length;
  const runs = new Map<string, number>();
  for (const list of [words, words.filter(says)])
    for (let at = 0; at < list.length; at++)
      for (let end = at + 1; end <= Math.min(list.length, at + longestRun); end++) {
        const run = list.slice(at, end);
        const key = run.join("");
        const share = run.filter(says).length / Math.max(contents, 1);
        runs.set(key, Math.max(share, runs.get(key) ?? 0));
      }
  return runs;
}

/** Words that are one word elsewhere: `pay out` is payout, too. */
function compounds(words: string[], isTerm: (term: string) => boolean): string[][] {
  const found: string[][] = words.map(() => []);
  for (let at = 0; at + 1 < words.length; at++) {
    const both = `${words[at]}${words[at + 1]}`;
    if (isTerm(both)) for (const one of [at, at + 1]) found[one]?.push(both);
  }
  return found;
}

/**
 * Reads a query. Words that say nothing are left out, unless there are no others.
 * @param isTerm Whether the index has a term.
 */
export function readQuery(query: string, synonyms: Synonyms, isTerm: (term: string) => boolean): Query {
  const words = partsOf(query);
  const joint = compounds(words, isTerm);
  const meant = meanings(words, synonyms).map((own, at) => [...new Set([...(joint[at] ?? []), ...own])]);
  const all = words.map((term, at) => ({ term, synonyms: meant[at] ?? [], weight: actions.has(term) ? 0.4 : 1 }));
  const telling = all.filter(({ term, synonyms: same }) => says(term) || same.length > 0);
  return { groups: telling.length > 0 ? telling : all, runs: runsOf(words) };
}
