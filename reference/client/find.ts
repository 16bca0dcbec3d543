// Opens the search with Ctrl+K, Cmd+K, "/" or the button in the header. Only then loads the search and its index.

const own = document.currentScript as HTMLScriptElement | null;
const dialog = document.querySelector<HTMLDialogElement>("#finder");
const field = document.querySelector<HTMLInputElement>("[data-finder-input]");

let isLoaded = false;

/** Loads the search once, and connects it to the field. After a failure, the next call loads it again. */
async function load(): Promise<void> {
  if (isLoaded) return;
  isLoaded = true;
  try {
    const holder = dialog ?? document.querySelector<HTMLElement>("#search-page");
    const { mount } = (await import(new URL("search.js", own?.src).href)) as typeof import("./search.ts");
    if (holder !== null) void mount(holder);
  } catch {
    isLoaded = false;
    const status = document.querySelector("[data-finder-status]");
    const reason =
      location.protocol === "file:"
        ? "The search does not work from a file: serve this folder with a local server, such as npx serve."
        : "The search could not be loaded.";
    if (status !== null) status.textContent = `${reason} Press Enter for the lists of all names.`;
  }
}

function open(): void {
  if (dialog !== null && !dialog.open) dialog.showModal();
  field?.focus();
  field?.select();
  void load();
}

/** Whether a key belongs to a visible field: that of a dialog that was just closed has the focus for another frame. */
function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || target.getClientRects().length === 0) return false;
  return /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable;
}

addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isShortcut = ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === "k";
  const isSlash = key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping(event);
  if (field === null || !(isShortcut || isSlash)) return;
  event.preventDefault();
  open();
});
document.querySelector(".find-open")?.addEventListener("click", open);
document.querySelector("[data-finder-close]")?.addEventListener("click", () => dialog?.close());
// A click on the backdrop has the dialog itself as its target.
dialog?.addEventListener("click", (event) => event.target === dialog && dialog.close());
if (dialog === null && field !== null) {
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  field.focus();
  // The index is as large as a page, so it is only loaded when there is something to look up.
  if (field.value !== "") void load();
  else field.addEventListener("keydown", () => void load(), { once: true });
}
// On the 404 page, the link to the search gets the last part of the missing page's address as its query.
const lost = document.querySelector<HTMLAnchorElement>("[data-lost]");
const wanted = /([^/]+?)(?:\.html?)?$/.exec(location.pathname)?.[1];
if (lost !== null && wanted !== undefined) lost.search = new URLSearchParams({ q: wanted }).toString();
const key = document.querySelector(".find-open kbd");
if (key !== null && /Mac|iPhone|iPad/.test(navigator.platform)) key.textContent = "⌘ K";

export {};
