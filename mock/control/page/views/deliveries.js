// Deliveries to webhooks with their attempts: once more, on another schedule, or of an event that is sent by hand.

import { call } from "../api.js";
import { act, say } from "../dialogs.js";
import { badge, button, el, facts, time } from "../dom.js";
import { choose, createForm } from "../form.js";
import { headerLines, json } from "../json.js";
import { createSplit } from "../split.js";

/** @typedef {import("../../../deliver/delivery.ts").DeliveryRecord} Delivery */

/** @param {Delivery} one */
const lastOf = ({ attempts, state }) => {
  const outcome = attempts.at(-1)?.outcome;
  return outcome ?? (state === "waiting" ? "not sent yet" : "never sent");
};

/** @param {Delivery} one */
const row = (one) => [
  el("span", { class: "one" }, one.eventType),
  badge(one.state),
  el("span", { class: "two" }, el("code", {}, one.url)),
  el("span", { class: "three" }, time(one.created, false), ` · ${lastOf(one)}`),
];

/** @param {Delivery} one */
function detail(one) {
  const redeliver = () =>
    act(async () => {
      const { attempts } = await call("POST /deliveries/{id}/redeliver", { path: { id: one.id } });
      const { number, outcome } = attempts.at(-1);
      return `Attempt ${number}: ${outcome}.`;
    });
  const attempts = one.attempts.map(({ number, time: at, outcome, duration, byHand }) =>
    el(
      "tr",
      {},
      el("td", {}, number, byHand === true && " (by hand)"),
      el("td", {}, time(at)),
      el("td", {}, typeof outcome === "number" ? badge(outcome) : badge(0, String(outcome)), ` ${duration} ms`),
    ),
  );
  const head = el("tr", {}, ...["Attempt", "Due", "Outcome"].map((name) => el("th", { scope: "col" }, name)));
  return {
    title: one.eventType,
    body: [
      el("div", { class: "buttons" }, button("Redeliver now", redeliver, { class: "primary" })),
      facts([
        ["State", el("span", {}, badge(one.state), one.reason && ` ${one.reason}`)],
        ["Next attempt", time(one.due)],
        ["Happened", time(one.created)],
        ["To", el("code", {}, one.url)],
        ["Webhook", el("a", { href: `#/resources/webhooks/${one.webhookId}` }, el("code", {}, one.webhookId))],
        ["Duplicate of", one.duplicateOf && el("a", { href: `#/deliveries/${one.duplicateOf}` }, one.duplicateOf)],
        ["Tenant", one.tenantId],
      ]),
      attempts.length > 0 && el("table", {}, el("thead", {}, head), el("tbody", {}, ...attempts)),
      el("h3", {}, "Request body"),
      one.headers && headerLines(one.headers),
      json(one.body, "Request body"),
    ],
  };
}

/** @param {Record<string, any>} policy @returns {import("../form.js").Field[]} */
const policyFields = (policy) => [
  {
    name: "delay",
    label: "Delay before the first attempt (ms)",
    type: "number",
    value: policy["delay"],
    required: true,
  },
  {
    name: "retries",
    label: "Retries (ms after the attempt before)",
    type: "numbers",
    value: policy["retries"].join(","),
    hint: "For example 5000, 30000. Empty: no retry.",
  },
  { name: "timeout", label: "Time a receiver has (ms)", type: "number", value: policy["timeout"], required: true },
  {
    name: "duplicates",
    label: "Share sent twice (0 to 1)",
    type: "number",
    value: policy["duplicates"],
    required: true,
  },
  { name: "disorder", label: "Held back by at most (ms)", type: "number", value: policy["disorder"], required: true },
  {
    name: "seed",
    label: "Seed",
    type: "number",
    value: policy["seed"],
    required: true,
    hint: "The same seed makes the same duplicates and disorder.",
  },
];

async function policyForm() {
  const policy = await call("GET /delivery-policy");
  return createForm(policyFields(policy), "Set the schedule", async (values) => {
    await call("POST /delivery-policy", { body: values });
    say("The schedule is set, for attempts from now on.");
  }).form;
}

async function eventForm() {
  /** @type {{ eventType: string, examples: Record<string, object> }[]} */
  const types = await call("GET /events");
  /** @param {string} wanted @returns {[string, string][]} */
  const examplesOf = (wanted) =>
    Object.keys(types.find(({ eventType }) => eventType === wanted)?.examples ?? {}).map((name) => [name, name]);
  const { form } = createForm(
    [
      {
        name: "eventType",
        label: "Event",
        type: "select",
        options: types.map(({ eventType }) => [eventType, eventType]),
      },
      { name: "example", label: "Example", type: "select", options: examplesOf(types[0]?.eventType ?? "") },
      {
        name: "result",
        label: "Fields to change",
        type: "json",
        hint: 'Optional, for example {"payoutId": "…"}. The resource it names is moved along.',
      },
    ],
    "Send the event",
    async (values) => {
      const { event, webhooks } = await call("POST /events", { body: values });
      const none = " No webhook is registered, so nobody gets it.";
      say(
        `${event.eventType} goes to ${webhooks} ${webhooks === 1 ? "webhook" : "webhooks"}.${webhooks === 0 ? none : ""}`,
      );
      dispatchEvent(new Event("changed"));
    },
    (name, { control, values }) => {
      if (name === "eventType")
        choose(/** @type {HTMLSelectElement} */ (control("example")), examplesOf(values()["eventType"]));
    },
  );
  return form;
}

/** What is shown in the place of a delivery, by the rest of the address. @type {Record<string, [title: string, make: () => Promise<Node>]>} */
const others = { schedule: ["Schedule", policyForm], event: ["Send an event", eventForm] };

/** Makes the section. */
export function deliveriesView() {
  const state = el("select", { "aria-label": "State", onchange: refresh });
  choose(state, [
    ["", "Any state"],
    ["waiting", "waiting"],
    ["delivered", "delivered"],
    ["given-up", "given up"],
  ]);
  const split = createSplit(
    {
      label: "Deliveries",
      section: "deliveries",
      key: ({ id }) => id,
      row,
      detail,
      empty: () => [el("p", {}, "Nothing was delivered yet. Register a webhook with the API; its events appear here.")],
      hint: "Choose a delivery to see its attempts and its body.",
    },
    [
      state,
      el("a", { class: "button", href: "#/deliveries/event" }, "Send an event"),
      el("a", { class: "button", href: "#/deliveries/schedule" }, "Schedule"),
    ],
  );
  async function refresh() {
    split.show((await call("GET /deliveries", { query: { state: state.value, size: 1000 } })).reverse());
  }
  /** @param {string[]} rest */
  async function open([id]) {
    const other = others[id ?? ""];
    if (other === undefined) return split.open(id);
    const [title, make] = other;
    await act(async () => split.put(title, [await make()]));
  }
  return { root: split.root, open, refresh };
}
