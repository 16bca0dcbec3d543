// The section Requests: requests with both bodies, and the rule that decided the response.

import { live } from "../live.js";
import { ask, carryOut } from "../messages.js";
import { badge, button, factList, headerLines, json, short, time } from "../parts.js";
import { html } from "../vendor/preact.js";

/** Descriptions of the sources of a response. @type {Record<string, string>} */
const sources = {
  rule: "A rule that every request has to pass",
  token: "The token endpoint",
  scenario: "A scenario",
  prefer: "The header Prefer",
  state: "The state of the mock",
  contract: "An example of the contract",
};

/** @param {number} status */
const statusBadge = (status) => (status === 0 ? badge(0, "dropped") : badge(status));

function firstRequest() {
  const command = `curl -H "Authorization: Bearer example-access-token" ${location.origin}/v1/parties`;
  return html`<p>No request yet. Each one appears here as soon as the mock has responded. Send one:</p>
    <pre>${command}</pre>
    <p>Or look at the <a href="#/resources">resources</a> that are there already.</p>`;
}

const clear = () =>
  ask("Remove all requests of this sandbox from the list? Nothing else changes.", () =>
    carryOut("DELETE /requests", {}, () => {
      live.requests = [];
      return "The journal is empty.";
    }),
  );

/** @type {import("../list.js").ListView<import("../live.js").ShownExchange>} */
export const requests = {
  title: "Requests",
  hint: "Choose a request to see both bodies, and what decided the response.",
  read: async () => ({ items: live.now === undefined ? undefined : [...live.requests] }),
  keyOf: ({ seq }) => String(seq),
  row: ({ method, target, status, rule, time: at, duration }) => [
    html`<b>${method}</b> ${short(target)}`,
    statusBadge(status),
    rule,
    html`${time(at, false)} · ${Math.round(duration)} ms`,
  ],
  detail(exchange) {
    const { method, target, status, operationId, response, rule, source } = exchange;
    const [, scenario] = /^scenario ([\w.-]+)/.exec(rule) ?? [];
    const body = html`<p class="lead">
        ${statusBadge(status)}<span>Decided by <strong>${rule}</strong></span><small>${sources[source] ?? source}</small>
      </p>
      ${operationId && html`<p><a class="button" href=${`#/scenarios/new/${operationId}`}>Make this a scenario</a></p>`}
      <div class="sides">
        <section><h3>Request</h3>${headerLines(exchange.headers)}${json(exchange.body, "Request body")}</section>
        <section><h3>Response</h3>${headerLines(response.headers)}${json(response.body, "Response body")}</section>
      </div>
      ${factList([
        ["Scenario", scenario && html`<a href=${`#/scenarios/${scenario}`}>${scenario}</a>`],
        ["Operation", operationId],
        ["Carried out", exchange.applied && `The operation itself ended with ${exchange.applied}`],
        ["Connection", exchange.dropped && `Dropped: ${exchange.dropped}`],
        ["Received", time(exchange.time)],
        ["Took", `${exchange.duration} ms`],
        ["Client", exchange.clientId],
        ["Tenant", exchange.tenantId],
        ["Idempotency key", exchange.idempotencyKey],
        ["Correlation ID", exchange.correlationId],
      ])}`;
    return { title: `${method} ${target.split("?")[0]}`, body };
  },
  empty: () => live.requests.length === 0 && firstRequest(),
  tools: () => button("Clear", clear),
};
