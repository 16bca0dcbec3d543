// Resources with the moves they can take.

import { call } from "../api.js";
import { copyButton } from "../copy.js";
import { act, say } from "../dialogs.js";
import { badge, button, el, facts, time } from "../dom.js";
import { choose, createForm } from "../form.js";
import { json } from "../json.js";
import { createSplit } from "../split.js";
import { isOffered } from "./offered.js";

/** @typedef {import("../../../domain/types.ts").LookedAt} LookedAt */
/** @typedef {import("../../../domain/types.ts").PossibleMove} PossibleMove */

/** What a resource is called by, best first. */
const names = [
  ...["name", "firstName", "lastName", "inAmount", "inCurrency", "amount", "fiatAmount", "asset", "currency", "chain"],
  ...["description", "eventType", "url", "email", "bankName", "externalId", "accountNumber", "iban"],
];

/** @param {Record<string, unknown>} resource */
function nameOf(resource) {
  const known = names
    .map((name) => resource[name])
    .filter((value) => typeof value === "string" || typeof value === "number");
  return known.slice(0, 3).join(" ") || String(resource["id"]);
}

/** What time, banks and people do that is no move. @type {Record<string, { title: string, fields: import("../form.js").Field[], send: (id: string, values: any, tenantId: string) => Promise<string> }>} */
const deeds = {
  virtualBankAccounts: {
    title: "Credit money",
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
    fields: [{ name: "amount", label: "Amount", hint: "All that is due when you leave it out." }],
    send: async (rampRequestId, { amount }, tenantId) => {
      await call("POST /ramp-funding", { body: { rampRequestId, amount, tenantId } });
      return "The funds arrived.";
    },
  },
};

/** @param {Record<string, number>} kinds @returns {[string, string][]} */
const choices = (kinds) => Object.entries(kinds).map(([kind, count]) => [kind, `${kind} (${count})`]);

/** Makes the section. */
export function resourcesView() {
  let kind = "payouts";
  let page = 1;
  let pages = 1;
  /** @type {string | undefined} */
  let tenantId;
  const kinds = el("select", { "aria-label": "Kind" });
  const tenants = el("select", { "aria-label": "Tenant", hidden: true });
  const before = button("‹", () => turn(-1), { "aria-label": "Page before" });
  const place = el("span", { class: "place" });
  const next = button("›", () => turn(1), { "aria-label": "Next page" });
  const pager = el("span", { class: "pager" }, before, place, next);
  const split = createSplit(
    {
      label: "Resources",
      section: "resources",
      key: ({ kind: each, id }) => `${each}/${id}`,
      row,
      detail,
      empty: () => [el("p", {}, `There are no ${kind} yet.`)],
      hint: "Choose a resource to see it, and to move it to another status.",
    },
    [kinds, tenants, pager],
  );

  kinds.addEventListener("change", () => {
    location.hash = `#/resources/${kinds.value}`;
  });
  tenants.addEventListener("change", () => {
    tenantId = tenants.value;
    page = 1;
    act(refresh);
  });
  /** @param {number} step */
  function turn(step) {
    page = Math.min(Math.max(page + step, 1), pages);
    act(refresh);
  }

  async function refresh() {
    const [all, found] = await Promise.all([
      call("GET /state", { query: { tenantId } }),
      call("GET /state", { query: { kind, tenantId, page, size: 50 } }),
    ]);
    const isFirst = kinds.options.length === 0;
    const wanted = choices(all.kinds);
    if (wanted.map(([, label]) => label).join() !== [...kinds.options].map(({ label }) => label).join())
      choose(kinds, wanted);
    if (isFirst) kinds.value = kind;
    tenants.hidden = all.tenants.length < 2;
    if (tenants.options.length !== all.tenants.length)
      choose(
        tenants,
        all.tenants.map((/** @type {string} */ id) => [id, `Tenant …${id.slice(-4)}`]),
      );
    tenants.value = all.tenantId;
    pages = Math.max(found.pages, 1);
    pager.hidden = pages === 1;
    place.textContent = `${page} of ${pages}`;
    before.disabled = page <= 1;
    next.disabled = page >= pages;
    const shown = found.resources;
    const [, id] = split.opened()?.split("/") ?? [];
    // The one that is open may be on another page.
    if (id !== undefined && !shown.some((/** @type {LookedAt} */ one) => one.id === id && one.kind === kind)) {
      const one = await call("GET /state", { query: { kind, id, tenantId } }).catch(() => ({ resources: [] }));
      shown.push(...one.resources);
    }
    split.show(shown);
  }

  /** @param {string[]} rest Kind and ID. */
  async function open([wanted = kind, id]) {
    if (wanted !== kind) {
      kind = wanted;
      page = 1;
      kinds.value = kind;
    }
    split.open(id === undefined ? undefined : `${kind}/${id}`);
    await refresh();
  }

  return { root: split.root, open, refresh };
}

/** @param {LookedAt} one */
const statusesOf = ({ moves, resource }) => {
  const fields = new Map(moves.map(({ field, from }) => [field, from]));
  if (fields.size === 0 && typeof resource["status"] === "string") fields.set("status", resource["status"]);
  return [...fields].filter(([, from]) => from !== null);
};

/** @param {LookedAt} one */
const row = (one) => [
  el("span", { class: "one" }, nameOf(one.resource)),
  el(
    "span",
    { class: "badges" },
    ...statusesOf(one)
      .slice(0, 1)
      .map(([, status]) => badge(status)),
  ),
  el("span", { class: "two" }, el("code", {}, one.id)),
  el("span", { class: "three" }, time(one.updatedAt)),
];

/** @param {LookedAt} one */
function detail(one) {
  const { kind, id, resource, moves, tenantId } = one;
  const fields = [...new Set(moves.map(({ field }) => field))];
  const deed = isOffered(kind, resource) ? deeds[kind] : undefined;
  const pages = Object.entries(resource)
    .map(([name, value]) => /** @type {[string, string]} */ ([name, String(value)]))
    .filter(([, value]) => /^https?:\/\//.test(value));
  const known = facts([
    ["ID", el("span", {}, el("code", {}, id), copyButton(id, "the ID"))],
    .../** @type {[string, Node][]} */ (statusesOf(one).map(([field, status]) => [field, badge(status)])),
    ["Created", time(one.createdAt)],
    ["Updated", time(one.updatedAt)],
    .../** @type {[string, Node][]} */ (
      pages.map(([name, url]) => [name, el("a", { href: url, target: "_blank", rel: "noreferrer" }, url)])
    ),
  ]);
  return {
    title: `${kind}: ${nameOf(resource)}`,
    body: [
      known,
      ...fields.map((field) => movesOf(one, field)),
      deed && el("section", {}, el("h3", {}, deed.title), deedForm(deed, id, tenantId)),
      el("h3", {}, "As reads show it"),
      json(resource, "Resource"),
    ],
  };
}

/** @param {LookedAt} one @param {string} field */
function movesOf(one, field) {
  const own = one.moves.filter((move) => move.field === field);
  const from = own[0]?.from;
  return el(
    "section",
    { class: "moves" },
    el("h3", {}, `Move ${field}`, from ? ` from ${from}` : "", " to"),
    el("ul", {}, ...own.map((move) => el("li", {}, ...moveOf(one, move)))),
  );
}

/** @param {LookedAt} one @param {PossibleMove} move */
function moveOf({ kind, id, tenantId }, { field, to, evidence, event, reasons }) {
  const reason = reasons && el("select", { "aria-label": `Reason for ${to}` });
  if (reason && reasons)
    choose(
      reason,
      reasons.map((each) => [each, each]),
    );
  const go = () =>
    act(async () => {
      const body = { kind, id, field, to, tenantId, ...(reason && { reason: reason.value }) };
      const { events } = await call("POST /move", { body });
      return `${field} is ${to}. ${events.length > 0 ? `Events: ${events.join(", ")}.` : "No event."}`;
    });
  const origin = evidence === "mock" ? "only in the mock" : evidence;
  const note = el("small", {}, origin, event && ` · ${event}`);
  return [button(to, go, { class: "move", "aria-label": `Move ${field} to ${to}` }), reason, note];
}

/** @param {typeof deeds[string]} deed @param {string} id @param {string} tenantId */
function deedForm({ title, fields, send }, id, tenantId) {
  const { form } = createForm(fields, title, async (values) => {
    say(await send(id, values, tenantId));
    dispatchEvent(new Event("changed"));
  });
  form.classList.add("inline");
  return form;
}
