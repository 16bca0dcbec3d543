// Commands about events: those of the contract, and events sent by hand.

import { asObject, type JsonObject } from "../../../model/document.ts";
import type { EventType } from "../../../model/events.ts";
import type { Delivery } from "../../deliver/delivery.ts";
import type { MockEvent } from "../../domain/types.ts";
import { createForm } from "../../form.ts";
import { Refusal } from "../../refusal.ts";
import { attempt, type Commands, type Controlled, checkForm, tenantOf } from "../command.ts";
import { buildEvent } from "../events.ts";

const form = createForm({
  type: "object",
  required: ["eventType"],
  additionalProperties: false,
  properties: {
    eventType: { type: "string" },
    example: { type: "string" },
    result: { type: "object" },
    tenantId: { type: "string" },
    to: {
      type: "object",
      required: ["url"],
      additionalProperties: false,
      properties: { url: { type: "string" }, headerName: { type: "string" }, apiKey: { type: "string" } },
    },
  },
});

/** Lists event types, and sends an event. */
export const eventCommands: Commands = {
  "GET /events": ({ contracts }) => contracts().flatMap(({ events }) => [...events.values()].map(shown)),
  "POST /events": trigger,
};

function shown({ eventType, summary, examples }: EventType): object {
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
  checkForm(form, body, "the event");
  const tenantId = tenantOf(controlled, body["tenantId"]);
  const event = attempt(() => buildEvent(controlled.contracts(), body));
  const [fault] = controlled.validateEvent(event);
  if (fault !== undefined) throw new Refusal(400, `the event breaks the contract: ${fault}`);
  if (body["to"] !== undefined) return sendTo(delivery, event, asObject(body["to"]));
  const state = controlled.state;
  const told = state.announce(tenantId, event, asObject(body["result"]));
  // What goes wrong from here on is in the log and in GET /deliveries.
  if (told === undefined) void delivery.take(tenantId, event)?.();
  const skipped = state.silentWebhooks(tenantId);
  return {
    ...{ event: told ?? event, webhooks: delivery.receivers(tenantId) },
    ...(skipped.length === 0 ? {} : { skipped }),
  };
}

/** Sends an event to one address, with a key in a header if one is given. */
async function sendTo(delivery: Delivery, event: MockEvent, to: JsonObject): Promise<object> {
  const { url, apiKey, headerName = "X-Webhook-Key" } = to as { url: string; apiKey?: string; headerName?: string };
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) throw new Refusal(400, "to.url must be an http or https URL");
  const authenticationMethod = apiKey === undefined ? undefined : ({ type: "API_KEY", headerName, apiKey } as const);
  return { event, ...(await delivery.sendTo({ url, authenticationMethod }, event)) };
}
