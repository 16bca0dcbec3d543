// The script of all pages, which are complete without it: copy buttons, the switch of color schemes, the search, and
// folds that open for an anchor.

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

/** Opens all folds around the target of the anchor, and scrolls to the target if it was hidden. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || location.hash === "") return;
  const wasHidden = !target.checkVisibility();
  for (let fold = target.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  if (wasHidden) target.scrollIntoView();
}

/** Scrolls the side navigation to the current page, if it is further down, without scrolling the content. */
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
