// The search in the browser: shows results in the list of a combobox while the reader types.

import { codeStyle, type Findings, makeSearch, type Search } from "../search/engine.ts";
import { kinds, type SearchEntry } from "../search/search-entry.ts";
import { el, link } from "./elements.ts";

const root = new URL("..", import.meta.url);
const serviceNames = { "": "", finance: "Finance", ramp: "Ramp", auth: "Token endpoint" };

/** The service whose pages the reader is on. */
const service = location.pathname.slice(root.pathname.length).split("/")[0] ?? "";

async function load(): Promise<Search> {
  const response = await fetch(new URL("assets/search.json", root));
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  return makeSearch((await response.json()) as SearchEntry[]);
}

/** The entries of the dialog before the reader types. */
const first = [
  "guides/first-call.html",
  "finance/index.html",
  "ramp/index.html",
  "errors.html",
  "states.html",
  "downloads.html",
];

/** A text with the words of the query marked. */
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

/** The sentence above results that do not match the query; empty otherwise. */
function remark({ unknown, isGuess, absent }: Findings, query: string): string {
  if (absent !== undefined) return `${absent} Nearest:`;
  const isCode = unknown !== undefined && codeStyle.test(unknown);
  const advice = isCode ? " Treat an error code that you do not know by its HTTP status." : "";
  if (unknown !== undefined) return `There is no such code or name: ${unknown}.${advice} Nearest:`;
  return isGuess ? `Nothing matches “${query}”. Nearest:` : "";
}

/** Fills the list of a combobox, which components/Finder.astro renders, while the reader types. */
function listen(
  { input, list, note, isDialog }: { input: HTMLInputElement; list: HTMLElement; note: HTMLElement; isDialog: boolean },
  search: Search,
  say: (text: string) => void,
): void {
  let active = -1;
  const options = () => [...list.querySelectorAll<HTMLElement>("[role=option]")];

  /** Makes an option the active one; an index beyond one end wraps to the other. */
  function activate(wanted: number | undefined): void {
    const all = options();
    active = wanted === undefined || all.length === 0 ? -1 : (wanted + all.length) % all.length;
    for (const [at, one] of all.entries()) one.setAttribute("aria-selected", String(at === active));
    const chosen = all[active];
    if (chosen === undefined) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", chosen.id);
    chosen?.scrollIntoView({ block: "nearest" });
  }

  function show(): void {
    const query = input.value.trim();
    const isFirst = query === "";
    const findings = search.find(query, service);
    const entries = isFirst && isDialog ? search.at(first) : findings.entries;
    list.replaceChildren(...entries.map((entry, at) => option(entry, query, `${list.id}-${at}`)));
    list.hidden = entries.length === 0;
    list.scrollTop = 0;
    input.setAttribute("aria-expanded", String(entries.length > 0));
    // In the dialog, Enter opens the best result. On the search page, it does not.
    activate(isDialog && !isFirst ? 0 : undefined);
    note.textContent = isFirst ? "" : remark(findings, query);
    note.hidden = note.textContent === "";
    const count = `${entries.length} ${entries.length === 1 ? "result" : "results"}`;
    say(isFirst ? "" : `${note.textContent} ${count}`.trim());
    if (!isDialog) history.replaceState(null, "", isFirst ? location.pathname : `?q=${encodeURIComponent(query)}`);
  }

  input.addEventListener("keydown", (event) => {
    const last = options().length - 1;
    const wanted: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active < 0 ? last : active - 1,
      PageDown: Math.min(active + 5, last),
      PageUp: Math.max(active - 5, 0),
    };
    const next = wanted[event.key];
    if (next === undefined || event.isComposing || last < 0) return;
    event.preventDefault();
    activate(next);
  });
  input.addEventListener("input", show);
  input.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    options()[active]?.click();
  });
  show();
}

/** Connects the search to a field and its list. Until the index is loaded, the form leads to the search page. */
export async function mount(holder: HTMLElement): Promise<void> {
  const part = (name: string) => holder.querySelector(`[data-finder-${name}]`) as HTMLElement;
  const [input, list, note] = [part("input") as HTMLInputElement, part("list"), part("note")];
  const isDialog = holder instanceof HTMLDialogElement;
  let saying: ReturnType<typeof setTimeout> | undefined;
  // Screen readers announce the status only when typing pauses.
  const say = (text: string) => {
    clearTimeout(saying);
    saying = setTimeout(() => (part("status").textContent = text), 250);
  };
  list.addEventListener("click", (event) => {
    // A result may be on this page, where the open dialog would cover it.
    if (isDialog && !event.ctrlKey && !event.metaKey) holder.close();
  });
  say("Loading the index …");
  try {
    listen({ input, list, note, isDialog }, await load(), say);
  } catch {
    say("The index could not be loaded. The lists of the search page have every name.");
  }
}
