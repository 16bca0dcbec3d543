// Small parts of the page. Text is set as text, never as HTML, so that received data cannot run as code.

import { html } from "./vendor/preact.js";

/** @typedef {import("./vendor/preact.js").Child} Child */

/** A text whose UUIDs are shortened to both ends; the title has the whole text. @param {string} text */
export const short = (text) =>
  html`<code title=${text}>${text.replace(/\b([\da-f]{8})-[\da-f-]{23}([\da-f]{4})\b/g, "$1…$2")}</code>`;

/** @param {string} label @param {() => unknown} work @param {"primary" | "danger"} [mood] */
export const button = (label, work, mood) =>
  html`<button type="button" class=${mood} onClick=${work}>${label}</button>`;

/**
 * Names and values; those without a value are left out.
 * @param {[name: string, value: Child][]} facts
 */
export function factList(facts) {
  const known = facts.filter(([, value]) => value !== undefined && value !== null && value !== "" && value !== false);
  return html`<dl class="facts">${known.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

/** @type {Record<string, string[]>} */
const moods = {
  bad: [
    ...["REJECTED", "FAILED", "DENIED", "BLOCKED", "FLAGGED", "RETURNED", "CANCELLED", "EXPIRED", "REVOKED"],
    ...["given-up", "DECLINED"],
  ],
  good: [
    ...["COMPLETED", "APPROVED", "ACTIVE", "VERIFIED", "SETTLED", "ACCEPTED", "PAYMENT_RECEIVED", "LINKED"],
    ...["delivered", "CLEAR", "NOT_REQUIRED"],
  ],
  off: ["used up"],
};

/** @param {unknown} status HTTP status, or the status of a resource or a delivery. */
function moodOf(status) {
  if (typeof status === "number") return status === 0 || status >= 400 ? "bad" : "good";
  return Object.keys(moods).find((mood) => moods[mood]?.includes(String(status))) ?? "busy";
}

/** A status in its color, which adds nothing to the text. @param {unknown} status @param {string} [label] */
export const badge = (status, label = String(status)) => html`<span class=${`badge ${moodOf(status)}`}>${label}</span>`;

/** A time of day, or the whole instant, in UTC as the mock writes it. @param {string | undefined} instant ISO 8601. */
export function time(instant, whole = true) {
  if (instant === undefined) return undefined;
  const text = whole ? `${instant.slice(0, 10)} ${instant.slice(11, 19)}` : instant.slice(11, 19);
  return html`<time datetime=${instant} title=${`${instant} (UTC)`}>${text}</time>`;
}

/**
 * Indented JSON.
 * @param {unknown} value Undefined and "" are shown as no body; a text as it is.
 * @param {string} label Name for screen readers.
 */
export function json(value, label) {
  if (value === undefined || value === "") return html`<p class="none">No body</p>`;
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  return html`<pre aria-label=${label} role="group">${text}</pre>`;
}

/** Headers, a line each, folded at first. @param {object} headers */
export function headerLines(headers) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return html`<details class="headers">
    <summary>Headers (${lines.length})</summary>
    <pre>${lines.join("\n") || "None"}</pre>
  </details>`;
}

/** A list to choose from. @param {any} props */
export function Select({ value, options, set, ...props }) {
  const made = options.map(
    (/** @type {[string, string]} */ [each, label]) => html`<option key=${each} value=${each}>${label}</option>`,
  );
  return html`<select ...${props} value=${value} onChange=${(/** @type {any} */ event) => set(event.target.value)}>
    ${made}
  </select>`;
}

/** Names as options of a list. @param {string[]} names @returns {[string, string][]} */
export const named = (names) => names.map((name) => [name, name]);
