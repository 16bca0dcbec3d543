// Makes elements, and buttons that copy.

/**
 * Makes an element.
 * @param tag Name, optionally with a class after a dot: `p.quiet`.
 * @param children Its texts and nodes; undefined items are left out.
 */
export function el(tag: string, ...children: (Node | string | undefined)[]): HTMLElement {
  const [name = "span", kind] = tag.split(".");
  const made = document.createElement(name);
  if (kind !== undefined) made.className = kind;
  made.append(...children.filter((one) => one !== undefined));
  return made;
}

export function link(href: string, ...content: (Node | string)[]): HTMLAnchorElement {
  const made = el("a", ...content) as HTMLAnchorElement;
  made.href = href;
  return made;
}

/** Makes a button. */
export function action(tag: string, text: string, act: (button: HTMLElement) => void): HTMLElement {
  const button = el(tag, text);
  button.setAttribute("type", "button");
  button.addEventListener("click", () => act(button));
  return button;
}

/** Copies a text, and shows that on the button for a moment. @throws Error without access to the clipboard. */
export async function copy(button: HTMLElement, text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  const before = button.textContent;
  button.textContent = "Copied";
  setTimeout(() => (button.textContent = before), 1500);
}

/**
 * Adds a copy button to a block of code.
 * @param block The code. It moves into the returned element, which takes its place if it is on the page.
 */
export function withCopy(block: HTMLElement): HTMLElement {
  const holder = el("div.with-copy");
  block.replaceWith(holder);
  const button = action("button.copy", "Copy", (own) =>
    copy(own, block.textContent ?? "").catch(() => (own.textContent = "Press Ctrl+C")),
  );
  button.setAttribute("aria-label", `Copy: ${block.getAttribute("aria-label") ?? "code"}`);
  holder.append(block, button);
  return holder;
}
