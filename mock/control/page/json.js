// JSON as people read it: indented, in colors, as text.

import { el } from "./dom.js";

const token = /("(?:\\.|[^"\\])*")(\s*:)?|\b(true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Shows a value.
 * @param {unknown} value Undefined is shown as nothing sent; a text as it is.
 * @param {string} label What it is, for those who do not see it.
 */
export function json(value, label) {
  if (value === undefined || value === "") return el("p", { class: "none" }, "No body");
  const pre = el("pre", { "aria-label": label, role: "group" });
  if (typeof value === "string") pre.textContent = value;
  else pre.append(...painted(JSON.stringify(value, null, 2)));
  return pre;
}

/** @param {string} text */
function painted(text) {
  /** @type {(Node | string)[]} */
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(token)) {
    const [all, quoted, colon] = found;
    const word = quoted ?? all;
    parts.push(text.slice(end, found.index));
    parts.push(el("span", { class: quoted === undefined ? "literal" : colon === undefined ? "text" : "key" }, word));
    end = found.index + word.length;
  }
  return [...parts, text.slice(end)];
}

/**
 * Headers as they are sent.
 * @param {object} headers
 */
export function headerLines(headers) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const shown = el("pre", {}, lines.join("\n") || "None");
  return el("details", { class: "headers" }, el("summary", {}, `Headers (${lines.length})`), shown);
}
