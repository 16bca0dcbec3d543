// Makes elements. Text is only ever set as text, never as HTML, so that nothing that was received can run.

/** @typedef {Node | string | number | false | null | undefined} Child */

/**
 * Makes an element.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, unknown>} [props] Attributes; `true` is an empty one, false and undefined are left out. A name with
 *   `on` in front, as in `onclick`, is a listener.
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (value !== false && value !== undefined) element.setAttribute(name, value === true ? "" : String(value));
  }
  fill(element, children);
  return element;
}

/**
 * Replaces what an element has.
 * @param {Element} element
 * @param {Child[]} children
 */
export function fill(element, children) {
  const nodes = children.filter((child) => child !== false && child !== null && child !== undefined);
  element.replaceChildren(...nodes.map((child) => (child instanceof Node ? child : String(child))));
}

/**
 * A button.
 * @param {string} label
 * @param {() => unknown} onclick
 * @param {Record<string, unknown>} [props]
 */
export const button = (label, onclick, props = {}) => el("button", { type: "button", onclick, ...props }, label);

/** IDs are cut to what tells them apart; all of the text is in the title, and is found by the search. @param {string} text */
export const short = (text) =>
  el("code", { title: text }, text.replace(/\b([\da-f]{8})-[\da-f-]{23}([\da-f]{4})\b/g, "$1…$2"));

/**
 * Names and values; those without a value are left out.
 * @param {[name: string, value: Child][]} facts
 */
export function facts(facts) {
  const known = facts.filter(([, value]) => value !== undefined && value !== null && value !== "" && value !== false);
  return el("dl", { class: "facts" }, ...known.flatMap(([name, value]) => [el("dt", {}, name), el("dd", {}, value)]));
}

/** @type {Record<string, "good" | "bad" | "busy" | "off">} */
const moods = {
  ...{ REJECTED: "bad", FAILED: "bad", DENIED: "bad", BLOCKED: "bad", FLAGGED: "bad", RETURNED: "bad" },
  ...{ CANCELLED: "bad", EXPIRED: "bad", REVOKED: "bad", "given-up": "bad", DECLINED: "bad", DISABLED: "bad" },
  ...{ COMPLETED: "good", APPROVED: "good", ACTIVE: "good", VERIFIED: "good", SETTLED: "good", ACCEPTED: "good" },
  ...{ PAYMENT_RECEIVED: "good", LINKED: "good", delivered: "good", CLEAR: "good", NOT_REQUIRED: "good" },
  "used up": "off",
};

/**
 * A status in its color; the text says it all without.
 * @param {unknown} status HTTP status, or the status of a resource or a delivery.
 * @param {string} [label]
 */
export function badge(status, label = String(status)) {
  const isHttp = typeof status === "number";
  const mood = isHttp ? (status === 0 || status >= 400 ? "bad" : "good") : (moods[String(status)] ?? "busy");
  return el("span", { class: `badge ${mood}` }, label);
}

/**
 * A time of day, or the whole instant, in UTC as the mock writes it.
 * @param {string | undefined} instant ISO 8601.
 */
export function time(instant, whole = true) {
  if (instant === undefined) return undefined;
  const text = whole ? `${instant.slice(0, 10)} ${instant.slice(11, 19)}` : instant.slice(11, 19);
  return el("time", { datetime: instant, title: `${instant} (UTC)` }, text);
}
