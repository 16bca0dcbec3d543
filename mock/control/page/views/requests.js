// Requests as they come, with both bodies and what decided.

import { call } from "../api.js";
import { copy, curlOf } from "../copy.js";
import { ask } from "../dialogs.js";
import { live, useLive } from "../live.js";
import { badge, copied, copyButton, factList, headerLines, json, named, Select, short, time } from "../parts.js";
import { split } from "../split.js";
import { html, useState } from "../vendor/preact.js";

/** @typedef {import("../live.js").Request} Request */

/** Who decides, in words. @type {Record<string, string>} */
const sources = {
  rule: "A rule that every request has to pass",
  token: "The token endpoint",
  scenario: "A scenario",
  prefer: "The header Prefer",
  state: "What the mock keeps",
  contract: "An example of the contract",
};

/** First digit of the status. @type {Record<string, string>} */
const statuses = { "2xx": "2", "3xx": "3", "4xx": "4", "5xx": "5", dropped: "0" };

/** @param {number} status */
const statusBadge = (status) => (status === 0 ? badge(0, "dropped") : badge(status));

/** @param {Request} entry */
const row = (entry) => html`<span class="one"><b>${entry.method}</b> ${short(entry.target)}</span>
  ${statusBadge(entry.status)}
  <span class="two">${entry.rule}</span>
  <span class="three">${time(entry.time, false)} · ${Math.round(entry.duration)} ms</span>`;

/** @param {Request} entry */
function detail(entry) {
  const { seq, method, target, response, rule, source } = entry;
  const [, scenario] = /^scenario ([\w.-]+)/.exec(rule) ?? [];
  const known = factList([
    ["Scenario", scenario && html`<a href=${`#/scenarios/${scenario}`}>${scenario}</a>`],
    ["Operation", entry.operationId],
    ["Carried out", entry.applied && `The operation itself ended with ${entry.applied}`],
    ["Connection", entry.dropped && `Dropped: ${entry.dropped}`],
    ["Breaks the contract", entry.breaksContract],
    ["Received", time(entry.time)],
    ["Took", `${entry.duration} ms`],
    ["Client", entry.clientId],
    ["Tenant", entry.tenantId],
    ["Idempotency key", entry.idempotencyKey],
    ["Correlation ID", copied(entry.correlationId, "the correlation ID")],
  ]);
  const body = html`<p class="lead">
      ${statusBadge(entry.status)}<span>Decided by <strong>${rule}</strong></span><small>${sources[source] ?? source}</small>
    </p>
    <div class="buttons">
      ${entry.operationId && html`<a class="button" href=${`#/scenarios/from/${seq}`}>Make this a scenario</a>`}
      <button type="button" onClick=${() => copy(curlOf(entry), "The curl command")}>Copy as curl</button>
    </div>
    <div class="sides">
      <section><h3>Request</h3>${headerLines(entry.headers)}${json(entry.body, "Request body")}</section>
      <section><h3>Response</h3>${headerLines(response.headers)}${json(response.body, "Response body")}</section>
    </div>
    ${known}`;
  return { title: `${method} ${target.split("?")[0]}`, body };
}

function empty() {
  const command = `curl -H "Authorization: Bearer example-access-token" ${location.origin}/v1/parties`;
  return html`<p>No request yet. Each one appears here as soon as the mock has responded. Send one:</p>
    <pre>${command}</pre>
    ${copyButton(command, "the command")}
    <p>Or look at the <a href="#/resources">resources</a> that are there already.</p>`;
}

const clear = () =>
  ask(
    "Clear the journal?",
    "All requests of this sandbox are removed from the list. Nothing else changes.",
    "Clear",
    async () => {
      await call("DELETE /requests");
      live.requests = [];
      return "The journal is empty.";
    },
  );

/** @param {{ rest: string[] }} props */
export function Requests({ rest: [seq] }) {
  const { requests, now } = useLive();
  const [operation, setOperation] = useState("");
  const [status, setStatus] = useState("");
  const ids = [...new Set(requests.flatMap(({ operationId }) => operationId ?? []))].sort();
  const wanted = requests.filter(
    (entry) =>
      (operation === "" || entry.operationId === operation) && String(entry.status).startsWith(statuses[status] ?? ""),
  );
  const tools = html`<${Select} aria-label="Operation" value=${operation} set=${setOperation}
      options=${[["", "All operations"], ...named(ids)]} />
    <${Select} aria-label="Status" value=${status} set=${setStatus}
      options=${[["", "Any status"], ...named(Object.keys(statuses))]} />
    <button type="button" onClick=${clear}>Clear</button>`;
  return split({
    ...{ label: "Requests", section: "requests", items: now === undefined ? undefined : wanted, row, detail, tools },
    ...{ keyOf: (/** @type {Request} */ entry) => String(entry.seq), opened: seq },
    empty: requests.length === 0 ? empty() : html`<p>Nothing matches.</p>`,
    hint: "Choose a request to see both bodies, and what decided the response.",
  });
}
