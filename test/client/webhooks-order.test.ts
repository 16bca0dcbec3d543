// Events that arrive late: compared exactly, dropped where a later one was handled, and never lost by mistake.

import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createDelivery } from "../../client/testing.ts";
import {
  compareOccurredAt,
  createWebhookReceiver,
  type DeliveryEvent,
  eventResource,
  inOrder,
  memoryLatest,
  type ParsedEvent,
} from "../../client/webhooks.ts";
import { authenticate, delivery } from "./lib/deliveries.ts";

const at = (fraction: string, end = "ZZ") => `2026-09-16T09:41:07${fraction}${end}`;

test.each([
  [at(".482913605"), at(".482913606"), -1],
  // As texts, the first would be the later one: Z sorts after digits.
  [at(".48"), at(".482913605"), -1],
  [at(""), at(".000000001"), -1],
  [at(".5", "Z"), at(".500000000"), 0],
  ["2026-09-16T10:00:00ZZ", at(".9"), 1],
] as const)("%s and %s: %i", (left, right, expected) => {
  expect(compareOccurredAt(left, right)).toBe(expected);
  expect(compareOccurredAt(right, left)).toBe(expected === 0 ? 0 : (-expected as 1));
});

test("an event is of a resource, whatever its status", () => {
  const of = (type: Parameters<typeof createDelivery>[0], result: object) =>
    eventResource(createDelivery(type, { result: result as Record<string, unknown> }).event as ParsedEvent);
  expect(of("PAYOUT_PROCESSING", { payoutId: "p" })).toBe("payoutId:p");
  expect(of("PAYOUT_RETURNED", { payoutId: "p" })).toBe("payoutId:p");
  expect([of("PING", {}), of("NEW", {}), of("PAY_IN_FAILED", { payInId: undefined })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe("inOrder", () => {
  const processing = (occurredAt?: string, payoutId = "p") =>
    createDelivery("PAYOUT_PROCESSING", { result: { payoutId, occurredAt } }).event;
  const completed = (occurredAt?: string) =>
    createDelivery("PAYOUT_COMPLETED", { result: { payoutId: "p", occurredAt } }).event;

  test("drops what is older, for the same resource, and tells", async () => {
    const [seen, dropped]: [unknown[], unknown[]] = [[], []];
    const ordered = inOrder({ onDropped: (event) => dropped.push(event) });
    const handle = ordered((event: ReturnType<typeof completed> | ReturnType<typeof processing>) => seen.push(event));
    const [late, other, same] = [processing(at(".1")), processing(at(".1"), "q"), completed(at(".2"))];
    for (const event of [completed(at(".2")), late, other, same, processing(undefined)]) await handle(event);
    expect(seen).toEqual([completed(at(".2")), other, same, processing(undefined)]);
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
    const [retried, older] = [handle(completed(at(".2"))), handle(completed(at(".1")))];
    resolve();
    await Promise.all([retried, older]);
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
    expect(told).toMatchObject([{ outcome: "failed", eventType: "PAYOUT_PROCESSING", error }, { outcome: "handled" }]);
    expect(() => inOrder({ handlerTimeoutMs: 0 })).toThrow(RangeError);
  });

  test("memory keeps the latest resources only", () => {
    const latest = memoryLatest({ max: 2 });
    for (const resource of ["a", "b", "a", "c"]) latest.set(resource, at(".1"));
    expect(["a", "b", "c"].map((resource) => latest.get(resource) !== undefined)).toEqual([true, false, true]);
    expect(() => memoryLatest({ max: 0 })).toThrow(RangeError);
  });
});
