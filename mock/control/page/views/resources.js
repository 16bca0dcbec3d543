// The section Resources: resources as reads show them, with their story, their moves, and forms for incoming money.

import { call } from "../api.js";
import { Form } from "../form.js";
import { act, carryOut } from "../messages.js";
import { badge, factList, json, named, Select, time } from "../parts.js";
import { html, useState } from "../vendor/preact.js";
import { Story } from "./story.js";

/** @typedef {import("../../../domain/types.ts").LookedAt} LookedAt */
/** @typedef {import("../../../domain/types.ts").PossibleMove} PossibleMove */

/** Fields that name a resource, best first. */
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
 * @typedef {object} MoneyForm A form for money that arrives from outside, which is not a move.
 * @property {string} title
 * @property {string} status Status of a resource that shows the form.
 * @property {import("../form.js").FormField[]} fields
 * @property {(id: string, values: any) => Promise<string>} send
 */

/** By kind. @type {Record<string, MoneyForm>} */
const moneyForms = {
  virtualBankAccounts: {
    title: "Credit money",
    status: "ACTIVE",
    fields: [
      { name: "amount", label: "Amount", required: true, value: "250.00" },
      { name: "currency", label: "Currency", required: true, value: "EUR" },
    ],
    send: (virtualBankAccountId, credit) =>
      carryOut(
        "POST /bank-credits",
        { body: { virtualBankAccountId, ...credit } },
        ({ payInId }) => `${credit.amount} ${credit.currency} arrived; the pay-in is ${payInId}.`,
      ),
  },
  rampRequests: {
    title: "Fund",
    status: "AWAITING_FUNDS",
    fields: [{ name: "amount", label: "Amount", hint: "All that is due if you leave it out." }],
    send: (rampRequestId, funds) =>
      carryOut("POST /ramp-funding", { body: { rampRequestId, ...funds } }, "The funds arrived."),
  },
};

/** @param {LookedAt} one @returns {[field: string, status: unknown][]} */
function statusesOf({ moves, resource }) {
  const fields = new Map(moves.map(({ field, from }) => [field, from]));
  if (fields.size === 0 && typeof resource["status"] === "string") fields.set("status", resource["status"]);
  return [...fields].filter(([, from]) => from !== null);
}

/** Buttons for the possible moves, by status field. @param {LookedAt} one */
function movesOf(one) {
  const fields = Map.groupBy(one.moves, ({ field }) => field);
  return [...fields].map(
    ([field, moves]) => html`<section class="moves" key=${field}>
      <h3>Move ${field}${moves[0]?.from && ` from ${moves[0].from}`} to</h3>
      <ul>${moves.map((move) => html`<${Move} key=${move.to} one=${one} move=${move} />`)}</ul>
    </section>`,
  );
}

/** @param {{ one: LookedAt, move: PossibleMove }} props */
function Move({ one: { kind, id, tenantId }, move: { field, to, evidence, event, reasons } }) {
  const [reason, setReason] = useState(reasons?.[0]);
  const go = () =>
    carryOut("POST /move", { body: { kind, id, field, to, tenantId, reason } }, ({ events }) => {
      return `${field} is ${to}. ${events.length > 0 ? `Events: ${events.join(", ")}.` : "No event."}`;
    });
  return html`<li>
    <button type="button" class="move" aria-label=${`Move ${field} to ${to}`} onClick=${() => act(go)}>${to}</button>
    ${reasons && html`<${Select} aria-label=${`Reason for ${to}`} value=${reason} options=${named(reasons)} set=${setReason} />`}
    <small>${evidence === "mock" ? "only in the mock" : evidence}${event && ` · ${event}`}</small>
  </li>`;
}

/** @param {LookedAt} one */
function moneyFormOf({ kind, id, tenantId, resource }) {
  const form = moneyForms[kind];
  if (form === undefined || form.status !== resource["status"]) return undefined;
  const { title, fields, send } = form;
  const work = (/** @type {object} */ values) => send(id, { ...values, tenantId });
  return html`<section><h3>${title}</h3><${Form} fields=${fields} label=${title} work=${work} /></section>`;
}

const usualKind = "payouts";

/** @type {import("../list.js").ListView<LookedAt>} */
export const resources = {
  title: "Resources",
  hint: "Choose a resource to see its story, and to move it to another status.",
  /** The first 500 resources of a kind; the open one is added if it is not among them. */
  async read({ tenantId }, [kind = usualKind, id]) {
    const query = { kind, tenantId };
    const [all, { resources: items }] = await Promise.all([
      call("GET /state", { query: { tenantId } }),
      call("GET /state", { query: { ...query, size: 500 } }),
    ]);
    if (id !== undefined && !items.some((/** @type {LookedAt} */ one) => one.id === id)) {
      const one = await call("GET /state", { query: { ...query, id } }).catch(() => ({ resources: [] }));
      items.push(...one.resources);
    }
    return { ...all, items };
  },
  keyOf: ({ kind, id }) => `${kind}/${id}`,
  depth: 2,
  row(one) {
    const [status] = statusesOf(one);
    return [nameOf(one.resource), status && badge(status[1]), html`<code>${one.id}</code>`, time(one.updatedAt)];
  },
  detail(one) {
    const { kind, id, resource } = one;
    const statuses = statusesOf(one);
    const pages = Object.entries(resource).filter(([, value]) => /^https?:\/\//.test(String(value)));
    const link = (/** @type {any} */ url) => html`<a href=${url} target="_blank" rel="noreferrer">${url}</a>`;
    return {
      title: `${kind}: ${nameOf(resource)}`,
      body: html`${factList([
        ["ID", html`<code>${id}</code>`],
        ...statuses.map(([field, status]) => /** @type {[string, any]} */ ([field, badge(status)])),
        ...pages.map(([name, url]) => /** @type {[string, any]} */ ([name, link(url)])),
      ])}
        ${moneyFormOf(one)}
        <${Story} one=${one} statuses=${statuses} />
        ${movesOf(one)}
        <h3>As reads show it</h3>
        ${json(resource, "Resource")}`,
    };
  },
  empty: (_, [kind = usualKind]) => html`<p>
    There are no ${kind} yet. Create one with the API, or bring a state along: <a href="#/settings">import a file</a>.
  </p>`,
  tools({ data, values: { tenantId }, set, rest: [kind = usualKind] }) {
    const { kinds = {}, tenants = [] } = data ?? {};
    const choices = Object.entries(kinds).map(([each, count]) => [each, `${each} (${count})`]);
    const open = (/** @type {string} */ each) => {
      location.hash = `#/resources/${each}`;
    };
    const options = tenants.map((/** @type {string} */ id) => [id, `Tenant …${id.slice(-4)}`]);
    const tenantList = html`<${Select} aria-label="Tenant" value=${tenantId} options=${options}
      set=${(/** @type {string} */ id) => set({ tenantId: id })} />`;
    return html`<${Select} aria-label="Kind" value=${kind} options=${choices} set=${open} />
      ${tenants.length > 1 && tenantList}`;
  },
};
