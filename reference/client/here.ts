// Commands that name the site: built for one address, they name the one that serves the page.

const own = document.currentScript as HTMLScriptElement | null;

/**
 * A text with the address that serves the page in place of the one that the site was built for.
 * @param built Address that the site was built for, with a slash at its end.
 * @param served Address of the root of the site as it is served, with a slash at its end.
 */
export function served(text: string, built: string, served: string): string {
  const [from, to] = [new URL(built).origin, new URL(served).origin];
  // The origin may stand alone, as a flag of the mock has it; it is not the beginning of another port or host.
  return text
    .replaceAll(built, served)
    .replace(/https?:\/\/[^\s'"/]+(?=[\s'"]|$)/g, (one) => (one === from ? to : one));
}

/** Puts the address that serves the page into every command of it. A page of a file has none, and is left as it is. */
export function nameThisSite(): void {
  const built = own?.dataset["built"];
  const root = new URL("../", own?.src ?? location.href).href;
  if (built === undefined || built === root || !/^https?:/.test(root)) return;
  for (const code of document.querySelectorAll("pre.code code")) {
    if (!code.textContent?.includes(new URL(built).origin)) continue;
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.nodeValue = served(texts.currentNode.nodeValue ?? "", built, root);
  }
}
