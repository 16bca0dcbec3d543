// The search itself: what is asked, by word and by name, against the entries of the index. It knows no page and no browser, so
// that the tests and the bench ask it what a reader asks.

import MiniSearch, { type SearchOptions } from "minisearch";
import { type Absent, absenceOf, type Told, toldOf } from "./absent.ts";
import type { Entry, IndexFile, Kind } from "./entry.ts";
import { isAddressOf, isCodeOf, type Names, namesOf, nearest, unknownName } from "./names.ts";
import { type Group, type Query, readQuery, readSynonyms } from "./query.ts";
import { joined, termsOf } from "./tokens.ts";

/** What the search says to a query. */
export interface Findings {
  /** The best first; never empty, unless the query is. */
  entries: Entry[];
  /** The name that does not exist, where the query is written like one. */
  unknown: string | undefined;
  /** What is said where no operation does what is asked for. */
  absent?: string;
  /** Nothing matches: the entries are those with the nearest names. */
  isGuess: boolean;
}

/** A search that is ready. */
export interface Search {
  /**
   * @param query What was typed.
   * @param options `limit`: the most entries that are wanted. `service`: the one that the reader reads about.
   */
  find(query: string, options?: { limit?: number; service?: string }): Findings;
  /** The pages at some addresses. */
  at(hrefs: readonly string[]): Entry[];
  /** Number of entries. */
  size: number;
}

/** How much each kind is looked for: first what one does or reads, then names, then their parts. */
const kindWeights: Record<Kind, number> = {
  ...{ operation: 1.35, guide: 1.3, event: 1.2, code: 1.2, page: 1.1, scope: 1.1, role: 1.1, state: 1.1 },
  ...{ status: 0.95, parameter: 0.9, section: 0.85, schema: 0.7, value: 0.8, field: 0.75 },
};

const boost = { title: 4, name: 4, keys: 3, note: 1.2, words: 0.7 };
/** What a name that is asked for as a whole is ahead of everything else. */
const exactly = 300;
/** What a name that begins with the query is ahead, and how much of it has to be typed. */
const begins = 60;
const shortest = 4;
/** How many results are shown below a name that does not exist. */
const few = 8;
/** What an address that is asked for is ahead of names. */
const addressed = 600;

type Hits = ReturnType<MiniSearch["search"]>;

/** A way to look a term up. */
interface LookUp {
  name: string;
  search: SearchOptions;
}

const exact: LookUp = { name: "=", search: {} };
const beginning: LookUp = { name: "^", search: { prefix: true, weights: { prefix: 0.5, fuzzy: 0 } } };
const spelled: LookUp = { name: "~", search: { fuzzy: 0.34, maxFuzzy: 2, weights: { prefix: 0, fuzzy: 0.8 } } };

/** What one asks for most, of operations on the same thing. */
const verbs: Record<string, number> = { Create: 1.12, Register: 1.12, List: 1.06, Get: 1.04 };

/** How well an entry answers a query, piece by piece. */
interface Match {
  score: number;
  /** Weight of the words that were found. */
  weight: number;
  /** Terms of the title that were asked for. */
  title: Set<string>;
}

/** Schemas of requests and errors, and their fields, repeat what the thing itself says. */
const isCopy = ({ kind, title }: Entry): boolean =>
  (kind === "schema" || kind === "field") && /Input\b|Error\b/.test(title);

/** How near a name has to be, and how many are shown: who looks for a code is helped by codes only. */
const nearNames = (text: string) => (isCodeOf(text) ? { least: 0.4, count: 3 } : { least: 0.6, count: 2 });

class Engine implements Search {
  readonly size: number;
  readonly #entries: Entry[];
  readonly #index: MiniSearch;
  readonly #names: Names;
  readonly #titles: Set<string>[];
  readonly #synonyms: ReturnType<typeof readSynonyms>;
  readonly #absent: readonly Absent[];
  readonly #told: readonly Told[];
  readonly #known = new Map<string, Hits>();

  constructor(entries: Entry[], index: MiniSearch, { synonyms, absent, told }: Omit<IndexFile, "entries">) {
    this.#absent = absent;
    this.#told = told;
    this.#entries = entries;
    this.size = entries.length;
    this.#index = index;
    this.#names = namesOf(entries);
    this.#titles = entries.map(({ title }) => new Set(termsOf(title)));
    this.#synonyms = readSynonyms(synonyms);
  }

  find(query: string, { limit = 20, service = "" }: { limit?: number; service?: string } = {}): Findings {
    const isTerm = (term: string): boolean => this.#look(term).length > 0;
    const read = readQuery(query, this.#synonyms, isTerm);
    const scores = this.#scores(read, query);
    const unknown = unknownName(query, (term) => this.#look(term, beginning).length > 0);
    const ranked = [...scores]
      .map(([at, score]) => ({ at, score: score * (this.#entries[at]?.service === service ? 1.1 : 1) }))
      .sort((a, b) => b.score - a.score);
    const found = this.#spread(ranked);
    const isGuess = found.length === 0 && query.trim() !== "";
    const near = unknown === undefined && !isGuess ? [] : this.#near(unknown ?? query, isGuess);
    const absence = absenceOf(query, this.#absent) ?? toldOf(query, this.#told);
    const instead = absence?.see.map((href) => this.#entries.findIndex((one) => one.href === href)) ?? [];
    const order = [...new Set([...instead, ...near, ...found])].slice(
      0,
      unknown === undefined ? limit : Math.min(limit, few),
    );
    const said = absence === undefined ? {} : { absent: absence.says };
    return { entries: order.flatMap((at) => this.#entries[at] ?? []), unknown, isGuess, ...said };
  }

  at(hrefs: readonly string[]): Entry[] {
    return hrefs.flatMap((href) => this.#entries.find((one) => one.href === href) ?? []);
  }

  /** The results of one term, kept for the next keystroke. */
  #look(term: string, options: LookUp = exact): Hits {
    const key = `${options.name} ${term}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#index.search(term, { boost, tokenize: (text) => [text], ...options.search });
    if (this.#known.size > 300) this.#known.clear();
    this.#known.set(key, found);
    return found;
  }

  /** The results of a word as it was typed: what begins with it; if nothing does, what is spelled like it. */
  #lookTyped(term: string): Hits {
    const begun = this.#look(term, term.length > 1 ? beginning : exact);
    return begun.length > 0 || term.length < 4 ? begun : this.#look(term, spelled);
  }

  /** The score of each entry in one group: its word counts in full, what means the same a little less. */
  #groupScores({ term, synonyms }: Group): Map<number, { score: number; title: string[] }> {
    const best = new Map<number, { score: number; title: string[] }>();
    const add = (hits: Hits, weight: number): void => {
      for (const { id, score, match } of hits) {
        const title = Object.keys(match).filter((one) => match[one]?.includes("title"));
        const known = best.get(id);
        const own = score * weight;
        best.set(id, {
          score: known === undefined ? own : Math.max(known.score, own) + 0.25 * Math.min(known.score, own),
          title: [...(known?.title ?? []), ...title],
        });
      }
    };
    add(this.#lookTyped(term), 1);
    for (const one of synonyms) if (one !== term) add(this.#look(one), 0.7);
    // What has the whole of a meaning in its title is what was meant: "whitelist" is "Register a company wallet".
    if (synonyms.length > 1)
      for (const [at, hit] of best)
        if (synonyms.every((one) => this.#titles[at]?.has(one))) best.set(at, { ...hit, score: hit.score * 1.6 });
    return best;
  }

  #scores({ groups, runs }: Query, query: string): Map<number, number> {
    const matches = new Map<number, Match>();
    for (const group of groups)
      for (const [at, { score, title }] of this.#groupScores(group)) {
        const known = matches.get(at) ?? { score: 0, weight: 0, title: new Set() };
        for (const one of title) known.title.add(one);
        const { weight } = group;
        matches.set(at, { score: known.score + weight * score, weight: known.weight + weight, title: known.title });
      }
    const scores = new Map<number, number>();
    const total = groups.reduce((sum, { weight }) => sum + weight, 0);
    for (const [at, match] of matches) scores.set(at, this.#worth(at, match, total));
    this.#addNames(scores, runs, query);
    this.#addAddresses(scores, query);
    return scores;
  }

  /** The words that were found, weighed by how many of the query and how much of the title they are. */
  #worth(at: number, { score, weight, title }: Match, total: number): number {
    const own = this.#titles[at] as Set<string>;
    const covered = weight / total;
    const titled = own.size === 0 ? 0 : title.size / own.size;
    return score * covered ** 3 * (1 + 0.8 * titled) * this.#weight(at);
  }

  #weight(at: number): number {
    const entry = this.#entries[at] as Entry;
    const verb = entry.kind === "operation" ? (verbs[entry.title.split(" ")[0] ?? ""] ?? 1) : 1;
    return kindWeights[entry.kind] * verb * (isCopy(entry) ? 0.7 : 1);
  }

  /** Entries whose name is asked for: as a whole they come first, within a longer query they gain. */
  #addNames(scores: Map<number, number>, runs: ReadonlyMap<string, number>, query: string): void {
    for (const [run, share] of runs)
      for (const at of this.#names.byName.get(run) ?? []) {
        const gain = share === 1 ? exactly : 40 * share ** 2;
        scores.set(at, (scores.get(at) ?? 0) + gain * this.#weight(at));
      }
    // A name that is still being typed.
    const whole = joined(query);
    if (whole.length < shortest) return;
    const begun = new Set<number>();
    for (const [name, all] of this.#names.byName) if (name.startsWith(whole)) for (const at of all) begun.add(at);
    for (const at of begun) scores.set(at, (scores.get(at) ?? 0) + begins * this.#weight(at));
  }

  /** Operations at the address that is asked for, as the contract or as a log writes it. */
  #addAddresses(scores: Map<number, number>, query: string): void {
    const [, method = "", path] =
      /^\s*(?:(GET|POST|PUT|PATCH|DELETE)\s+)?(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)/i.exec(query) ?? [];
    if (path === undefined) return;
    this.#entries.forEach(({ kind, note }, at) => {
      const [verb = "", own = ""] = note.split(" ");
      if (kind !== "operation") return;
      const fits = isAddressOf(own, path.replace(/(?<=.)\/$/, "")) ? addressed : own.includes(path) ? addressed / 4 : 0;
      const called = fits > 0 && verb === method.toUpperCase() ? addressed / 2 : 0;
      scores.set(at, (scores.get(at) ?? 0) + fits + called);
    });
  }

  /** Results of the same page or of the same name step back one after the other, so that there is room for others. */
  #spread(ranked: { at: number; score: number }[]): number[] {
    const seen = new Map<string, number>();
    const count = (key: string): number => {
      const known = seen.get(key) ?? 0;
      seen.set(key, known + 1);
      return known;
    };
    return ranked
      .slice(0, 200)
      .map(({ at, score }) => {
        const { href, name, kind } = this.#entries[at] as Entry;
        const same = count(href.split("#")[0] ?? "") + (name === "" ? 0 : count(`${kind} ${name}`));
        return { at, score: score * 0.75 ** same };
      })
      .sort((a, b) => b.score - a.score)
      .map(({ at }) => at);
  }

  /** What was perhaps meant, and the list of all codes. */
  #near(text: string, isGuess: boolean): number[] {
    const like = nearest(text, this.#names, isGuess ? { least: 0.2, count: 5 } : nearNames(text));
    const lists = [...(isCodeOf(text) ? ["errors.html"] : []), ...(isGuess ? ["guides/index.html", "index.html"] : [])];
    return [...like, ...lists.flatMap((list) => this.#entries.findIndex(({ href }) => href === list))].filter(
      (at) => at >= 0,
    );
  }
}

/** Makes the search out of what was built for it, in small steps, so that the page reacts meanwhile. */
export async function makeSearch(entries: Entry[], tables: Omit<IndexFile, "entries">): Promise<Search> {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    // The words of a text are terms already.
    tokenize: (text, field) => (field === "words" ? text.split(" ") : termsOf(text)),
    processTerm: (term) => term,
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 150 },
  );
  return new Engine(entries, index, tables);
}
