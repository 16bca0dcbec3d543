// The keyboard: what each key does, in one table.

import { open } from "./dialogs.js";
import { el } from "./dom.js";
import { sections } from "./sections.js";

/** Keys of one character can be turned off, for those who dictate. */
const store = "mock-control-keys";
const isOn = () => localStorage.getItem(store) !== "off";

const page = () => /** @type {HTMLElement} */ (document.querySelector("main"));
const links = () => /** @type {HTMLElement[]} */ ([...page().querySelectorAll(".rows a")]);

/** @param {string} selector */
const click = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.click();

/** @param {number} step */
function move(step) {
  const all = links();
  const from = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const current = from >= 0 ? from : all.findIndex((link) => link.hasAttribute("aria-current"));
  const next = all[current < 0 ? 0 : Math.min(Math.max(current + step, 0), all.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

function leave() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.type === "search" && activeElement.value !== "") {
    activeElement.value = "";
    activeElement.dispatchEvent(new Event("input"));
  } else if (document.body.classList.contains("menu")) click("#menu");
  else click(".split.open .close");
}

/** @type {[keys: string[], shown: string, does: string, work: () => unknown][]} */
const table = [
  [["/"], "/", "search", () => /** @type {HTMLElement | null} */ (page().querySelector("[type=search]"))?.focus()],
  [["j"], "j or ↓", "next entry", () => move(1)],
  [["k"], "k or ↑", "entry before", () => move(-1)],
  [["Enter"], "Enter", "open the entry", () => undefined],
  [["Escape"], "Esc", "close the entry, or empty the search", leave],
  [["p"], "p", "pause or go on", () => click("#pause")],
  [["?"], "?", "show the keys", help],
];

function help() {
  if (document.querySelector("dialog") !== null) return;
  const numbers = sections.map(({ title }, index) => [String(index + 1), title]).slice(0, 9);
  const lines = [...table.map(([, shown, does]) => [shown, does]), ...numbers];
  const box = el("input", { type: "checkbox", id: "keys-on", checked: isOn() });
  box.addEventListener("change", () => localStorage.setItem(store, box.checked ? "on" : "off"));
  const rows = lines.map(([shown, does]) =>
    el("tr", {}, el("th", { scope: "row" }, el("kbd", {}, shown)), el("td", {}, does)),
  );
  open("Keys", () => [
    el("table", { class: "keys" }, el("tbody", {}, ...rows)),
    el("div", { class: "field checkbox" }, box, el("label", { for: "keys-on" }, "Use keys of one character")),
  ]);
}

/** Whether a key is meant as text, or belongs to what has the focus. @param {EventTarget | null} target */
const isTyped = (target) => target instanceof HTMLElement && target.matches("input, select, textarea");

/** @param {KeyboardEvent} event */
function pressed(event) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null) return;
  const inRows = target instanceof HTMLElement && target.closest(".rows") !== null;
  const arrow = { ArrowDown: 1, ArrowUp: -1 }[key];
  const fromSearch = target instanceof HTMLInputElement && target.type === "search" && key === "ArrowDown";
  if (arrow !== undefined && (inRows || fromSearch)) {
    event.preventDefault();
    return move(arrow);
  }
  if (key === "Escape") return leave();
  if (isTyped(target) || !isOn()) return;
  const section = /^[1-9]$/.test(key) ? sections[Number(key) - 1] : undefined;
  if (section !== undefined) location.hash = `#/${section.id}`;
  const found = table.find(([keys]) => keys.includes(key));
  if (found === undefined || key === "Enter") return;
  event.preventDefault();
  found[3]();
}

/** Listens to the keyboard. */
export function startKeys() {
  document.addEventListener("keydown", pressed);
  document.querySelector("#help")?.addEventListener("click", help);
}
