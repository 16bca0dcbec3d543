import { describe, expect, onTestFinished, test, vi } from "vitest";
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

test.each(["dedupeTimeoutMs", "handlerTimeoutMs", "bodyTimeoutMs"])("%s is at most what a timer can wait", (name) => {
  for (const value of [2 ** 31, 3e9, Number.MAX_SAFE_INTEGER])
    expect(() => createWebhookReceiver({ authenticate, [name]: value })).toThrow(
      new RangeError(`${name} must be at most 2147483647`),
    );
  // A store that does not say when its claims expire sets no limit.
  const dedupe = { ...memoryDedupe(), claimMs: undefined };
  expect(() => createWebhookReceiver({ authenticate, dedupe, [name]: 2 ** 31 - 1 })).not.toThrow();
});

describe("a handler that ends late", () => {
  test.each(["PAY_IN_SETTLED", "PING"] as const)("after the response to %s is told, also if it fails", async (type) => {
    for (const fails of [true, false]) {
      const { opened, open } = gate();
      const error = new Error("the ledger is down");
      const handler = () => opened.then(() => (fails ? Promise.reject(error) : undefined));
      const { receiver, told } = setUp({ on: { [type]: handler } });
      expect((await receiver(delivery(eventOf(type)))).status).toBe(503);
      expect(told).toHaveLength(1);
      open();
      await vi.waitFor(() => expect(told).toHaveLength(2));
      expect(told[0]).not.toHaveProperty("late");
      const end = fails ? { outcome: "failed", error } : { outcome: "handled", error: undefined };
      expect(told[1]).toMatchObject({ ...end, status: 503, late: true, eventType: type });
    }
  });
});

describe("the claim of a store and the limit of a handler", () => {
  test("a handler that is slower than its claim is not called a second time", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { opened, open } = gate();
    const dedupe = memoryDedupe({ claimMs: 1000 });
    const key = eventKey(parseEvent(event)) ?? "";
    const started = gate();
    const handler = () => {
      started.open();
      return opened;
    };
    const { receiver } = setUp({ on: { PAY_IN_SETTLED: handler }, dedupe });
    const first = receiver(delivery(event));
    await started.opened;
    for (let time = 0; time < 6; time++) {
      await vi.advanceTimersByTimeAsync(1500);
      expect(await dedupe.claim(key, "a retry")).toBe("busy");
    }
    expect((await first).status).toBe(503);
    open();
    await vi.waitFor(async () => expect(await dedupe.claim(key, "a retry")).toBe("done"));
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a handler that has hung for ten claims is given up, and a retry is handled", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const dedupe = memoryDedupe({ claimMs: 1000 });
    const started = gate();
    const hang = () => {
      started.open();
      return never();
    };
    const { receiver } = setUp({ on: { PAY_IN_SETTLED: hang }, dedupe });
    receiver(delivery(event));
    await started.opened;
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await dedupe.claim(eventKey(parseEvent(event)) ?? "", "a retry")).toBe("claimed");
  });

  test("a handler is not given longer than its claim lasts", async () => {
    const dedupe = memoryDedupe({ claimMs: 60 });
    const handler = vi.fn(never);
    const receiver = createWebhookReceiver({ authenticate, dedupe, on: { PAY_IN_SETTLED: handler } });
    expect((await receiver(delivery(event))).status).toBe(503);
    expect(() => createWebhookReceiver({ authenticate, dedupe, handlerTimeoutMs: 61 })).toThrow(
      new RangeError("handlerTimeoutMs must not be longer than claimMs of the dedupe store"),
    );
    expect(() => createWebhookReceiver({ authenticate, dedupe, handlerTimeoutMs: 60 })).not.toThrow();
  });
});

describe("the limits are for all that a delivery waits for", () => {
  test("a slow store that says busy is not asked again and again", async () => {
    const claim = vi.fn(() => new Promise<"busy">((resolve) => setTimeout(resolve, 60, "busy")));
    const { receiver, told } = setUp({ dedupe: { ...memoryDedupe(), claim }, dedupeTimeoutMs: 100 });
    expect((await receiver(delivery(event))).status).toBe(503);
    expect(["busy", "unavailable"]).toContain(told[0]?.outcome);
    await new Promise((done) => setTimeout(done, 150));
    expect(claim.mock.calls.length).toBeLessThan(3);
  });

  test("a body that never ends gives 503, and is let go of", async () => {
    const cancel = vi.fn();
    const body = new ReadableStream({ cancel });
    const init = { method: "POST", headers: { "x-webhook-key": apiKey }, body, duplex: "half" } as const;
    const { receiver, told } = setUp({ bodyTimeoutMs: 30 });
    const answer = await receiver(new Request("https://receiver.example/", init));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(told).toMatchObject([
      { outcome: "late-body", error: { message: "the request body took longer than 30 ms" } },
    ]);
    expect(cancel).toHaveBeenCalled();
  });
});

test.each(["dedupeTimeoutMs", "handlerTimeoutMs", "bodyTimeoutMs"])("%s is a whole number above zero", (name) => {
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
    "emptied by an adapter, in chunks": async () =>
      post({ headers: { ...key, "transfer-encoding": "chunked" }, body: "" }),
    "left out by an adapter, in chunks": async () => post({ headers: { ...key, "transfer-encoding": "chunked" } }),
  };
  test.each(Object.entries(requests))("%s", async (_, make) => {
    const { receiver, told } = setUp();
    const answer = await receiver(await make());
    expect([answer.status, await answer.text()]).toEqual([500, `${cause}\n`]);
    expect(told).toMatchObject([{ outcome: "no-body", status: 500, error: { message: cause } }]);
  });

  test.each([undefined, null, "", Buffer.alloc(0), {}])(
    "by a listener of Express whose parser left %j",
    async (body) => {
      const { receiver, told } = setUp();
      const sent: string[] = [];
      const response = { statusCode: 0, setHeader: () => {}, end: (text = "") => void sent.push(text) };
      const rawHeaders = ["X-Webhook-Key", apiKey, "Content-Length", "200"];
      const none = { on: () => {}, pause: () => {}, resume: () => {} };
      const listener = toNodeListener(receiver);
      await listener({ method: "POST", rawHeaders, readableEnded: true, body, ...none }, response);
      expect([response.statusCode, ...sent]).toEqual([500, `${cause}\n`]);
      expect(told).toMatchObject([{ outcome: "no-body" }]);
      await listener(
        { method: "POST", rawHeaders: rawHeaders.with(3, "0"), readableEnded: true, body: {}, ...none },
        response,
      );
      expect(response.statusCode).toBe(400);
    },
  );

  test("an empty delivery is still malformed", async () => {
    const { receiver } = setUp();
    expect((await receiver(post({ headers: key }))).status).toBe(400);
    expect((await receiver(post({ headers: { ...key, "content-length": "0" } }))).status).toBe(400);
  });
});

test("a response that something else has sent stays, and ends no process", async () => {
  const { opened, open } = gate();
  let respond = () => {};
  const handler = () => {
    respond();
    return opened;
  };
  const { receiver, told } = setUp({ on: { PAY_IN_SETTLED: handler }, handlerTimeoutMs: 10_000 });
  const ended: Promise<void>[] = [];
  const port = await serve(async (request, response) => {
    respond = () => void response.writeHead(504).end("too slow");
    ended.push(toNodeListener(receiver)(request, response));
  });
  const init = { method: "POST", headers: { "x-webhook-key": apiKey }, body: JSON.stringify(event) };
  expect((await fetch(`http://127.0.0.1:${port}/`, init)).status).toBe(504);
  open();
  await Promise.all(ended);
  expect(told).toMatchObject([{ outcome: "handled" }]);
});

test("a store that answers leaves no timer behind, which would keep the process from ending", async () => {
  vi.useFakeTimers();
  try {
    const { claim } = inTime(memoryDedupe(), 5_000);
    expect(await claim("key", "token")).toBe("claimed");
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("a change that stays busy is told as that: no pause is begun that would end at the limit", async () => {
  vi.useFakeTimers();
  try {
    const dedupe = { ...memoryDedupe(), claim: vi.fn(async () => "busy" as const) };
    // The pauses are of 25 and 50 ms.
    const claim = inTime(dedupe, 75).claim("key", "token");
    claim.catch(() => {});
    await vi.advanceTimersByTimeAsync(75);
    expect(await claim).toBe("busy");
    expect(dedupe.claim).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
