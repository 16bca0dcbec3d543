// Scenarios: what the next matching requests get. A form for the usual, JSON for all of it.

import { call } from "../api.js";
import { isMasked } from "../copy.js";
import { act, ask, say } from "../dialogs.js";
import { badge, button, el, facts } from "../dom.js";
import { choose, createForm } from "../form.js";
import { json } from "../json.js";
import { createSplit } from "../split.js";

/** @typedef {import("../../../respond/scenarios/queue.ts").Listed} Scenario */
/** @typedef {{ api: string, operationId: string, method: string, path: string, responses: Record<string, Record<string, string[]>> }} Operation */

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
  const parts = [
    sequence && `${sequence.length} steps`,
    (response?.status ?? status) && `${response?.status ?? status}${example ? ` ${example}` : ""}`,
    response && "own response",
    latency && `after ${[latency].flat().join(" to ")} ms`,
    slow && `over ${slow} ms`,
    one.applied === true && "carried out",
    drop && drops[String(drop)],
    probability !== undefined && `${Math.round(100 * probability)} % of requests`,
  ];
  return parts.filter(Boolean).join(", ") || "the usual response";
}

/** @param {Scenario} one */
const row = (one) => [
  el("span", { class: "one" }, one.operationId ?? "every operation"),
  one.left === 0 ? badge("used up") : badge("ACTIVE", one.left === "forever" ? "forever" : `${one.left} left`),
  el("span", { class: "two" }, doesOf(one)),
  el("span", { class: "three" }, `${one.id} · used ${one.used}`),
];

/** @param {Scenario} one */
function detail(one) {
  const { id, used, left, breaksContract, ...scenario } = one;
  const remove = () =>
    act(async () => {
      await call("DELETE /scenarios/{id}", { path: { id } });
      location.hash = "#/scenarios";
      return `Scenario ${id} is removed.`;
    });
  const edit = createForm(
    [{ name: "scenario", label: "All of it, as JSON", type: "json", value: scenario, required: true }],
    "Replace",
    async ({ scenario: changed }) => {
      await call("PUT /scenarios/{id}", { path: { id }, body: changed });
      say(`Scenario ${id} is replaced.`);
      dispatchEvent(new Event("changed"));
    },
  );
  return {
    title: `Scenario ${id}`,
    body: [
      el("div", { class: "buttons" }, button("Remove", remove, { class: "danger" })),
      facts([
        ["Operation", one.operationId ?? "every operation that has the response"],
        ["Does", doesOf(one)],
        ["Used", `${used} ${used === 1 ? "time" : "times"}`],
        ["Left", left === "forever" ? "forever" : String(left)],
        ["Matches", one.match && json(one.match, "What it matches")],
        ["Breaks the contract", breaksContract],
      ]),
      edit.form,
    ],
  };
}

/** @param {Operation[]} operations */
function grouped(operations) {
  /** @type {Record<string, [string, string][]>} */
  const groups = { all: [["", "Every operation"]] };
  for (const { api, operationId, method, path } of operations) {
    groups[api] ??= [];
    groups[api].push([operationId, `${operationId} (${method} ${path})`]);
  }
  return groups;
}

/** @param {Operation | undefined} operation @returns {[string, string][]} */
const documented = (operation) =>
  Object.entries(operation?.responses ?? {}).flatMap(([status, media]) =>
    Object.values(media).flatMap((names) =>
      names.map(
        (name) =>
          /** @type {[string, string]} */ ([
            JSON.stringify([statusOf[status] ?? Number(status), name]),
            `${status} ${name}`,
          ]),
      ),
    ),
  );

/** @param {Operation[]} operations @param {Record<string, any>} at What they have at first. @returns {import("../form.js").Field[]} */
const fieldsOf = (operations, at) => [
  { name: "operationId", label: "Operation", type: "select", options: grouped(operations) },
  {
    name: "kind",
    label: "Response",
    type: "select",
    options: [
      ["documented", "One of the contract"],
      ["own", "My own"],
      ["usual", "The usual one"],
    ],
  },
  { name: "answer", label: "Which one", type: "select", options: [], when: ({ kind }) => kind === "documented" },
  { name: "status", label: "Status", type: "number", value: at["status"] ?? 429, when: ({ kind }) => kind === "own" },
  {
    name: "headers",
    label: "Headers (JSON)",
    type: "json",
    hint: 'For example {"Retry-After": "1"}.',
    when: ({ kind }) => kind === "own",
  },
  {
    name: "body",
    label: "Body (JSON)",
    type: "json",
    value: at["body"],
    hint: at["hint"] ?? "The contract's when you leave it out.",
    when: ({ kind }) => kind === "own",
  },
  { name: "times", label: "How many requests", value: "1", hint: "A number, or forever.", required: true },
  {
    name: "fault",
    label: "Connection",
    type: "select",
    options: [
      ["", "Stays"],
      ["before", "Dropped before the response"],
      ["within", "Dropped within the body"],
      ["reset", "Reset"],
    ],
  },
  { name: "latency", label: "Delay (ms)", type: "number" },
  { name: "slow", label: "Body sent over (ms)", type: "number" },
  { name: "probability", label: "Share of requests (0 to 1)", type: "number", hint: "All when you leave it out." },
  { name: "path", label: "Only this path", value: at["path"], hint: "With wildcards, for example /v1/parties/*." },
  { name: "match", label: "Only with these fields in the body (JSON)", type: "json" },
  { name: "applied", label: "Carry the operation out all the same", type: "checkbox" },
];

/** The scenario that a form says. @param {Record<string, any>} values */
function scenarioOf({
  operationId,
  kind,
  answer,
  status,
  headers,
  body,
  times,
  fault,
  path,
  match,
  applied,
  ...others
}) {
  const [code, example] = kind === "documented" && answer ? JSON.parse(answer) : [];
  const matching = { ...(path && { path }), ...(match !== undefined && { body: match }) };
  return {
    ...{ operationId, status: code, example, drop: fault, ...others },
    response: kind === "own" ? { status, headers, body } : undefined,
    times: times === "forever" ? times : Number(times),
    ...(Object.keys(matching).length > 0 && { match: matching }),
    ...(applied && { applied }),
  };
}

/** @param {string | undefined} seq Of the request it is made from. */
async function newForm(seq) {
  /** @type {[Operation[], import("../live.js").Request | undefined]} */
  const [operations, from] = await Promise.all([
    call("GET /operations"),
    seq === undefined ? undefined : call("GET /requests/{seq}", { path: { seq } }),
  ]);
  const hint = "*** stands for what the journal masks: put values in its place.";
  const body = from?.response.body;
  const at = from && {
    ...{ status: from.status || 500, body, path: from.target.split("?")[0] },
    ...(isMasked(body) && { hint }),
  };
  const parts = createForm(
    fieldsOf(operations, at ?? {}),
    "Set the scenario",
    async (values) => {
      const set = await call("POST /scenarios", { body: scenarioOf(values) });
      say(`Scenario ${set.id} is set.`);
      dispatchEvent(new Event("changed"));
      location.hash = `#/scenarios/${set.id}`;
    },
    (name) => name === "operationId" && answers(),
  );
  const operation = /** @type {HTMLSelectElement} */ (parts.control("operationId"));
  function answers() {
    const chosen = operations.find(({ operationId }) => operationId === operation.value);
    const select = /** @type {HTMLSelectElement} */ (parts.control("answer"));
    choose(
      select,
      chosen
        ? documented(chosen)
        : [
            [JSON.stringify([500]), "500"],
            [JSON.stringify([401]), "401"],
          ],
    );
  }
  operation.value = from?.operationId ?? "listParties";
  if (from !== undefined) parts.control("kind").value = "own";
  answers();
  parts.arrange();
  return parts.form;
}

/** Makes the section. */
export function scenariosView() {
  const clear = button("Remove all", () =>
    ask("Remove all scenarios?", "The next requests get their usual responses.", "Remove", async () => {
      await call("DELETE /scenarios");
      location.hash = "#/scenarios";
      return "There are no scenarios.";
    }),
  );
  const split = createSplit(
    {
      label: "Scenarios",
      section: "scenarios",
      key: ({ id }) => id,
      row,
      detail,
      empty: () => [el("p", {}, "No scenario is set: all requests get their usual responses.")],
      hint: "Choose a scenario to change or remove it.",
    },
    [el("a", { class: "button", href: "#/scenarios/new/form" }, "New scenario"), clear],
  );
  const refresh = async () => split.show(await call("GET /scenarios"));
  /** @param {string[]} rest */
  async function open([id, rest]) {
    if (rest === undefined) return split.open(id);
    await act(async () => split.put("New scenario", [await newForm(id === "from" ? rest : undefined)]));
  }
  return { root: split.root, open, refresh };
}
