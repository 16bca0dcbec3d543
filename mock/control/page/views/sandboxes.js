// Sandboxes: made, switched to, ended.

import { call, pageOf, sandbox } from "../api.js";
import { ask, carryOut } from "../dialogs.js";
import { Form } from "../form.js";
import { badge, button, copied, factList, time } from "../parts.js";
import { html, useState } from "../vendor/preact.js";

/** @typedef {import("../../../server/sandboxes/registry.ts").ShownSandbox} Listed */

/** Besides those that are made there is one that is always there. */
const main = /** @type {Listed} */ ({ id: "main", clientId: "the clients of the config file", control: "/__mock" });

/** @param {string} id */
const switchLink = (id) => html`<a class="button primary" href=${`${pageOf(id)}#/requests`}>Switch to it</a>`;

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

/** Asks for a sandbox, then shows its credentials. */
function NewSandbox() {
  const [made, setMade] = useState(/** @type {Record<string, any> | undefined} */ (undefined));
  const work = async (/** @type {Record<string, any>} */ { more, paymentSessions, ...wishes }) => {
    const body = { ...wishes, ...(paymentSessions && { paymentSessions }), ...more };
    setMade(await call("POST /sandboxes", { body }));
  };
  if (made === undefined) return html`<${Form} fields=${fields} label="Make it" work=${work} />`;
  const { id, clientId, clientSecret, tenants } = made;
  return html`<p><strong>Copy the secret now: it is shown this once.</strong></p>
    ${factList([
      ["Client ID", copied(clientId, "the client ID")],
      ["Client secret", copied(clientSecret, "the client secret")],
      ["Tenants", tenants.join(", ")],
    ])}
    <pre>${`curl -d grant_type=client_credentials -d client_id=${clientId} -d client_secret=${clientSecret} <token endpoint>`}</pre>
    <div class="buttons">${switchLink(id)}</div>`;
}

/** @param {string} id */
const end = (id) =>
  ask(
    `End ${id}?`,
    "Its resources are gone, and its credentials and tokens are refused from then on.",
    "End",
    async () => {
      const text = await carryOut("DELETE /sandboxes/{id}", { path: { id } }, `${id} has ended.`, "#/sandboxes");
      if (id === sandbox) location.assign(`${pageOf("main")}#/sandboxes`);
      return text;
    },
  );

/** @type {import("../list.js").View<Listed>} */
export const sandboxes = {
  title: "Sandboxes",
  hint: "Choose a sandbox to switch to it or to end it.",
  read: async () => ({ items: [main, ...(await call("GET /sandboxes")).reverse()] }),
  row: ({ id, clientId, lastUsed }) => [
    html`<code>${id}</code>`,
    id === sandbox ? badge("ACTIVE", "here") : undefined,
    clientId,
    lastUsed ? html`used ${time(lastUsed)}` : "always there",
  ],
  detail: ({ id, clientId, tenants, control, created, lastUsed, expires }) => ({
    title: id,
    body: html`<div class="buttons">
        ${id !== sandbox && switchLink(id)}
        ${id !== "main" && button("End it", () => end(id), "danger")}
      </div>
      ${factList([
        ["Client", clientId],
        ["Tenants", tenants?.join(", ")],
        ["Control API", html`<code>${control}</code>`],
        ["Made", time(created)],
        ["Last used", time(lastUsed)],
        ["Ends", expires && html`${time(expires)} unless it is used`],
      ])}
      ${id === "main" && html`<p>Everything outside other sandboxes is here. This sandbox always exists.</p>`}`,
  }),
  tools: () => html`<a class="button" href="#/sandboxes/make/new">New sandbox</a>`,
  aside: ([, isNew]) => isNew !== undefined && { title: "New sandbox", body: html`<${NewSandbox} />` },
};
