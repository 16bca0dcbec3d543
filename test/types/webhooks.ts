// Type tests of the webhook entry points: compiled, never run. Each @ts-expect-error is a mistake that must not compile.

import { type PostgresClient, postgresDedupe } from "../../client/webhooks/postgres.ts";
import * as webhooks from "../../client/webhooks.ts";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_T extends true>() => undefined;
type Settled = webhooks.FinanceEventOf<"PAY_IN_SETTLED">;

// A parsed event may be of an unknown type; comparing eventType narrows to the known event alone.
export function narrow(event: webhooks.ParsedEvent): string {
  if (event.eventType === "PAY_IN_SETTLED") {
    holds<Equal<typeof event, Settled>>();
    holds<Equal<typeof event.result.status, "SETTLED" | "FAILED" | (string & {})>>();
    // @ts-expect-error a settled pay-in has no reason
    event.result.reason;
    return event.result.payInId;
  }
  return event.eventType;
}

const credentials = [{ username: "finance", password: "example-webhook-password" }];
export const receiver = webhooks.createWebhookReceiver({
  authenticate: { type: "BASIC_AUTHENTICATION", credentials },
  dedupe: webhooks.memoryDedupe({ max: 1000, ttlMs: 86_400_000 }),
  on: {
    PAY_IN_SETTLED(event) {
      holds<Equal<typeof event, Settled>>();
      webhooks.parseOccurredAt(event.result.occurredAt).epochNanoseconds satisfies bigint;
    },
    // @ts-expect-error no event has this type; onUnknown gets those that are not known
    PAY_IN_SETLED() {},
  },
  onUnknown(event) {
    holds<Equal<typeof event, webhooks.UnknownEvent>>();
    // @ts-expect-error what an unknown event carries is not known
    event.result["id"] satisfies string;
  },
  onEvent: (event) => event satisfies webhooks.DeliveryEvent,
});
receiver satisfies (request: Request) => Promise<Response>;
webhooks.toNodeListener(receiver) satisfies (request: never, response: never) => Promise<void>;
// @ts-expect-error an API key goes with its header
webhooks.createWebhookReceiver({ authenticate: { type: "API_KEY", apiKeys: ["example-webhook-key"] } });

// A memory of one's own may leave the token out; anything of the shape of a driver's client fits.
({
  claim: async () => "claimed",
  complete: async () => undefined,
  release: async () => undefined,
}) satisfies webhooks.Dedupe;
export const memory = (postgres: PostgresClient): webhooks.Dedupe =>
  postgresDedupe(postgres, { table: "payments.webhook_dedupe" });
// @ts-expect-error any object is no client
export const wrongClient = () => postgresDedupe({ sendCommand: async () => null });
