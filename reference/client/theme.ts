// Runs before the page is drawn: says that scripts run, and applies the color scheme and the language of samples that were
// chosen. The other scripts add to what is complete without them, so they are loaded when the page has been drawn: none of them
// delays it.

import { chooseLanguage, storedLanguage } from "./operation/languages.ts";

const root = document.documentElement;
root.classList.add("js");
try {
  const chosen = localStorage.getItem("theme");
  if (chosen === "light" || chosen === "dark") root.dataset["theme"] = chosen;
} catch {
  // Storage is blocked: the scheme of the system stays.
}

// Samples change their language as they are read, before they are drawn: nothing below them moves.
const language = storedLanguage();
if (language !== null) {
  const reading = new MutationObserver(() => chooseLanguage(language));
  reading.observe(root, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => reading.disconnect());
}

const own = document.currentScript as HTMLScriptElement | null;

/** Loads a script that stands beside this one; where it does not load, the page stays as it is. */
function load(name: string): Promise<void> {
  return new Promise((done) => {
    const script = document.createElement("script");
    script.src = new URL(name, own?.src).href;
    for (const end of ["load", "error"]) script.addEventListener(end, () => done());
    document.head.append(script);
  });
}

/** A shortcut that was pressed before there was anything to hear it. */
let early: KeyboardEvent | undefined;

function keepEarly(event: KeyboardEvent): void {
  if (event.target === document.body) early = event;
}

async function loadRest(): Promise<void> {
  await Promise.all((own?.dataset["later"] ?? "").split(" ").map(load));
  removeEventListener("keydown", keepEarly);
  root.classList.add("ready");
  if (early === undefined) return;
  const { key, ctrlKey, metaKey, altKey, shiftKey } = early;
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, metaKey, altKey, shiftKey, bubbles: true }));
}

addEventListener("keydown", keepEarly);

/** Waits until the page is on the screen. A tab in the background draws nothing, so half a second is enough. */
function drawn(): Promise<void> {
  return new Promise((done) => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      done();
    }).observe({ type: "paint", buffered: true });
    setTimeout(done, 500);
  });
}

addEventListener("load", async () => {
  await drawn();
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => void loadRest(), { timeout: 500 });
  else void loadRest();
});
