// The search in the browser: shows what the engine finds while one types, as the list of a combobox.

import { type Findings, isCodeOf, makeSearch, type Search } from "../search/engine.ts";
import { type IndexFile, kinds, type SearchEntry, unpack } from "../search/entry.ts";
import { el, link } from "./elements.ts";

const root = new URL("..", import.meta.url);
const serviceNames: Record<SearchEntry["service"], string> = {
  "": "",
  finance: "Finance",
  ramp: "Ramp",
  auth: "Token endpoint",
};

/** The service whose pages the reader is on. */
const service = location.pathname.slice(root.pathname.length).split("/")[0] ?? "";

async function load(): Promise<Search> {
  const response = await fetch(new URL("assets/search.json", root));
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  const { entries, ...tables } = (await response.json()) as IndexFile;
  return makeSearch(unpack(entries), tables);
}

/** What is asked for before anything is typed. */
const first = [
  "guides/first-call.html",
  "finance/index.html",
  "ramp/index.html",
  "errors.html",
  "states.html",
  "downloads.html",
];

/** A text with the parts that were asked for marked. */
function marked(text: string, query: string): (Node | string)[] {
  const words = query.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  if (words.length === 0) return [text];
  const parts = text.split(new RegExp(`(${words.join("|")})`, "giu"));
  return parts.map((part, at) => (at % 2 === 0 ? part : el("mark", part)));
}

function option({ kind, service: of, title, href, note }: SearchEntry, query: string, id: string): HTMLAnchorElement {
  const what = [serviceNames[of], kinds[kind].word].filter((one) => one !== "").join(" · ");
  const name = el("span.finder-title", ...marked(title, query));
  const made = link(new URL(href, root).href, el("span.finder-head", name, " ", el("span.finder-kind", what)));
  if (note !== "") made.append(" ", el("span.finder-text", note));
  return Object.assign(made, { className: "finder-option", id, role: "option", tabIndex: -1 });
}

/** The sentence above results that are no results. */
function remark({ unknown, isGuess, absent }: Findings, query: string): string {
  if (absent !== undefined) return `${absent} Nearest:`;
  const isCode = unknown !== undefined && isCodeOf(unknown);
  const advice = isCode ? " Treat an error code that you do not know by its HTTP status." : "";
  if (unknown !== undefined) return `There is no such code or name: ${unknown}.${advice} Nearest:`;
  return isGuess ? `Nothing matches “${query}”. Nearest:` : "";
}

/** A field with the list of what was found: a combobox, as components/Finder.astro writes its parts. */
class Finder {
  readonly #search: Search;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #note: HTMLElement;
  readonly #say: (text: string) => void;
  /** In the dialog, Enter opens the best result; on the search page, it only asks. */
  readonly #isDialog: boolean;
  #active = -1;

  constructor(holder: HTMLElement, search: Search, say: (text: string) => void) {
    this.#search = search;
    this.#input = part<HTMLInputElement>(holder, "input");
    this.#list = part(holder, "list");
    this.#note = part(holder, "note");
    this.#say = say;
    this.#isDialog = holder instanceof HTMLDialogElement;
    this.#input.addEventListener("keydown", (event) => this.#key(event));
    this.#input.addEventListener("input", () => this.#show());
    this.#input.form?.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#options()[this.#active]?.click();
    });
    this.#show();
  }

  #options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>("[role=option]")];
  }

  /** Makes an option the active one; beyond an end, the one at the other end. */
  #activate(wanted: number | undefined): void {
    const options = this.#options();
    this.#active = wanted === undefined || options.length === 0 ? -1 : (wanted + options.length) % options.length;
    for (const [at, one] of options.entries()) one.setAttribute("aria-selected", String(at === this.#active));
    const chosen = options[this.#active];
    if (chosen === undefined) this.#input.removeAttribute("aria-activedescendant");
    else this.#input.setAttribute("aria-activedescendant", chosen.id);
    chosen?.scrollIntoView({ block: "nearest" });
  }

  #key(event: KeyboardEvent): void {
    const last = this.#options().length - 1;
    const wanted: Record<string, number> = {
      ArrowDown: this.#active + 1,
      ArrowUp: this.#active < 0 ? last : this.#active - 1,
      PageDown: Math.min(this.#active + 5, last),
      PageUp: Math.max(this.#active - 5, 0),
    };
    const next = wanted[event.key];
    if (next === undefined || event.isComposing || last < 0) return;
    event.preventDefault();
    this.#activate(next);
  }

  #show(): void {
    const query = this.#input.value.trim();
    const isFirst = query === "";
    const findings = this.#search.find(query, { limit: this.#isDialog ? 15 : 30, service });
    const entries = isFirst && this.#isDialog ? this.#search.at(first) : findings.entries;
    const options = entries.map((entry, at) => option(entry, query, `${this.#list.id}-${at}`));
    this.#list.replaceChildren(...options);
    this.#list.hidden = options.length === 0;
    this.#list.scrollTop = 0;
    this.#input.setAttribute("aria-expanded", String(options.length > 0));
    this.#activate(this.#isDialog && !isFirst ? 0 : undefined);
    this.#note.textContent = isFirst ? "" : remark(findings, query);
    this.#note.hidden = this.#note.textContent === "";
    const count = `${entries.length} ${entries.length === 1 ? "result" : "results"}`;
    this.#say(isFirst ? "" : `${this.#note.textContent} ${count}`.trim());
    if (!this.#isDialog)
      history.replaceState(null, "", isFirst ? location.pathname : `?q=${encodeURIComponent(query)}`);
  }
}

function part<T extends HTMLElement>(holder: HTMLElement, name: string): T {
  const found = holder.querySelector<T>(`[data-finder-${name}]`);
  if (found === null) throw new Error(`the page has no ${name} of the search`);
  return found;
}

/** Takes over a field and its list. Until the index is there, the form leads to the search page. */
export async function mount(holder: HTMLElement): Promise<void> {
  const status = part(holder, "status");
  let saying: ReturnType<typeof setTimeout> | undefined;
  // A screen reader is told once typing pauses.
  const say = (text: string) => {
    clearTimeout(saying);
    saying = setTimeout(() => (status.textContent = text), 250);
  };
  part(holder, "list").addEventListener("click", (event) => {
    // A result may be a place on this page: the dialog would stand before it.
    if (holder instanceof HTMLDialogElement && !event.ctrlKey && !event.metaKey) holder.close();
  });
  say("Loading the index …");
  try {
    new Finder(holder, await load(), say);
  } catch {
    say("The index could not be loaded. The lists of the search page have every name.");
  }
}
