// The client: only what cannot move money twice is repeated, with one idempotency key.

import { describe, expect, test } from "vitest";
import type { ApiError } from "../../client/finance.ts";
import { failure, type Reply, reset, resetInBody, success, text } from "./fault-server.ts";
import { atOnce, financeWith } from "./finance.ts";

const webhookId = "0c9a51f6-5c1f-4d0e-8c39-54fe2c1c7a11";
const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
const idempotencyKey = "2f0e3a4c-7d1b-4c55-9a53-0d8a6f3c1b22";
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const webhook = {
  url: "https://shop.example/hooks",
  authenticationMethod: { type: "API_KEY", headerName: "X-Api-Key", apiKey: "example-webhook-key" },
} as const;

type Finance = Awaited<ReturnType<typeof financeWith>>["finance"];
const calls: Record<string, (finance: Finance) => Promise<{ error: ApiError | undefined; attempts: number }>> = {
  GET: (finance) => finance.GET("/v1/webhooks"),
  PUT: (finance) => finance.PUT("/v1/webhooks/{webhookId}", { params: { path: { webhookId } }, body: webhook }),
  DELETE: (finance) => finance.DELETE("/v1/webhooks/{webhookId}", { params: { path: { webhookId } } }),
  "POST with a key": (finance) => finance.POST("/v1/payment-requests", { body: { idempotencyKey } }),
  "PATCH with a key": (finance) =>
    finance.PATCH("/v1/payment-requests/{paymentRequestId}", {
      params: { path: { paymentRequestId: accountId } },
      body: { idempotencyKey },
    }),
  "POST without one": (finance) => finance.POST("/v1/webhooks", { body: webhook }),
  "PATCH without one": (finance) =>
    finance.PATCH("/v1/parties/{partyId}", { params: { path: { partyId: accountId } }, body: {} }),
};

const faults: Record<string, Reply> = {
  "a reset": reset,
  "a reset in the body": resetInBody,
  "429": text(429),
  "500": failure(500, "internal-error"),
  "502": text(502),
  "503": text(503),
  "504": text(504),
  "400": failure(400, "invalid-request"),
  "403": text(403),
  "404": text(404),
  "409": text(409),
  "a failure with 200": failure(200, "forbidden"),
  "a broken body": text(200, "{"),
};
const always = ["a reset", "a reset in the body", "429", "502", "503", "504", "a broken body"];
const repeatedAfter: Record<string, string[]> = {
  GET: [...always, "500"],
  PUT: always,
  DELETE: always,
  "POST with a key": always,
  "PATCH with a key": always,
  "POST without one": [],
  "PATCH without one": [],
};

describe.each(Object.keys(calls))("%s", (name) => {
  const call = calls[name] as (typeof calls)[string];

  test.each(Object.keys(faults))("after %s", async (fault) => {
    atOnce();
    const { finance, received } = await financeWith([faults[fault] as Reply, success({})]);
    const { error, attempts } = await call(finance);
    const repeated = repeatedAfter[name]?.includes(fault) ?? false;
    expect(received).toHaveLength(repeated ? 2 : 1);
    expect(attempts).toBe(received.length);
    if (repeated) expect(error).toBeUndefined();
    else expect(error?.retryable).toBe(false);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  });
});

test("a call is repeated maxRetries times, and the last error stands", async () => {
  atOnce();
  const { finance, received } = await financeWith([text(503), text(502), text(504), success([])]);
  const { error } = await finance.GET("/v1/webhooks");
  expect(error).toMatchObject({ status: 504, attempts: 3, retryable: true });
  expect(received).toHaveLength(3);
  const none = await financeWith(text(503), { maxRetries: 0 });
  expect((await none.finance.GET("/v1/webhooks")).attempts).toBe(1);
});

describe("pauses", () => {
  test("are as long as Retry-After asks, in seconds or as a date", async () => {
    // A date has whole seconds, so that up to one is lost.
    for (const valueNow of [() => "1", () => new Date(Date.now() + 2000).toUTCString()]) {
      const value = valueNow();
      const { finance } = await financeWith([failure(429, "busy", { "Retry-After": value }), success([])]);
      const start = performance.now();
      expect((await finance.GET("/v1/webhooks")).error).toBeUndefined();
      expect(performance.now() - start).toBeGreaterThan(900);
    }
  });

  test("of a value that cannot be read are our own", async () => {
    atOnce();
    for (const value of ["soon", "-1", "", "1e9"]) {
      const { finance } = await financeWith([text(503, "", { "Retry-After": value }), success([])]);
      expect((await finance.GET("/v1/webhooks")).error).toBeUndefined();
    }
  });
});

describe("idempotency keys", () => {
  const create = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";
  const params = { path: { accountId } };

  test("are made where the contract has one, the same for every attempt", async () => {
    atOnce();
    const { finance, received } = await financeWith([reset, text(503), success({})]);
    const body = { inCurrency: "EUR" };
    const outcome = await finance.POST(create, { params, body });
    const keys = received.map((request) => JSON.parse(request.body).idempotencyKey);
    expect(keys[0]).toMatch(uuid);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
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

  test("are different for every call, and the caller's own is kept", async () => {
    const { finance, received } = await financeWith(success({}));
    await finance.POST(create, { params, body: {} });
    await finance.POST(create, { params, body: {} });
    await finance.POST(create, { params, body: { idempotencyKey } });
    const keys = received.map(({ body }) => JSON.parse(body).idempotencyKey);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe(idempotencyKey);
  });

  test("are not put where the contract has none", async () => {
    const { finance, received } = await financeWith(success({}));
    const outcome = await finance.POST("/v1/webhooks", { body: webhook });
    expect(JSON.parse(received[0]?.body ?? "")).toEqual(webhook);
    expect(outcome.idempotencyKey).toBeUndefined();
  });
});
