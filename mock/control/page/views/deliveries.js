// The section Deliveries: deliveries to webhooks with their attempts, and a button to redeliver.

import { call } from "../api.js";
import { act, carryOut } from "../messages.js";
import { badge, button, factList, headerLines, json, Select, time } from "../parts.js";
import { html } from "../vendor/preact.js";

/** @param {import("../../../deliver/delivery.ts").DeliveryAttempt} attempt */
const attemptRow = ({ number, time: at, outcome, duration, byHand }) => html`<tr>
  <td>${number}${byHand && " (by hand)"}</td>
  <td>${time(at)}</td>
  <td>${typeof outcome === "number" ? badge(outcome) : badge(0, outcome)} ${duration} ms</td>
</tr>`;

/** @param {any[]} attempts */
const attemptTable = (attempts) => html`<table>
  <thead><tr>${["Attempt", "Due", "Outcome"].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
  <tbody>${attempts.map(attemptRow)}</tbody>
</table>`;

const states = [
  ["", "Any state"],
  ["waiting", "waiting"],
  ["delivered", "delivered"],
  ["given-up", "given up"],
];

/** @type {import("../list.js").ListView<import("../../../deliver/delivery.ts").DeliveryRecord>} */
export const deliveries = {
  title: "Deliveries",
  hint: "Choose a delivery to see its attempts and its body.",
  read: async ({ state }) => ({ items: (await call("GET /deliveries", { query: { state, size: 1000 } })).reverse() }),
  row({ eventType, state, url, created, attempts }) {
    const last = attempts.at(-1)?.outcome ?? (state === "waiting" ? "not sent yet" : "never sent");
    return [eventType, badge(state), html`<code>${url}</code>`, html`${time(created, false)} · ${last}`];
  },
  detail({ id, eventType, state, reason, due, created, url, webhookId, duplicateOf, tenantId, attempts, ...sent }) {
    const redeliver = () =>
      carryOut("POST /deliveries/{id}/redeliver", { path: { id } }, ({ attempts }) => {
        const { number, outcome } = attempts.at(-1);
        return `Attempt ${number}: ${outcome}.`;
      });
    const body = html`<div class="buttons">${button("Redeliver now", () => act(redeliver), "primary")}</div>
      ${factList([
        ["State", html`${badge(state)} ${reason}`],
        ["Next attempt", time(due)],
        ["Happened", time(created)],
        ["To", html`<code>${url}</code>`],
        ["Webhook", html`<a href=${`#/resources/webhooks/${webhookId}`}><code>${webhookId}</code></a>`],
        ["Duplicate of", duplicateOf && html`<a href=${`#/deliveries/${duplicateOf}`}>${duplicateOf}</a>`],
        ["Tenant", tenantId],
      ])}
      ${attempts.length > 0 && attemptTable(attempts)}
      <h3>Request body</h3>
      ${sent.headers && headerLines(sent.headers)}
      ${json(sent.body, "Request body")}`;
    return { title: eventType, body };
  },
  empty: ({ state }) =>
    !state &&
    html`<p>
        Nothing was delivered yet. Register a webhook with <code>POST /v1/webhooks</code>; plain HTTP to this machine
        needs <code>--allow-http-webhooks</code>. Its events appear here when something happens.
      </p>
      <p>To try it out, <a href="#/resources/payouts">move a payout</a>.</p>`,
  tools: ({ values: { state = "" }, set }) => html`<${Select} aria-label="State" value=${state} options=${states}
      set=${(/** @type {string} */ chosen) => set({ state: chosen })} />`,
};
