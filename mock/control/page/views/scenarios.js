// The section Scenarios: lists and removes them, with a form for the usual ones; all others are set over HTTP.

import { call } from "../api.js";
import { Form } from "../form.js";
import { act, ask, carryOut } from "../messages.js";
import { badge, button, factList, json } from "../parts.js";
import { html } from "../vendor/preact.js";

/** @typedef {import("../../../respond/scenarios/queue.ts").ListedScenario} Scenario */

/** @param {Scenario} one */
function doesOf({ status, example, response, latency, drop }) {
  const code = response?.status ?? status;
  const parts = [
    code && `${code}${example ? ` ${example}` : ""}`,
    latency && `after ${latency} ms`,
    drop && "drops the connection",
  ];
  return parts.filter(Boolean).join(", ") || "the usual response";
}

/** @param {string} operationId @returns {import("../form.js").FormField[]} */
const fieldsOf = (operationId) => [
  { name: "operationId", label: "Operation", value: operationId, hint: "Every operation if you leave it out." },
  { name: "status", label: "Status", type: "number", value: 500, hint: "The usual response if you leave it out." },
  { name: "times", label: "How many requests", value: "1", hint: "A number, or forever.", required: true },
  { name: "latency", label: "Delay (ms)", type: "number" },
];

const set = (/** @type {Record<string, any>} */ { times, ...others }) => {
  const body = { ...others, times: times === "forever" ? times : Number(times) };
  return carryOut("POST /scenarios", { body }, ({ id }) => `Scenario ${id} is set.`, "#/scenarios");
};

const clear = () =>
  ask("Remove all scenarios? The next requests get their usual responses.", () =>
    carryOut("DELETE /scenarios", {}, "There are no scenarios.", "#/scenarios"),
  );

/** @type {import("../list.js").ListView<Scenario>} */
export const scenarios = {
  title: "Scenarios",
  hint: "Choose a scenario to see all of it, or to remove it.",
  read: async () => ({ items: await call("GET /scenarios") }),
  row: (one) => [
    one.operationId ?? "every operation",
    one.left === 0 ? badge("used up") : badge("ACTIVE", one.left === "forever" ? "forever" : `${one.left} left`),
    doesOf(one),
    `${one.id} · used ${one.used}`,
  ],
  detail(one) {
    const { id, used, left, ...scenario } = one;
    const remove = () =>
      carryOut("DELETE /scenarios/{id}", { path: { id } }, `Scenario ${id} is removed.`, "#/scenarios");
    const body = html`<div class="buttons">${button("Remove", () => act(remove), "danger")}</div>
      ${factList([
        ["Does", doesOf(one)],
        ["Used", `${used} ${used === 1 ? "time" : "times"}`],
        ["Left", String(left)],
      ])}
      ${json(scenario, "Scenario")}`;
    return { title: `Scenario ${id}`, body };
  },
  empty: () => html`<p>No scenario is set: all requests get their usual responses.</p>
    <p>
      <a href="#/scenarios/new/listParties">Set one</a> to see how your application copes with a 429 or a slow response. Lost
      connections and responses of your own are set with <code>POST /__mock/scenarios</code>.
    </p>`,
  tools: () => html`<a class="button" href="#/scenarios/new/listParties">New scenario</a>
    ${button("Remove all", clear)}`,
  aside: ([, operationId]) =>
    operationId !== undefined && {
      title: "New scenario",
      body: html`<${Form} key=${operationId} fields=${fieldsOf(operationId)} label="Set the scenario" work=${set} />`,
    },
};
