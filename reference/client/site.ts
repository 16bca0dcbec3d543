// What scripts add to a page that is complete without them: copy buttons, the scheme switch, the way into the search, and
// details that open for an anchor.

import { withCopy } from "./elements.ts";
import "./find.ts";
import { nameThisSite } from "./here.ts";
import { keepAs } from "./storage.ts";

const dark = matchMedia("(prefers-color-scheme: dark)");

function switchTheme(): void {
  const root = document.documentElement;
  const now = root.dataset["theme"] ?? (dark.matches ? "dark" : "light");
  const next = now === "dark" ? "light" : "dark";
  root.dataset["theme"] = next;
  keepAs("theme", next);
}

/** Opens every fold around the place an anchor names, and goes there if it was hidden. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || location.hash === "") return;
  const wasHidden = !target.checkVisibility();
  for (let fold = target.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  if (wasHidden) target.scrollIntoView();
}

/** Scrolls the navigation beside the content to the page, if it is further down; nothing else moves. */
function showCurrent(): void {
  const side = document.querySelector<HTMLElement>(".side");
  const at = side?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!side || !at || getComputedStyle(side).overflowY !== "auto") return;
  const below = at.getBoundingClientRect().bottom - side.getBoundingClientRect().bottom;
  if (below > 0) side.scrollTop += below + side.clientHeight / 2;
}

nameThisSite();
for (const block of document.querySelectorAll<HTMLElement>("pre.code")) withCopy(block);
document.querySelector(".theme")?.addEventListener("click", switchTheme);
addEventListener("hashchange", openTarget);
openTarget();
showCurrent();
document.querySelector(".side")?.addEventListener("toggle", showCurrent);
