// Deliveries to webhooks with their attempts: once more, on another schedule, or of an event that is sent by hand.

import { call } from "../api.js";
import { act } from "../dialogs.js";
import { Form } from "../form.js";
import { useData } from "../live.js";
import { badge, factList, headerLines, json, named, Select, time } from "../parts.js";
import { split } from "../split.js";
import { html, useState } from "../vendor/preact.js";

/** @typedef {import("../../../deliver/delivery.ts").DeliveryRecord} Delivery */
/** @typedef {import("../../../deliver/delivery.ts").DeliveryAttempt} Attempt */

/** @param {Delivery} one */
const lastOf = ({ attempts, state }) =>
  attempts.at(-1)?.outcome ?? (state === "waiting" ? "not sent yet" : "never sent");

/** @param {Delivery} one */
const row = (one) => html`<span class="one">${one.eventType}</span>
  ${badge(one.state)}
  <span class="two"><code>${one.url}</code></span>
  <span class="three">${time(one.created, false)} · ${lastOf(one)}</span>`;

/** @param {Attempt} attempt */
const attemptRow = ({ number, time: at, outcome, duration, byHand }) => html`<tr>
  <td>${number}${byHand && " (by hand)"}</td>
  <td>${time(at)}</td>
  <td>${typeof outcome === "number" ? badge(outcome) : badge(0, outcome)} ${duration} ms</td>
</tr>`;

/** @param {Delivery} one */
function detail(one) {
  const redeliver = () =>
    act(async () => {
      const { attempts } = await call("POST /deliveries/{id}/redeliver", { path: { id: one.id } });
      const { number, outcome } = attempts.at(-1);
      return `Attempt ${number}: ${outcome}.`;
    });
  const known = factList([
    ["State", html`${badge(one.state)} ${one.reason}`],
    ["Next attempt", time(one.due)],
    ["Happened", time(one.created)],
    ["To", html`<code>${one.url}</code>`],
    ["Webhook", html`<a href=${`#/resources/webhooks/${one.webhookId}`}><code>${one.webhookId}</code></a>`],
    ["Duplicate of", one.duplicateOf && html`<a href=${`#/deliveries/${one.duplicateOf}`}>${one.duplicateOf}</a>`],
    ["Tenant", one.tenantId],
  ]);
  const body = html`<div class="buttons"><button type="button" class="primary" onClick=${redeliver}>Redeliver now</button></div>
    ${known}
    ${
      one.attempts.length > 0 &&
      html`<table>
      <thead><tr>${["Attempt", "Due", "Outcome"].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${one.attempts.map(attemptRow)}</tbody>
    </table>`
    }
    <h3>Request body</h3>
    ${one.headers && headerLines(one.headers)}
    ${json(one.body, "Request body")}`;
  return { title: one.eventType, body };
}

/** @type {import("../form.js").Field[]} */
const policyFields = [
  { name: "delay", label: "Delay before the first attempt (ms)", type: "number", required: true },
  {
    name: "retries",
    label: "Retries (ms after the attempt before)",
    type: "numbers",
    hint: "For example 5000, 30000. Empty: no retry.",
  },
  { name: "timeout", label: "Time a receiver has (ms)", type: "number", required: true },
  { name: "duplicates", label: "Share sent twice (0 to 1)", type: "number", required: true },
  { name: "disorder", label: "Held back by at most (ms)", type: "number", required: true },
  {
    name: "seed",
    label: "Seed",
    type: "number",
    required: true,
    hint: "The same seed makes the same duplicates and disorder.",
  },
];

function PolicyForm() {
  const policy = useData(() => call("GET /delivery-policy"), []);
  if (policy === undefined) return undefined;
  const fields = policyFields.map((field) => ({ ...field, value: String(policy[field.name]) }));
  const work = async (/** @type {object} */ values) => {
    await call("POST /delivery-policy", { body: values });
    return "The schedule is set, for attempts from now on.";
  };
  return html`<${Form} fields=${fields} label="Set the schedule" work=${work} />`;
}

function EventForm() {
  /** @type {{ eventType: string, examples: Record<string, object> }[] | undefined} */
  const types = useData(() => call("GET /events"), []);
  if (types === undefined) return undefined;
  const work = async (/** @type {object} */ values) => {
    const { event, webhooks } = await call("POST /events", { body: values });
    const none = webhooks === 0 ? " No webhook is registered, so nobody gets it." : "";
    return `${event.eventType} goes to ${webhooks} ${webhooks === 1 ? "webhook" : "webhooks"}.${none}`;
  };
  /** @type {import("../form.js").Field[]} */
  const fields = [
    { name: "eventType", label: "Event", type: "select", options: named(types.map(({ eventType }) => eventType)) },
    {
      name: "example",
      label: "Example",
      type: "select",
      options: (values) =>
        named(Object.keys(types.find(({ eventType }) => eventType === values["eventType"])?.examples ?? {})),
    },
    {
      name: "result",
      label: "Fields to change",
      type: "json",
      hint: 'Optional, for example {"payoutId": "…"}. The resource it names is moved along.',
    },
  ];
  return html`<${Form} fields=${fields} label="Send the event" work=${work} />`;
}

/** What is shown in the place of a delivery, by the rest of the address. @type {Record<string, import("../split.js").Detail>} */
const others = {
  schedule: { title: "Schedule", body: html`<${PolicyForm} />` },
  event: { title: "Send an event", body: html`<${EventForm} />` },
};

const empty = html`<p>
    Nothing was delivered yet. Register a webhook with <code>POST /v1/webhooks</code>; plain HTTP to this machine needs
    <code>--allow-http-webhooks</code>. Its events appear here when something happens.
  </p>
  <p>To try it out, <a href="#/deliveries/event">send an event by hand</a>.</p>`;

/** @param {{ rest: string[] }} props */
export function Deliveries({ rest: [id] }) {
  const [state, setState] = useState("");
  const known = useData(
    async () => (await call("GET /deliveries", { query: { state, size: 1000 } })).reverse(),
    [state],
  );
  const states = [
    ["", "Any state"],
    ["waiting", "waiting"],
    ["delivered", "delivered"],
    ["given-up", "given up"],
  ];
  const tools = html`<${Select} aria-label="State" value=${state} options=${states} set=${setState} />
    <a class="button" href="#/deliveries/event">Send an event</a>
    <a class="button" href="#/deliveries/schedule">Schedule</a>`;
  return split({
    ...{ label: "Deliveries", section: "deliveries", items: known, row, detail, tools, opened: id },
    ...{ empty: state === "" ? empty : html`<p>Nothing matches.</p>`, aside: others[id ?? ""] },
    hint: "Choose a delivery to see its attempts and its body.",
  });
}
