// Runs before the page is drawn: says that scripts run, applies the color scheme and the language of samples that were chosen, and
// keeps a shortcut for the scripts that are not there yet.

import { chooseLanguage, storedLanguage } from "./operation/languages.ts";
import { recall } from "./storage.ts";

const root = document.documentElement;
root.classList.add("js");
const chosen = recall("theme");
if (chosen === "light" || chosen === "dark") root.dataset["theme"] = chosen;

// Samples change their language as they are read, before they are drawn: nothing below them moves.
const language = storedLanguage();
if (language !== null) {
  const reading = new MutationObserver(() => chooseLanguage(language));
  reading.observe(root, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => reading.disconnect());
}

let early: KeyboardEvent | undefined;

function keepEarly(event: KeyboardEvent): void {
  if (event.target === document.body) early = event;
}

addEventListener("keydown", keepEarly);
addEventListener("DOMContentLoaded", () => {
  removeEventListener("keydown", keepEarly);
  if (early !== undefined) document.body.dispatchEvent(new KeyboardEvent("keydown", early));
});
