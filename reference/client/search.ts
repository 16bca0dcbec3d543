// The search in the browser: shows what the engine finds while one types, as the list of a combobox.

import { kinds, type Entry, type IndexFile, type Packed, unpack } from "../search/entry.ts";
import { makeSearch, type Findings, type Search } from "../search/engine.ts";

const root = new URL("..", import.meta.url);
const serviceNames: Record<Entry["service"], string> = { "": "", finance: "Finance", ramp: "Ramp", auth: "Token" };

/** Where the reader is: a page of a service, perhaps in a former version. */
const here = location.pathname.slice(root.pathname.length);
const [, formerOf, formerVersion] = /^v\/([^/]+)\/([^/]+)\//.exec(here) ?? [];
const service = formerOf ?? here.split("/")[0] ?? "";

async function get<T>(path: string): Promise<T> {
  const response = await fetch(new URL(path, root));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** The index; on a page of a former version, with the names of that version in place of the current ones. */
async function load(): Promise<Search> {
  const { entries, synonyms } = await get<IndexFile>("assets/search.json");
  const current = unpack(entries);
  if (formerOf === undefined) return makeSearch(current, synonyms);
  const former = unpack(await get<Packed>(`v/${formerOf}/${formerVersion}/names.json`));
  return makeSearch([...former, ...current.filter((one) => !one.href.startsWith(`${formerOf}/`))], synonyms);
}

/** What is asked for before anything is typed. */
const first = ["guides/first-call.html", "finance/index.html", "ramp/index.html", "errors.html", "states.html", "downloads.html"];

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
  const version = of !== "" && of === formerOf ? ` ${formerVersion}` : "";
  const what = [`${serviceNames[of]}${version}`, kinds[kind]].filter((one) => one !== "").join(" · ");
  link.append(
    piece("finder-head", piece("finder-title", ...marked(title, query)), " ", piece("finder-kind", what)),
    ...(note === "" ? [] : [" ", piece("finder-text", note)]),
  );
  return link;
}

/** The sentence above results that are no results. */
function remark({ unknown, isGuess }: Findings, query: string): string {
  if (unknown !== undefined) return `There is no such code or name: ${unknown}. Nearest:`;
  return isGuess ? `Nothing matches “${query}”. Nearest:` : "";
}

/** Takes over a field and its list. */
export function mount(holder: HTMLElement, { isDialog }: { isDialog: boolean }): void {
  const part = <T extends HTMLElement>(name: string) => holder.querySelector<T>(`[data-finder-${name}]`);
  const [input, list, note, status] = [part<HTMLInputElement>("input"), part("list"), part("note"), part("status")];
  if (input === null || list === null || note === null || status === null) return;
  let search: Search | undefined;
  let active = -1;
  let saying: ReturnType<typeof setTimeout> | undefined;
  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[role=option]")];

  /** Tells a screen reader, once typing pauses. */
  const say = (text: string): void => {
    clearTimeout(saying);
    saying = setTimeout(() => (status.textContent = text), 250);
  };

  const activate = (wanted: number): void => {
    const all = options();
    active = all.length === 0 ? -1 : ((wanted % all.length) + all.length) % all.length;
    if (wanted < 0 && active === all.length) active = -1;
    all.forEach((one, at) => one.setAttribute("aria-selected", String(at === active)));
    const chosen = all[active];
    if (chosen === undefined) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", chosen.id);
    chosen?.scrollIntoView({ block: "nearest" });
  };

  const show = (): void => {
    if (search === undefined) return;
    const query = input.value.trim();
    const findings = search.find(query, { limit: isDialog ? 15 : 30, service });
    const { entries } = query === "" && isDialog ? { entries: search.at(first) } : findings;
    list.replaceChildren(...entries.map((entry) => option(entry, query)));
    options().forEach((one, at) => (one.id = `${list.id}-${at}`));
    list.hidden = entries.length === 0;
    input.setAttribute("aria-expanded", String(entries.length > 0));
    note.textContent = query === "" ? "" : remark(findings, query);
    note.hidden = note.textContent === "";
    list.scrollTop = 0;
    active = -1;
    // In the dialog, Enter opens the best result; on the page, it only asks.
    if (isDialog && query !== "") activate(0);
    else input.removeAttribute("aria-activedescendant");
    const count = `${entries.length} ${entries.length === 1 ? "result" : "results"}`;
    say(query === "" ? "" : `${note.textContent} ${count}`.trim());
    if (!isDialog) history.replaceState(null, "", query === "" ? location.pathname : `?q=${encodeURIComponent(query)}`);
  };

  const keys: Record<string, () => void> = {
    ArrowDown: () => activate(active + 1),
    ArrowUp: () => activate(active < 0 ? -1 : active - 1),
    PageDown: () => activate(Math.min(active + 5, options().length - 1)),
    PageUp: () => activate(Math.max(active - 5, 0)),
  };
  input.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    if (act === undefined || event.isComposing || options().length === 0) return;
    event.preventDefault();
    act();
  });
  input.addEventListener("input", show);
  input.form?.addEventListener("submit", (event) => {
    if (search === undefined && isDialog) return;
    event.preventDefault();
    options()[active]?.click();
  });
  list.addEventListener("click", (event) => {
    // A place on this page: the dialog would stand before it.
    if (holder instanceof HTMLDialogElement && !event.ctrlKey && !event.metaKey) holder.close();
  });
  say("Loading the index …");
  load().then(
    (ready) => {
      search = ready;
      say("");
      show();
    },
    () => say("The index could not be loaded. The lists of the search page have every name."),
  );
}
