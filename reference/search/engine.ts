// The search engine: ranks the entries of the index for a query, by words and by names. It does not depend on a
// browser, so that tests and bench can run it.

import MiniSearch from "minisearch";
import { absenceOf } from "./absence.ts";
import { kinds, type SearchEntry } from "./search-entry.ts";
import { synonyms } from "./synonyms.ts";
import { isContentWord, joinContentWords, joinParts, partsOf, termsOf } from "./tokens.ts";

/** The response of the search to a query. */
export interface Findings {
  /** The best first; only empty for an empty query. */
  entries: SearchEntry[];
  /** The query, if it is written like a name but there is no such name. */
  unknown: string | undefined;
  /** A sentence that no operation does the action of the query, if so. */
  absent: string | undefined;
  /** Whether nothing matches, so that the entries are general pages. */
  isGuess: boolean;
}

const boost = { title: 4, name: 4, note: 1.2, words: 0.7 };
/** Extra scores for the name in a query: whole, only begun, or an operation's address. */
const ahead = { whole: 1000, begun: 60, address: 600 };
/** Kinds of pages that rank first for a single word, which probably means a subject, not a field of that name. */
const subjects: SearchEntry["kind"][] = ["operation", "guide", "page", "state"];
const plainWord = /^[A-Z]?[a-z]+$/;
/** The spelling of codes and, below, of other names in code. */
export const codeStyle = /^(?:[A-Z\d]+(?:_[A-Z\d]+)+|[a-z\d]+(?:[-.][A-Za-z\d]+)+)$/;
const nameStyle = /^(?:[a-z\d]+(?:_[a-z\d]+)+|[a-z]+(?:[A-Z][a-z\d]*)+)$/;

/** The synonyms of a phrase, by its parts. */
const meanings = new Map<string, string[]>();
for (const [said, meant] of synonyms)
  for (const phrase of said.split(",")) {
    const key = partsOf(phrase).join(" ");
    meanings.set(key, [...(meanings.get(key) ?? []), ...termsOf(meant)]);
  }

/** The words of a query, each with its synonyms, of which those of the longest phrase apply. */
function groupsOf(query: string): string[][] {
  const parts = partsOf(query);
  const meant = parts.map((): string[] => []);
  for (let size = 3; size > 0; size--)
    for (let at = 0; at + size <= parts.length; at++) {
      const found = meanings.get(parts.slice(at, at + size).join(" ")) ?? [];
      for (let one = at; one < at + size; one++) if (meant[one]?.length === 0) meant[one] = found;
    }
  const groups = parts.map((part, at) => [...new Set([part, ...(meant[at] ?? [])])]);
  const wanted = groups.filter(([part = ""]) => isContentWord(part) || meanings.has(part));
  return wanted.length > 0 ? wanted : groups;
}

export class Search {
  readonly #entries: SearchEntry[];
  readonly #index: MiniSearch;
  /** Names and titles, each as one term, with the numbers of their entries. */
  readonly #names: [name: string, at: number][];

  constructor(entries: SearchEntry[], index: MiniSearch) {
    this.#entries = entries;
    this.#index = index;
    this.#names = entries.flatMap(({ title, name }, at) =>
      [...new Set([joinParts(title), joinContentWords(title), joinParts(name)])].map((key): [string, number] => [
        key,
        at,
      ]),
    );
  }

  /** The entries of some addresses. */
  at(hrefs: readonly string[]): SearchEntry[] {
    return hrefs.flatMap((href) => this.#entries.find((one) => one.href === href) ?? []);
  }

  /**
   * @param query The text that the reader typed.
   * @param service The service of the current page, whose entries rank a little higher.
   */
  find(query: string, service = ""): Findings {
    const absence = absenceOf(query, this.#entries);
    const unknown = this.#unknownName(query);
    // If the query is written like a code or an event, entries of these kinds come first.
    const isLost = unknown !== undefined && codeStyle.test(unknown);
    const scores = this.#scores(absence?.thing ?? query);
    for (const [at, gain] of [...this.#named(query), ...this.#addressed(query)])
      scores.set(at, (scores.get(at) ?? 0) + gain);
    const subject = plainWord.test(query.trim()) ? groupsOf(query).flat() : [];
    const found = [...scores].map(([at, score]) => {
      const entry = this.#entries[at] as SearchEntry;
      const isNear = absence?.see.includes(entry.href) || (isLost && ["code", "event"].includes(entry.kind));
      const near = isNear ? 20 : nearnessTo(subject, entry);
      return { entry, score: score * kinds[entry.kind].weight * near * (entry.service === service ? 1.1 : 1) };
    });
    const isGuess = found.length === 0 && query.trim() !== "";
    const entries = isGuess
      ? this.at(["guides/index.html", "index.html", "errors.html"])
      : found.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
    return { entries: entries.slice(0, 30), unknown, absent: absence?.says, isGuess };
  }

  /** Scores of entries by the words of a query: the more of them an entry has, the higher. */
  #scores(query: string): Map<number, number> {
    const groups = groupsOf(query);
    const isAsked = (term: string) => groups.some(([part]) => part === term);
    const results = this.#index.search(
      { combineWith: "OR", queries: groups.map((queries) => ({ combineWith: "OR", queries })) },
      {
        boost,
        tokenize: (text: string) => [text],
        weights: { prefix: 0.2, fuzzy: 0.15 },
        boostTerm: (term) => (isAsked(term) ? 1 : 0.6),
        prefix: (term) => term.length > 1 && isAsked(term),
        fuzzy: (term) => (term.length > 3 && isAsked(term) && !this.#isKnown(term) ? 0.18 : false),
      },
    );
    const covered = (terms: string[]) => groups.filter((group) => group.some((term) => terms.includes(term))).length;
    return new Map(results.map(({ id, score, queryTerms }) => [id, score * (covered(queryTerms) / groups.length)]));
  }

  /** Extra scores of entries whose name is the query or begins with it. */
  #named(query: string): Map<number, number> {
    const gains = new Map<number, number>();
    const [whole, told] = [joinParts(query), joinContentWords(query)];
    for (const [name, at] of this.#names) {
      const isPage = /^(?:guide|page|state)$/.test(this.#entries[at]?.kind ?? "");
      const gain = plainWord.test(query.trim()) && !isPage ? ahead.begun : ahead.whole;
      if (name !== "" && [whole, told].includes(name)) gains.set(at, gain);
      else if (whole.length > 3 && name.startsWith(whole)) gains.set(at, Math.max(gains.get(at) ?? 0, ahead.begun));
    }
    return gains;
  }

  /** Extra scores of operations whose address is in the query, as a template or with values. */
  #addressed(query: string): [number, number][] {
    const pattern = /^\s*(?:(GET|POST|PUT|PATCH|DELETE)\s+)?(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)/i;
    const [, method = "", path] = pattern.exec(query) ?? [];
    if (path === undefined) return [];
    return this.#entries.flatMap(({ kind, note }, at): [number, number][] => {
      const [verb, own = ""] = note.split(" ");
      const isWhole = new RegExp(`^${own.replace(/\{[^}]*\}/g, "[^/]+")}/?$`).test(path);
      if (kind !== "operation" || !(isWhole || own.includes(path))) return [];
      return [[at, (isWhole ? ahead.address : ahead.begun) * (verb === method.toUpperCase() ? 2 : 1)]];
    });
  }

  /** The query, if it is one word that is written like code but no term begins with it. */
  #unknownName(query: string): string | undefined {
    const word = query.trim().replace(/^["'`]|["'`]$/g, "");
    const key = joinParts(word);
    if (key === "" || !(codeStyle.test(word) || nameStyle.test(word))) return undefined;
    return this.#isKnown(key) ? undefined : word;
  }

  /** Whether a term of the index begins with this term. */
  #isKnown(term: string): boolean {
    return this.#index.search(term, { prefix: true, tokenize: (text) => [text] }).length > 0;
  }
}

/** Factor for a page whose title has a word of the subject; higher if the title ends with it. */
function nearnessTo(subject: string[], { kind, title }: SearchEntry): number {
  const parts = subjects.includes(kind) ? partsOf(title).filter((part) => part !== "status") : [];
  if (!parts.some((part) => subject.includes(part))) return 1;
  const isLater = kind === "operation" && !/^(?:Create|List|Register)\b/.test(title);
  return subject.includes(parts.at(-1) ?? "") && !isLater ? 40 : 20;
}

/** Builds the search from the entries, in small steps, so that the page stays responsive. */
export async function makeSearch(entries: SearchEntry[]): Promise<Search> {
  const index = new MiniSearch({ fields: Object.keys(boost), tokenize: termsOf, processTerm: (term) => term });
  const documents = entries.map((entry, id) => ({ ...entry, id }));
  await index.addAllAsync(documents, { chunkSize: 150 });
  return new Search(entries, index);
}
