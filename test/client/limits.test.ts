// The client's limits: options, the deadlines of a call and of an attempt, the caller's signal.

import { getEventListeners } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { clientCredentials } from "../../client/auth.ts";
import { AbortError, createFinanceClient, TimeoutError } from "../../client/finance.ts";
import {
  accountId,
  atOnce,
  type FaultResponse,
  financeWith,
  serverFor,
  stall,
  stallInBody,
  success,
  text,
} from "./fault-server.ts";

const baseUrl = "https://finance.example.com";
const body = {} as never;
const ms = "must be a number of milliseconds above zero, at most 2147483647";
const count = "must be a whole number, 0 or more";
const wrongTimes = [Number.NaN, 0, "1000", 2 ** 31];

const whole = { baseUrl, auth: "token" };
const ofSource = { tokenUrl: "https://auth.example/token", clientId: "c", clientSecret: "s" };
const filled = "must be a non-empty string";
const own = "must be a token, a function that returns one, or what clientCredentials returns";
const header = "must be printable ASCII without outer spaces";

type Refusal = [of: object, name: string, values: unknown[], message: string];
test.each<Refusal>([
  [whole, "auth", [undefined, "", { getToken: "token" }], own],
  [whole, "timeoutMs", wrongTimes, ms],
  [whole, "maxRetries", [-1, 1.5, "2"], count],
  ...["fetch", "correlationId", "onEvent"].map((name): Refusal => [whole, name, [{}], "must be a function"]),
  [whole, "middleware", [{}, null], "must be a list"],
  [whole, "tenantId", ["", 7, " t", "a\nb", "Zürich€"], header],
  [ofSource, "clientId", [7], filled],
  [ofSource, "clientSecret", [""], filled],
  [ofSource, "scope", [["a"]], "must be a string"],
  [ofSource, "timeoutMs", [0], ms],
  [ofSource, "fetch", ["fetch"], "must be a function"],
])("nothing is created of %o with a wrong %s", (of, name, values, message) => {
  const create = (of === ofSource ? clientCredentials : createFinanceClient) as (options: object) => unknown;
  for (const value of values)
    expect(() => create({ ...of, [name]: value }), `${value}`).toThrow(new TypeError(`${name} ${message}`));
});

test("options are copied when the client is created", async () => {
  const options = { baseUrl, auth: "token", fetch: async () => Response.json({ success: true }) };
  const finance = createFinanceClient(options);
  options.fetch = async () => expect.unreachable("another transport");
  expect((await finance.GET("/v1/webhooks")).error).toBeUndefined();
});

test.each<[name: string, value: unknown, message: string]>([
  ["timeoutMs", Number.NaN, ms],
  ["maxRetries", Number.NaN, count],
  ["signal", new AbortController(), "must be an AbortSignal"],
])("a wrong %s of a call is refused before anything is sent", async (name, value, message) => {
  // The longest time of a timer, too, is a time.
  const { finance, received } = await financeWith(success({}), { timeoutMs: 2 ** 31 - 1 });
  const read = { accountId, payoutId: "p" };
  await expect(finance.getPayout(read, { [name]: value })).rejects.toThrow(new TypeError(`${name} ${message}`));
  expect(received).toHaveLength(0);
  expect((await finance.getPayout(read, { [name]: undefined })).error).toBeUndefined();
});

test("the limits of a call take the place of the client's", async () => {
  atOnce();
  const { finance } = await financeWith(text(503), { maxRetries: 0 });
  expect((await finance.GET("/v1/webhooks", { maxRetries: 3 })).attempts).toBe(4);
  expect((await finance.GET("/v1/webhooks")).attempts).toBe(1);
  const slow = await financeWith(stall, { timeoutMs: 60_000 });
  expect((await slow.finance.GET("/v1/webhooks", { timeoutMs: 100 })).error?.name).toBe("TimeoutError");
});

describe("what is left must be of use", () => {
  /** What `performance.now` says. It stands until it is set. */
  function standingClock() {
    const clock = { ms: performance.now() };
    const spy = vi.spyOn(performance, "now").mockImplementation(() => clock.ms);
    onTestFinished(() => spy.mockRestore());
    return clock;
  }

  test.each([
    { timeoutMs: 2000, tokenMs: 1901, sent: 0 },
    { timeoutMs: 2000, tokenMs: 1899, sent: 1 },
    { timeoutMs: 150, tokenMs: 60, sent: 1 },
  ])(
    "of $timeoutMs ms, a token that takes $tokenMs leaves enough for $sent",
    async ({ timeoutMs, tokenMs, sent }) => {
      const clock = standingClock();
      // Timers stand still: on a busy machine, 40 ms pass by themselves.
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      onTestFinished(() => void vi.useRealTimers());
      const fetch = vi.fn(async () => Response.json({ success: true }));
      const auth = () => {
        clock.ms += tokenMs;
        return "token";
      };
      const { error } = await createFinanceClient({ baseUrl, auth, fetch, timeoutMs }).createPayout({
        accountId,
        body,
      });
      expect(fetch).toHaveBeenCalledTimes(sent);
      const late = { name: "TimeoutError", timeout: "token", sent: "no", attempts: 0, retryable: true };
      if (sent === 0) expect(error).toMatchObject(late);
    },
  );

  test("nothing is sent after a pause that took longer than it should", async () => {
    atOnce();
    const clock = standingClock();
    const fetch = async () => new Response(null, { status: 503 });
    const onEvent = ({ type }: { type: string }) => {
      if (type === "retry") clock.ms += 29_990;
    };
    const { error } = await createFinanceClient({ baseUrl, auth: "token", fetch, onEvent }).GET("/v1/webhooks");
    expect(error).toMatchObject({ name: "ApiError", status: 503, attempts: 1 });
  });
});

test("attemptTimeoutMs ends an attempt that hangs; the next has the same body", async () => {
  atOnce();
  const bodies: string[] = [];
  // Whole: without its request, a signal is not told of the abort after a garbage collection.
  const requests: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(request);
    bodies.push(await request.text());
    return requests.length === 1 ? new Promise(() => {}) : Response.json({ success: true, result: {} });
  };
  const finance = createFinanceClient({ baseUrl, auth: "token", fetch });
  const init = { body: {}, attemptTimeoutMs: 100 };
  expect(await finance.POST("/v1/payment-requests", init)).toMatchObject({ error: undefined, attempts: 2 });
  expect(bodies[1]).toBe(bodies[0]);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test("attemptTimeoutMs ends neither what must not be repeated nor the last attempt", async () => {
  atOnce();
  const later = (response: ServerResponse) => void setTimeout(() => response.end('{"success":true}'), 150);
  const once = await financeWith(later, { attemptTimeoutMs: 20 });
  expect(await once.finance.createPayout({ accountId, body })).toMatchObject({ error: undefined });
  expect(once.received).toHaveLength(1);
  // Without a network: an attempt that is given up before it arrives would leave its reply to the next one.
  const replies = [new Promise<Response>(() => {}), sleep(150).then(() => Response.json({ success: true }))];
  const fetch = () => replies.shift() as Promise<Response>;
  const last = await financeWith(stall, { attemptTimeoutMs: 20, maxRetries: 1, fetch });
  expect(await last.finance.GET("/v1/webhooks")).toMatchObject({ error: undefined, attempts: 2 });
});

test("the late response of an attempt that was given up does not belong to the next", async () => {
  atOnce();
  const waiting: PromiseWithResolvers<Response>[] = [];
  const fetch = () => waiting[waiting.push(Promise.withResolvers()) - 1]?.promise as Promise<Response>;
  const limits = { attemptTimeoutMs: 30, maxRetries: 1 };
  const finance = createFinanceClient({ baseUrl, auth: "token", fetch, correlationId: () => "ours", ...limits });
  const call = finance.GET("/v1/webhooks");
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[0]?.resolve(Response.json({ success: true }, { headers: { "X-Correlation-Id": "late" } }));
  await sleep(10);
  waiting[1]?.reject(new TypeError("fetch failed", { cause: { code: "ECONNRESET" } }));
  const error = { name: "ConnectionError", status: undefined, correlationId: "ours", attempts: 2 };
  expect(await call).toMatchObject({ data: undefined, response: undefined, correlationId: "ours", error });
});
function abortIn(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

test.each<[stage: string, reply: FaultResponse, status?: number]>([
  ["the headers stall", stall],
  ["the body stalls", stallInBody, 200],
])("while %s, a call fails in time, and the caller's signal ends it", async (_, reply, status) => {
  // Time stands until the request or its headers have arrived: on a busy machine, 200 ms pass by themselves.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const heads: Response[] = [];
  const fetch = async (request: Request) => {
    const response = await globalThis.fetch(request);
    heads.push(response);
    return response;
  };
  const { finance, received } = await financeWith(reply, { timeoutMs: 200, fetch });
  const controller = new AbortController();
  const ends = [() => vi.advanceTimersByTime(200), () => controller.abort()];
  for (const [index, end] of ends.entries()) {
    const call = finance.GET("/v1/webhooks", { signal: controller.signal });
    while ((status === undefined ? received : heads).length === index) await new Promise(setImmediate);
    end();
    const { error, data } = await call;
    expect(error).toBeInstanceOf([TimeoutError, AbortError][index]);
    if (index === 0)
      expect(error).toMatchObject({ operationId: "listWebhooks", attempts: 1, retryable: true, status });
    expect(data).toBeUndefined();
  }
  for (const { gone } of received) await gone;
});

describe("the caller's signal", () => {
  test.each<[when: string, FaultResponse, attempts: number]>([
    ["before anything is sent", success([]), 0],
    ["in a pause, after which nothing is sent", text(503, "", { "Retry-After": "2" }), 1],
  ])("ends a call %s", async (_, reply, attempts) => {
    const { finance, received } = await financeWith(reply);
    const signal = attempts === 0 ? AbortSignal.abort() : abortIn(100);
    const { error } = await finance.GET("/v1/webhooks", { signal });
    expect(error).toMatchObject({ name: "AbortError", attempts });
    await sleep(50);
    expect(received).toHaveLength(attempts);
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

  test("keeps a request from being sent when the token comes late, or the hook aborts", async () => {
    const fetch = vi.fn(async () => Response.json({ success: true }));
    const token = Promise.withResolvers<string>();
    const controller = new AbortController();
    const late = createFinanceClient({ baseUrl, fetch, auth: () => token.promise });
    const told = createFinanceClient({ baseUrl, fetch, auth: "token", onEvent: () => controller.abort() });
    const given = { body, signal: controller.signal };
    const calls = [late.POST("/v1/webhooks", { body, signal: abortIn(20) }), told.POST("/v1/webhooks", given)];
    for (const call of calls) expect((await call).error).toMatchObject({ name: "AbortError", sent: "no" });
    token.resolve("late");
    await sleep(20);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("has one listener for any number of calls, and is let go of after all", async () => {
    const { finance, received } = await financeWith([...Array<FaultResponse>(20).fill(stall), success([])]);
    const controller = new AbortController();
    const { signal } = controller;
    const calls = Array.from({ length: 20 }, () => finance.GET("/v1/webhooks", { signal }));
    await vi.waitFor(() => expect(received).toHaveLength(20));
    expect((await finance.GET("/v1/webhooks", { signal })).error).toBeUndefined();
    // Node warns of a leak at more than ten.
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    controller.abort();
    for (const call of calls) expect((await call).error?.name).toBe("AbortError");
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});
