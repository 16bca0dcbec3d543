// The search in the browser: shows what the engine finds while one types, as the list of a combobox.

import { type Findings, isCodeOf, makeSearch, type Search } from "../search/engine.ts";
import { type Entry, type IndexFile, kinds, unpack } from "../search/entry.ts";

const root = new URL("..", import.meta.url);
const serviceNames: Record<Entry["service"], string> = {
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
function marked(text: string, query: string): Node[] {
  const words = query.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  if (words.length === 0) return [document.createTextNode(text)];
  return text.split(new RegExp(`(${words.join("|")})`, "giu")).map((part, at) => {
    if (at % 2 === 0) return document.createTextNode(part);
    const mark = document.createElement("mark");
    mark.textContent = part;
    return mark;
  });
}

function piece(className: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement("span");
  element.className = className;
  element.append(...content);
  return element;
}

function option({ kind, service: of, title, href, note }: Entry, query: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.className = "finder-option";
  link.href = new URL(href, root).href;
  link.role = "option";
  link.tabIndex = -1;
  const what = [serviceNames[of], kinds[kind].word].filter((one) => one !== "").join(" · ");
  link.append(
    piece("finder-head", piece("finder-title", ...marked(title, query)), " ", piece("finder-kind", what)),
    ...(note === "" ? [] : [" ", piece("finder-text", note)]),
  );
  return link;
}

/** The sentence above results that are no results. */
function remark({ unknown, isGuess, absent }: Findings, query: string): string {
  if (absent !== undefined) return `${absent} Nearest:`;
  const isCode = unknown !== undefined && isCodeOf(unknown);
  const advice = isCode ? " Treat an error code that you do not know by its HTTP status." : "";
  if (unknown !== undefined) return `There is no such code or name: ${unknown}.${advice} Nearest:`;
  return isGuess ? `Nothing matches “${query}”. Nearest:` : "";
}

/** The parts of a finder, as components/Finder.astro writes them. */
interface Parts {
  input: HTMLInputElement;
  list: HTMLElement;
  note: HTMLElement;
  status: HTMLElement;
}

function partsOf(holder: HTMLElement): Parts {
  const part = <T extends HTMLElement>(name: string): T => {
    const found = holder.querySelector<T>(`[data-finder-${name}]`);
    if (found === null) throw new Error(`the page has no ${name} of the search`);
    return found;
  };
  return { input: part("input"), list: part("list"), note: part("note"), status: part("status") };
}

/** A field with the list of what was found: a combobox. */
class Finder {
  readonly #parts: Parts;
  /** In the dialog, Enter opens the best result; on the search page, it only asks. */
  readonly #isDialog: boolean;
  #search: Search | undefined;
  #active = -1;
  #saying: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts, isDialog: boolean) {
    this.#parts = parts;
    this.#isDialog = isDialog;
    const { input } = parts;
    input.addEventListener("keydown", (event) => this.#key(event));
    input.addEventListener("input", () => this.#show());
    input.form?.addEventListener("submit", (event) => {
      // Until the index is there, the form leads to the search page.
      if (this.#search === undefined && isDialog) return;
      event.preventDefault();
      this.#options()[this.#active]?.click();
    });
  }

  async start(): Promise<void> {
    this.#say("Loading the index …");
    try {
      this.#search = await load();
    } catch {
      this.#say("The index could not be loaded. The lists of the search page have every name.");
      return;
    }
    this.#say("");
    this.#show();
  }

  #options(): HTMLElement[] {
    return [...this.#parts.list.querySelectorAll<HTMLElement>("[role=option]")];
  }

  /** Tells a screen reader, once typing pauses. */
  #say(text: string): void {
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => {
      this.#parts.status.textContent = text;
    }, 250);
  }

  /** Makes an option the active one; beyond an end, the one at the other end. */
  #activate(wanted: number): void {
    const { input } = this.#parts;
    const options = this.#options();
    this.#active = options.length === 0 ? -1 : (wanted + options.length) % options.length;
    for (const [at, one] of options.entries()) one.setAttribute("aria-selected", String(at === this.#active));
    const chosen = options[this.#active];
    if (chosen === undefined) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", chosen.id);
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
    if (this.#search === undefined) return;
    const { input, note } = this.#parts;
    const query = input.value.trim();
    const findings = this.#search.find(query, { limit: this.#isDialog ? 15 : 30, service });
    const entries = query === "" && this.#isDialog ? this.#search.at(first) : findings.entries;
    this.#list(entries, query);
    note.textContent = query === "" ? "" : remark(findings, query);
    note.hidden = note.textContent === "";
    const count = `${entries.length} ${entries.length === 1 ? "result" : "results"}`;
    this.#say(query === "" ? "" : `${note.textContent} ${count}`.trim());
    if (!this.#isDialog)
      history.replaceState(null, "", query === "" ? location.pathname : `?q=${encodeURIComponent(query)}`);
  }

  #list(entries: Entry[], query: string): void {
    const { input, list } = this.#parts;
    const options = entries.map((entry) => option(entry, query));
    for (const [at, one] of options.entries()) one.id = `${list.id}-${at}`;
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    list.scrollTop = 0;
    input.setAttribute("aria-expanded", String(options.length > 0));
    this.#active = -1;
    if (this.#isDialog && query !== "") this.#activate(0);
    else input.removeAttribute("aria-activedescendant");
  }
}

/** Takes over a field and its list. */
export function mount(holder: HTMLElement): void {
  const parts = partsOf(holder);
  const isDialog = holder instanceof HTMLDialogElement;
  parts.list.addEventListener("click", (event) => {
    // A result may be a place on this page: the dialog would stand before it.
    if (isDialog && !event.ctrlKey && !event.metaKey) holder.close();
  });
  void new Finder(parts, isDialog).start();
}
