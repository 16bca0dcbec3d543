// The receiver's limits: stores, handlers and bodies that hang, claims that are renewed, bodies that others have read.

import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { inTime } from "../../client/webhooks/in-time.ts";
import {
  createWebhookReceiver,
  type Dedupe,
  type DeliveryEvent,
  eventKey,
  memoryDedupe,
  parseEvent,
  toNodeListener,
  type WebhookReceiverOptions,
} from "../../client/webhooks.ts";
import { apiKey, authenticate, delivery, eventOf, gate } from "./lib/deliveries.ts";
import { serve } from "./lib/http.ts";

afterEach(() => void vi.useRealTimers());

const event = eventOf("PAY_IN_SETTLED");
const eventId = eventKey(parseEvent(event)) ?? "";
const key = { "x-webhook-key": apiKey };
const never = () => new Promise<never>(() => {});

/** A receiver with short limits, what it told, and how often its handler was called. */
function setUp(options: Partial<WebhookReceiverOptions> = {}) {
  const told: DeliveryEvent[] = [];
  const handler = vi.fn();
  const own = { on: { PAY_IN_SETTLED: handler }, dedupeTimeoutMs: 30, handlerTimeoutMs: 30 };
  const onEvent = (one: DeliveryEvent) => told.push(one);
  return { told, handler, receiver: createWebhookReceiver({ authenticate, onEvent, ...own, ...options }) };
}

/** A handler that waits, and says when it has begun. */
function waiting() {
  const [begun, end] = [gate(), gate()];
  const handler = vi.fn(() => {
    begun.open();
    return end.opened;
  });
  return { handler, begun: begun.opened, end: end.open };
}

test("a dedupe store that hangs on claim gives 503, and a claim that is granted late is released", async () => {
  const store = memoryDedupe();
  const { opened, open } = gate();
  let first = true;
  const claim: Dedupe["claim"] = async (id, token) => {
    const claimed = await store.claim(id, token);
    if (first) await opened;
    first = false;
    return claimed;
  };
  const { receiver, handler, told } = setUp({ dedupe: { ...store, claim } });
  const response = await receiver(delivery(event));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(told).toMatchObject([{ outcome: "unavailable", error: { message: "dedupe.claim took longer than 30 ms" } }]);
  expect(handler).not.toHaveBeenCalled();
  open();
  await vi.waitFor(async () => expect((await receiver(delivery(event))).status).toBe(200), { timeout: 10_000 });
  expect(handler).toHaveBeenCalledTimes(1);
});

describe("a handler that hangs", () => {
  test("gives 503; the change stays claimed, and is a duplicate once the handler has returned", async () => {
    const { handler, end } = waiting();
    const { receiver, told } = setUp({ on: { PAY_IN_SETTLED: handler } });
    const response = await receiver(delivery(event));
    expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([503, "5", "slow\n"]);
    expect(told).toMatchObject([{ outcome: "slow", error: { message: "the handler took longer than 30 ms" } }]);
    end();
    await vi.waitFor(async () => expect((await receiver(delivery(event))).status).toBe(200), { timeout: 10_000 });
    expect(handler).toHaveBeenCalledTimes(1);
    expect(told.at(-1)?.outcome).toBe("duplicate");
  });

  test.each(["PAY_IN_SETTLED", "PING"] as const)("is told of when it ends after the response to %s", async (type) => {
    for (const fails of [true, false]) {
      const { opened, open } = gate();
      const error = new Error("the ledger is down");
      const handler = vi.fn((): unknown => opened.then(() => (fails ? Promise.reject(error) : undefined)));
      const { receiver, told } = setUp({ on: { [type]: handler } });
      expect((await receiver(delivery(eventOf(type)))).status).toBe(503);
      expect(told).toHaveLength(1);
      open();
      await vi.waitFor(() => expect(told).toHaveLength(2));
      expect(told[0]).not.toHaveProperty("late");
      const end = fails ? { outcome: "failed", error } : { outcome: "handled", error: undefined };
      expect(told[1]).toMatchObject({ ...end, status: 503, late: true, eventType: type });
      handler.mockReturnValue(undefined);
      expect((await receiver(delivery(eventOf(type)))).status).toBe(200);
      expect(handler).toHaveBeenCalledTimes(fails || type === "PING" ? 2 : 1);
    }
  });
});

describe("the claim of a store and the limit of a handler", () => {
  test("a handler that is slower than its claim is not called a second time", async () => {
    vi.useFakeTimers();
    const dedupe = memoryDedupe({ claimMs: 1000 });
    const { handler, begun, end } = waiting();
    const { receiver } = setUp({ on: { PAY_IN_SETTLED: handler }, dedupe });
    const first = receiver(delivery(event));
    await begun;
    for (let time = 0; time < 6; time++) {
      await vi.advanceTimersByTimeAsync(1500);
      expect(await dedupe.claim(eventId, "a retry")).toBe("busy");
    }
    expect((await first).status).toBe(503);
    end();
    await vi.waitFor(async () => expect(await dedupe.claim(eventId, "a retry")).toBe("done"));
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a handler that has hung for ten claims is given up, and a retry is handled", async () => {
    vi.useFakeTimers();
    const dedupe = memoryDedupe({ claimMs: 1000 });
    const { handler, begun } = waiting();
    const { receiver } = setUp({ on: { PAY_IN_SETTLED: handler }, dedupe });
    receiver(delivery(event));
    await begun;
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await dedupe.claim(eventId, "a retry")).toBe("claimed");
  });

  test("a change that could not be completed is completed later, while its claim lasts", async () => {
    const store = memoryDedupe({ claimMs: 300 });
    let failures = 3;
    const complete: Dedupe["complete"] = async (...claim) => {
      if (failures-- > 0) throw new Error("one lost packet");
      return store.complete(...claim);
    };
    const { receiver, handler, told } = setUp({ dedupe: { ...store, complete } });
    expect((await receiver(delivery(event))).status).toBe(200);
    expect(told).toMatchObject([{ outcome: "handled", error: { message: "one lost packet" } }]);
    await vi.waitFor(() => expect(failures).toBe(-1));
    expect((await receiver(delivery(event))).status).toBe(200);
    expect(told.at(-1)?.outcome).toBe("duplicate");
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test("a handler is not given longer than its claim lasts", async () => {
    const dedupe = memoryDedupe({ claimMs: 60 });
    const receiver = createWebhookReceiver({ authenticate, dedupe, on: { PAY_IN_SETTLED: never } });
    expect((await receiver(delivery(event))).status).toBe(503);
    expect(() => createWebhookReceiver({ authenticate, dedupe, handlerTimeoutMs: 61 })).toThrow(
      new RangeError("handlerTimeoutMs must not be longer than claimMs of the dedupe store"),
    );
    expect(() => createWebhookReceiver({ authenticate, dedupe, handlerTimeoutMs: 60 })).not.toThrow();
  });
});

test.each(["dedupeTimeoutMs", "handlerTimeoutMs", "bodyTimeoutMs"])("%s is what a timer can wait", (name) => {
  const make = (value: unknown, options = {}) => createWebhookReceiver({ authenticate, ...options, [name]: value });
  for (const value of [2 ** 31, Number.MAX_SAFE_INTEGER])
    expect(() => make(value)).toThrow(new RangeError(`${name} must be at most 2147483647`));
  for (const value of [0, -1, Number.NaN, "1000", null])
    expect(() => make(value)).toThrow(new RangeError(`${name} must be a whole number above zero`));
  // A store that does not say when its claims expire sets no limit.
  expect(() => make(2 ** 31 - 1, { dedupe: { ...memoryDedupe(), claimMs: undefined } })).not.toThrow();
});

test("a body that never ends gives 503, and is let go of", async () => {
  const cancel = vi.fn();
  const init = { method: "POST", headers: key, body: new ReadableStream({ cancel }), duplex: "half" } as const;
  const { receiver, told } = setUp({ bodyTimeoutMs: 30 });
  const response = await receiver(new Request("https://receiver.example/", init));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  const error = { message: "the request body took longer than 30 ms" };
  expect(told).toMatchObject([{ outcome: "late-body", error }]);
  expect(cancel).toHaveBeenCalled();
});

describe("a body that something else has taken is a 500 that names it, because a 400 would lose the event", () => {
  const cause = "the request body was read before the receiver got the request";
  const post = (init: RequestInit) => new Request("https://receiver.example/", { method: "POST", ...init });
  const chunked = { ...key, "transfer-encoding": "chunked" };
  const requests: Record<string, () => Request> = {
    read() {
      const request = delivery(event);
      request.text();
      return request;
    },
    "being read"() {
      const request = delivery(event);
      request.body?.getReader();
      return request;
    },
    "left out by an adapter": () => post({ headers: { ...key, "content-length": "20" } }),
    "emptied by an adapter, in chunks": () => post({ headers: chunked, body: "" }),
    "left out by an adapter, in chunks": () => post({ headers: chunked }),
  };
  test.each(Object.entries(requests))("%s", async (_, make) => {
    const { receiver, told } = setUp();
    const response = await receiver(make());
    expect([response.status, await response.text()]).toEqual([500, `${cause}\n`]);
    expect(told).toMatchObject([{ outcome: "no-body", status: 500, error: { message: cause } }]);
  });

  test("by a listener of node:http that leaves nothing", async () => {
    const { receiver, told } = setUp();
    const listener = toNodeListener(receiver);
    const port = await serve(async (request, response) => {
      await text(request);
      await listener(request, response);
    });
    const init = { method: "POST", headers: key, body: JSON.stringify(event) };
    expect((await fetch(`http://127.0.0.1:${port}/`, init)).status).toBe(500);
    expect(told).toMatchObject([{ outcome: "no-body" }]);
  });

  test.each([undefined, null, "", Buffer.alloc(0), {}])("by a parser of Express that left %j", async (body) => {
    const { receiver, told } = setUp();
    const response = { statusCode: 0, setHeader: () => {}, end: () => {} };
    const rest = {
      method: "POST",
      readableEnded: true,
      [Symbol.asyncIterator]: () => expect.unreachable("it is read"),
    };
    const rawHeaders = ["X-Webhook-Key", apiKey, "Content-Length", "200"];
    await toNodeListener(receiver)({ ...rest, rawHeaders, body }, response);
    expect([response.statusCode, told[0]?.outcome]).toEqual([500, "no-body"]);
    await toNodeListener(receiver)({ ...rest, rawHeaders: rawHeaders.with(3, "0"), body: {} }, response);
    expect(response.statusCode).toBe(400);
  });

  test("an empty delivery is still malformed", async () => {
    for (const headers of [key, { ...key, "content-length": "0" }])
      expect((await setUp().receiver(post({ headers }))).status).toBe(400);
  });
});

test("a response that something else has sent stays, and ends no process", async () => {
  const { opened, open } = gate();
  let respond = () => {};
  const handler = async () => {
    respond();
    await opened;
    throw new Error("too late");
  };
  const { receiver, told } = setUp({ on: { PAY_IN_SETTLED: handler }, handlerTimeoutMs: 10_000 });
  const ended: Promise<void>[] = [];
  const port = await serve(async (request, response) => {
    respond = () => void response.writeHead(504).end("too slow");
    ended.push(toNodeListener(receiver)(request, response));
  });
  const init = { method: "POST", headers: key, body: JSON.stringify(event) };
  expect((await fetch(`http://127.0.0.1:${port}/`, init)).status).toBe(504);
  open();
  await Promise.all(ended);
  expect(told).toMatchObject([{ outcome: "failed" }]);
});

describe("a store within its limit", () => {
  test("leaves no timer behind, which would keep the process from ending", async () => {
    vi.useFakeTimers();
    expect(await inTime(memoryDedupe(), 5_000).claim("key", "token")).toBe("claimed");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("that says busy is told as that: no pause is begun that would end at the limit", async () => {
    vi.useFakeTimers();
    const dedupe = { ...memoryDedupe(), claim: vi.fn(async () => "busy" as const) };
    // The pauses are of 25 and 50 ms.
    const claim = inTime(dedupe, 75).claim("key", "token");
    claim.catch(() => {});
    await vi.advanceTimersByTimeAsync(75);
    expect(await claim).toBe("busy");
    expect(dedupe.claim).toHaveBeenCalledTimes(2);
  });
});
