// Replaces the address in commands, for which the site was built, with the address that serves the page.

import { served } from "../data/start.ts";

/** A text with the address that serves the page. On a page from a file, which has no such address, it is unchanged. */
export function namedHere(text: string): string {
  const own = document.querySelector<HTMLScriptElement>("script[data-built]");
  const built = own?.dataset["built"];
  const root = new URL("../", own?.src ?? location.href).href;
  return built === undefined || built === root || !/^https?:/.test(root) ? text : served(text, built, root);
}

/** Puts the address that serves the page into all its commands. */
export function nameThisSite(): void {
  for (const code of document.querySelectorAll("pre.code code")) {
    const text = code.textContent ?? "";
    if (namedHere(text) === text) continue;
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.nodeValue = namedHere(texts.currentNode.nodeValue ?? "");
  }
}
