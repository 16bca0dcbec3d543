// What the page of an operation or of an event adds to what is complete without scripts: a language that is kept, values of one's
// own, running it in place, anchors that can be seen, and the page as Markdown for an agent.

import { copy, link } from "./elements.ts";
import { namedHere } from "./here.ts";
import { rememberLanguage } from "./operation/languages.ts";
import { runWith } from "./operation/run.ts";

/** Puts a link to itself behind each heading and each field that has an address. */
function showAnchors(): void {
  const places = "main :is(h2, h3)[id], .fields > li[id], .error-group[id]";
  for (const place of document.querySelectorAll<HTMLElement>(places)) {
    const holder = place.querySelector(":scope > .field-head, :scope > h3") ?? place;
    const anchor = link(`#${place.id}`, "#");
    anchor.className = "anchor";
    anchor.setAttribute("aria-label", `Link to ${(holder.querySelector(".field-name") ?? holder).textContent?.trim()}`);
    // Hundreds of fields would be as many stops on the way of the keyboard.
    if (holder.classList.contains("field-head")) anchor.tabIndex = -1;
    holder.append(anchor);
  }
}

async function copyPage(button: HTMLAnchorElement): Promise<void> {
  const response = await fetch(button.href);
  if (!response.ok) throw new Error(String(response.status));
  await copy(button, namedHere(await response.text()));
}

/** Copies the Markdown of the page where its link is followed; with a modifier key, the link is a link. */
function copyAsMarkdown(): void {
  const button = document.querySelector<HTMLAnchorElement>(".copy-page");
  button?.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Without clipboard or file, the link does what links do.
    copyPage(button).catch(() => (location.href = button.href));
  });
}

rememberLanguage();
showAnchors();
copyAsMarkdown();
const form = document.querySelector<HTMLFormElement>("form.run");
if (form !== null) runWith(form);
