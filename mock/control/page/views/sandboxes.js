// Sandboxes: made, switched to, ended.

import { call, pageOf, sandbox } from "../api.js";
import { ask } from "../dialogs.js";
import { Form } from "../form.js";
import { useData } from "../live.js";
import { badge, copied, factList, time } from "../parts.js";
import { split } from "../split.js";
import { html, useState } from "../vendor/preact.js";

/** @typedef {import("../../../server/sandboxes/registry.ts").ListedSandbox} Listed */

/** Besides those that are made there is one that is always there. */
const main = /** @type {Listed} */ ({ id: "main", clientId: "the clients of the config file", control: "/__mock" });

/** @param {Listed} one */
const row = (one) => html`<span class="one"><code>${one.id}</code></span>
  ${one.id === sandbox ? badge("ACTIVE", "here") : html`<span></span>`}
  <span class="two">${one.clientId}</span>
  <span class="three">${one.lastUsed ? html`used ${time(one.lastUsed)}` : "always there"}</span>`;

/** @param {string} id */
const switchLink = (id) => html`<a class="button primary" href=${`${pageOf(id)}#/requests`}>Switch to it</a>`;

/** @param {Listed} one */
function detail(one) {
  const { id } = one;
  const text = "Its resources are gone, and its credentials and tokens are refused from then on.";
  const end = () =>
    ask(`End ${id}?`, text, "End", async () => {
      await call("DELETE /sandboxes/{id}", { path: { id } });
      if (id === sandbox) location.assign(`${pageOf("main")}#/sandboxes`);
      else location.hash = "#/sandboxes";
      return `${id} has ended.`;
    });
  const known = factList([
    ["Client", one.clientId],
    ["Tenants", one.tenants?.join(", ")],
    ["Control API", html`<code>${one.control}</code>`],
    ["Made", time(one.created)],
    ["Last used", time(one.lastUsed)],
    ["Ends", one.expires && html`${time(one.expires)} unless it is used`],
  ]);
  const body = html`<div class="buttons">
      ${id !== sandbox && switchLink(id)}
      ${id !== "main" && html`<button type="button" class="danger" onClick=${end}>End it</button>`}
    </div>
    ${known}
    ${id === "main" && html`<p>Everything outside other sandboxes is here. This sandbox always exists.</p>`}`;
  return { title: id, body };
}

/** @param {Record<string, any>} made */
const madeBody = ({ id, clientId, clientSecret, tenants }) => html`<p>
    <strong>Copy the secret now: it is shown this once.</strong>
  </p>
  ${factList([
    ["Client ID", copied(clientId, "the client ID")],
    ["Client secret", copied(clientSecret, "the client secret")],
    ["Tenants", tenants.join(", ")],
  ])}
  <pre>${`curl -d grant_type=client_credentials -d client_id=${clientId} -d client_secret=${clientSecret} <token endpoint>`}</pre>
  <div class="buttons">${switchLink(id)}</div>`;

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
  if (made !== undefined) return madeBody(made);
  const work = async (/** @type {Record<string, any>} */ { more, paymentSessions, ...wishes }) => {
    const body = { ...wishes, ...(paymentSessions && { paymentSessions }), ...more };
    setMade(await call("POST /sandboxes", { body }));
  };
  return html`<${Form} fields=${fields} label="Make it" work=${work} />`;
}

/** @param {{ rest: string[] }} props */
export function Sandboxes({ rest: [id, isNew] }) {
  const known = useData(async () => [main, ...(await call("GET /sandboxes")).reverse()], []);
  return split({
    ...{ label: "Sandboxes", section: "sandboxes", items: known, row, detail, opened: id },
    hint: "Choose a sandbox to switch to it or to end it.",
    tools: html`<a class="button" href="#/sandboxes/make/new">New sandbox</a>`,
    aside: isNew !== undefined && { title: "New sandbox", body: html`<${NewSandbox} />` },
  });
}
