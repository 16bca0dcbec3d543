// Runs before the page is drawn: says that scripts run, and applies the color scheme and the language of samples that were chosen.

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
