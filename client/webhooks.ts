// Entry point finance-ramp-api/webhooks: receives the events of the finance service.

export type { WebhookAuthenticationOptions, WebhookCredentials } from "./webhooks/authenticate.ts";
export type { Dedupe, DedupeTimes } from "./webhooks/dedupe.ts";
export type { MemoryDedupeOptions } from "./webhooks/dedupe-memory.ts";
export { memoryDedupe } from "./webhooks/dedupe-memory.ts";
export type {
  FinanceEvent,
  FinanceEventOf,
  FinanceEventType,
  OtherEventType,
  ParsedEvent,
  UnknownEvent,
} from "./webhooks/events.ts";
export { EventFormatError, eventKey, parseEvent } from "./webhooks/events.ts";
export type { InOrder, InOrderOptions, Latest } from "./webhooks/in-order.ts";
export { compareOccurredAt, eventResource, inOrder, memoryLatest } from "./webhooks/in-order.ts";
export type { NodeRequest, NodeResponse } from "./webhooks/node.ts";
export { toNodeListener } from "./webhooks/node.ts";
export type { EventTime } from "./webhooks/occurred-at.ts";
export { parseOccurredAt } from "./webhooks/occurred-at.ts";
export type {
  DeliveryEvent,
  DeliveryOutcome,
  WebhookHandlers,
  WebhookReceiver,
  WebhookReceiverOptions,
} from "./webhooks/receiver.ts";
export { createWebhookReceiver } from "./webhooks/receiver.ts";
