// Commands that name the site: built for one address, they name the one that serves the page.

import { served } from "../data/start.ts";

/** A text with the address that serves the page. A page of a file has none, and the text is left as it is. */
export function namedHere(text: string): string {
  const own = document.querySelector<HTMLScriptElement>("script[data-built]");
  const built = own?.dataset["built"];
  const root = new URL("../", own?.src ?? location.href).href;
  return built === undefined || built === root || !/^https?:/.test(root) ? text : served(text, built, root);
}

/** Puts the address that serves the page into every command of it. */
export function nameThisSite(): void {
  for (const code of document.querySelectorAll("pre.code code")) {
    const text = code.textContent ?? "";
    if (namedHere(text) === text) continue;
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.nodeValue = namedHere(texts.currentNode.nodeValue ?? "");
  }
}
