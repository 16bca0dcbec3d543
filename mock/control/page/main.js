// Script of the page at /__mock/: leads from the address to a section, and keeps what is shown up to date.

import { sandbox } from "./api.js";
import { say } from "./dialogs.js";
import { el, fill } from "./dom.js";
import { startKeys } from "./keys.js";
import { live, lookNow } from "./live.js";
import { sections } from "./sections.js";
import { showMenu, showTop, startTop } from "./top.js";

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const nav = /** @type {HTMLElement} */ (document.querySelector("nav ul"));

/** @type {Map<string, import("./sections.js").View>} */
const views = new Map();
/** @type {import("./sections.js").View | undefined} */
let current;
/** Looks since the section was brought up to date. */
let looks = 0;
let newest = 0;
/** The last error of a section. */
let told = "";

const links = sections.map(({ id, title }, index) => {
  const key = el("kbd", { "aria-hidden": "true" }, index + 1);
  return el("a", { href: `#/${id}` }, title, key);
});
nav.append(...links.map((link) => el("li", {}, link)));

/** Goes where the address says; what fails is said. */
const route = () => lead().catch((error) => say(error.message, true));

async function lead() {
  const { hash } = location;
  const [, id, ...rest] = hash.split("/").map(decodeURIComponent);
  const section = sections.find((one) => one.id === id) ?? /** @type {typeof sections[0]} */ (sections[0]);
  const isOther = views.get(section.id) !== current || current === undefined;
  if (!views.has(section.id)) {
    // It may take a moment, and somebody may go on in the meantime.
    views.set(section.id, await section.load());
    if (location.hash !== hash) return;
  }
  current = /** @type {import("./sections.js").View} */ (views.get(section.id));
  showMenu(false);
  for (const link of links) {
    if (link.getAttribute("href") === `#/${section.id}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const title = /** @type {HTMLElement} */ (document.querySelector("#section"));
  title.textContent = section.title;
  document.title = `${section.title} · ${sandbox === "main" ? "" : `${sandbox} · `}Mock control`;
  if (isOther) {
    fill(main, [current.root]);
    await refresh();
  }
  await current.open(rest);
}

/** Brings the section up to date. Errors of a look are in the bar; others are told once. */
async function refresh() {
  looks = 0;
  try {
    await current?.refresh();
    told = "";
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    if (live.fault === undefined && message !== told) say(message, true);
    told = message;
  }
}

async function looked() {
  showTop();
  const last = live.requests[0]?.seq ?? 0;
  const isNew = last !== newest;
  newest = last;
  looks += 1;
  // Requests may have changed anything; time changes things, too.
  if (live.fault === undefined && (isNew || looks >= 2)) await refresh();
}

startTop();
startKeys();
await lookNow(looked);
addEventListener("hashchange", route);
addEventListener("changed", () => {
  lookNow();
  refresh();
});
await route();
