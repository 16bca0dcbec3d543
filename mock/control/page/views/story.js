// The story of a resource: how it came to be, what was announced of it and to whom, which money moved, and where it is.

import { call } from "../api.js";
import { useData, useLive } from "../live.js";
import { badge, time } from "../parts.js";
import { html } from "../vendor/preact.js";

/** @typedef {import("../../../domain/types.ts").LookedAt} LookedAt */
/** @typedef {import("../../../deliver/delivery.ts").DeliveryRecord} Delivery */
/** @typedef {{ at: string, what: import("../parts.js").Child }} Chapter */

/** @param {Delivery} one @returns {Chapter} */
const announced = ({ id, created, eventType, state, attempts, url }) => ({
  at: created,
  what: html`<a href=${`#/deliveries/${id}`}>${eventType}</a> ${badge(state)}
    <small>${attempts.length} ${attempts.length === 1 ? "attempt" : "attempts"} to ${url}</small>`,
});

/** What a ramp request has of its own history. @param {Record<string, any>} resource @returns {Chapter[]} */
const remembered = ({ events }) =>
  (Array.isArray(events) ? events : []).map(({ createdAt, eventType, username }) => ({
    at: createdAt,
    what: html`${eventType} <small>by ${username}</small>`,
  }));

/** @param {{ one: LookedAt, statuses: [field: string, status: unknown][] }} props */
export function Story({ one, statuses }) {
  const { requests } = useLive();
  const { id, tenantId, createdAt, updatedAt, resource } = one;
  const names = (/** @type {unknown} */ value) => JSON.stringify(value)?.includes(id) === true;
  const known = useData(
    () =>
      Promise.all([
        call("GET /deliveries", { query: { tenantId, size: 1000 } }),
        call("GET /ledger", { query: { tenantId, postings: 200 } }),
      ]),
    [id, tenantId],
  );
  const [deliveries, { postings }] = known ?? [[], { postings: [] }];
  const money = postings
    .filter((/** @type {{ operation: string }} */ { operation }) => operation.includes(id))
    .reverse();
  const chapters = [
    { at: createdAt, what: "Created" },
    ...remembered(resource),
    ...deliveries.filter((/** @type {Delivery} */ { body }) => names(body)).map(announced),
  ].sort((before, after) => before.at.localeCompare(after.at));
  const now = { at: updatedAt, what: html`Now: ${statuses.map(([field, status]) => html`${field} ${badge(status)}`)}` };
  const about = requests.filter(
    ({ target, body, response }) => target.includes(id) || names(body) || names(response.body),
  );
  return html`<section>
    <h3>Story</h3>
    <ol class="story">
      ${[...chapters, now].map(({ at, what }) => html`<li>${time(at)}<span>${what}</span></li>`)}
    </ol>
    ${
      money.length > 0 &&
      html`<h4>Money</h4><ul class="list">
      ${money.map(
        (/** @type {any} */ { holder, asset, amount }) =>
          html`<li>
            <span>${amount} ${asset}</span>
            ${holder === "outside" ? "outside the wallets" : html`<a href=${`#/resources/wallets/${holder}`}>wallet ${holder}</a>`}
          </li>`,
      )}
    </ul>`
    }
    ${
      about.length > 0 &&
      html`<h4>Requests</h4><ul class="list">
      ${about
        .slice(0, 20)
        .reverse()
        .map(
          ({ seq, operationId, method, target, status }) =>
            html`<li><a href=${`#/requests/${seq}`}>${operationId ?? `${method} ${target}`}</a> ${badge(status)}</li>`,
        )}
    </ul>`
    }
  </section>`;
}
