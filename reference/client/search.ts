// The search page: first the names and paths of its own index that match, then what Pagefind finds in the texts.

interface Found {
  url: string;
  excerpt: string;
  meta: { title?: string; kind?: string; service?: string };
}

interface Pagefind {
  options(options: { baseUrl?: string; excerptLength?: number; ranking?: Record<string, number> }): Promise<void>;
  debouncedSearch(
    query: string,
    options?: object,
    wait?: number,
  ): Promise<{ results: { data(): Promise<Found> }[] } | null>;
}

const input = document.querySelector<HTMLInputElement>("#q");
const list = document.querySelector<HTMLOListElement>("#results");
const status = document.querySelector<HTMLElement>("#search-status");
const root = new URL("..", import.meta.url);
let loading: Promise<Pagefind> | undefined;

/** Loads the search once, when it is first needed. */
function pagefind(): Promise<Pagefind> {
  loading ??= import(new URL("pagefind/pagefind.js", root).href).then(async (module: Pagefind) => {
    await module.options({
      baseUrl: root.pathname,
      excerptLength: 24,
      ranking: { termFrequency: 0.4, pageLength: 0.3 },
    });
    return module;
  });
  return loading;
}

/** A name of the index on this page. */
interface Name {
  item: HTMLLIElement;
  href: string;
  name: string;
  path: string;
  rank: number;
}

const names: Name[] = [...document.querySelectorAll<HTMLLIElement>(".index li")].map((item) => ({
  item,
  href: item.querySelector("a")?.href ?? "",
  name: (item.querySelector("a")?.textContent ?? "").toLowerCase(),
  path: /\/\S*/.exec(item.querySelector(".purpose")?.textContent ?? "")?.[0].toLowerCase() ?? "",
  rank: Number(item.dataset["rank"] ?? 9),
}));

/** Whether an address as it is on the wire, ids and origin included, is one of a path of the contract. */
function isAddressOf(path: string, query: string): boolean {
  const wanted = query
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/[?#].*$/, "")
    .split("/");
  const parts = path.split("/");
  return (
    parts.length === wanted.length &&
    parts.every((part, at) => part === wanted[at] || (part.startsWith("{") && wanted[at] !== ""))
  );
}

/** How well a name fits what was asked for; 0 is exact, undefined not at all. */
function closeness({ name, path }: Name, query: string): number | undefined {
  if (name === query || path === query) return 0;
  if (path !== "" && query.includes("/") && isAddressOf(path, query)) return 1;
  if (name.startsWith(query)) return 2;
  if (name.includes(query)) return 3;
  return query.startsWith("/") && path.includes(query) ? 4 : undefined;
}

/** The names that fit, the best first. */
function matching(query: string): Name[] {
  const lower = query.toLowerCase().replace(/^(get|post|put|patch|delete)\s+/, "");
  return names
    .map((one) => ({ one, far: closeness(one, lower) }))
    .filter((entry) => entry.far !== undefined)
    .sort((a, b) => (a.far ?? 9) - (b.far ?? 9) || a.one.rank - b.one.rank || a.one.name.length - b.one.name.length)
    .slice(0, 10)
    .map(({ one }) => one);
}

/** The excerpt of Pagefind is escaped text with marks; only the marks become elements again. */
function excerpt(source: string): HTMLElement {
  const line = document.createElement("p");
  line.className = "quiet";
  const text = new DOMParser().parseFromString(source, "text/html").body;
  for (const node of text.childNodes) {
    const part = document.createElement(node.nodeName === "MARK" ? "mark" : "span");
    part.textContent = node.textContent;
    line.append(part);
  }
  return line;
}

function entry({ url, meta, excerpt: text }: Found): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = url;
  link.textContent = meta.title ?? url;
  const kind = document.createElement("span");
  kind.className = "purpose";
  kind.textContent = ` ${[meta.service, meta.kind].filter(Boolean).join(" · ")}`;
  item.append(link, kind, excerpt(text));
  return item;
}

async function search(query: string): Promise<void> {
  if (list === null || status === null) return;
  history.replaceState(null, "", query === "" ? location.pathname : `?q=${encodeURIComponent(query)}`);
  if (query === "") {
    list.replaceChildren();
    status.textContent = "";
    return;
  }
  const direct = matching(query);
  const first = direct.map(({ item }) => item.cloneNode(true));
  list.replaceChildren(...first);
  try {
    const found = await (await pagefind()).debouncedSearch(query, {}, 120);
    if (found === null) return;
    const entries = await Promise.all(found.results.slice(0, 20).map((one) => one.data()));
    const known = new Set(direct.map(({ href }) => href));
    const others = entries.filter(({ url }) => !known.has(new URL(url, location.href).href));
    list.replaceChildren(...first, ...others.map(entry));
    const rest = found.results.length > 20 ? `, the first 20 of ${found.results.length} pages` : "";
    status.textContent = `${direct.length} ${direct.length === 1 ? "name" : "names"}, and ${others.length} in the texts${rest}`;
  } catch {
    status.textContent = "The search could not be loaded; use the index below.";
  }
}

input?.addEventListener("input", () => void search(input.value.trim()));
input?.form?.addEventListener("submit", (event) => {
  event.preventDefault();
  void search(input.value.trim());
});
const asked = new URLSearchParams(location.search).get("q")?.trim() ?? "";
if (input !== null && asked !== "") {
  input.value = asked;
  void search(asked);
}
input?.focus();
