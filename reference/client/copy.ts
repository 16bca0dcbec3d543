// Copy buttons of code.

async function copy(button: HTMLButtonElement, code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Press Ctrl+C";
  }
  setTimeout(() => (button.textContent = "Copy"), 1500);
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
  button.addEventListener("click", () => void copy(button, block.textContent ?? ""));
  holder.append(block, button);
  return holder;
}
