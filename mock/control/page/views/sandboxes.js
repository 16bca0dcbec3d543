// Sandboxes: made, switched to, ended.

import { call, sandbox } from "../api.js";
import { copyButton } from "../copy.js";
import { ask } from "../dialogs.js";
import { badge, button, el, facts, time } from "../dom.js";
import { createForm } from "../form.js";
import { createSplit } from "../split.js";
import { pageOf, showSandboxes } from "../top.js";

/** @typedef {import("../../../server/sandboxes/registry.ts").Listed} Listed */

/** Besides those that are made there is one that is always there. */
const main = /** @type {Listed} */ ({ id: "main", clientId: "the clients of the config file", control: "/__mock" });

/** @param {Listed} one */
const row = (one) => [
  el("span", { class: "one" }, el("code", {}, one.id)),
  one.id === sandbox ? badge("ACTIVE", "here") : el("span", {}),
  el("span", { class: "two" }, one.clientId),
  one.lastUsed
    ? el("span", { class: "three" }, "used ", time(one.lastUsed))
    : el("span", { class: "three" }, "always there"),
];

/** @param {Listed} one */
function detail(one) {
  const { id } = one;
  const end = () =>
    ask(
      `End ${id}?`,
      "Its resources are gone, and its credentials and tokens are refused from then on.",
      "End",
      async () => {
        await call("DELETE /sandboxes/{id}", { path: { id } });
        if (id === sandbox) location.assign(`${pageOf("main")}#/sandboxes`);
        else location.hash = "#/sandboxes";
        await showSandboxes();
        return `${id} has ended.`;
      },
    );
  return {
    title: id,
    body: [
      el(
        "div",
        { class: "buttons" },
        id !== sandbox && el("a", { class: "button primary", href: `${pageOf(id)}#/requests` }, "Switch to it"),
        id !== "main" && button("End it", end, { class: "danger" }),
      ),
      facts([
        ["Client", one.clientId],
        ["Tenants", one.tenants?.join(", ")],
        ["Control API", el("code", {}, one.control)],
        ["Made", time(one.created)],
        ["Last used", time(one.lastUsed)],
        ["Ends", one.expires && el("span", {}, time(one.expires), " unless it is used")],
      ]),
      id === "main" && el("p", {}, "All that belongs to no sandbox of its own is here. It is always there."),
    ],
  };
}

/** @param {Record<string, any>} made */
function madeOf(made) {
  const { id, clientId, clientSecret, tenants } = made;
  /** @param {string} text @param {string} what */
  const copied = (text, what) => el("span", {}, el("code", {}, text), copyButton(text, what));
  const command = `curl -d grant_type=client_credentials -d client_id=${clientId} -d client_secret=${clientSecret} <token endpoint>`;
  return [
    el("p", {}, el("strong", {}, "Copy the secret now: it is shown this once.")),
    facts([
      ["Client ID", copied(clientId, "the client ID")],
      ["Client secret", copied(clientSecret, "the client secret")],
      ["Tenants", tenants.join(", ")],
    ]),
    el("pre", {}, command),
    el(
      "div",
      { class: "buttons" },
      el("a", { class: "button primary", href: `${pageOf(id)}#/requests` }, "Switch to it"),
    ),
  ];
}

/** @type {import("../form.js").Field[]} */
const fields = [
  { name: "tenants", label: "Tenants", type: "number", hint: "1 to 10; as in the config file when you leave it out." },
  { name: "speed", label: "Speed of the clock", type: "number", hint: "0: it moves only when advanced." },
  { name: "paymentSessions", label: "Payment sessions can be created", type: "checkbox" },
  {
    name: "more",
    label: "More fields",
    type: "json",
    hint: 'Optional, for example {"roles": ["COMPANY_VIEWER"], "seed": {}}.',
  },
];

/** Makes the section. */
export function sandboxesView() {
  const split = createSplit(
    {
      label: "Sandboxes",
      section: "sandboxes",
      key: ({ id }) => id,
      row,
      detail,
      empty: () => [],
      hint: "Choose a sandbox to switch to it or to end it.",
    },
    [el("a", { class: "button", href: "#/sandboxes/make/new" }, "New sandbox")],
  );
  const form = () =>
    createForm(fields, "Make it", async ({ more, paymentSessions, ...wishes }) => {
      const body = { ...wishes, ...(paymentSessions && { paymentSessions }), ...more };
      const made = await call("POST /sandboxes", { body });
      split.put(`Sandbox ${made.id}`, madeOf(made));
      await Promise.all([refresh(), showSandboxes()]);
    }).form;
  const refresh = async () => split.show([main, ...(await call("GET /sandboxes")).reverse()]);
  /** @param {string[]} rest */
  const open = ([id, isNew]) => (isNew ? split.put("New sandbox", [form()]) : split.open(id));
  return { root: split.root, open, refresh };
}
