// The search itself: what is asked, by word and by name, against the entries of the index. It knows no page and no browser, so
// that the tests and the bench ask it what a reader asks.

import MiniSearch from "minisearch";
import { absenceOf } from "./absence.ts";
import { type IndexFile, kinds, type SearchEntry } from "./entry.ts";
import { joined, partsOf, says, termsOf } from "./tokens.ts";

/** What the search says to a query. */
export interface Findings {
  /** The best first; never empty, unless the query is. */
  entries: SearchEntry[];
  /** The name that does not exist, where the query is written like one. */
  unknown: string | undefined;
  /** What is said where no operation does what is asked for. */
  absent: string | undefined;
  /** Nothing matches: the entries are where one starts. */
  isGuess: boolean;
}

const boost = { title: 4, name: 4, note: 1.2, words: 0.7 };
/** What a name that is asked for is ahead: as a whole, while it is typed, and an address. */
const ahead = { whole: 1000, begun: 60, address: 600 };
/** What a word by itself asks for before all else: pages about a subject. A field of that name comes after them. */
const subjects: SearchEntry["kind"][] = ["operation", "guide", "page", "state"];
/** A status or an event, as it stands within a question. */
const capitals = /\b[A-Z]+(?:_[A-Z]+)*\b/g;
const plainWord = /^[A-Z]?[a-z]+$/;
/** How names are written in code, and what is written so. */
const styles: [pattern: RegExp, kinds: SearchEntry["kind"][]][] = [
  [/^[A-Z\d]+(?:_[A-Z\d]+)+$/, ["code", "event", "status", "value", "access"]],
  [/^[a-z\d]+(?:[-.][A-Za-z\d]+)+$/, ["code", "parameter"]],
  [/^[a-z\d]+(?:_[a-z\d]+)+$/, ["field", "operation", "parameter"]],
  [/^[a-z]+(?:[A-Z][a-z\d]*)+$/, ["operation", "field", "parameter"]],
];

/** Whether a text is written as error codes are. */
export const isCodeOf = (text: string): boolean => styles.slice(0, 2).some(([pattern]) => pattern.test(text));

/** A search that is ready. */
export class Search {
  readonly #entries: SearchEntry[];
  readonly #index: MiniSearch;
  readonly #synonyms = new Map<string, string[]>();
  /** Numbers of entries by name and title, each as one term. */
  readonly #names = new Map<string, number[]>();

  constructor(entries: SearchEntry[], index: MiniSearch, synonyms: IndexFile["synonyms"]) {
    this.#entries = entries;
    this.#index = index;
    for (const [said, meant] of synonyms)
      for (const phrase of said.split(",")) {
        const key = partsOf(phrase).join(" ");
        this.#synonyms.set(key, [...(this.#synonyms.get(key) ?? []), ...termsOf(meant)]);
      }
    entries.forEach(({ title, name }, at) => {
      for (const key of new Set([joined(title), partsOf(title).filter(says).join(""), joined(name)]))
        if (key !== "") this.#names.set(key, [...(this.#names.get(key) ?? []), at]);
    });
  }

  /** The pages at some addresses. */
  at(hrefs: readonly string[]): SearchEntry[] {
    return hrefs.flatMap((href) => this.#entries.find((one) => one.href === href) ?? []);
  }

  /**
   * @param query What was typed.
   * @param options `limit`: the most entries that are wanted. `service`: the one that the reader reads about.
   */
  find(query: string, { limit = 20, service = "" }: { limit?: number; service?: string } = {}): Findings {
    const unknown = this.#unknownName(query);
    const absence = absenceOf(query, this.#entries);
    const written = styles.find(([pattern]) => pattern.test(unknown ?? ""))?.[1] ?? [];
    const scores = this.#scores(absence?.thing ?? query);
    for (const [at, gain] of [...this.#named(query), ...this.#addressed(query)])
      scores.set(at, (scores.get(at) ?? 0) + gain);
    const subject = plainWord.test(query.trim()) ? this.#groups(query).flat() : [];
    const found = [...scores].map(([at, score]) => {
      const entry = this.#entries[at] as SearchEntry;
      const near = absence?.see.includes(entry.href) || written.includes(entry.kind) ? 20 : nearnessTo(subject, entry);
      return { entry, score: score * kinds[entry.kind].weight * near * (entry.service === service ? 1.1 : 1) };
    });
    const isGuess = found.length === 0 && query.trim() !== "";
    const entries = isGuess
      ? this.at(["guides/index.html", "index.html", "errors.html"])
      : found.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
    return { entries: entries.slice(0, limit), unknown, absent: absence?.says, isGuess };
  }

  /** The words of a query, each with what means the same: the longest phrase of the table counts. */
  #groups(query: string): string[][] {
    const parts = partsOf(query);
    const meant = parts.map((): string[] => []);
    for (let size = 3; size > 0; size--)
      for (let at = 0; at + size <= parts.length; at++) {
        const found = this.#synonyms.get(parts.slice(at, at + size).join(" ")) ?? [];
        for (let one = at; one < at + size; one++) if (meant[one]?.length === 0) meant[one] = found;
      }
    const groups = parts.map((part, at) => [...new Set([part, ...(meant[at] ?? [])])]);
    const telling = groups.filter(([part = ""]) => says(part) || this.#synonyms.has(part));
    return telling.length > 0 ? telling : groups;
  }

  /** What each entry is worth by the words of a query: the more of them it has, the more. */
  #scores(query: string): Map<number, number> {
    const groups = this.#groups(query);
    const results = this.#index.search(
      { combineWith: "OR", queries: groups.map((queries) => ({ combineWith: "OR", queries })) },
      {
        ...{ boost, tokenize: (text: string) => [text], weights: { prefix: 0.4, fuzzy: 0.15 } },
        boostTerm: (term) => (groups.some(([part]) => part === term) ? 1 : 0.6),
        prefix: (term) => term.length > 1 && groups.some(([part]) => part === term),
        fuzzy: (term) => (term.length > 3 && groups.some(([part]) => part === term) ? 0.18 : false),
      },
    );
    const covered = (terms: string[]) => groups.filter((group) => group.some((term) => terms.includes(term))).length;
    return new Map(
      results.map(({ id, score, queryTerms }) => [id, score * (covered(queryTerms) / groups.length) ** 3]),
    );
  }

  /** What entries gain whose name is asked for, or begins with what is typed. */
  #named(query: string): Map<number, number> {
    const gains = new Map<number, number>();
    const whole = joined(query);
    for (const [name, ids] of whole.length < 4 ? [] : this.#names)
      if (name.startsWith(whole)) for (const at of ids) gains.set(at, ahead.begun);
    for (const word of query.match(capitals) ?? [])
      for (const at of this.#names.get(joined(word)) ?? []) gains.set(at, ahead.begun);
    for (const key of [whole, partsOf(query).filter(says).join("")])
      for (const at of this.#names.get(key) ?? []) {
        const isPage = /^(?:guide|page|state)$/.test(this.#entries[at]?.kind ?? "");
        gains.set(at, plainWord.test(query.trim()) && !isPage ? ahead.begun : ahead.whole);
      }
    return gains;
  }

  /** What operations gain whose address is asked for, as the contract or as a log writes it. */
  #addressed(query: string): [number, number][] {
    const pattern = /^\s*(?:(GET|POST|PUT|PATCH|DELETE)\s+)?(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)/i;
    const [, method = "", path] = pattern.exec(query) ?? [];
    if (path === undefined) return [];
    const asked = path.replace(/(?<=.)\/$/, "");
    return this.#entries.flatMap(({ kind, note }, at): [number, number][] => {
      const [verb = "", own = ""] = note.split(" ");
      if (kind !== "operation" || !(own.includes(asked) || isAt(own, asked))) return [];
      const gain = own === asked || isAt(own, asked) ? ahead.address : ahead.address / 4;
      return [[at, gain * (verb === method.toUpperCase() ? 2 : 1)]];
    });
  }

  /** The name that a query asks for and that nothing begins with: one word, written as code is. */
  #unknownName(query: string): string | undefined {
    const word = query.trim().replace(/^["'`]|["'`]$/g, "");
    const key = joined(word);
    if (key === "" || !styles.some(([pattern]) => pattern.test(word))) return undefined;
    const options = { prefix: true, tokenize: (text: string) => [text] };
    return this.#index.search(key, options).length > 0 ? undefined : word;
  }
}

/** How near a page is to a subject: its title has the word, and is about it where it ends with it. */
function nearnessTo(subject: string[], { kind, title }: SearchEntry): number {
  const parts = subjects.includes(kind) ? partsOf(title).filter((part) => part !== "status") : [];
  if (!parts.some((part) => subject.includes(part))) return 1;
  const isLater = kind === "operation" && !/^(?:Create|List|Register)\b/.test(title);
  return subject.includes(parts.at(-1) ?? "") && !isLater ? 40 : 20;
}

/** Whether an address has values in the places of the parameters of a path. */
const isAt = (path: string, asked: string): boolean =>
  new RegExp(`^${path.replace(/\{[^}]*\}/g, "[^/]+")}$`).test(asked);

/** Makes the search out of what was built for it, in small steps, so that the page reacts meanwhile. */
export async function makeSearch(entries: SearchEntry[], { synonyms }: Pick<IndexFile, "synonyms">): Promise<Search> {
  const index = new MiniSearch({ fields: Object.keys(boost), tokenize: termsOf, processTerm: (term) => term });
  const documents = entries.map((entry, id) => ({ ...entry, id }));
  await index.addAllAsync(documents, { chunkSize: 150 });
  return new Search(entries, index, synonyms);
}
