// Buttons that copy: code, and the page as Markdown.

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
  const holder = document.createElement("div");
  holder.className = "with-copy";
  block.replaceWith(holder);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.setAttribute("aria-label", `Copy: ${block.getAttribute("aria-label") ?? "code"}`);
  button.addEventListener("click", () =>
    copy(button, block.textContent ?? "").catch(() => (button.textContent = "Press Ctrl+C")),
  );
  holder.append(block, button);
  return holder;
}
