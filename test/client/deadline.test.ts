// The client: one deadline for headers and body, and the caller's signal at every stage.

import { describe, expect, test, vi } from "vitest";
import { clientCredentials } from "../../client/auth.ts";
import { AbortError, TimeoutError } from "../../client/finance.ts";
import { json, type Reply, slowly, stall, stallInBody, success, text } from "./fault-server.ts";
import { financeWith, serverFor } from "./finance.ts";

const slack = 10_000;

/** Measures how long a call takes, in milliseconds. */
async function timed<T>(call: Promise<T>): Promise<[result: T, ms: number]> {
  const start = performance.now();
  return [await call, performance.now() - start];
}

const stages: Record<string, Reply> = {
  "the headers stall": stall,
  "the body stalls": stallInBody,
  "the body is slow": slowly({ success: true, result: "x".repeat(1000) }, 10),
  "the body of an error stalls": (response) => void response.writeHead(500).write("{"),
};

describe("a call fails in time when", () => {
  test.each(Object.keys(stages))("%s", async (stage) => {
    const { finance, received } = await financeWith(stages[stage] as Reply, { timeoutMs: 200 });
    const [{ error, data }, ms] = await timed(finance.GET("/v1/webhooks"));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ operationId: "listWebhooks", attempts: 1, retryable: true, status: undefined });
    expect(data).toBeUndefined();
    expect(ms).toBeGreaterThan(100);
    expect(ms).toBeLessThan(200 + slack);
    await received[0]?.gone;
  });
});

test("a call fails in time when the caller's own stream or middleware stalls, and says so", async () => {
  const { finance, received } = await financeWith(success({}), { timeoutMs: 100 });
  const body = () => new ReadableStream({ pull: () => new Promise(() => {}) });
  const options = [{ bodySerializer: body }, { middleware: [{ onRequest: () => new Promise<undefined>(() => {}) }] }];
  for (const option of options) {
    const { error } = await finance.createPayout({ accountId: "a", body: {} as never }, option);
    expect(error).toMatchObject({ name: "TimeoutError", timeout: "request", sent: "no", attempts: 0 });
  }
  expect(received).toHaveLength(0);
});

test("a slow body that comes in time is a success", async () => {
  const { finance } = await financeWith(slowly({ success: true, result: [] }, 5), { timeoutMs: 5000 });
  expect((await finance.GET("/v1/webhooks")).error).toBeUndefined();
});

test("no time-out is too long for the clock", async () => {
  for (const timeoutMs of [2 ** 31 - 1]) {
    const { finance } = await financeWith(slowly({ success: true }, 2), { timeoutMs });
    expect((await finance.GET("/v1/webhooks")).error).toBeUndefined();
  }
});

describe("the caller's signal", () => {
  test.each(Object.keys(stages))("ends a call while %s", async (stage) => {
    const { finance, received } = await financeWith(stages[stage] as Reply);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    const [{ error }, ms] = await timed(finance.GET("/v1/webhooks", { signal: controller.signal }));
    expect(error).toBeInstanceOf(AbortError);
    expect(ms).toBeLessThan(100 + slack);
    await received[0]?.gone;
  });

  test("ends a call before anything is sent", async () => {
    const { finance, received } = await financeWith(success([]), {
      auth: async () => expect.fail("asked for a token"),
    });
    const { error } = await finance.GET("/v1/webhooks", { signal: AbortSignal.abort() });
    expect(error).toMatchObject({ name: "AbortError", attempts: 0 });
    expect(received).toHaveLength(0);
  });

  test("ends a pause, and nothing is sent after it", async () => {
    const { finance, received } = await financeWith(text(503, "", { "Retry-After": "2" }));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    const [{ error }, ms] = await timed(finance.GET("/v1/webhooks", { signal: controller.signal }));
    expect(error).toMatchObject({ name: "AbortError", attempts: 1 });
    expect(ms).toBeLessThan(100 + slack);
    await new Promise((done) => setTimeout(done, 50));
    expect(received).toHaveLength(1);
  });

  test("ends a token request that only this call waits for", async () => {
    const endpoint = await serverFor(stall);
    const auth = clientCredentials({ tokenUrl: `${endpoint.origin}/token`, clientId: "c", clientSecret: "s" });
    const { finance, received } = await financeWith(success([]), { auth });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    const [{ error }, ms] = await timed(finance.GET("/v1/webhooks", { signal: controller.signal }));
    expect(error).toMatchObject({ name: "AbortError", attempts: 0 });
    expect(ms).toBeLessThan(100 + slack);
    expect(received).toHaveLength(0);
    await endpoint.received[0]?.gone;
  });

  test("does not end a token request that others wait for", async () => {
    const endpoint = await serverFor(async (response, entry) => {
      await new Promise((done) => setTimeout(done, 200));
      await json(200, { access_token: "t-1", expires_in: 300, token_type: "Bearer" })(response, entry);
    });
    const auth = clientCredentials({ tokenUrl: `${endpoint.origin}/token`, clientId: "c", clientSecret: "s" });
    const { finance } = await financeWith(success([]), { auth });
    const impatient = finance.GET("/v1/webhooks", { signal: AbortSignal.timeout(50) });
    const patient = finance.GET("/v1/webhooks");
    expect((await impatient).error).toBeInstanceOf(AbortError);
    expect((await patient).error).toBeUndefined();
    expect(endpoint.received).toHaveLength(1);
  });

  test("keeps a body from being sent when the token comes late", async () => {
    let give: (token: string) => void = () => {};
    const auth = () => new Promise<string>((resolve) => (give = resolve));
    const sent: Request[] = [];
    const fetch = async (request: Request) => {
      sent.push(request);
      return Response.json({});
    };
    const { finance } = await financeWith(stall, { auth, fetch });
    const controller = new AbortController();
    const call = finance.POST("/v1/payment-requests", { body: {}, signal: controller.signal });
    await new Promise((done) => setTimeout(done, 20));
    controller.abort();
    expect((await call).error).toBeInstanceOf(AbortError);
    give("late");
    await new Promise((done) => setTimeout(done, 20));
    expect(sent).toHaveLength(0);
  });

  test("keeps a body from being sent when it is aborted by the hook that is told of it", async () => {
    const controller = new AbortController();
    const sent: Request[] = [];
    const fetch = async (request: Request) => {
      sent.push(request);
      return Response.json({});
    };
    const onEvent = () => controller.abort();
    const { finance } = await financeWith(stall, { fetch, onEvent });
    const { error } = await finance.POST("/v1/webhooks", { body: {} as never, signal: controller.signal });
    expect(error).toMatchObject({ name: "AbortError", sent: "no" });
    expect(sent).toHaveLength(0);
  });

  const throwing = Object.defineProperty(new Error(), "message", { get: () => expect.fail("asked") });
  const reasons: [name: string, reason: unknown, words?: string][] = [
    ["a symbol", Symbol("left"), "Symbol(left)"],
    ["an object without a prototype", Object.create(null)],
    ["an error whose message throws", throwing],
    ["null", null],
    ["a number", 7, "7"],
  ];
  test.each(reasons)("can have any reason, such as %s, and all calls on it end", async (_, reason, words) => {
    const message = `GET /v1/webhooks: aborted: ${words ?? "no reason given"} (`;
    const { finance } = await financeWith(stall);
    const controller = new AbortController();
    const { signal } = controller;
    const calls = [1, 2, 3].map(() => finance.GET("/v1/webhooks", { signal }));
    setTimeout(() => controller.abort(reason), 20);
    for (const call of [
      ...calls,
      ...calls.map(() => finance.GET("/v1/webhooks", { signal: AbortSignal.abort(reason) })),
    ])
      expect((await call).error).toMatchObject({
        name: "AbortError",
        cause: reason,
        message: expect.stringContaining(message),
      });
  });

  test("can be aborted while a call without a token waits for its middleware", async () => {
    const { finance } = await financeWith(stall, { auth: async () => undefined as never });
    const controller = new AbortController();
    finance.use({ onError: () => new Promise<undefined>(() => setTimeout(() => controller.abort(), 10)) });
    const { error } = await finance.GET("/v1/webhooks", { signal: controller.signal });
    expect(error?.name).toBe("AbortError");
  });

  test("ends a call for good, and costs nothing of the retry budget", async () => {
    const { finance, received } = await financeWith(text(503, "", { "Retry-After": "5" }));
    const hanging = await financeWith([...Array(101).fill(stall), text(503, "", { "Retry-After": "0" })], {
      onEvent: ({ type }) => events.push(type),
    });
    const events: string[] = [];
    const abort = async (client: typeof finance, arrived: unknown[]) => {
      const controller = new AbortController();
      const count = arrived.length;
      const call = client.GET("/v1/webhooks", { signal: controller.signal });
      await vi.waitFor(() => expect(arrived.length).toBeGreaterThan(count), { interval: 1 });
      // The response has been read by then, and the call is in its pause.
      if (client === finance) await new Promise((done) => setTimeout(done, 5));
      controller.abort();
      expect((await call).error?.name).toBe("AbortError");
    };
    await abort(hanging.finance, hanging.received);
    expect(events).toEqual(["request", "response"]);
    for (let time = 0; time < 100; time++)
      await Promise.all([abort(finance, received), abort(hanging.finance, hanging.received)]);
    // One more than the budget has retries: each of them was given back.
    await abort(finance, received);
    const random = vi.spyOn(Math, "random").mockReturnValue(0);
    expect((await hanging.finance.GET("/v1/webhooks")).attempts).toBe(3);
    random.mockRestore();
  });

  test("still ends a call after another one on it has ended", async () => {
    const { finance, received } = await financeWith([stall, success([])]);
    const controller = new AbortController();
    const { signal } = controller;
    const call = finance.GET("/v1/webhooks", { signal });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect((await finance.GET("/v1/webhooks", { signal })).error).toBeUndefined();
    controller.abort();
    expect((await call).error?.name).toBe("AbortError");
  });

  test("is let go of after the call", async () => {
    const { finance } = await financeWith(success([]));
    const controller = new AbortController();
    const { signal } = controller;
    const listeners = new Set<string>();
    const { addEventListener, removeEventListener } = signal;
    signal.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      listeners.add(given[0]);
      addEventListener.apply(signal, given);
    };
    signal.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
      listeners.delete(given[0]);
      removeEventListener.apply(signal, given);
    };
    await finance.GET("/v1/webhooks", { signal });
    expect(listeners).toEqual(new Set());
  });
});
