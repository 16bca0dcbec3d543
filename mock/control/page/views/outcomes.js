// The known inputs that lead to each outcome, to be copied.

import { call } from "../api.js";
import { copy } from "../copy.js";
import { useData } from "../live.js";
import { badge } from "../parts.js";
import { split } from "../split.js";
import { html } from "../vendor/preact.js";

/** @typedef {ReturnType<typeof import("../../../domain/lifecycle/outcomes.ts").listOutcomes>[number]} Outcome */

/** Code between backquotes. @param {string} text */
const prose = (text) => text.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));

/** @param {Outcome} one */
const keyOf = ({ where, value }) => `${where} ${value}`.replaceAll("`", "").replaceAll("/", " ");

/** @param {Outcome} one */
const row = (one) => html`<span class="one"><b>${one.value}</b> as ${prose(one.where)}</span>
  ${badge(one.statuses.at(-1))}
  <span class="two">${one.kind}: ${one.field}</span>
  <span class="three">${one.reason}</span>`;

/** @param {Outcome} one */
const detail = (one) => ({
  title: one.value,
  body: html`<div class="buttons">
      <button type="button" class="primary" onClick=${() => copy(one.value, "The value")}>Copy the value</button>
    </div>
    <p>Send <code>${one.value}</code> as ${prose(one.where)}. Then:</p>
    <ol>${one.statuses.map((status) => html`<li>${one.field} of ${one.kind} is ${badge(status)}</li>`)}</ol>
    ${one.reason && html`<p>The reason is ${one.reason}.</p>`}
    <p class="none">None of this exists in the service: test values belong to the mock.</p>
    <p><a href=${`#/resources/${one.kind}`}>See ${one.kind}</a></p>`,
});

/** @param {{ rest: string[] }} props */
export function Outcomes({ rest: [id] }) {
  const known = useData(() => call("GET /outcomes"), []);
  const hint = "Choose a test value to see what it does.";
  return split({ label: "Outcomes", section: "outcomes", items: known, keyOf, row, detail, hint, opened: id });
}
