// The keyboard: what each key does, in one table.

import { html } from "./vendor/preact.js";

/** Keys of one character can be turned off, for those who dictate. */
const store = "mock-control-keys";
const isOn = () => localStorage.getItem(store) !== "off";

/** @param {string} selector @returns {HTMLElement | null} */
const find = (selector) => document.querySelector(selector);

/** Moves the focus by rows. @param {number} step 1 for the next row, -1 for the row before. */
function move(step) {
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("main .rows a")]);
  const from = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const current = from >= 0 ? from : all.findIndex((link) => link.hasAttribute("aria-current"));
  const next = all[current < 0 ? 0 : Math.min(Math.max(current + step, 0), all.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

function leave() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.type === "search") {
    if (activeElement.value === "") activeElement.blur();
    activeElement.value = "";
    activeElement.dispatchEvent(new Event("input"));
  } else find("#menu[aria-expanded=true], .split.open .close")?.click();
}

/** @type {[key: string, shown: string, does: string, work: () => unknown][]} */
const table = [
  ["/", "/", "search", () => find("main [type=search]")?.focus()],
  ["j", "j or ↓", "next entry", () => move(1)],
  ["k", "k or ↑", "entry before", () => move(-1)],
  ["Escape", "Esc", "close the entry, or empty and leave the search", leave],
  ["p", "p", "pause or go on", () => find("#pause")?.click()],
];

/** Part of the settings: the keys, and a checkbox to turn off those of one character. */
export function Keys() {
  const lines = [...table.map(([, shown, does]) => [shown, does]), ["1 to 6", "the sections of the menu"]];
  const change = (/** @type {any} */ { target }) => localStorage.setItem(store, target.checked ? "on" : "off");
  return html`<section>
    <h2>Keys</h2>
    <dl class="facts">${lines.map(([shown, does]) => html`<dt><kbd>${shown}</kbd></dt><dd>${does}</dd>`)}</dl>
    <div class="field checkbox">
      <label for="keys-on">Use keys of one character</label>
      <input type="checkbox" id="keys-on" checked=${isOn()} onChange=${change} />
    </div>
  </section>`;
}

/** Whether the focused control uses keys itself. @param {EventTarget | null} target */
const isTyped = (target) => target instanceof HTMLElement && target.matches("input, select");

/** @param {KeyboardEvent} event @param {string[]} sections IDs in their order. */
function press(event, sections) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = { ArrowDown: 1, ArrowUp: -1 }[key];
  const inRows = target instanceof HTMLElement && target.closest(".rows") !== null;
  const fromSearch = target instanceof HTMLInputElement && target.type === "search" && key === "ArrowDown";
  if (arrow !== undefined && (inRows || fromSearch)) {
    event.preventDefault();
    move(arrow);
  } else if (key === "Escape") leave();
  else if (!isTyped(target) && isOn()) {
    const section = /^[1-9]$/.test(key) ? sections[Number(key) - 1] : undefined;
    if (section !== undefined) {
      location.hash = `#/${section}`;
      find(`nav a[href="#/${section}"]`)?.focus();
    }
    const known = table.find(([each]) => each === key);
    if (known !== undefined) event.preventDefault();
    known?.[3]();
  }
}

/** Listens to the keyboard. @param {string[]} sections IDs in their order. */
export function startKeys(sections) {
  document.addEventListener("keydown", (event) => press(event, sections));
}
