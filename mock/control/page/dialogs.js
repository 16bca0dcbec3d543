// What stands above the page: messages, questions, forms in a window.

import { call } from "./api.js";
import { html, useEffect, useRef, useState } from "./vendor/preact.js";

/** @typedef {import("./vendor/preact.js").Child} Child */

/** @type {(notice: { text: string, isError: boolean }) => void} */
let show = () => undefined;

/** The place of the messages. */
export function Messages() {
  const [notice, set] = useState({ text: "", isError: false });
  show = set;
  useEffect(() => {
    if (notice.text === "" || notice.isError) return undefined;
    const timer = setTimeout(() => say(""), 8000);
    return () => clearTimeout(timer);
  }, [notice]);
  /** @param {boolean} isError */
  const content = (isError) =>
    notice.text !== "" &&
    notice.isError === isError &&
    html`<p>${notice.text}</p><button type="button" class="quiet" onClick=${() => say("")}>Close</button>`;
  return html`<div id="messages">
    <div id="message" role="status">${content(false)}</div>
    <div id="error" role="alert">${content(true)}</div>
  </div>`;
}

/**
 * Shows a message, which is also read out.
 * @param {string} text
 * @param {boolean} [isError] Stays until it is closed or replaced.
 */
export function say(text, isError = false) {
  show({ text, isError });
}

/**
 * Does something, and says what came of it; an error in plain words.
 * @param {() => Promise<string | undefined | void>} work Returns what to say.
 * @returns {Promise<boolean>} Whether it was done.
 */
export async function act(work) {
  try {
    const text = await work();
    if (text) say(text);
    dispatchEvent(new Event("changed"));
    return true;
  } catch (error) {
    say(/** @type {Error} */ (error).message, true);
    return false;
  }
}

/**
 * Carries out a command, and leads on.
 * @param {string} command As `call` takes it.
 * @param {Parameters<typeof call>[1]} given
 * @param {string | ((result: any) => string)} said What to say of it.
 * @param {string} [next] Where the address leads then.
 * @returns {Promise<string>} What to say.
 */
export async function carryOut(command, given, said, next) {
  const result = await call(command, given);
  if (next !== undefined) location.hash = next;
  return typeof said === "string" ? said : said(result);
}

/** @typedef {{ title: string, content: (close: () => void) => Child }} Window */

/** @type {(window: Window | undefined) => void} */
let put = () => undefined;

/** The place of the window that is open. */
export function Dialog() {
  const [window, set] = useState(/** @type {Window | undefined} */ (undefined));
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  put = set;
  useEffect(() => {
    if (window !== undefined && element.current?.open === false) element.current.showModal();
  }, [window]);
  if (window === undefined) return undefined;
  const close = () => element.current?.close();
  return html`<dialog ref=${element} aria-labelledby="dialog-title" onClose=${() => set(undefined)}>
    <header class="dialog-head">
      <h2 id="dialog-title">${window.title}</h2>
      <button type="button" class="quiet" onClick=${close}>Close</button>
    </header>
    ${window.content(close)}
  </dialog>`;
}

/**
 * Opens a window; Escape closes it, and the focus goes back to where it was.
 * @param {string} title
 * @param {Window["content"]} content
 */
export function open(title, content) {
  put({ title, content });
}

/**
 * Asks before something that cannot be undone.
 * @param {string} question
 * @param {string} text What will happen.
 * @param {string} label Of the button that does it.
 * @param {() => Promise<string | void>} work
 */
export function ask(question, text, label, work) {
  open(question, (close) => {
    const go = () => {
      close();
      act(work);
    };
    return html`<p>${text}</p>
      <div class="buttons">
        <button type="button" class="danger" onClick=${go}>${label}</button>
        <button type="button" onClick=${close}>Cancel</button>
      </div>`;
  });
}
