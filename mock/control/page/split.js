// A list, with the details of the open entry beside it, or on a phone in its place. Both scroll by themselves.

import { button, el, fill } from "./dom.js";

/** As many rows as are made at a time. */
const step = 100;

/**
 * @template T
 * @typedef {object} SplitOptions
 * @property {string} label What is listed, for example "Requests".
 * @property {string} section First part of the address.
 * @property {(item: T) => string} key What an entry has in the address.
 * @property {(item: T) => import("./dom.js").Child[]} row
 * @property {(item: T) => string} [text] What the search looks at; all of the entry when left out.
 * @property {(item: T) => { title: string, body: import("./dom.js").Child[] }} detail
 * @property {(item: T) => string} [version] Changes when the entry does; all of it when left out.
 * @property {() => import("./dom.js").Child[]} empty What stands in an empty list.
 * @property {string} [hint] What stands below the list while nothing is open.
 */

/**
 * Makes the list.
 * @template T
 * @param {SplitOptions<T>} options
 * @param {import("./dom.js").Child[]} tools Filters and buttons above the list; the search is there anyway.
 */
export function createSplit(options, tools) {
  const { label, section, key, row, detail, empty } = options;
  const version = options.version ?? ((/** @type {T} */ item) => JSON.stringify(item));
  const textOf = options.text ?? ((/** @type {T} */ item) => JSON.stringify(item));
  const search = el("input", {
    type: "search",
    placeholder: "Search  /",
    "aria-label": `Search ${label.toLowerCase()}`,
  });
  const rows = el("ul", { class: "rows", "aria-label": label });
  const none = el("div", { class: "empty" });
  const count = el("span", { role: "status" });
  const more = button("Show more", () => {
    limit += step;
    draw();
  });
  const master = el("div", { class: "master" });
  const hint = el("span", { class: "hint" }, options.hint ?? "Choose an entry to see its details.");
  const foot = el("div", { class: "foot" }, count, hint, more);
  master.append(el("div", { class: "tools" }, search, ...tools), rows, none, foot);
  const heading = el("h2", { tabindex: -1 });
  const content = el("div", { class: "content", tabindex: 0, role: "region", "aria-label": "Details" });
  const close = el("a", { class: "close", href: `#/${section}` }, "Close");
  const side = el("div", { class: "detail" }, el("header", {}, heading, close), content);
  const root = el("div", { class: "split" }, master, side);

  /** @type {T[]} */
  let items = [];
  /** @type {Map<string, { node: HTMLElement, version: string }>} */
  let nodes = new Map();
  /** @type {WeakMap<object, string>} */
  const texts = new WeakMap();
  /** @type {string | undefined} */
  let opened;
  /** What is open as it was drawn. */
  let drawn = "";
  let limit = step;

  /** @param {T} item */
  const searched = (item) => {
    const known = texts.get(/** @type {object} */ (item)) ?? textOf(item).toLowerCase();
    texts.set(/** @type {object} */ (item), known);
    return known;
  };

  function draw() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = items.filter((item) => words.every((word) => searched(item).includes(word)));
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset["key"];
    /** @type {typeof nodes} */
    const next = new Map();
    let cursor = rows.firstChild;
    for (const item of found.slice(0, limit)) {
      const id = key(item);
      const now = version(item);
      const before = nodes.get(id);
      const node = before?.version === now ? before.node : nodeOf(id, item);
      next.set(id, { node, version: now });
      if (node === cursor) cursor = node.nextSibling;
      else rows.insertBefore(node, cursor);
    }
    const kept = new Set([...next.values()].map(({ node }) => node));
    for (const { node } of nodes.values()) if (!kept.has(node)) node.remove();
    nodes = next;
    if (focused !== undefined && document.activeElement === document.body) linkOf(focused)?.focus();
    rows.hidden = found.length === 0;
    none.hidden = found.length > 0;
    hint.hidden = found.length === 0;
    if (found.length === 0) fill(none, items.length === 0 ? empty() : [el("p", {}, "Nothing matches.")]);
    const number = items.length === found.length ? `${items.length}` : `${found.length} of ${items.length}`;
    const all = `${label}: ${number}`;
    if (count.textContent !== all) count.textContent = all;
    more.hidden = found.length <= limit;
    mark();
  }

  /** @param {string} id @param {T} item */
  function nodeOf(id, item) {
    const href = `#/${section}/${id.split("/").map(encodeURIComponent).join("/")}`;
    return el("li", {}, el("a", { href, "data-key": id }, ...row(item)));
  }

  /** @param {string} id @returns {HTMLElement | null | undefined} */
  const linkOf = (id) => nodes.get(id)?.node.querySelector("a");

  function mark() {
    for (const [id, { node }] of nodes) {
      if (id === opened) node.firstElementChild?.setAttribute("aria-current", "true");
      else node.firstElementChild?.removeAttribute("aria-current");
    }
  }

  /** @param {string} title @param {import("./dom.js").Child[]} body */
  function put(title, body) {
    heading.textContent = title;
    fill(content, body);
    root.classList.add("open");
  }

  function drawDetail() {
    const item = opened === undefined ? undefined : items.find((one) => key(one) === opened);
    if (opened === undefined || item === undefined) return;
    const now = version(item);
    if (now === drawn) return;
    // Whoever fills in a form is not disturbed.
    if (drawn !== "" && content.querySelector("form:focus-within") !== null) return;
    drawn = now;
    const { title, body } = detail(item);
    put(title, body);
  }

  search.addEventListener("input", () => {
    limit = step;
    draw();
  });
  search.addEventListener("keydown", ({ key: pressed }) => {
    if (pressed === "Enter") /** @type {HTMLElement | null} */ (rows.querySelector("a"))?.focus();
  });

  return {
    root,
    search,
    /** @param {T[]} all The entries, as they are listed. */
    show(all) {
      items = all;
      draw();
      drawDetail();
    },
    items: () => items,
    opened: () => opened,
    draw,
    /**
     * Opens an entry, or none.
     * @param {string | undefined} id
     */
    open(id) {
      const former = opened;
      opened = id;
      drawn = "";
      mark();
      if (id === undefined) {
        const wasOpen = root.classList.contains("open");
        root.classList.remove("open");
        heading.textContent = "";
        fill(content, []);
        if (wasOpen && former !== undefined) linkOf(former)?.focus();
        return;
      }
      const item = items.find((one) => key(one) === id);
      if (item === undefined) put("Not found", [el("p", {}, "It is not in this list, or no longer.")]);
      else drawDetail();
      content.scrollTop = 0;
      if (rows.contains(document.activeElement)) heading.focus();
    },
    /** Shows something else in the place of an entry. @param {string} title @param {import("./dom.js").Child[]} body */
    put(title, body) {
      opened = undefined;
      mark();
      put(title, body);
      content.scrollTop = 0;
      heading.focus();
    },
    /** Shows the open entry anew, also while it has the focus. */
    renew() {
      drawn = "";
      drawDetail();
    },
  };
}
