// Scenarios: what the next matching requests get. A form for the usual, JSON for all of it.

import { call } from "../api.js";
import { isMasked } from "../copy.js";
import { act, ask, carryOut } from "../dialogs.js";
import { Form, ReadForm } from "../form.js";
import { badge, button, factList, json } from "../parts.js";
import { html } from "../vendor/preact.js";

/** @typedef {import("../../../respond/scenarios/queue.ts").ListedScenario} Scenario */
/** @typedef {{ api: string, operationId: string, method: string, path: string, responses: Record<string, Record<string, string[]>> }} Operation */
/** @typedef {[value: string, label: string][]} Options */

/** Ranges and `default` stand for a status of theirs; this one is sent. @type {Record<string, number>} */
const statusOf = { "4XX": 400, "5XX": 500, default: 409 };

/** What becomes of the connection, by the value of `drop`. @type {Record<string, string>} */
const drops = {
  true: "drops the connection",
  before: "drops the connection",
  within: "drops the connection within the body",
  reset: "resets the connection",
};

/** @param {Scenario} one */
function doesOf(one) {
  const { status, example, response, drop, latency, slow, sequence, probability } = one;
  const code = response?.status ?? status;
  const parts = [
    sequence && `${sequence.length} steps`,
    code && `${code}${example ? ` ${example}` : ""}`,
    response && "own response",
    latency && `after ${[latency].flat().join(" to ")} ms`,
    slow && `over ${slow} ms`,
    one.applied === true && "carried out",
    drop && drops[String(drop)],
    probability !== undefined && `${Math.round(100 * probability)} % of requests`,
  ];
  return parts.filter(Boolean).join(", ") || "the usual response";
}

/** @param {Operation[]} operations */
function grouped(operations) {
  const groups = Object.groupBy(operations, ({ api }) => api);
  const options = Object.entries(groups).map(([api, some = []]) => [
    api,
    some.map(({ operationId, method, path }) => [operationId, `${operationId} (${method} ${path})`]),
  ]);
  return { all: [["", "Every operation"]], ...Object.fromEntries(options) };
}

/** The documented responses of an operation; any operation can fail like the first two. @param {Operation | undefined} operation @returns {Options} */
function documented(operation) {
  if (operation === undefined) return [500, 401].map((status) => [JSON.stringify([status]), String(status)]);
  return Object.entries(operation.responses).flatMap(([status, media]) =>
    Object.values(media)
      .flat()
      .map((name) => {
        const value = JSON.stringify([statusOf[status] ?? Number(status), name]);
        return /** @type {[string, string]} */ ([value, `${status} ${name}`]);
      }),
  );
}

/** @type {Options} */
const kinds = [
  ["documented", "One of the contract"],
  ["own", "My own"],
  ["usual", "The usual one"],
];

/** @type {Options} */
const faults = [
  ["", "Stays"],
  ["before", "Dropped before the response"],
  ["within", "Dropped within the body"],
  ["reset", "Reset"],
];

/**
 * @param {[operations: Operation[], from: import("../live.js").Request | undefined]} known The request it is made from.
 * @returns {import("../form.js").Field[]}
 */
function fieldsOf([operations, from]) {
  const body = from?.response.body;
  const hint = isMasked(body)
    ? "*** stands for what the journal masks: put values in its place."
    : "The contract's when you leave it out.";
  const own = { when: (/** @type {Record<string, any>} */ { kind }) => kind === "own" };
  const chosen = (/** @type {Record<string, any>} */ values) =>
    documented(operations.find(({ operationId }) => operationId === values["operationId"]));
  return [
    {
      name: "operationId",
      label: "Operation",
      type: "select",
      options: grouped(operations),
      value: from?.operationId ?? "listParties",
    },
    { name: "kind", label: "Response", type: "select", options: kinds, value: from && "own" },
    {
      ...{ name: "answer", label: "Which one", type: "select", options: chosen },
      when: ({ kind }) => kind === "documented",
    },
    { name: "status", label: "Status", type: "number", value: from ? from.status || 500 : 429, ...own },
    { name: "headers", label: "Headers (JSON)", type: "json", hint: 'For example {"Retry-After": "1"}.', ...own },
    { name: "body", label: "Body (JSON)", type: "json", value: body, hint, ...own },
    { name: "times", label: "How many requests", value: "1", hint: "A number, or forever.", required: true },
    { name: "drop", label: "Connection", type: "select", options: faults },
    { name: "latency", label: "Delay (ms)", type: "number" },
    { name: "slow", label: "Body sent over (ms)", type: "number" },
    { name: "probability", label: "Share of requests (0 to 1)", type: "number", hint: "All when you leave it out." },
    {
      name: "path",
      label: "Only this path",
      value: from?.target.split("?")[0],
      hint: "With wildcards, for example /v1/parties/*.",
    },
    { name: "match", label: "Only with these fields in the body (JSON)", type: "json" },
    { name: "applied", label: "Carry the operation out all the same", type: "checkbox" },
  ];
}

/** The scenario that a form says. @param {Record<string, any>} values */
function scenarioOf({ kind, answer, status, headers, body, times, path, match, applied, ...others }) {
  const [code, example] = kind === "documented" && answer ? JSON.parse(answer) : [];
  return {
    ...{ ...others, status: code, example },
    response: kind === "own" ? { status, headers, body } : undefined,
    times: times === "forever" ? times : Number(times),
    match: path === undefined && match === undefined ? undefined : { path, body: match },
    applied: applied || undefined,
  };
}

/** @param {string | undefined} seq Of the request it is made from. */
function newForm(seq) {
  const read = () => Promise.all([call("GET /operations"), seq && call("GET /requests/{seq}", { path: { seq } })]);
  const work = async (/** @type {object} */ values) => {
    const { id } = await call("POST /scenarios", { body: scenarioOf(values) });
    location.hash = `#/scenarios/${id}`;
    return `Scenario ${id} is set.`;
  };
  return html`<${ReadForm} key=${seq} label="Set the scenario" ...${{ read, fields: fieldsOf, work }} />`;
}

const clear = () =>
  ask("Remove all scenarios?", "The next requests get their usual responses.", "Remove", () =>
    carryOut("DELETE /scenarios", {}, "There are no scenarios.", "#/scenarios"),
  );

/** @type {import("../list.js").View<Scenario>} */
export const scenarios = {
  title: "Scenarios",
  hint: "Choose a scenario to change or remove it.",
  read: async () => ({ items: await call("GET /scenarios") }),
  row: (one) => [
    one.operationId ?? "every operation",
    one.left === 0 ? badge("used up") : badge("ACTIVE", one.left === "forever" ? "forever" : `${one.left} left`),
    doesOf(one),
    `${one.id} · used ${one.used}`,
  ],
  detail(one) {
    const { id, used, left, breaksContract, ...scenario } = one;
    const path = { id };
    const remove = () => carryOut("DELETE /scenarios/{id}", { path }, `Scenario ${id} is removed.`, "#/scenarios");
    const replace = (/** @type {any} */ { scenario: body }) =>
      carryOut("PUT /scenarios/{id}", { path, body }, `Scenario ${id} is replaced.`);
    const fields = [{ name: "scenario", label: "All of it, as JSON", type: "json", value: scenario, required: true }];
    const body = html`<div class="buttons">${button("Remove", () => act(remove), "danger")}</div>
      ${factList([
        ["Operation", one.operationId ?? "every operation that has the response"],
        ["Does", doesOf(one)],
        ["Used", `${used} ${used === 1 ? "time" : "times"}`],
        ["Left", String(left)],
        ["Matches", one.match && json(one.match, "What it matches")],
        ["Breaks the contract", breaksContract],
      ])}
      <${Form} fields=${fields} label="Replace" work=${replace} />`;
    return { title: `Scenario ${id}`, body };
  },
  empty: () => html`<p>No scenario is set: all requests get their usual responses.</p>
    <p>
      <a href="#/scenarios/new/form">Set one</a> to see how your application copes with a 429, a slow response or a lost
      connection. Or open a <a href="#/requests">request</a> and make it a scenario.
    </p>`,
  tools: () => html`<a class="button" href="#/scenarios/new/form">New scenario</a>${button("Remove all", clear)}`,
  aside: ([id, rest]) =>
    rest !== undefined && { title: "New scenario", body: newForm(id === "from" ? rest : undefined) },
};
