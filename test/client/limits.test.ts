// The client's limits: checked when it is created, for the call and for one attempt, per client and per call.

import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { clientCredentials } from "../../client/auth.ts";
import { type ClientOptions, createFinanceClient, waitFor } from "../../client/finance.ts";
import { stall, success, text } from "./fault-server.ts";
import { atOnce, financeWith } from "./finance.ts";

const baseUrl = "https://finance.example.com";
const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
const ms = "must be a number of milliseconds above zero, at most 2147483647";
const tenant = "tenantId must be printable ASCII without outer spaces";
const count = "must be a whole number, 0 or more";
const address = "must be an https URL, or http to this machine or to a host of allowHttp";

const refusals: [options: Record<string, unknown>, message: string][] = [
  ...[undefined, "finance.example.com", "ftp://finance.example.com", "ws://finance.example.com", "data:,"].map(
    (url): [Record<string, unknown>, string] => [{ baseUrl: url }, `baseUrl ${address}`],
  ),
  ...[undefined, null, "", 7, {}, { getToken: "token" }].map((auth): [Record<string, unknown>, string] => [
    { auth },
    "auth must be a token, a function that returns one, or what clientCredentials returns",
  ]),
  ...["timeoutMs", "attemptTimeoutMs"].flatMap((name) =>
    [Number.NaN, 0, -1, "1000", null, 2 ** 31, Number.POSITIVE_INFINITY].map(
      (value): [Record<string, unknown>, string] => [{ [name]: value }, `${name} ${ms}`],
    ),
  ),
  ...[Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY, "2", null].map((value): [Record<string, unknown>, string] => [
    { maxRetries: value },
    `maxRetries ${count}`,
  ]),
  ...["fetch", "correlationId", "onEvent"].map((name): [Record<string, unknown>, string] => [
    { [name]: {} },
    `${name} must be a function`,
  ]),
  ...["", null, 7, " ", " t", "t\n", "a\nb", "Zürich€", "\0"].map((tenantId): [Record<string, unknown>, string] => [
    { tenantId },
    tenant,
  ]),
];

describe("a client is not created", () => {
  test.each(refusals)("with %j", (options, message) => {
    const create = () => createFinanceClient({ baseUrl, auth: "token", ...options } as ClientOptions);
    expect(create).toThrow(new TypeError(message));
  });

  test("without options", () => {
    for (const none of [undefined, null, {}])
      expect(() => createFinanceClient(none as never)).toThrow(`baseUrl ${address}`);
  });

  test("for a tenant that is none", () => {
    const finance = createFinanceClient({ baseUrl, auth: "token", tenantId: "t" });
    for (const tenantId of ["", " ", undefined, null])
      expect(() => finance.forTenant(tenantId as string)).toThrow(new TypeError(tenant));
  });
});

test.each([
  [{ tokenUrl: "auth.example" }, `tokenUrl ${address}`],
  [{ tokenUrl: undefined }, `tokenUrl ${address}`],
  [{ clientId: 7 }, "clientId must be a non-empty string"],
  [{ clientSecret: "" }, "clientSecret must be a non-empty string"],
  [{ clientSecret: 7 }, "clientSecret must be a non-empty string"],
  [{ scope: ["a"] }, "scope must be a string"],
  ...[Number.NaN, 3e9, Number.POSITIVE_INFINITY].map(
    (timeoutMs) => [{ timeoutMs }, `timeoutMs ${ms}`] as [object, string],
  ),
  [{ fetch: "fetch" }, "fetch must be a function"],
  [{ now: 7 }, "now must be a function"],
])("a token source is not created with %j", (options, message) => {
  const base = { tokenUrl: "https://auth.example/token", clientId: "c", clientSecret: "s" };
  expect(() => clientCredentials({ ...base, ...options } as never)).toThrow(new TypeError(message));
});

test("options are copied when the client is created", async () => {
  const options = { baseUrl, auth: "token", fetch: async () => Response.json({ success: true }) };
  const finance = createFinanceClient(options);
  options.fetch = async () => expect.unreachable("another transport");
  expect((await finance.GET("/v1/webhooks")).error).toBeUndefined();
});

describe("per call", () => {
  test.each([new AbortController(), "signal", 7, {}])(
    "a signal that is none is refused, and no timer runs",
    async (signal) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const finance = createFinanceClient({ baseUrl, auth: "token" });
      const options = { signal: signal as AbortSignal };
      const wrong = new TypeError("signal must be an AbortSignal");
      await expect(finance.getPayout({ accountId, payoutId: "p" }, options)).rejects.toThrow(wrong);
      const place = { accountId, payoutId: "p" };
      await expect(waitFor(finance.getPayout, place, { until: ["FAILED"], ...options })).rejects.toThrow(wrong);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test("another origin is a URL of the web, and undefined is the client's", async () => {
    const { finance, received } = await financeWith(success([]));
    for (const wrong of ["ftp://finance.example.com", "finance.example.com", ""])
      await expect(finance.GET("/v1/webhooks", { baseUrl: wrong })).rejects.toThrow(
        new TypeError(`baseUrl ${address}`),
      );
    expect((await finance.GET("/v1/webhooks", { baseUrl: undefined } as never)).error).toBeUndefined();
    expect(received).toHaveLength(1);
  });

  test("what is left must be of use: a request that was never sent is not sent with a few milliseconds", async () => {
    const random = vi.spyOn(Math, "random").mockReturnValue(0.98);
    onTestFinished(() => random.mockRestore());
    const { origin, stop } = await financeWith(success([]));
    await stop();
    const finance = createFinanceClient({ baseUrl: origin, auth: "token", timeoutMs: 560 });
    const { error } = await finance.POST("/v1/webhooks", { body: {} as never });
    expect(error).toMatchObject({ name: "ConnectionError", sent: "no", retryable: true, attempts: 1 });
  });

  test("nor after a token that took nearly all of the time, unless the time is short itself", async () => {
    let now = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    // Timers stand still: on a busy machine, 40 ms pass by themselves.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => {
      clock.mockRestore();
      vi.useRealTimers();
    });
    const cases = [
      [2000, 1901, 0],
      [2000, 1899, 1],
      [40, 0, 1],
      [40, 21, 0],
      [150, 60, 1],
    ] as const;
    for (const [timeoutMs, tokenMs, sent] of cases) {
      const fetch = vi.fn(async () => Response.json({ success: true }));
      const auth = () => {
        now += tokenMs;
        return "token";
      };
      const finance = createFinanceClient({ baseUrl, auth, fetch, timeoutMs });
      const { error } = await finance.createPayout({ accountId, body: {} as never });
      expect(fetch, `${tokenMs} of ${timeoutMs}`).toHaveBeenCalledTimes(sent);
      const late = { name: "TimeoutError", timeout: "token", sent: "no", attempts: 0, retryable: true };
      if (sent === 0) expect(error).toMatchObject(late);
    }
  });

  test("nor after a pause that took longer than it should", async () => {
    atOnce();
    let now = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    const fetch = async () => new Response(null, { status: 503 });
    const onEvent = ({ type }: { type: string }) => {
      if (type === "retry") now += 29_990;
    };
    const finance = createFinanceClient({ baseUrl, auth: "token", fetch, onEvent });
    const { error } = await finance.GET("/v1/webhooks");
    expect(error).toMatchObject({ name: "ApiError", status: 503, attempts: 1 });
  });

  test("limits are checked before anything is sent", async () => {
    const { finance, received } = await financeWith(success([]));
    await expect(finance.GET("/v1/webhooks", { timeoutMs: Number.NaN })).rejects.toThrow(`timeoutMs ${ms}`);
    await expect(finance.GET("/v1/webhooks", { attemptTimeoutMs: 0 })).rejects.toThrow(`attemptTimeoutMs ${ms}`);
    await expect(finance.GET("/v1/webhooks", { maxRetries: Number.NaN })).rejects.toThrow(`maxRetries ${count}`);
    expect(received).toHaveLength(0);
  });

  test("they take the place of the client's", async () => {
    atOnce();
    const { finance, received } = await financeWith(text(503), { maxRetries: 0 });
    expect((await finance.GET("/v1/webhooks", { maxRetries: 3 })).attempts).toBe(4);
    expect((await finance.GET("/v1/webhooks", { maxRetries: undefined })).attempts).toBe(1);
    expect(received).toHaveLength(5);
    const slow = await financeWith(stall, { timeoutMs: 60_000 });
    expect((await slow.finance.GET("/v1/webhooks", { timeoutMs: 100 })).error?.name).toBe("TimeoutError");
  });
});

describe("attemptTimeoutMs", () => {
  test("ends an attempt that hangs, and the next one succeeds with the same body", async () => {
    atOnce();
    const bodies: string[] = [];
    // Whole: without its request, a signal is no longer told of the abort once there was a garbage collection.
    const requests: Request[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      requests.push(request);
      const hangs = bodies.push(await request.text()) % 2 === 1;
      return hangs ? new Promise(() => {}) : Response.json({ success: true, result: {} });
    };
    const finance = createFinanceClient({ baseUrl, auth: "token", fetch, attemptTimeoutMs: 100 });
    expect(await finance.POST("/v1/payment-requests", { body: {} })).toMatchObject({ error: undefined, attempts: 2 });
    const own = createFinanceClient({ baseUrl, auth: "token", fetch });
    const init = { body: {}, attemptTimeoutMs: 100 };
    expect(await own.POST("/v1/payment-requests", init)).toMatchObject({ error: undefined, attempts: 2 });
    expect([bodies[1], bodies[3]]).toEqual([bodies[0], bodies[2]]);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false, true, false]);
  });

  test("is not for what must not be repeated: it gets all the time there is, and so does the last attempt", async () => {
    atOnce();
    const later = (response: import("node:http").ServerResponse) =>
      void setTimeout(() => response.end('{"success":true}'), 150);
    const once = await financeWith(later, { attemptTimeoutMs: 20 });
    const init = { params: { path: { accountId } }, body: {} as never };
    expect(await once.finance.POST("/v1/accounts/{accountId}/payouts", init)).toMatchObject({ error: undefined });
    expect(once.received).toHaveLength(1);
    // Without a network: an attempt that is given up before it arrives would leave its reply to the next one.
    const replies = [new Promise<Response>(() => {}), sleep(150).then(() => Response.json({ success: true }))];
    const fetch = () => replies.shift() as Promise<Response>;
    const last = await financeWith(stall, { attemptTimeoutMs: 20, maxRetries: 1, fetch });
    expect(await last.finance.GET("/v1/webhooks")).toMatchObject({ error: undefined, attempts: 2 });
  });

  test("does not lengthen the call: timeoutMs is for all attempts", async () => {
    atOnce();
    const { finance } = await financeWith(stall, { attemptTimeoutMs: 300, timeoutMs: 1_000, maxRetries: 9 });
    const { error } = await finance.GET("/v1/webhooks");
    expect(error?.name).toBe("TimeoutError");
    expect([2, 3, 4]).toContain(error?.attempts);
  });

  test("an attempt that was given up changes nothing when it ends after all", async () => {
    atOnce();
    const waiting: ((response: Response) => void)[] = [];
    const reply = (status: number, body: object, id: string) =>
      Response.json(body, { status, headers: { "X-Correlation-Id": id } });
    const fetch = () => new Promise<Response>((resolve) => waiting.push(resolve));
    const finance = createFinanceClient({ baseUrl, auth: "token", fetch, attemptTimeoutMs: 30, maxRetries: 1 });
    const call = finance.GET("/v1/webhooks");
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[0]?.(reply(500, { success: false, errors: [{ code: "late" }] }, "late"));
    await new Promise((done) => setTimeout(done, 10));
    waiting[1]?.(reply(200, { success: true, result: [] }, "second"));
    expect(await call).toMatchObject({ error: undefined, status: 200, attempts: 2, correlationId: "second" });
  });

  test("nor does its late response belong to an attempt that gets none", async () => {
    atOnce();
    const waiting: PromiseWithResolvers<Response>[] = [];
    const fetch = () => {
      const { promise } = waiting[
        waiting.push(Promise.withResolvers<Response>()) - 1
      ] as PromiseWithResolvers<Response>;
      return promise;
    };
    const options = { attemptTimeoutMs: 30, maxRetries: 1, correlationId: () => "ours" };
    const finance = createFinanceClient({ baseUrl, auth: "token", fetch, ...options });
    const call = finance.GET("/v1/webhooks");
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[0]?.resolve(Response.json({ success: true }, { headers: { "X-Correlation-Id": "late" } }));
    await new Promise((done) => setTimeout(done, 10));
    waiting[1]?.reject(new TypeError("fetch failed", { cause: { code: "ECONNRESET" } }));
    const { error, data, response, correlationId } = await call;
    expect({ data, response, correlationId }).toEqual({ data: undefined, response: undefined, correlationId: "ours" });
    expect(error).toMatchObject({ name: "ConnectionError", status: undefined, correlationId: "ours", attempts: 2 });
  });

  test("nor does its body that breaks late take away the response of the next", async () => {
    atOnce();
    const bodies: ReadableStreamDefaultController<Uint8Array>[] = [];
    const fetch = async () => new Response(new ReadableStream({ start: (controller) => void bodies.push(controller) }));
    const finance = createFinanceClient({ baseUrl, auth: "token", fetch, attemptTimeoutMs: 30, maxRetries: 1 });
    const call = finance.GET("/v1/webhooks");
    await vi.waitFor(() => expect(bodies).toHaveLength(2));
    // The second response has arrived once what is due has run.
    await new Promise((done) => setTimeout(done, 10));
    bodies[0]?.error(new Error("late"));
    await new Promise((done) => setTimeout(done, 10));
    bodies[1]?.enqueue(new TextEncoder().encode('{"success":true}'));
    bodies[1]?.close();
    expect(await call).toMatchObject({ error: undefined, status: 200, response: { status: 200 }, attempts: 2 });
  });
});
