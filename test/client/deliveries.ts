// Deliveries of the contract's examples with credentials of the tests, and their receiver.

import {
  createWebhookReceiver,
  type DeliveryEvent,
  type WebhookHandlers,
  type WebhookReceiverOptions,
} from "../../client/webhooks.ts";
import { loadContracts } from "../../model/contract.ts";

export interface EventExample {
  eventType: string;
  name: string;
  body: { eventType: string; result: Record<string, unknown> };
}

export const eventExamples: EventExample[] = [...loadContracts().finance.events].flatMap(
  ([eventType, { examples }]) =>
    examples.map(({ name, value }) => ({ eventType, name, body: value as unknown as EventExample["body"] })),
);

export function eventOf(eventType: string): EventExample["body"] {
  const example = eventExamples.find((row) => row.eventType === eventType);
  if (example === undefined) throw new Error(`no example of ${eventType}`);
  return structuredClone(example.body);
}

export const apiKey = "example-webhook-key";

export const authenticate = { type: "API_KEY", headerName: "X-Webhook-Key", apiKeys: [apiKey] } as const;

export type HeadersLike = NonNullable<ConstructorParameters<typeof Headers>[0]>;

/** A delivery as a Request; a body that is not a string is sent as JSON. */
export function delivery(body: unknown, headers: HeadersLike = { "x-webhook-key": apiKey }): Request {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return new Request("https://receiver.example/webhooks", { method: "POST", headers, body: text });
}

export function receiverWith(options: Partial<WebhookReceiverOptions> = {}) {
  const handled: unknown[] = [];
  const told: DeliveryEvent[] = [];
  const handle = (event: unknown) => handled.push(event);
  const on: WebhookHandlers = Object.fromEntries(eventExamples.map(({ eventType }) => [eventType, handle]));
  const onEvent = (event: DeliveryEvent) => told.push(event);
  return { handled, told, receiver: createWebhookReceiver({ authenticate, on, onEvent, ...options }) };
}
