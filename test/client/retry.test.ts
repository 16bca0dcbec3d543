// The client: only what cannot move money twice is repeated, with one idempotency key, after pauses that grow.

import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type ClientOptions, createFinanceClient, type FinanceClient } from "../../client/finance.ts";
import { atOnce, failure, financeWith, reset, success, text } from "./fault-server.ts";

const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const body = {} as never;

const calls = {
  "a GET": (finance: FinanceClient) => finance.listWebhooks(),
  "a PUT": (finance: FinanceClient) => finance.replaceWebhook({ webhookId: "w", body }),
  "a DELETE": (finance: FinanceClient) => finance.deleteWebhook({ webhookId: "w" }),
  "a POST with a key": (finance: FinanceClient) => finance.createPaymentRequest({ body }),
  "a PATCH with a key": (finance: FinanceClient) => finance.updatePaymentRequest({ paymentRequestId: "p", body }),
  "a POST": (finance: FinanceClient) => finance.createPayout({ accountId, body }),
  "a PATCH": (finance: FinanceClient) => finance.updateParty({ partyId: "p", body }),
};
const all = Object.keys(calls);
const safe = all.slice(0, 5);

/** A client whose service responds like this again and again, without a network. */
function clientOf(reply: () => Response, options: Partial<ClientOptions> = {}): FinanceClient {
  const own = { toString: () => "function fetch() { [native code] }" };
  const fetch = Object.assign(async () => reply(), own);
  return createFinanceClient({ baseUrl: "https://finance.example.com", auth: "token", fetch, ...options });
}

const broken = (cause: object) => () => {
  throw new TypeError("fetch failed", { cause });
};
const responding = (status: number, headers = {}) =>
  [`${status}`, () => new Response(null, { status, headers })] as const;
const final = [302, 400, 401, 403, 404, 409, 412, 422, 501];

test.each<readonly [what: string, reply: () => Response, repeated: readonly string[]]>([
  ["was never sent", broken({ code: "ECONNREFUSED", syscall: "connect" }), all],
  ["lost its response", broken({ code: "ECONNRESET" }), safe],
  ...[429, 502, 503, 504].map((status) => [...responding(status), safe] as const),
  // It can come after the work was done.
  [...responding(500), ["a GET"]],
  ...final.map((status) => [...responding(status, { "Retry-After": "0" }), []] as const),
])("what %s is repeated only where that can do no harm", async (_, reply, repeated) => {
  atOnce();
  for (const [name, call] of Object.entries(calls)) {
    const isRepeated = repeated.includes(name);
    const { error, attempts } = await call(clientOf(reply));
    expect([name, attempts, error?.retryable]).toEqual([name, isRepeated ? 3 : 1, isRepeated]);
  }
});

describe("the pause", () => {
  /** The pauses of a call, whose time passes at once. */
  async function pausesOf(jitter: number, seconds: number, options: Partial<ClientOptions>): Promise<number[]> {
    vi.useFakeTimers();
    const random = vi.spyOn(Math, "random").mockReturnValue(jitter);
    onTestFinished(() => {
      vi.useRealTimers();
      random.mockRestore();
    });
    const pauses: number[] = [];
    const onEvent: ClientOptions["onEvent"] = (event) => event.type === "retry" && pauses.push(event.delayMs);
    const [, reply] = responding(503, { "Retry-After": `${seconds}` });
    const call = clientOf(reply, { timeoutMs: 1_000_000, onEvent, ...options }).listWebhooks();
    await vi.runAllTimersAsync();
    // Also where the client does not wait, the caller can.
    expect((await call).error).toMatchObject({ status: 503, retryable: true, retryAfterMs: seconds * 1000 });
    return pauses;
  }

  test("is a random part of a limit that doubles up to eight seconds, on top of what the service asks for", async () => {
    const limits = [500, 1000, 2000, 4000, 8000, 8000];
    for (const seconds of [0, 20])
      for (const jitter of [1, 0.1, 0])
        expect(await pausesOf(jitter, seconds, { maxRetries: 6 })).toEqual(
          limits.map((limit) => seconds * 1000 + jitter * limit),
        );
  });

  test.each([
    ["the longest that is waited for", 60, { maxRetries: 1 }, 1],
    ["a longer one", 61, {}, 0],
    ["up to the deadline", 1, { timeoutMs: 1350, maxRetries: 1 }, 1],
    ["beyond it", 1, { timeoutMs: 1349 }, 0],
    ["without retries", 0, { maxRetries: 0 }, 0],
  ])("%s", async (_, seconds, options, count) => {
    expect(await pausesOf(0.5, seconds, options)).toHaveLength(count);
  });
});

test("retryAfterMs is what the service asks for, in seconds or as a date", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  for (const value of ["2", new Date(Date.now() + 2000).toUTCString()]) {
    const { finance } = await financeWith(failure(429, "busy", { "Retry-After": value }), { maxRetries: 0 });
    expect((await finance.GET("/v1/webhooks")).error?.retryAfterMs).toBe(2000);
  }
});

describe("idempotency keys", () => {
  const create = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";
  const params = { path: { accountId } };

  test("are made where the contract has one, the same for every attempt and another for every call", async () => {
    atOnce();
    const { finance, received } = await financeWith([reset, text(503), success({})]);
    const body = { inCurrency: "EUR" };
    const outcome = await finance.POST(create, { params, body });
    const { idempotencyKey: other } = await finance.POST(create, { params, body });
    const keys = received.map((request) => JSON.parse(request.body).idempotencyKey);
    expect(keys[0]).toMatch(uuid);
    expect(keys).toEqual([keys[0], keys[0], keys[0], other]);
    expect(other).not.toBe(keys[0]);
    expect(outcome).toMatchObject({ error: undefined, idempotencyKey: keys[0], attempts: 3 });
    expect(JSON.parse(received[0]?.body ?? "")).toEqual({ inCurrency: "EUR", idempotencyKey: keys[0] });
    expect(body).toEqual({ inCurrency: "EUR" });
  });

  test("are on the error, so that the call can be resumed", async () => {
    const { finance, received } = await financeWith([reset, success({})], { maxRetries: 0 });
    const first = await finance.POST(create, { params, body: {} });
    expect(first.error?.idempotencyKey).toMatch(uuid);
    expect(first.error?.retryable).toBe(true);
    const { idempotencyKey = "" } = first.error ?? {};
    const second = await finance.POST(create, { params, body: { idempotencyKey } });
    expect(second).toMatchObject({ error: undefined, idempotencyKey });
    expect(received[0]?.body).toBe(received[1]?.body);
  });

  test("are not put where the contract has none", async () => {
    const { finance, received } = await financeWith(success({}));
    const outcome = await finance.registerWebhook({ body: { url: "https://shop.example" } as never });
    expect(JSON.parse(received[0]?.body ?? "")).toEqual({ url: "https://shop.example" });
    expect(outcome.idempotencyKey).toBeUndefined();
  });
});
