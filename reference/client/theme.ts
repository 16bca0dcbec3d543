// Runs before the page is drawn: adds the class `js`, and applies the chosen color scheme and language of samples.

import { chooseLanguage, storedLanguage } from "./operation/languages.ts";
import { recall } from "./storage.ts";

const root = document.documentElement;
root.classList.add("js");
const chosen = recall("theme");
if (chosen === "light" || chosen === "dark") root.dataset["theme"] = chosen;

// The language changes while the page is parsed, before samples are drawn, so that nothing moves.
const language = storedLanguage();
if (language !== null) {
  const reading = new MutationObserver(() => chooseLanguage(language));
  reading.observe(root, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => reading.disconnect());
}
