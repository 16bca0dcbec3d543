// The receiver's limits: a store or a handler that hangs costs a 503 and never an event; a body that is gone says why.

import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, expect, test, vi } from "vitest";
import {
  createWebhookReceiver,
  type Dedupe,
  type DeliveryEvent,
  memoryDedupe,
  toNodeListener,
  type WebhookReceiverOptions,
} from "../../client/webhooks.ts";
import { apiKey, authenticate, delivery, eventOf, gate } from "./lib/deliveries.ts";
import { serve } from "./lib/http.ts";

const event = eventOf("PAY_IN_SETTLED");
const never = () => new Promise<never>(() => {});

/** A receiver with short limits, what it told, and how often its handler was called. */
function setUp(options: Partial<WebhookReceiverOptions> = {}) {
  const told: DeliveryEvent[] = [];
  const handler = vi.fn();
  const limits = { dedupeTimeoutMs: 30, handlerTimeoutMs: 30 };
  const onEvent = (event: DeliveryEvent) => told.push(event);
  const receiver = createWebhookReceiver({
    authenticate,
    on: { PAY_IN_SETTLED: handler },
    onEvent,
    ...limits,
    ...options,
  });
  return { told, handler, receiver };
}

describe("a dedupe store that hangs", () => {
  test("on claim: 503, no handler is called, and a claim that is granted late is released", async () => {
    const store = memoryDedupe();
    const { opened, open } = gate();
    let first = true;
    const claim: Dedupe["claim"] = async (key, token) => {
      const claimed = await store.claim(key, token);
      if (first) await opened;
      first = false;
      return claimed;
    };
    const { receiver, handler, told } = setUp({ dedupe: { ...store, claim } });
    const answer = await receiver(delivery(event));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(told).toMatchObject([{ outcome: "unavailable", error: { message: "dedupe.claim took longer than 30 ms" } }]);
    expect(handler).not.toHaveBeenCalled();
    open();
    await vi.waitFor(async () => expect((await receiver(delivery(event))).status).toBe(200), { timeout: 10_000 });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test("on a claim that fails late: nothing is left unhandled", async () => {
    const late = () => new Promise<never>((_, reject) => setTimeout(reject, 60, new Error("no connection")));
    const { receiver } = setUp({ dedupe: { ...memoryDedupe(), claim: late } });
    expect((await receiver(delivery(event))).status).toBe(503);
    await new Promise((done) => setTimeout(done, 80));
  });

  test("on complete: 200, because the event was handled", async () => {
    const { receiver, told } = setUp({ dedupe: { ...memoryDedupe(), complete: never } });
    expect((await receiver(delivery(event))).status).toBe(200);
    expect(told).toMatchObject([{ outcome: "handled", error: { message: "dedupe.complete took longer than 30 ms" } }]);
  });

  test("on release: 500, and the handler's error is what is told", async () => {
    const on = { PAY_IN_SETTLED: () => Promise.reject(new Error("the ledger is down")) };
    const { receiver, told } = setUp({ on, dedupe: { ...memoryDedupe(), release: never } });
    expect((await receiver(delivery(event))).status).toBe(500);
    expect(told).toMatchObject([{ outcome: "failed", error: { message: "the ledger is down" } }]);
  });
});

describe("a handler that hangs", () => {
  test("gives 503; the change stays claimed, and is a duplicate once the handler has returned", async () => {
    const { opened, open } = gate();
    const handler = vi.fn(() => opened);
    const { receiver, told } = setUp({ on: { PAY_IN_SETTLED: handler } });
    const answer = await receiver(delivery(event));
    expect([answer.status, answer.headers.get("retry-after"), await answer.text()]).toEqual([503, "5", "slow\n"]);
    expect(told).toMatchObject([{ outcome: "slow", error: { message: "the handler took longer than 30 ms" } }]);
    open();
    await vi.waitFor(async () => expect((await receiver(delivery(event))).status).toBe(200), { timeout: 10_000 });
    expect(handler).toHaveBeenCalledTimes(1);
    expect(told.at(-1)?.outcome).toBe("duplicate");
  });

  test("and then fails is called again for the next delivery", async () => {
    const { opened, open } = gate();
    const fail = () => opened.then(() => Promise.reject(new Error("the ledger is down")));
    const handler = vi.fn((): unknown => (handler.mock.calls.length === 1 ? fail() : undefined));
    const { receiver } = setUp({ on: { PAY_IN_SETTLED: handler } });
    expect((await receiver(delivery(event))).status).toBe(503);
    open();
    await vi.waitFor(async () => expect((await receiver(delivery(event))).status).toBe(200), { timeout: 10_000 });
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test("and never returns is called again when its claim has expired", async () => {
    const handler = vi.fn((): unknown => (handler.mock.calls.length === 1 ? never() : undefined));
    const { receiver } = setUp({ on: { PAY_IN_SETTLED: handler }, dedupe: memoryDedupe({ claimMs: 100 }) });
    expect((await receiver(delivery(event))).status).toBe(503);
    await vi.waitFor(async () => expect((await receiver(delivery(event))).status).toBe(200), { timeout: 10_000 });
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test("gives 503 also for an event without a key", async () => {
    const { receiver, told } = setUp({ on: { PING: never } });
    expect((await receiver(delivery(eventOf("PING")))).status).toBe(503);
    expect(told[0]?.outcome).toBe("slow");
  });
});

test.each(["dedupeTimeoutMs", "handlerTimeoutMs"])("%s is a whole number above zero", (name) => {
  for (const value of [0, -1, Number.NaN, "1000", null])
    expect(() => createWebhookReceiver({ authenticate, [name]: value as never })).toThrow(
      new RangeError(`${name} must be a whole number above zero`),
    );
});

describe("a body that something else has taken is a 500 that names it, because a 400 would lose the event", () => {
  const cause = "the request body was read before the receiver got the request";
  const post = (init: RequestInit) => new Request("https://receiver.example/", { method: "POST", ...init });
  const key = { "x-webhook-key": apiKey };

  const requests: Record<string, () => Promise<Request>> = {
    read: async () => {
      const request = delivery(event);
      await request.text();
      return request;
    },
    "being read": async () => {
      const request = delivery(event);
      request.body?.getReader();
      return request;
    },
    "left out by an adapter": async () => post({ headers: { ...key, "content-length": "20" } }),
    "left out by an adapter, in chunks": async () => post({ headers: { ...key, "transfer-encoding": "chunked" } }),
  };
  test.each(Object.entries(requests))("%s", async (_, make) => {
    const { receiver, told } = setUp();
    const answer = await receiver(await make());
    expect([answer.status, await answer.text()]).toEqual([500, `${cause}\n`]);
    expect(told).toMatchObject([{ outcome: "no-body", status: 500, error: { message: cause } }]);
  });

  test("by a listener of node:http that leaves nothing, or is still reading", async () => {
    for (const wait of [true, false]) {
      const { receiver, told } = setUp();
      const listener = toNodeListener(receiver);
      const port = await serve(async (request, response) => {
        await (wait ? text(request) : once(request, "data"));
        await listener(request, response);
      });
      const init = { method: "POST", headers: key, body: JSON.stringify(event) };
      const answer = await fetch(`http://127.0.0.1:${port}/`, init);
      expect([answer.status, await answer.text()]).toEqual([500, `${cause}\n`]);
      expect(told).toMatchObject([{ outcome: "no-body" }]);
    }
  });

  test("an empty delivery is still malformed", async () => {
    const { receiver } = setUp();
    expect((await receiver(post({ headers: key }))).status).toBe(400);
    expect((await receiver(post({ headers: { ...key, "content-length": "0" } }))).status).toBe(400);
  });
});
