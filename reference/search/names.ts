// The names of the index: which entries a name stands for, whether a name exists at all, and which are nearest to one that does not.

import type { Entry } from "./entry.ts";
import { joined, says, wordsOf } from "./tokens.ts";

/** The names of the index. */
export interface Names {
  /** Numbers of the entries by name, title or other name, each as one term. */
  byName: ReadonlyMap<string, ReadonlySet<number>>;
  /** Names as they stand in code, with their entry: what a wrong name is compared with. */
  inCode: { kind: Entry["kind"]; pairs: ReadonlySet<string>; entry: number }[];
}

/** Kinds of names that a wrong name may have meant. */
const codeKinds = new Set<Entry["kind"]>([
  "code",
  "event",
  "status",
  "value",
  "operation",
  "scope",
  "role",
  "field",
  "parameter",
]);

/** A title without the words that say nothing. */
function told(text: string): string {
  return wordsOf(text)
    .flatMap(({ parts }) => parts)
    .filter(says)
    .join("");
}

function pairsOf(term: string): Set<string> {
  const padded = ` ${term} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** How alike two terms are, from 0 to 1: twice the pairs of letters they share, of all they have. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return (2 * shared) / (a.size + b.size);
}

/** Reads the names of all entries. */
export function namesOf(entries: readonly Entry[]): Names {
  const byName = new Map<string, Set<number>>();
  const add = (key: string, at: number): void => {
    if (key !== "") byName.set(key, (byName.get(key) ?? new Set()).add(at));
  };
  entries.forEach(({ title, name, keys }, at) => {
    for (const one of [title, name, ...keys.split(",")]) {
      add(joined(one), at);
      add(told(one), at);
    }
  });
  const seen = new Set<string>();
  const inCode = entries.flatMap(({ kind, name }, entry) => {
    const key = joined(name);
    if (!codeKinds.has(kind) || seen.has(`${kind} ${key}`)) return [];
    seen.add(`${kind} ${key}`);
    return [{ kind, pairs: pairsOf(key), entry }];
  });
  return { byName, inCode };
}

/** How names are written in code, and the kinds that are written so. */
const styles: { pattern: RegExp; kinds: Entry["kind"][] }[] = [
  { pattern: /^[A-Z\d]+(?:_[A-Z\d]+)+$/, kinds: ["code", "event", "status", "value", "role"] },
  { pattern: /^[a-z\d]+(?:[-.][A-Za-z\d]+)+$/, kinds: ["code", "parameter"] },
  { pattern: /^[a-z\d]+(?:_[a-z\d]+)+$/, kinds: ["field", "operation", "parameter"] },
  { pattern: /^[a-z]+(?:[A-Z][a-z\d]*)+$/, kinds: ["operation", "field", "parameter"] },
];

const styleOf = (text: string) => styles.find(({ pattern }) => pattern.test(text));

/** Whether a text is written as error codes are. */
export function isCodeOf(text: string): boolean {
  return styleOf(text)?.kinds[0] === "code";
}

/**
 * The name that a query asks for and that does not exist: one word, written as code is.
 * @param isBegun Whether anything in the index begins with a term; what is still being typed is not wrong yet.
 */
export function unknownName(query: string, isBegun: (term: string) => boolean): string | undefined {
  const word = query.trim().replace(/^["'`]|["'`]$/g, "");
  const key = joined(word);
  return key === "" || styleOf(word) === undefined || isBegun(key) ? undefined : word;
}

/** The entries with the nearest names, the nearest first. */
export function nearest(text: string, names: Names, { least, count }: { least: number; count: number }): number[] {
  const pairs = pairsOf(joined(text));
  const kinds = styleOf(text)?.kinds;
  return names.inCode
    .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
    .map(({ pairs: own, entry }) => ({ entry, like: likeness(pairs, own) }))
    .filter(({ like }) => like >= least)
    .sort((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({ entry }) => entry);
}

/** Whether an address as it is on the wire, ids and origin included, is one of a path of the contract. */
export function isAddressOf(path: string, asked: string): boolean {
  const wanted = asked.split("/");
  const parts = path.split("/");
  return (
    parts.length === wanted.length &&
    parts.every((part, at) => part === wanted[at] || (part.startsWith("{") && wanted[at] !== ""))
  );
}
