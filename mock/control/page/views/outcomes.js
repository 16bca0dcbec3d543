// The known inputs that lead to each outcome, to be copied.

import { call } from "../api.js";
import { copy } from "../copy.js";
import { badge, button } from "../parts.js";
import { html } from "../vendor/preact.js";

/** @typedef {ReturnType<typeof import("../../../domain/lifecycle/outcomes.ts").listOutcomes>[number]} Outcome */

/** Code between backquotes. @param {string} text */
const prose = (text) => text.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));

/** @type {import("../list.js").View<Outcome>} */
export const outcomes = {
  title: "Outcomes",
  hint: "Choose a test value to see what it does.",
  read: async () => ({ items: await call("GET /outcomes") }),
  keyOf: ({ where, value }) => `${where} ${value}`.replaceAll("`", "").replaceAll("/", " "),
  row: ({ value, where, statuses, kind, field, reason }) => [
    html`<b>${value}</b> as ${prose(where)}`,
    badge(statuses.at(-1)),
    `${kind}: ${field}`,
    reason,
  ],
  detail: ({ value, where, statuses, kind, field, reason }) => ({
    title: value,
    body: html`<div class="buttons">${button("Copy the value", () => copy(value, "The value"), "primary")}</div>
      <p>Send <code>${value}</code> as ${prose(where)}. Then:</p>
      <ol>${statuses.map((status) => html`<li>${field} of ${kind} is ${badge(status)}</li>`)}</ol>
      ${reason && html`<p>The reason is ${reason}.</p>`}
      <p class="none">None of this exists in the service: test values belong to the mock.</p>
      <p><a href=${`#/resources/${kind}`}>See ${kind}</a></p>`,
  }),
};
