// finance-ramp-api/testing: deliveries that the receiver takes.

import { describe, expect, test } from "vitest";
import { createDelivery } from "../../client/testing.ts";
import { createWebhookReceiver, eventKey, parseEvent } from "../../client/webhooks.ts";
import { loadContracts } from "../../model/contract.ts";

const contracts = loadContracts();
const apiKey = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: "example-webhook-key" } as const;
const basic = { type: "BASIC_AUTHENTICATION", username: "hooks", password: "example-pässword" } as const;

describe("a delivery", () => {
  test.each([
    { authenticate: apiKey, active: { ...apiKey, apiKeys: [apiKey.apiKey] } },
    { authenticate: basic, active: { ...basic, credentials: [basic] } },
  ])("of every event is its example, and is accepted with $authenticate.type", async ({ authenticate, active }) => {
    const receive = createWebhookReceiver({ authenticate: active });
    for (const [type, { examples }] of contracts.finance.events) {
      const delivery = createDelivery(type, { authenticate });
      expect((await receive(delivery.request())).status, type).toBe(200);
      expect(delivery.event).toEqual(examples[0]?.value);
      expect(JSON.parse(delivery.body)).toEqual(delivery.event);
    }
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
