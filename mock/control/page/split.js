// A list, with the details of the open entry beside it, or on a phone in its place. Both scroll by themselves.

import { html, useEffect, useRef, useState } from "./vendor/preact.js";

/** @typedef {import("./vendor/preact.js").Child} Child */
/** @typedef {{ title: string, body: Child }} Detail */

/** As many rows as are shown at a time. */
const step = 100;

/** What the search looks at, by entry. @type {WeakMap<object, string>} */
const texts = new WeakMap();

/** @param {object} item */
function textOf(item) {
  const known = texts.get(item) ?? JSON.stringify(item).toLowerCase();
  texts.set(item, known);
  return known;
}

/**
 * @template {object} T
 * @typedef {object} SplitProps
 * @property {string} label What is listed, for example "Requests".
 * @property {string} section First part of the address.
 * @property {T[] | undefined} items Undefined until they are known.
 * @property {(item: T) => string} [keyOf] What an entry has in the address; its ID when left out.
 * @property {(item: T) => Child} row
 * @property {(item: T) => Detail} detail
 * @property {Child} [empty] What stands in an empty list: what to do next.
 * @property {string} hint What stands below the list while nothing is open.
 * @property {Child} [tools] Filters and buttons above the list; the search is there anyway.
 * @property {string | undefined} opened Key of the open entry.
 * @property {Detail | false | undefined} [aside] Shown in the place of an entry.
 */

/** @template {object} T @param {SplitProps<T>} props */
export const split = (props) => html`<${Split} ...${props} />`;

/** @param {SplitProps<any>} props */
function Split({ label, section, items, keyOf = ({ id }) => id, row, detail, empty, hint, tools, opened, aside }) {
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(step);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = (items ?? []).filter((item) => words.every((word) => textOf(item).includes(word)));
  const shown = aside || (items && opened !== undefined ? detailOf(items, opened, keyOf, detail) : undefined);
  const place = aside ? `aside ${aside.title}` : shown ? opened : undefined;
  useLeaving(list, place, opened);
  const type = (/** @type {any} */ { target }) => {
    setSearch(target.value);
    setLimit(step);
  };
  const enter = (/** @type {KeyboardEvent} */ { key }) => key === "Enter" && list.current?.querySelector("a")?.focus();
  const rows = found.slice(0, limit).map((item) => {
    const key = keyOf(item);
    const href = `#/${section}/${key.split("/").map(encodeURIComponent).join("/")}`;
    const current = !aside && key === opened ? "true" : undefined;
    return html`<li key=${key}><a href=${href} data-key=${key} aria-current=${current}>${row(item)}</a></li>`;
  });
  const nothing = items?.length === 0 && words.length === 0 ? empty : html`<p>Nothing matches.</p>`;
  const count = items?.length === found.length ? found.length : `${found.length} of ${items?.length ?? 0}`;
  return html`<div class=${shown ? "split open" : "split"}>
    <div class="master">
      <div class="tools">
        <input type="search" placeholder="Search  /" aria-label=${`Search ${label.toLowerCase()}`} value=${search}
          onInput=${type} onKeyDown=${enter} />
        ${tools}
      </div>
      <ul class="rows" aria-label=${label} ref=${list} hidden=${found.length === 0}>${rows}</ul>
      ${items !== undefined && found.length === 0 && html`<div class="empty">${nothing}</div>`}
      <div class="foot">
        <span role="status">${label}: ${count}</span>
        ${found.length > 0 && html`<span class="hint">${hint}</span>`}
        ${found.length > limit && html`<button type="button" onClick=${() => setLimit(limit + step)}>Show more</button>`}
      </div>
    </div>
    ${shown && html`<${Details} key=${place} ...${shown} section=${section} />`}
  </div>`;
}

/** @template T @param {T[]} items @param {string} opened @param {(item: T) => string} keyOf @param {(item: T) => Detail} detail */
function detailOf(items, opened, keyOf, detail) {
  const item = items.find((one) => keyOf(one) === opened);
  if (item !== undefined) return detail(item);
  return { title: "Not found", body: html`<p>It is not in this list, or no longer.</p>` };
}

/** Takes the focus along: to what was opened, and back to its row or button. @param {{ current: HTMLElement | null }} list @param {string | undefined} place @param {string | undefined} opened */
function useLeaving(list, place, opened) {
  const former = useRef(/** @type {string | undefined} */ (undefined));
  useEffect(() => {
    const isInRows = list.current?.contains(document.activeElement);
    if (place !== undefined && (isInRows || place.startsWith("aside ")))
      /** @type {HTMLElement | null} */ (document.querySelector(".detail h2"))?.focus();
    if (place === undefined && former.current !== undefined) {
      const row = list.current?.querySelector(`[data-key="${CSS.escape(former.current)}"]`);
      /** @type {HTMLElement | null} */ (row ?? document.querySelector(".tools a.button"))?.focus();
    }
    former.current = opened;
  }, [place]);
}

/** @param {Detail & { section: string }} props */
const Details = ({ title, body, section }) => html`<div class="detail">
  <header><h2 tabindex="-1">${title}</h2><a class="close" href=${`#/${section}`}>Close</a></header>
  <div class="content" tabindex="0" role="region" aria-label="Details">${body}</div>
</div>`;
