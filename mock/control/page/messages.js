// Messages of the page, and questions before an action that cannot be undone.

import { call } from "./api.js";
import { html, useEffect, useState } from "./vendor/preact.js";

/** @type {(notice: { text: string, isError: boolean }) => void} */
let show = () => undefined;

/** Shows the last message; if it is not an error, for 8 seconds. */
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
 * Does something, and shows its message or its error.
 * @param {() => Promise<string | undefined | void>} work Returns the message, if any.
 * @returns {Promise<boolean>} Whether there was no error.
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
 * Does something as `act` does, if the person agrees.
 * @param {string} question What will happen.
 * @param {() => Promise<string | void>} work
 */
export function ask(question, work) {
  if (confirm(question)) act(work);
}

/**
 * Carries out a command, and goes to the next address.
 * @param {string} command As `call` takes it.
 * @param {Parameters<typeof call>[1]} given
 * @param {string | ((result: any) => string)} said The message, or what makes it from the response.
 * @param {string} [next] The next hash of the address, if it changes.
 * @returns {Promise<string>} The message.
 */
export async function carryOut(command, given, said, next) {
  const result = await call(command, given);
  if (next !== undefined) location.hash = next;
  return typeof said === "string" ? said : said(result);
}
