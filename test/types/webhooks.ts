// Type tests of the webhook entry points: compiled, never run. Each @ts-expect-error is a mistake that must not compile.

import { type PostgresClient, postgresDedupe } from "../../client/webhooks/postgres.ts";
import { type RedisClient, redisDedupe } from "../../client/webhooks/redis.ts";
import {
  createWebhookReceiver,
  type Dedupe,
  type DeliveryEvent,
  type FinanceEvent,
  type FinanceEventOf,
  memoryDedupe,
  type ParsedEvent,
  parseEvent,
  parseOccurredAt,
  toNodeListener,
  type UnknownEvent,
} from "../../client/webhooks.ts";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_T extends true>() => undefined;

// FinanceEvent narrows by eventType.
export function narrow(event: FinanceEvent): string | undefined {
  switch (event.eventType) {
    case "PAY_IN_SETTLED":
      holds<Equal<typeof event, FinanceEventOf<"PAY_IN_SETTLED">>>();
      // @ts-expect-error a settled pay-in has no reason
      event.result.reason;
      return event.result.payInId;
    case "TRANSFER_FAILED":
      holds<
        Equal<
          typeof event.result.reason,
          "ON_CHAIN_FAILED" | "INSUFFICIENT_FUNDS" | "INSUFFICIENT_ALLOWANCE" | "NOT_SUBMITTED" | "UNKNOWN"
        >
      >();
      event.result.transferId satisfies string;
      return event.result.transferId;
    case "PARTY_VERIFICATION_COMPLETED":
      return event.result.status satisfies "VERIFIED" | "REJECTED" | "VERIFICATION_PENDING";
    // @ts-expect-error no event has this type
    case "PAY_IN_SETLED":
      return undefined;
    default:
      return undefined;
  }
}

// A parsed event may be of an unknown type; comparing eventType narrows to the known event alone.
export function narrowParsed(text: string): string {
  const event = parseEvent(text);
  holds<Equal<typeof event, ParsedEvent>>();
  if (event.eventType === "PAY_IN_SETTLED") {
    holds<Equal<typeof event, FinanceEventOf<"PAY_IN_SETTLED">>>();
    holds<Equal<typeof event.result.status, "SETTLED" | "FAILED" | (string & {})>>();
    return event.result.payInId;
  }
  if (event.eventType === "PING") return event.result.message ?? "";
  // @ts-expect-error no event has this type
  if (event.eventType === "PAY_IN_SETLED") return "";
  return event.eventType;
}

// Handlers are typed by event, with an open list where the contract leaves it open.
export const receiver = createWebhookReceiver({
  authenticate: { type: "API_KEY", headerName: "X-Webhook-Key", apiKeys: ["example-webhook-key"] },
  dedupe: memoryDedupe({ max: 1000, ttlMs: 86_400_000 }),
  on: {
    PAY_IN_SETTLED(event) {
      holds<Equal<typeof event, FinanceEventOf<"PAY_IN_SETTLED">>>();
      parseOccurredAt(event.result.occurredAt).epochNanoseconds satisfies bigint;
    },
    async PAYOUT_RETURNED(event) {
      // @ts-expect-error a payout event has no pay-in
      event.result.payInId;
      await Promise.resolve(event.result.payoutId);
    },
  },
  onUnknown(event) {
    holds<Equal<typeof event, UnknownEvent>>();
    if (event.eventType === "EVENT_OF_TOMORROW") return;
    // @ts-expect-error what an unknown event carries is not known
    event.result["id"] satisfies string;
  },
  onEvent: (event) => event satisfies DeliveryEvent,
});

receiver satisfies (request: Request) => Promise<Response>;

const credentials = [{ username: "finance", password: "example-webhook-password" }];
createWebhookReceiver({ authenticate: { type: "BASIC_AUTHENTICATION", credentials } });
createWebhookReceiver({
  // @ts-expect-error an API key goes with its header
  authenticate: { type: "API_KEY", apiKeys: ["example-webhook-key"] },
});
createWebhookReceiver({
  authenticate: { type: "BASIC_AUTHENTICATION", credentials },
  on: {
    // @ts-expect-error no event has this type; onUnknown gets those that are not known
    PAY_IN_SETLED() {},
  },
});

// A memory of one's own may leave the token out.
({
  claim: async (_key: string) => "claimed",
  complete: async (_key: string) => undefined,
  release: async (_key: string) => undefined,
}) satisfies Dedupe;

// Anything of the shape of a driver's client fits; test/client compiles and runs the drivers' own.
export function clients(redis: RedisClient, postgres: PostgresClient): Dedupe[] {
  return [redisDedupe(redis, { prefix: "x:" }), postgresDedupe(postgres, { table: "payments.webhook_dedupe" })];
}

// @ts-expect-error a client of PostgreSQL takes no commands of Redis
export const wrongClient = (postgres: PostgresClient) => redisDedupe(postgres);

// node:http and Express take the listener as it is; their types are compiled in test/client.
toNodeListener(receiver) satisfies (request: never, response: never) => Promise<void>;
