// The story of a resource: creation, events and their deliveries, postings, requests, and current status.

import { call } from "../api.js";
import { useData, useLive } from "../live.js";
import { badge, time } from "../parts.js";
import { html } from "../vendor/preact.js";

/** @typedef {import("../../../deliver/delivery.ts").DeliveryRecord} Delivery */
/** @typedef {{ holder: string, operation: string, asset: string, amount: string }} ShownPosting */
/** @typedef {{ at: string, what: import("../parts.js").Child }} Chapter */

/** The delivery of an event, in the story. @param {Delivery} one @returns {Chapter} */
const delivered = ({ id, created, eventType, state, attempts, url }) => ({
  at: created,
  what: html`<a href=${`#/deliveries/${id}`}>${eventType}</a> ${badge(state)}
    <small>${attempts.length} ${attempts.length === 1 ? "attempt" : "attempts"} to ${url}</small>`,
});

/** The history in `events` of a ramp request. @param {Record<string, any>} resource @returns {Chapter[]} */
const remembered = ({ events }) =>
  (Array.isArray(events) ? events : []).map(({ createdAt, eventType, username }) => ({
    at: createdAt,
    what: html`${eventType} <small>by ${username}</small>`,
  }));

/** A list with a title; nothing if it is empty. @param {string} title @param {import("../parts.js").Child[]} items */
const listed = (title, items) => items.length > 0 && html`<h4>${title}</h4><ul class="list">${items}</ul>`;

/** @param {{ one: import("../../../domain/types.ts").LookedAt, statuses: [field: string, status: unknown][] }} props */
export function Story({ one: { id, tenantId, createdAt, updatedAt, resource }, statuses }) {
  const { requests } = useLive();
  const names = (/** @type {unknown} */ value) => JSON.stringify(value)?.includes(id) === true;
  /** @type {[Delivery[], { postings: ShownPosting[] }] | undefined} */
  const known = useData(
    () =>
      Promise.all([
        call("GET /deliveries", { query: { tenantId, size: 1000 } }),
        call("GET /ledger", { query: { tenantId, postings: 200 } }),
      ]),
    [id, tenantId],
  );
  const [deliveries, { postings }] = known ?? [[], { postings: [] }];
  const chapters = [
    { at: createdAt, what: "Created" },
    ...remembered(resource),
    ...deliveries.filter(({ body }) => names(body)).map(delivered),
  ].sort((before, after) => before.at.localeCompare(after.at));
  const now = { at: updatedAt, what: html`Now: ${statuses.map(([field, status]) => html`${field} ${badge(status)}`)}` };
  const money = postings.filter(({ operation }) => operation.includes(id)).reverse();
  const about = requests.filter(
    ({ target, body, response }) => target.includes(id) || names(body) || names(response.body),
  );
  const moneyRow = (/** @type {ShownPosting} */ { holder, asset, amount }) => html`<li>
    <span>${amount} ${asset}</span>
    ${holder === "outside" ? "outside the wallets" : html`<a href=${`#/resources/wallets/${holder}`}>wallet ${holder}</a>`}
  </li>`;
  const requestRow = (/** @type {import("../live.js").ShownExchange} */ { seq, operationId, method, target, status }) =>
    html`<li><a href=${`#/requests/${seq}`}>${operationId ?? `${method} ${target}`}</a> ${badge(status)}</li>`;
  return html`<section>
    <h3>Story</h3>
    <ol class="story">
      ${[...chapters, now].map(({ at, what }) => html`<li>${time(at)}<span>${what}</span></li>`)}
    </ol>
    ${listed("Money", money.map(moneyRow))}
    ${listed("Requests", about.slice(0, 20).reverse().map(requestRow))}
  </section>`;
}
