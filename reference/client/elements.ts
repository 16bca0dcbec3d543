// Elements in a line, and buttons that copy.

/**
 * Makes an element.
 * @param tag Name, with a class behind a dot: `p.quiet`.
 * @param children Texts and nodes in it; what is undefined is left out.
 */
export function el(tag: string, ...children: (Node | string | undefined)[]): HTMLElement {
  const [name = "span", kind] = tag.split(".");
  const made = document.createElement(name);
  if (kind !== undefined) made.className = kind;
  made.append(...children.filter((one) => one !== undefined));
  return made;
}

/** A link. */
export function link(href: string, ...content: (Node | string)[]): HTMLAnchorElement {
  const made = el("a", ...content) as HTMLAnchorElement;
  made.href = href;
  return made;
}

/** A button that does something. */
export function action(tag: string, text: string, act: (button: HTMLElement) => void): HTMLElement {
  const button = el(tag, text);
  button.setAttribute("type", "button");
  button.addEventListener("click", () => act(button));
  return button;
}

/** Copies a text, and says so on the button for a moment. @throws Error where there is no clipboard. */
export async function copy(button: HTMLElement, text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  const before = button.textContent;
  button.textContent = "Copied";
  setTimeout(() => (button.textContent = before), 1500);
}

/**
 * A block of code with a button that copies it.
 * @param block The code; it is moved into what is returned, unless that takes its place on the page.
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
