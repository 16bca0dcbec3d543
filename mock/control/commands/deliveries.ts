// Commands about events and their deliveries to webhooks: sent by hand, what became of them, once more, how they are timed.

import { asObject, type JsonObject } from "../../../model/document.ts";
import type { EventType } from "../../../model/events.ts";
import { type DeliveryFilter, type DeliveryRecord, type Dispatcher, deliveryStates } from "../../deliver/delivery.ts";
import type { DeliveryPolicy } from "../../deliver/policy.ts";
import type { MockEvent } from "../../domain/types.ts";
import { formOf } from "../../form.ts";
import { Refusal } from "../../refusal.ts";
import { maskFields } from "../../secrets/mask.ts";
import { hiddenOf } from "../../secrets/names.ts";
import { attempt, type Commands, type Controlled, checkForm, type Given, tenantOf } from "../command.ts";
import { buildEvent } from "../events.ts";

const text = { type: "string" };
const filterForm = formOf({
  ...{ eventType: text, webhookId: text, tenantId: text, state: { type: "string", enum: deliveryStates } },
  size: { type: "string", pattern: "^([1-9]\\d{0,2}|1000)$" },
});

/** A day: a retry beyond it is none that a test waits for. */
const time = { type: "number", minimum: 0, maximum: 864e5 };
const policyForm = formOf({
  ...{ delay: time, retries: { type: "array", items: time, maxItems: 100 }, disorder: time },
  ...{ timeout: { type: "number", minimum: 1, maximum: 6e5 }, duplicates: { type: "number", minimum: 0, maximum: 1 } },
  seed: { type: "integer", minimum: 0, maximum: 2 ** 32 - 1 },
} satisfies Record<keyof DeliveryPolicy, object>);
const address = {
  ...{ type: "object", required: ["url"], additionalProperties: false },
  properties: { url: text, headerName: text, apiKey: text },
};
const eventForm = formOf(
  { eventType: text, example: text, result: { type: "object" }, tenantId: text, to: address },
  "eventType",
);

export const deliveryCommands: Commands = {
  "GET /events": ({ contracts }) => contracts().flatMap(({ events }) => [...events.values()].map(listed)),
  "POST /events": trigger,
  "GET /deliveries": list,
  "POST /deliveries/{id}/redeliver": redeliver,
  "GET /delivery-policy": ({ delivery }) => delivery.policy(),
  "POST /delivery-policy": ({ delivery }, body) => {
    checkForm(policyForm, body, "the delivery policy");
    return delivery.policy(body as Partial<DeliveryPolicy>);
  },
};

const usualSize = 200;

/** `?eventType=&webhookId=&tenantId=&state=&size=`: the last deliveries that are selected, newest last. */
function list(controlled: Controlled, _: unknown, { query }: Given): DeliveryRecord[] {
  checkForm(filterForm, query, "the query");
  const { size = usualSize, ...filter } = query;
  const records = controlled.delivery.list(filter as DeliveryFilter, Number(size));
  return records.map((record) => shown(controlled, record));
}

/** An event of one's own may have any field. */
function shown({ contracts }: Controlled, record: DeliveryRecord): DeliveryRecord {
  return { ...record, body: maskFields(record.body, hiddenOf(contracts(), undefined).body) as DeliveryRecord["body"] };
}

/** Makes an attempt now; the response has the delivery with what came of it. */
async function redeliver(controlled: Controlled, _: unknown, { path }: Given): Promise<DeliveryRecord> {
  const record = await controlled.delivery.redeliver(String(path["id"])).catch((error: Error) => {
    throw new Refusal(409, error.message);
  });
  if (record === undefined) throw new Refusal(404, `there is no delivery ${path["id"]}; see GET /__mock/deliveries`);
  return shown(controlled, record);
}

function listed({ eventType, summary, examples }: EventType): object {
  return { eventType, summary, examples: Object.fromEntries(examples.map(({ name, value }) => [name, value])) };
}

/**
 * `{"eventType": …, "example"?: …, "result"?: {…}, "tenantId"?: …}`: the contract's example, changed by `result`. Where it
 * names a resource there is, the resource is moved along; an ID of nothing is for tests of the receiver alone. The response
 * says how many webhooks it is delivered to, and in `skipped` which get none, and why. With `to`, the event is sent once to
 * that address alone and nothing is moved: a receiver is tried out without a webhook.
 */
function trigger(controlled: Controlled, body: Record<string, unknown>): object | Promise<object> {
  const { delivery } = controlled;
  checkForm(eventForm, body, "the event");
  const tenantId = tenantOf(controlled, body["tenantId"]);
  const event = attempt(() => buildEvent(controlled.contracts(), body));
  const [fault] = controlled.validateEvent(event);
  if (fault !== undefined) throw new Refusal(400, `the event breaks the contract: ${fault}`);
  if (body["to"] !== undefined) return sendTo(delivery, event, asObject(body["to"]));
  const state = controlled.state;
  // What goes wrong from here on is in the log and in GET /deliveries.
  const told = state.announce(tenantId, event, asObject(body["result"]));
  const skipped = state.silentWebhooks(tenantId);
  return {
    ...{ event: told, webhooks: delivery.receivers(tenantId) },
    ...(skipped.length === 0 ? {} : { skipped }),
  };
}

/** Sends an event to one address, with a key in a header if one is given. */
async function sendTo(delivery: Dispatcher, event: MockEvent, to: JsonObject): Promise<object> {
  const { url, apiKey, headerName = "X-Webhook-Key" } = to as { url: string; apiKey?: string; headerName?: string };
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) throw new Refusal(400, "to.url must be an http or https URL");
  const authenticationMethod = apiKey === undefined ? undefined : ({ type: "API_KEY", headerName, apiKey } as const);
  return { event, ...(await delivery.sendTo({ url, authenticationMethod }, event)) };
}
