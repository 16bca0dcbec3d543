// The script of the pages of operations and events, which are complete without it: it remembers the language of
// samples, fills in the reader's values, runs the operation, shows anchors, and copies the page as Markdown.

import { copy, link } from "./elements.ts";
import { namedHere } from "./here.ts";
import { rememberLanguage } from "./operation/languages.ts";
import { runWith } from "./operation/run.ts";

/** Adds a link to itself to each heading and field with an anchor. */
function showAnchors(): void {
  const places = "main :is(h2, h3)[id], .fields > li[id], .error-group[id]";
  for (const place of document.querySelectorAll<HTMLElement>(places)) {
    const holder = place.querySelector(":scope > .field-head, :scope > h3") ?? place;
    const anchor = link(`#${place.id}`, "#");
    anchor.className = "anchor";
    anchor.setAttribute("aria-label", `Link to ${(holder.querySelector(".field-name") ?? holder).textContent?.trim()}`);
    // The links of hundreds of fields would be as many stops for keyboard users.
    if (holder.classList.contains("field-head")) anchor.tabIndex = -1;
    holder.append(anchor);
  }
}

async function copyPage(button: HTMLAnchorElement): Promise<void> {
  const response = await fetch(button.href);
  if (!response.ok) throw new Error(String(response.status));
  await copy(button, namedHere(await response.text()));
}

/** Makes a click on the Markdown link copy the Markdown; with a modifier key, the link opens as usual. */
function copyAsMarkdown(): void {
  const button = document.querySelector<HTMLAnchorElement>(".copy-page");
  button?.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Without the clipboard or the Markdown, the link opens as usual.
    copyPage(button).catch(() => (location.href = button.href));
  });
}

rememberLanguage();
showAnchors();
copyAsMarkdown();
const form = document.querySelector<HTMLFormElement>("form.run");
if (form !== null) runWith(form);
