// Entry point finance-ramp-api/webhooks: receives the events of the finance service.

export type { WebhookAuthenticationOptions, WebhookCredentials } from "./webhooks/authenticate.ts";
export { type Dedupe, type DedupeTimes, type MemoryDedupeOptions, memoryDedupe } from "./webhooks/dedupe.ts";
export {
  EventFormatError,
  eventKey,
  type FinanceEvent,
  type FinanceEventOf,
  type FinanceEventType,
  type ParsedEvent,
  parseEvent,
  type UnknownEvent,
} from "./webhooks/events.ts";
export * from "./webhooks/in-order.ts";
export * from "./webhooks/node.ts";
export * from "./webhooks/occurred-at.ts";
export * from "./webhooks/receiver.ts";
