// Resources as reads show them, with their story; moved from status to status, and given what banks and people do.

import { call } from "../api.js";
import { act } from "../dialogs.js";
import { Form } from "../form.js";
import { useData } from "../live.js";
import { badge, copied, factList, json, named, Select, time } from "../parts.js";
import { split } from "../split.js";
import { html, useState } from "../vendor/preact.js";
import { Story } from "./story.js";

/** @typedef {import("../../../domain/types.ts").LookedAt} LookedAt */
/** @typedef {import("../../../domain/types.ts").PossibleMove} PossibleMove */

/** What resources are called by, best first. */
const names = [
  ...["name", "firstName", "lastName", "inAmount", "inCurrency", "amount", "fiatAmount", "asset", "currency", "chain"],
  ...["description", "eventType", "url", "email", "bankName", "externalId", "accountNumber", "iban"],
];

/** @param {Record<string, unknown>} resource */
function nameOf(resource) {
  const known = names.map((name) => resource[name]).filter((value) => ["string", "number"].includes(typeof value));
  return known.slice(0, 3).join(" ") || String(resource["id"]);
}

/**
 * @typedef {object} Deed What time, banks and people do that is no move.
 * @property {string} title
 * @property {string} status In which it can be done.
 * @property {import("../form.js").Field[]} fields
 * @property {(id: string, values: any, tenantId: string) => Promise<string>} send
 */

/** By kind. @type {Record<string, Deed>} */
const deeds = {
  virtualBankAccounts: {
    title: "Credit money",
    status: "ACTIVE",
    fields: [
      { name: "amount", label: "Amount", required: true, value: "250.00" },
      { name: "currency", label: "Currency", required: true, value: "EUR" },
    ],
    send: async (virtualBankAccountId, { amount, currency }, tenantId) => {
      const body = { virtualBankAccountId, amount, currency, tenantId };
      const { payInId } = await call("POST /bank-credits", { body });
      return `${amount} ${currency} arrived; the pay-in is ${payInId}.`;
    },
  },
  rampRequests: {
    title: "Fund",
    status: "AWAITING_FUNDS",
    fields: [{ name: "amount", label: "Amount", hint: "All that is due when you leave it out." }],
    send: async (rampRequestId, { amount }, tenantId) => {
      await call("POST /ramp-funding", { body: { rampRequestId, amount, tenantId } });
      return "The funds arrived.";
    },
  },
};

/** @param {LookedAt} one @returns {[field: string, status: unknown][]} */
function statusesOf({ moves, resource }) {
  const fields = new Map(moves.map(({ field, from }) => [field, from]));
  if (fields.size === 0 && typeof resource["status"] === "string") fields.set("status", resource["status"]);
  return [...fields].filter(([, from]) => from !== null);
}

/** @param {LookedAt} one */
const row = (one) => html`<span class="one">${nameOf(one.resource)}</span>
  <span class="badges">${statusesOf(one)
    .slice(0, 1)
    .map(([, status]) => badge(status))}</span>
  <span class="two"><code>${one.id}</code></span>
  <span class="three">${time(one.updatedAt)}</span>`;

/** @param {LookedAt} one */
function detail(one) {
  const { kind, id, resource, moves } = one;
  const statuses = statusesOf(one);
  const pages = Object.entries(resource).filter(([, value]) => /^https?:\/\//.test(String(value)));
  const deed = deeds[kind];
  const known = factList([
    ["ID", copied(id, "the ID")],
    ...statuses.map(([field, status]) => /** @type {[string, any]} */ ([field, badge(status)])),
    ...pages.map(([name, url]) => {
      const link = html`<a href=${url} target="_blank" rel="noreferrer">${url}</a>`;
      return /** @type {[string, any]} */ ([name, link]);
    }),
  ]);
  const fields = [...new Set(moves.map(({ field }) => field))];
  return {
    title: `${kind}: ${nameOf(resource)}`,
    body: html`${known}
      ${deed && deed.status === resource["status"] && html`<${DeedForm} one=${one} deed=${deed} />`}
      <${Story} one=${one} statuses=${statuses} />
      ${fields.map((field) => html`<${Moves} key=${field} one=${one} field=${field} />`)}
      <h3>As reads show it</h3>
      ${json(resource, "Resource")}`,
  };
}

/** @param {{ one: LookedAt, field: string }} props */
function Moves({ one, field }) {
  const own = one.moves.filter((move) => move.field === field);
  const from = own[0]?.from;
  return html`<section class="moves">
    <h3>Move ${field}${from && ` from ${from}`} to</h3>
    <ul>${own.map((move) => html`<${Move} key=${move.to} one=${one} move=${move} />`)}</ul>
  </section>`;
}

/** @param {{ one: LookedAt, move: PossibleMove }} props */
function Move({ one: { kind, id, tenantId }, move: { field, to, evidence, event, reasons } }) {
  const [reason, setReason] = useState(reasons?.[0]);
  const go = () =>
    act(async () => {
      const { events } = await call("POST /move", { body: { kind, id, field, to, tenantId, reason } });
      return `${field} is ${to}. ${events.length > 0 ? `Events: ${events.join(", ")}.` : "No event."}`;
    });
  return html`<li>
    <button type="button" class="move" aria-label=${`Move ${field} to ${to}`} onClick=${go}>${to}</button>
    ${reasons && html`<${Select} aria-label=${`Reason for ${to}`} value=${reason} options=${named(reasons)} set=${setReason} />`}
    <small>${evidence === "mock" ? "only in the mock" : evidence}${event && ` · ${event}`}</small>
  </li>`;
}

/** @param {{ one: LookedAt, deed: Deed }} props */
function DeedForm({ one: { id, tenantId }, deed: { title, fields, send } }) {
  const work = (/** @type {any} */ values) => send(id, values, tenantId);
  return html`<section><h3>${title}</h3><${Form} fields=${fields} label=${title} work=${work} /></section>`;
}

/** The list of tenants, where there are several. @param {{ all: string[], value: string, set: (id: string) => void }} props */
export const Tenants = ({ all, value, set }) =>
  all.length > 1 &&
  html`<${Select} aria-label="Tenant" value=${value} set=${set} options=${all.map((id) => [id, `Tenant …${id.slice(-4)}`])} />`;

/** One page of a kind, with the one that is open, which may be on another page. @param {{ kind: string, id: string | undefined, tenantId: string | undefined, page: number }} wanted */
async function readPage({ kind, id, tenantId, page }) {
  const [all, found] = await Promise.all([
    call("GET /state", { query: { tenantId } }),
    call("GET /state", { query: { kind, tenantId, page, size: 50 } }),
  ]);
  if (id !== undefined && !found.resources.some((/** @type {LookedAt} */ one) => one.id === id)) {
    const one = await call("GET /state", { query: { kind, id, tenantId } }).catch(() => ({ resources: [] }));
    found.resources.push(...one.resources);
  }
  return { ...all, ...found };
}

/** @param {{ rest: string[] }} props Kind and ID. */
export function Resources({ rest: [kind = "payouts", id] }) {
  const [tenantId, setTenant] = useState(/** @type {string | undefined} */ (undefined));
  const [{ of, page }, setPage] = useState({ of: kind, page: 1 });
  const at = of === kind ? page : 1;
  const known = useData(() => readPage({ kind, id, tenantId, page: at }), [kind, id, tenantId, at]);
  const { kinds = {}, tenants = [], pages = 1 } = known ?? {};
  const turn = (/** @type {number} */ step) => () => setPage({ of: kind, page: at + step });
  const choices = Object.entries(kinds).map(([each, count]) => [each, `${each} (${count})`]);
  const open = (/** @type {string} */ each) => {
    location.hash = `#/resources/${each}`;
  };
  const tools = html`<${Select} aria-label="Kind" value=${kind} options=${choices} set=${open} />
    <${Tenants} all=${tenants} value=${known?.tenantId} set=${setTenant} />
    ${
      pages > 1 &&
      html`<span class="pager">
      <button type="button" aria-label="Page before" disabled=${at <= 1} onClick=${turn(-1)}>‹</button>
      <span>${at} of ${pages}</span>
      <button type="button" aria-label="Next page" disabled=${at >= pages} onClick=${turn(1)}>›</button>
    </span>`
    }`;
  const empty = html`<p>There are no ${kind} yet. Create one with the API, or bring a state along: <a href="#/settings">import a file</a>.</p>`;
  return split({
    ...{ label: "Resources", section: "resources", items: known?.resources, row, detail, empty, tools },
    keyOf: (/** @type {LookedAt} */ one) => `${one.kind}/${one.id}`,
    opened: id === undefined ? undefined : `${kind}/${id}`,
    hint: "Choose a resource to see its story, and to move it to another status.",
  });
}
