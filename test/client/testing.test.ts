// finance-ramp-api/testing: deliveries that the receiver takes.

import { describe, expect, test } from "vitest";
import { createDelivery } from "../../client/testing.ts";
import { createWebhookReceiver, eventKey, type FinanceEventType, parseEvent } from "../../client/webhooks.ts";
import { loadContracts } from "../../model/contract.ts";

const contracts = loadContracts();
const apiKey = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: "example-webhook-key" } as const;
const basic = { type: "BASIC_AUTHENTICATION", username: "hooks", password: "example-pässword" } as const;

describe("a delivery", () => {
  test.each([apiKey, basic])("of every event is accepted with $type", async (authenticate) => {
    const seen: unknown[] = [];
    const eventTypes = [...contracts.finance.events.keys()] as FinanceEventType[];
    const receive = createWebhookReceiver({
      authenticate:
        authenticate.type === "API_KEY"
          ? { ...authenticate, apiKeys: [authenticate.apiKey] }
          : { type: authenticate.type, credentials: [authenticate] },
      on: Object.fromEntries(eventTypes.map((type) => [type, (event: unknown) => seen.push(event)])),
    });
    for (const type of eventTypes) {
      const delivery = createDelivery(type, { authenticate });
      expect((await receive(delivery.request())).status, type).toBe(200);
      const [example] = contracts.finance.events.get(type)?.examples ?? [];
      expect(seen.at(-1)).toEqual(example?.value);
      expect(JSON.parse(delivery.body)).toEqual(delivery.event);
    }
    expect(seen).toHaveLength(eventTypes.length);
  });

  test("has no credentials unless they are given", async () => {
    const receive = createWebhookReceiver({ authenticate: { ...apiKey, apiKeys: [apiKey.apiKey] } });
    expect((await receive(createDelivery("PING").request())).status).toBe(401);
  });

  test("can differ from its example, also in each request the same", async () => {
    const delivery = createDelivery("PAYOUT_RETURNED", { result: { payoutId: "other", reason: undefined } });
    expect(eventKey(parseEvent(delivery.body))).toBe("payoutId:other:RETURNED");
    expect(delivery.event.result).not.toHaveProperty("reason");
    expect(await delivery.request().text()).toBe(await delivery.request().text());
  });

  test("can be of an event that does not exist yet", () => {
    expect(createDelivery("PARTNER_TERMS", { result: { partyId: "p" } }).event).toEqual({
      eventType: "PARTNER_TERMS",
      result: { partyId: "p" },
    });
    expect(() => createDelivery("PARTNER_TERMS")).toThrow("PARTNER_TERMS is not an event of the contract");
  });
});
