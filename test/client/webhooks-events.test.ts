// Events: parsing, the key of each change, the order, and deliveries for tests.

import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createDelivery } from "../../client/testing.ts";
import {
  createWebhookReceiver,
  type DeliveryEvent,
  eventKey,
  inOrder,
  memoryLatest,
  parseEvent,
  parseOccurredAt,
} from "../../client/webhooks.ts";
import { authenticate, delivery, eventExamples, eventOf } from "./deliveries.ts";

function changed(eventType: string, result: object) {
  const event = eventOf(eventType);
  return { ...event, result: { ...event.result, ...result } };
}

test("parseEvent leaves what is new as it came", () => {
  const fields = { status: "A_NEW_STATUS", reason: "A_NEW_REASON", extra: { deep: [1] } };
  const unknown = ["EVENT_OF_TOMORROW", "constructor"].map((eventType) => ({
    eventType,
    result: { partyId: "p" },
  }));
  for (const event of [{ ...changed("PAYOUT_FAILED", fields), deliveryId: "d-1" }, ...unknown])
    expect(parseEvent(event)).toEqual(event);
});
describe("eventKey", () => {
  const keyOf = (body: unknown) => eventKey(parseEvent(body));

  test("is resource ID and target status, or the event type where the event has no status", () => {
    expect(keyOf(eventOf("PAY_IN_SETTLED"))).toBe("payInId:47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801:SETTLED");
    expect(keyOf(eventOf("PAYOUT_PROCESSING"))).toMatch(/^payoutId:[0-9a-f-]{36}:PROVIDER_PROCESSING$/);
    expect(keyOf(eventOf("TRANSFER_COMPLETED"))).toMatch(/^transferId:[0-9a-f-]{36}:TRANSFER_COMPLETED$/);
  });

  test("a status that comes back is a duplicate, except a verdict on a party", () => {
    const at = (eventType: string, result: object) => keyOf(changed(eventType, result));
    const pair = (amlStatus: string, occurredAt: string) =>
      at("ACCOUNT_WALLETS_PROVISIONED", { amlStatus, occurredAt });
    const first = "2026-12-01T00:00:00.1ZZ";
    const later = "2026-12-02T00:00:00.1ZZ";
    expect(pair("APPROVED", later)).toBe(pair("APPROVED", first));
    expect(pair("BLOCKED", later)).not.toBe(pair("APPROVED", first));
    const verdict = (occurredAt: string) => at("PARTY_VERIFICATION_COMPLETED", { occurredAt });
    expect(verdict(later)).not.toBe(verdict(first));
  });

  test.each([
    ["PING", eventOf("PING")],
    ["an unknown type", { eventType: "NEW", result: { payInId: "1", status: "SETTLED" } }],
    ["a verdict without time", changed("PARTY_VERIFICATION_COMPLETED", { occurredAt: undefined })],
  ])("is undefined for %s", (_, body) => expect(keyOf(body)).toBeUndefined());

  test("no two changes share a key, whatever their ids are", () => {
    const part = fc.string({ unit: fc.constantFrom("a", ":", '"', "\\", "\u0000"), minLength: 1, maxLength: 4 });
    const change = fc.record({ payInId: part, status: part });
    const key = (result: object) => keyOf({ eventType: "PAY_IN_SETTLED", result });
    fc.assert(
      fc.property(change, change, (a, b) => {
        expect(key(a) === key(b)).toBe(a.payInId === b.payInId && a.status === b.status);
        expect(key(a)).not.toContain("\u0000");
      }),
    );
  });
});

describe("parseOccurredAt", () => {
  test.each([
    ["2026-09-16T09:41:07.482913605ZZ", "2026-09-16T09:41:07.482Z", 482_913_605n],
    ["1969-12-31T23:59:59.25ZZ", "1969-12-31T23:59:59.250Z", 250_000_000n],
  ])("%s", (text, iso, fraction) => {
    const { epochNanoseconds, date } = parseOccurredAt(text);
    expect(date.toISOString()).toBe(iso);
    expect(epochNanoseconds).toBe(BigInt(Date.parse(`${iso.slice(0, 19)}Z`)) * 1_000_000n + fraction);
  });

  test.each([
    "2026-09-16T09:41:07",
    "2026-09-16T09:41:07ZZZ",
    "2026-09-16T09:41:07.1234567890ZZ",
    "2026-02-30T09:41:07ZZ",
  ])("refuses %j", (text) => {
    expect(() => parseOccurredAt(text)).toThrow(RangeError);
    expect(() => parseOccurredAt(null as never)).toThrow(TypeError);
  });
});

const at = (fraction: string, end = "ZZ") => `2026-09-16T09:41:07${fraction}${end}`;

describe("inOrder", () => {
  const processing = (occurredAt?: string, payoutId = "p") =>
    createDelivery("PAYOUT_PROCESSING", { result: { payoutId, occurredAt } }).event;
  const completed = (occurredAt?: string) =>
    createDelivery("PAYOUT_COMPLETED", { result: { payoutId: "p", occurredAt } }).event;

  test.each([
    // As texts, the first would be the later one: Z sorts after digits.
    [at(".48"), at(".482913605"), "earlier"],
    [at(".500000000"), at(".5", "Z"), "same"],
  ])("goes by the time and not by its text: %s, %s", async (left, right, which) => {
    const seen: unknown[] = [];
    const handle = inOrder()(({ result }: ReturnType<typeof completed>) => seen.push(result.occurredAt));
    for (const time of [right, left]) await handle(completed(time));
    expect(seen).toEqual(which === "earlier" ? [right] : [right, left]);
  });

  test("drops what is older, for the same resource, and tells", async () => {
    const seen: unknown[] = [];
    const dropped: unknown[] = [];
    const ordered = inOrder({ onDropped: (event) => dropped.push(event) });
    const handle = ordered((event: ReturnType<typeof completed> | ReturnType<typeof processing>) =>
      seen.push(event),
    );
    // What has no time or no resource cannot be late.
    const unknown = (occurredAt: string) => createDelivery("NEW", { result: { occurredAt } }).event as never;
    const first = completed(at(".2"));
    const late = processing(at(".1"));
    const others = [processing(at(".1"), "q"), first, processing(undefined), unknown(at(".3")), unknown(at(".1"))];
    for (const event of [first, late, ...others]) await handle(event);
    expect(seen).toEqual([first, ...others]);
    expect(dropped).toEqual([late]);
  });

  test("a handler that throws gets the retry; one that runs is waited for", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const seen: string[] = [];
    const handle = inOrder()(async ({ result }: ReturnType<typeof completed>) => {
      seen.push(`start ${result.occurredAt}`);
      if (seen.length === 1) throw new Error("database is down");
      await promise;
      seen.push("end");
    });
    await expect(handle(completed(at(".2")))).rejects.toThrow("database is down");
    const both = [handle(completed(at(".2"))), handle(completed(at(".1")))];
    resolve();
    await Promise.all(both);
    expect(seen).toEqual([`start ${at(".2")}`, `start ${at(".2")}`, "end"]);
  });

  test("a handler that never ends fails at the limit, and the next event of its resource goes on", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const seen: string[] = [];
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const ordered = inOrder({ handlerTimeoutMs: 2000 });
    const told: DeliveryEvent[] = [];
    const receiver = createWebhookReceiver({
      authenticate,
      on: {
        PAYOUT_PROCESSING: ordered(() => new Promise(() => start())),
        PAYOUT_COMPLETED: ordered(({ eventType }) => seen.push(eventType)),
      },
      onEvent: (event) => told.push(event),
    });
    const hung = receiver(delivery(processing(at(".1"))));
    await started;
    const next = receiver(delivery(completed(at(".2"))));
    await vi.advanceTimersByTimeAsync(1999);
    expect([seen, told]).toEqual([[], []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([(await hung).status, (await next).status]).toEqual([500, 200]);
    expect(seen).toEqual(["PAYOUT_COMPLETED"]);
    const error = { message: "the handler of payoutId:p took longer than 2000 ms" };
    expect(told).toMatchObject([
      { outcome: "failed", eventType: "PAYOUT_PROCESSING", error },
      { outcome: "handled" },
    ]);
    expect(() => inOrder({ handlerTimeoutMs: 0 })).toThrow(RangeError);
  });

  test("memory keeps the latest resources only", () => {
    const latest = memoryLatest({ max: 2 });
    for (const resource of ["a", "b", "a", "c"]) latest.set(resource, at(".1"));
    expect(["a", "b", "c"].map((resource) => latest.get(resource) !== undefined)).toEqual([true, false, true]);
    expect(() => memoryLatest({ max: 0 })).toThrow(RangeError);
  });
});

describe("createDelivery", () => {
  const apiKey = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: "example-webhook-key" } as const;
  const basic = { type: "BASIC_AUTHENTICATION", username: "hooks", password: "example-pässword" } as const;
  test.each([
    { own: apiKey, authenticate: { ...apiKey, apiKeys: [apiKey.apiKey] } },
    { own: basic, authenticate: { ...basic, credentials: [basic] } },
  ])("makes every event of its example, which is accepted with $own.type, and not without", async (row) => {
    const receive = createWebhookReceiver({ authenticate: row.authenticate });
    for (const { eventType } of eventExamples) {
      const made = createDelivery(eventType, { authenticate: row.own });
      expect((await receive(made.request())).status, eventType).toBe(200);
      expect(made.event).toEqual(eventOf(eventType));
      expect(JSON.parse(made.body)).toEqual(made.event);
    }
    expect((await receive(createDelivery("PING").request())).status).toBe(401);
  });

  test("can differ from its example, and be of an event that does not exist yet", async () => {
    const made = createDelivery("PAYOUT_RETURNED", { result: { payoutId: "other", reason: undefined } });
    expect(eventKey(parseEvent(made.body))).toBe("payoutId:other:RETURNED");
    expect(made.event.result).not.toHaveProperty("reason");
    const result = { partyId: "p" };
    expect(createDelivery("PARTNER_TERMS", { result }).event).toEqual({ eventType: "PARTNER_TERMS", result });
    expect(() => createDelivery("PARTNER_TERMS")).toThrow("PARTNER_TERMS is not an event of the contract");
  });
});
