// A section with a list and the details of the open item beside it; on a phone, the details replace the list.

import { useData } from "./live.js";
import { html, useEffect, useRef, useState } from "./vendor/preact.js";

/** @typedef {import("./vendor/preact.js").Child} Child */
/** @typedef {{ title: string, body: Child }} Detail */
/** @typedef {Record<string, any>} ListValues Values chosen in the tools, by name; empty at first. */

/**
 * A list with its details. `rest` has the parts of the address after the section.
 * @template {object} T
 * @typedef {object} ListView
 * @property {string} title For example "Requests".
 * @property {string} hint Text below the list while no item is open.
 * @property {(values: ListValues, rest: string[]) => Promise<{ items: T[] | undefined, [more: string]: any }>} read
 *   Items that are undefined are not known yet.
 * @property {(item: T) => string} [keyOf] Key of an item in the address; its ID by default.
 * @property {number} [depth] How many parts of the address a key has; 1 by default.
 * @property {(item: T) => [name: Child, status: Child, second: Child, third: Child]} row
 * @property {(item: T) => Detail} detail
 * @property {(values: ListValues, rest: string[]) => Child} [empty] Content of an empty list: what to do next.
 * @property {(chosen: { data: any, values: ListValues, set: (change: ListValues) => void, rest: string[] }) => Child
 *   } [tools] Filters and buttons above the list, besides the search.
 * @property {(rest: string[]) => Detail | false | undefined} [aside] Shown instead of an item, such as a form.
 */

/** Rows shown at first, and added by "Show more". */
const step = 100;

const missing = { title: "Not found", body: html`<p>It is not in this list.</p>` };

/** @param {{ view: ListView<any>, rest: string[] }} props */
export function List({ view, rest }) {
  const { title, hint, read, keyOf = ({ id }) => id, depth = 1 } = view;
  const [values, setValues] = useState(/** @type {ListValues} */ ({}));
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(step);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const data = useData(() => read(values, rest), [values, rest.join("/")]);
  const items = data?.items;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (/** @type {object} */ item) => {
    const text = words.length === 0 ? "" : JSON.stringify(item).toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const found = (items ?? []).filter(fits);
  const aside = view.aside?.(rest) || undefined;
  const opened = aside || rest.length < depth ? undefined : rest.slice(0, depth).join("/");
  const item = items?.find((one) => keyOf(one) === opened);
  const known = items && opened !== undefined ? (item ? view.detail(item) : missing) : undefined;
  const shown = aside ?? known;
  const place = aside ? aside.title : known && opened;
  useFocus(list, place, aside !== undefined);
  const type = (/** @type {any} */ { target }) => {
    setSearch(target.value);
    setLimit(step);
  };
  const enter = (/** @type {KeyboardEvent} */ { key }) => key === "Enter" && list.current?.querySelector("a")?.focus();
  const section = title.toLowerCase();
  const rows = found.slice(0, limit).map((one) => {
    const key = keyOf(one);
    const href = `#/${section}/${key.split("/").map(encodeURIComponent).join("/")}`;
    const [name, status, second, third] = view.row(one);
    return html`<li key=${key}><a href=${href} data-key=${key} aria-current=${key === opened ? "true" : undefined}>
      <span class="one">${name}</span>
      ${status ?? html`<span></span>`}
      <span class="two">${second}</span>
      <span class="three">${third}</span>
    </a></li>`;
  });
  const advice = items?.length === 0 && words.length === 0 && view.empty?.(values, rest);
  const count = items?.length === found.length ? found.length : `${found.length} of ${items?.length ?? 0}`;
  const set = (/** @type {ListValues} */ change) => setValues((before) => ({ ...before, ...change }));
  return html`<div class=${shown ? "split open" : "split"}>
    <div class="master">
      <div class="tools">
        <input type="search" placeholder="Search  /" aria-label=${`Search ${section}`} value=${search}
          onInput=${type} onKeyDown=${enter} />
        ${view.tools?.({ data, values, set, rest })}
      </div>
      <ul class="rows" aria-label=${title} ref=${list} hidden=${found.length === 0}>${rows}</ul>
      ${items && found.length === 0 && html`<div class="empty">${advice || html`<p>Nothing matches.</p>`}</div>`}
      <div class="foot">
        <span role="status">${title}: ${count}</span>
        ${found.length > 0 && html`<span class="hint">${hint}</span>`}
        ${found.length > limit && html`<button type="button" onClick=${() => setLimit(limit + step)}>Show more</button>`}
      </div>
    </div>
    ${
      shown &&
      html`<div class="detail" key=${place}>
      <header><h2 tabindex="-1">${shown.title}</h2><a class="close" href=${`#/${section}`}>Close</a></header>
      <div class="content" tabindex="0" role="region" aria-label="Details">${shown.body}</div>
    </div>`
    }
  </div>`;
}

/**
 * Moves the focus to the opened details, and back to their row or button.
 * @param {{ current: HTMLElement | null }} list
 * @param {string | undefined} place What is open.
 * @param {boolean} isAside
 */
function useFocus(list, place, isAside) {
  const former = useRef(/** @type {string | undefined} */ (undefined));
  useEffect(() => {
    const find = (/** @type {string} */ selector) =>
      /** @type {HTMLElement | null} */ (document.querySelector(selector));
    const isInRows = list.current?.contains(document.activeElement);
    if (place !== undefined && (isInRows || isAside)) find(".detail h2")?.focus();
    // A focus elsewhere, such as in the search, stays.
    if (place === undefined && former.current !== undefined && document.activeElement === document.body)
      (find(`.rows [data-key="${CSS.escape(former.current)}"]`) ?? find(".tools a.button"))?.focus();
    former.current = place;
  }, [place]);
}
