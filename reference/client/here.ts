// Commands that name the site: built for one address, they name the one that serves the page.

import { served } from "../data/start.ts";

/**
 * Puts the address that serves the page into every command of it. A page of a file has none, and is left as it is.
 */
export function nameThisSite(): void {
  const own = document.querySelector<HTMLScriptElement>("script[data-built]");
  const built = own?.dataset["built"];
  const root = new URL("../", own?.src ?? location.href).href;
  if (built === undefined || built === root || !/^https?:/.test(root)) return;
  for (const code of document.querySelectorAll("pre.code code")) {
    if (!code.textContent?.includes(new URL(built).origin)) continue;
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.nodeValue = served(texts.currentNode.nodeValue ?? "", built, root);
  }
}
