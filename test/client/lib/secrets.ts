// Looks for a secret wherever a value can be printed.

import { inspect } from "node:util";
import { expect } from "vitest";
import { createWebhookReceiver, type Dedupe, type DeliveryEvent } from "../../../client/webhooks.ts";
import { apiKey, authenticate, delivery, eventOf } from "./deliveries.ts";

/**
 * Expects that a memory of deliveries whose client has the password `example-secret` and cannot connect shows it
 * nowhere: not itself, not in what it rejects with, not in what a receiver tells its hook.
 */
export async function expectNoSecret(dedupe: Dedupe): Promise<void> {
  const told: DeliveryEvent[] = [];
  const receiver = createWebhookReceiver({
    authenticate,
    dedupe,
    on: { PAY_IN_SETTLED: () => undefined },
    onEvent: (event) => told.push(event),
  });
  expect((await receiver(delivery(eventOf("PAY_IN_SETTLED")))).status).toBe(503);
  const errors = await Promise.all(
    (["claim", "complete", "release"] as const).map((name) => errorOf(dedupe[name]("key"))),
  );
  for (const value of [dedupe, told, receiver, ...errors]) {
    for (const text of [inspect(value, { depth: 20, showHidden: true }), JSON.stringify(value) ?? "", String(value)]) {
      expect(text).not.toContain("example-secret");
      expect(text).not.toContain(apiKey);
    }
  }
}

function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable("it did not reject"),
    (error: unknown) => error,
  );
}
