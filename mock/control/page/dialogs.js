// What stands above the page: messages, questions, forms in a window.

import { button, el, fill } from "./dom.js";

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Shows a message, which is also read out.
 * @param {string} text
 * @param {boolean} [isError] Stays until it is closed or replaced.
 */
export function say(text, isError = false) {
  const place = /** @type {HTMLElement} */ (document.querySelector(isError ? "#error" : "#message"));
  for (const one of document.querySelectorAll("#message, #error")) one.replaceChildren();
  const close = button("Close", () => place.replaceChildren(), { class: "quiet" });
  place.replaceChildren(el("p", {}, text), close);
  clearTimeout(timer);
  if (!isError) timer = setTimeout(() => place.replaceChildren(), 8000);
}

/**
 * Does something, and says what came of it; an error in plain words.
 * @param {() => Promise<string | undefined | void>} work Returns what to say.
 * @returns {Promise<boolean>} Whether it was done.
 */
export async function act(work) {
  try {
    const told = await work();
    if (told) say(told);
    dispatchEvent(new Event("changed"));
    return true;
  } catch (error) {
    say(/** @type {Error} */ (error).message, true);
    return false;
  }
}

/**
 * Opens a window; Escape closes it, and the focus goes back to where it was.
 * @param {string} title
 * @param {(close: () => void) => import("./dom.js").Child[]} content
 */
export function open(title, content) {
  const heading = el("h2", { id: "dialog-title" }, title);
  const dialog = el("dialog", { "aria-labelledby": "dialog-title", onclose: () => dialog.remove() });
  const close = () => dialog.close();
  fill(dialog, [
    el("header", { class: "dialog-head" }, heading, button("Close", close, { class: "quiet" })),
    ...content(close),
  ]);
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * Asks before something that cannot be undone.
 * @param {string} question
 * @param {string} text What will happen.
 * @param {string} label Of the button that does it.
 * @param {() => Promise<string | void>} work
 */
export function ask(question, text, label, work) {
  open(question, (close) => [
    el("p", {}, text),
    el(
      "div",
      { class: "buttons" },
      button(
        label,
        () => {
          close();
          act(work);
        },
        { class: "danger" },
      ),
      button("Cancel", close),
    ),
  ]);
}
