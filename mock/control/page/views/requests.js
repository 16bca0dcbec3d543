// Requests as they come, with both bodies and what decided.

import { call } from "../api.js";
import { copy, copyButton, curlOf } from "../copy.js";
import { ask } from "../dialogs.js";
import { badge, button, el, facts, short, time } from "../dom.js";
import { choose } from "../form.js";
import { headerLines, json } from "../json.js";
import { live } from "../live.js";
import { createSplit } from "../split.js";

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

/** @type {Record<string, (status: number) => boolean>} */
const statuses = {
  "2xx": (status) => status >= 200 && status < 300,
  "3xx": (status) => status >= 300 && status < 400,
  "4xx": (status) => status >= 400 && status < 500,
  "5xx": (status) => status >= 500,
  dropped: (status) => status === 0,
};

/** @param {number} status */
const statusOf = (status) => (status === 0 ? badge(0, "dropped") : badge(status));

/** @param {Request} entry */
const row = (entry) => [
  el("span", { class: "one" }, el("b", {}, entry.method), " ", short(entry.target)),
  statusOf(entry.status),
  el("span", { class: "two" }, entry.rule),
  el("span", { class: "three" }, time(entry.time, false), ` · ${Math.round(entry.duration)} ms`),
];

/** @param {Request} entry */
function detail(entry) {
  const { seq, method, target, response, rule, source } = entry;
  const [, scenario] = /^scenario ([\w.-]+)/.exec(rule) ?? [];
  const decided = el(
    "p",
    { class: "lead" },
    statusOf(entry.status),
    el("span", {}, "Decided by ", el("strong", {}, rule)),
    el("small", {}, sources[source] ?? source),
  );
  const known = facts([
    ["Scenario", scenario && el("a", { href: `#/scenarios/${scenario}` }, scenario)],
    ["Operation", entry.operationId],
    ["Carried out", entry.applied && `The operation itself ended with ${entry.applied}`],
    ["Connection", entry.dropped && `Dropped: ${entry.dropped}`],
    ["Breaks the contract", entry.breaksContract],
    ["Received", time(entry.time)],
    ["Took", `${entry.duration} ms`],
    ["Client", entry.clientId],
    ["Tenant", entry.tenantId],
    ["Idempotency key", entry.idempotencyKey],
    ["Correlation ID", el("span", {}, entry.correlationId, copyButton(entry.correlationId, "the correlation ID"))],
  ]);
  const tools = el(
    "div",
    { class: "buttons" },
    entry.operationId && el("a", { class: "button", href: `#/scenarios/from/${seq}` }, "Make this a scenario"),
    button("Copy as curl", () => copy(curlOf(entry), "The curl command")),
  );
  const sides = el(
    "div",
    { class: "sides" },
    el("section", {}, el("h3", {}, "Request"), headerLines(entry.headers), json(entry.body, "Request body")),
    el("section", {}, el("h3", {}, "Response"), headerLines(response.headers), json(response.body, "Response body")),
  );
  return { title: `${method} ${target.split("?")[0]}`, body: [decided, tools, sides, known] };
}

function empty() {
  const command = `curl -H "Authorization: Bearer $TOKEN" ${location.origin}/v1/parties`;
  return [
    el("p", {}, "No request yet. Each one appears here as soon as the mock has responded. Send one:"),
    el("pre", {}, command),
    copyButton(command, "the command"),
  ];
}

/** Makes the section. */
export function requestsView() {
  const operation = el("select", { "aria-label": "Operation", onchange: draw });
  const status = el("select", { "aria-label": "Status", onchange: draw });
  choose(status, [
    ["", "Any status"],
    ...Object.keys(statuses).map((name) => /** @type {[string, string]} */ ([name, name])),
  ]);
  const clear = button("Clear", () =>
    ask(
      "Clear the journal?",
      "All requests of this sandbox are removed from the list. Nothing else changes.",
      "Clear",
      async () => {
        await call("DELETE /requests");
        live.requests = [];
        return "The journal is empty.";
      },
    ),
  );
  const split = createSplit(
    {
      label: "Requests",
      section: "requests",
      key: ({ seq }) => String(seq),
      version: ({ seq }) => String(seq),
      row,
      detail,
      empty,
      hint: "Choose a request to see both bodies, and what decided the response.",
    },
    [operation, status, clear],
  );

  let names = "";
  function draw() {
    const ids = [...new Set(live.requests.flatMap(({ operationId }) => operationId ?? []))].sort();
    if (names !== ids.join()) {
      names = ids.join();
      choose(operation, [["", "All operations"], ...ids.map((id) => /** @type {[string, string]} */ ([id, id]))]);
    }
    const fits = statuses[status.value];
    split.show(
      live.requests.filter(
        (entry) =>
          (operation.value === "" || entry.operationId === operation.value) &&
          (fits === undefined || fits(entry.status)),
      ),
    );
  }
  choose(operation, [["", "All operations"]]);
  return { root: split.root, open: (/** @type {string[]} */ [seq]) => split.open(seq), refresh: draw };
}
