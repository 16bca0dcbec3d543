// The client: one deadline for headers and body, and the caller's signal at every stage.

import { getEventListeners } from "node:events";
import { describe, expect, test, vi } from "vitest";
import { clientCredentials } from "../../client/auth.ts";
import { AbortError, TimeoutError } from "../../client/finance.ts";
import {
  type FaultResponse,
  financeWith,
  serverFor,
  slowly,
  stall,
  stallInBody,
  success,
  text,
} from "./fault-server.ts";

const slow = slowly({ success: true, result: "x".repeat(1000) }, 10);
const stages: [stage: string, reply: FaultResponse, status?: number][] = [
  ["the headers stall", stall],
  ["the body stalls", stallInBody, 200],
  ["the body is slow", slow, 200],
  ["the body of an error stalls", (response) => void response.writeHead(500).write("{"), 500],
];

/** Aborts after a time. */
function abortIn(ms: number, reason?: unknown): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), ms);
  return controller.signal;
}

test.each(stages)("while %s, a call fails in time, and the caller's signal ends it", async (_, reply, status) => {
  const { finance, received } = await financeWith(reply, { timeoutMs: 200 });
  const start = performance.now();
  const { error, data } = await finance.GET("/v1/webhooks");
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error).toMatchObject({ operationId: "listWebhooks", attempts: 1, retryable: true, status });
  expect(data).toBeUndefined();
  expect(performance.now() - start).toSatisfy((ms: number) => ms > 100 && ms < 10_000);
  const aborted = await finance.GET("/v1/webhooks", { signal: abortIn(100), timeoutMs: 30_000 });
  expect(aborted.error).toBeInstanceOf(AbortError);
  for (const { gone } of received) await gone;
});

describe("the caller's signal", () => {
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
    const { error } = await finance.GET("/v1/webhooks", { signal: abortIn(100) });
    expect(error).toMatchObject({ name: "AbortError", attempts: 1 });
    await new Promise((done) => setTimeout(done, 50));
    expect(received).toHaveLength(1);
  });

  test("ends a token request that only this call waits for", async () => {
    const endpoint = await serverFor(stall);
    const auth = clientCredentials({ tokenUrl: `${endpoint.origin}/token`, clientId: "c", clientSecret: "s" });
    const { finance, received } = await financeWith(success([]), { auth });
    const { error } = await finance.GET("/v1/webhooks", { signal: abortIn(100) });
    expect(error).toMatchObject({ name: "AbortError", attempts: 0 });
    expect(received).toHaveLength(0);
    await endpoint.received[0]?.gone;
  });

  test("keeps a request from being sent when the token comes late, or when the hook that is told of it aborts", async () => {
    const fetch = async () => expect.unreachable("it was sent");
    const token = Promise.withResolvers<string>();
    const late = await financeWith(stall, { auth: () => token.promise, fetch });
    const call = late.finance.POST("/v1/payment-requests", { body: {}, signal: abortIn(20) });
    expect((await call).error).toBeInstanceOf(AbortError);
    token.resolve("late");
    await new Promise((done) => setTimeout(done, 20));
    const controller = new AbortController();
    const { finance } = await financeWith(stall, { fetch, onEvent: () => controller.abort() });
    const { error } = await finance.POST("/v1/webhooks", { body: {} as never, signal: controller.signal });
    expect(error).toMatchObject({ name: "AbortError", sent: "no" });
  });

  const throwing = Object.defineProperty(new Error(), "message", { get: () => expect.fail("asked") });
  test.each<[name: string, reason: unknown, words?: string]>([
    ["an error", new Error("the user left"), "the user left"],
    ["a symbol", Symbol("left"), "Symbol(left)"],
    ["an object without a prototype", Object.create(null)],
    ["an error whose message throws", throwing],
    ["null", null],
    ["a number", 7, "7"],
  ])("can have any reason, such as %s, and all calls on it end", async (_, cause, words) => {
    const message = expect.stringContaining(`GET /v1/webhooks: aborted: ${words ?? "no reason given"} (`);
    const { finance } = await financeWith(stall);
    const signals = [abortIn(20, cause), AbortSignal.abort(cause)];
    const calls = [...signals, ...signals].map((signal) => finance.GET("/v1/webhooks", { signal }));
    for (const call of calls) expect((await call).error).toMatchObject({ name: "AbortError", cause, message });
  });

  test("can be aborted while a call without a token waits for its middleware", async () => {
    const { finance } = await financeWith(stall, { auth: async () => undefined as never });
    const controller = new AbortController();
    finance.use({ onError: () => new Promise<undefined>(() => setTimeout(() => controller.abort(), 10)) });
    const { error } = await finance.GET("/v1/webhooks", { signal: controller.signal });
    expect(error?.name).toBe("AbortError");
  });

  test("costs nothing of the retry budget when it ends an attempt or a pause", async () => {
    const events: string[] = [];
    const hung = stall;
    const pausing = text(503, "", { "Retry-After": "5" });
    for (const reply of [hung, pausing]) {
      const replies = [...Array<FaultResponse>(101).fill(reply), text(503, "", { "Retry-After": "0" })];
      const { finance, received } = await financeWith(replies, { onEvent: ({ type }) => events.push(type) });
      for (let time = 1; time <= 101; time++) {
        const controller = new AbortController();
        const call = finance.GET("/v1/webhooks", { signal: controller.signal });
        const isThere = () => (reply === hung ? received.length === time : events.at(-1) === "retry");
        await vi.waitFor(() => expect(isThere()).toBe(true), { interval: 1 });
        controller.abort();
        expect((await call).error?.name).toBe("AbortError");
        if (time === 1) expect(events.splice(0).slice(0, 2)).toEqual(["request", "response"]);
      }
      // One more than the budget has retries: each of them was given back.
      const random = vi.spyOn(Math, "random").mockReturnValue(0);
      expect((await finance.GET("/v1/webhooks")).attempts).toBe(3);
      random.mockRestore();
    }
  });

  test("still ends a call after another one on it has ended, and is let go of after both", async () => {
    const { finance, received } = await financeWith([stall, success([])]);
    const controller = new AbortController();
    const { signal } = controller;
    const call = finance.GET("/v1/webhooks", { signal });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect((await finance.GET("/v1/webhooks", { signal })).error).toBeUndefined();
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    controller.abort();
    expect((await call).error?.name).toBe("AbortError");
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});
