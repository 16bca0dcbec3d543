// The search itself: what is asked, by word and by name, against the entries of the index. It knows no page and no browser, so
// that the tests and the bench ask it what a reader asks.

import MiniSearch, { type SearchResult } from "minisearch";
import { absenceOf } from "./absence.ts";
import { type Entry, type IndexFile, kinds } from "./entry.ts";
import { joined, partsOf, says, termsOf } from "./tokens.ts";

/** What the search says to a query. */
export interface Findings {
  /** The best first; never empty, unless the query is. */
  entries: Entry[];
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
/** What says little about what is meant, as it is done to everything. */
const common = new Set([
  "create",
  "list",
  "update",
  "add",
  "new",
  "all",
  "find",
  "make",
  "change",
  "delete",
  "remove",
  "get",
]);
/** Of operations on the same thing, what is asked for most. */
const verbs: Record<string, number> = { Create: 1.12, Register: 1.12, List: 1.06, Get: 1.04 };
/** How names are written in code, and what is written so. */
const styles: [pattern: RegExp, kinds: Entry["kind"][]][] = [
  [/^[A-Z\d]+(?:_[A-Z\d]+)+$/, ["code", "event", "status", "value", "access"]],
  [/^[a-z\d]+(?:[-.][A-Za-z\d]+)+$/, ["code", "parameter"]],
  [/^[a-z\d]+(?:_[a-z\d]+)+$/, ["field", "operation", "parameter"]],
  [/^[a-z]+(?:[A-Z][a-z\d]*)+$/, ["operation", "field", "parameter"]],
];

/** Whether a text is written as error codes are. */
export const isCodeOf = (text: string): boolean => styles.slice(0, 2).some(([pattern]) => pattern.test(text));

/** A word of the query, with the words that mean it. */
interface Group {
  terms: string[];
  weight: number;
}

/** A search that is ready. */
export class Search {
  readonly #entries: Entry[];
  readonly #index: MiniSearch;
  readonly #synonyms = new Map<string, string[]>();
  /** Numbers of entries by name and title, each as one term. */
  readonly #names = new Map<string, number[]>();
  readonly #titles: Set<string>[];

  constructor(entries: Entry[], index: MiniSearch, synonyms: IndexFile["synonyms"]) {
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
    this.#titles = entries.map(({ title }) => new Set(termsOf(title)));
  }

  get size(): number {
    return this.#entries.length;
  }

  /** The pages at some addresses. */
  at(hrefs: readonly string[]): Entry[] {
    return hrefs.flatMap((href) => this.#entries.find((one) => one.href === href) ?? []);
  }

  /**
   * @param query What was typed.
   * @param options `limit`: the most entries that are wanted. `service`: the one that the reader reads about.
   */
  find(query: string, { limit = 20, service = "" }: { limit?: number; service?: string } = {}): Findings {
    const unknown = this.#unknownName(query);
    const absence = absenceOf(query, this.#entries);
    const scores = this.#scores(absence?.thing ?? query);
    this.#addNames(scores, query);
    this.#addAddress(scores, query);
    const own = unknown === undefined ? [] : (styles.find(([pattern]) => pattern.test(unknown))?.[1] ?? []);
    for (const [at, score] of scores) {
      const entry = this.#entries[at] as Entry;
      const near = absence?.see.includes(entry.href) || own.includes(entry.kind) ? 20 : 1;
      scores.set(at, score * near * (entry.service === service ? 1.1 : 1));
    }
    const found = this.#spread(scores);
    const isGuess = found.length === 0 && query.trim() !== "";
    const entries = isGuess ? this.at(["guides/index.html", "index.html", "errors.html"]) : found.slice(0, limit);
    return { entries, unknown, absent: absence?.says, isGuess };
  }

  /** The words of a query, each with what means the same: the longest phrase of the table counts. */
  #groups(query: string): Group[] {
    const parts = partsOf(query);
    const meant = parts.map((): string[] => []);
    for (let size = 3; size > 0; size--)
      for (let at = 0; at + size <= parts.length; at++) {
        const found = this.#synonyms.get(parts.slice(at, at + size).join(" "));
        for (let one = at; found !== undefined && one < at + size; one++)
          if (meant[one]?.length === 0) meant[one] = found;
      }
    // `pay out` is payout, too.
    for (let at = 0; at + 1 < parts.length; at++)
      for (const one of [at, at + 1]) meant[one] = [...(meant[one] ?? []), `${parts[at]}${parts[at + 1]}`];
    const groups = parts.map((part, at) => ({
      terms: [...new Set([part, ...(meant[at] ?? [])])],
      weight: common.has(part) ? 0.4 : 1,
    }));
    const telling = groups.filter(({ terms }, at) => says(terms[0] ?? "") || this.#synonyms.has(parts[at] ?? ""));
    return telling.length > 0 ? telling : groups;
  }

  #scores(query: string): Map<number, number> {
    const groups = this.#groups(query);
    const total = groups.reduce((sum, { weight }) => sum + weight, 0);
    const sums = new Map<number, { score: number; weight: number; title: Set<string> }>();
    for (const { terms, weight } of groups)
      for (const { id, score, match } of this.#index.search(terms.join(" "), {
        ...{ boost, tokenize: (text: string) => text.split(" "), combineWith: "OR" },
        boostTerm: (_, index) => (index === 0 ? 1 : 0.6),
        prefix: (term, index) => index === 0 && term.length > 1,
        fuzzy: (term, index) => (index === 0 && term.length > 3 ? 0.2 : false),
        weights: { prefix: 0.4, fuzzy: 0.15 },
      }) as SearchResult[]) {
        const sum = sums.get(id) ?? { score: 0, weight: 0, title: new Set<string>() };
        for (const [term, fields] of Object.entries(match)) if (fields.includes("title")) sum.title.add(term);
        sums.set(id, { score: sum.score + weight * score, weight: sum.weight + weight, title: sum.title });
      }
    const worth = ([at, { score, weight, title }]: [number, { score: number; weight: number; title: Set<string> }]) => {
      const { kind, title: text } = this.#entries[at] as Entry;
      const verb = kind === "operation" ? (verbs[text.split(" ")[0] ?? ""] ?? 1) : 1;
      const titled = title.size / Math.max(this.#titles[at]?.size ?? 1, 1);
      return [at, score * (weight / total) ** 3 * (1 + 0.8 * titled) * kinds[kind].weight * verb] as const;
    };
    return new Map([...sums].map(worth));
  }

  #add(scores: Map<number, number>, at: number, gain: number): void {
    scores.set(at, (scores.get(at) ?? 0) + gain * kinds[(this.#entries[at] as Entry).kind].weight);
  }

  /** Entries whose name is asked for: as a whole they come first, within a longer query they gain. */
  #addNames(scores: Map<number, number>, query: string): void {
    const all = partsOf(query);
    const gains = new Map<number, number>();
    for (const parts of [all, all.filter(says)])
      for (let at = 0; at < parts.length; at++)
        for (let end = at + 1; end <= Math.min(parts.length, at + 7); end++) {
          const share = (end - at) / parts.length;
          const gain = share === 1 ? ahead.whole : 40 * share ** 2;
          for (const one of this.#names.get(parts.slice(at, end).join("")) ?? [])
            gains.set(one, Math.max(gain, gains.get(one) ?? 0));
        }
    const whole = joined(query);
    for (const [name, ids] of whole.length < 4 ? [] : this.#names)
      if (name.startsWith(whole)) for (const at of ids) gains.set(at, Math.max(ahead.begun, gains.get(at) ?? 0));
    for (const [at, gain] of gains) this.#add(scores, at, gain);
  }

  /** Operations at the address that is asked for, as the contract or as a log writes it. */
  #addAddress(scores: Map<number, number>, query: string): void {
    const pattern = /^\s*(?:(GET|POST|PUT|PATCH|DELETE)\s+)?(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)/i;
    const [, method = "", path] = pattern.exec(query) ?? [];
    if (path === undefined) return;
    const asked = path.replace(/(?<=.)\/$/, "");
    this.#entries.forEach(({ kind, note }, at) => {
      const [verb = "", own = ""] = note.split(" ");
      if (kind !== "operation") return;
      const isWhole = new RegExp(`^${own.replace(/\{[^}]*\}/g, "[^/]+")}$`).test(asked) || own === asked;
      const gain = isWhole ? ahead.address : own.includes(asked) ? ahead.address / 4 : 0;
      if (gain > 0) this.#add(scores, at, gain * (verb === method.toUpperCase() ? 2 : 1));
    });
  }

  /** Results of the same page or of the same name step back one after the other, so that there is room for others. */
  #spread(scores: Map<number, number>): Entry[] {
    const seen = new Map<string, number>();
    const count = (key: string): number => {
      seen.set(key, (seen.get(key) ?? -1) + 1);
      return seen.get(key) ?? 0;
    };
    return [...scores]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 200)
      .map(([at, score]) => {
        const entry = this.#entries[at] as Entry;
        const same =
          count(entry.href.split("#")[0] ?? "") + (entry.name === "" ? 0 : count(`${entry.kind} ${entry.name}`));
        return { entry, score: score * 0.75 ** same };
      })
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry);
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

/** Makes the search out of what was built for it, in small steps, so that the page reacts meanwhile. */
export async function makeSearch(entries: Entry[], { synonyms }: Pick<IndexFile, "synonyms">): Promise<Search> {
  const index = new MiniSearch({ fields: Object.keys(boost), tokenize: termsOf, processTerm: (term) => term });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 150 },
  );
  return new Search(entries, index, synonyms);
}
