// The client: only what cannot move money twice is repeated, with one idempotency key.

import { describe, expect, test } from "vitest";
import { failure, reset, success, text } from "./fault-server.ts";
import { atOnce, financeWith } from "./finance.ts";

const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
const idempotencyKey = "2f0e3a4c-7d1b-4c55-9a53-0d8a6f3c1b22";
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const webhook = {
  url: "https://shop.example/hooks",
  authenticationMethod: { type: "API_KEY", headerName: "X-Api-Key", apiKey: "example-webhook-key" },
} as const;

test("a call is repeated maxRetries times, and the last error stands", async () => {
  atOnce();
  const { finance, received } = await financeWith([text(503), text(502), text(504), success([])]);
  const { error } = await finance.GET("/v1/webhooks");
  expect(error).toMatchObject({ status: 504, attempts: 3, retryable: true });
  expect(received).toHaveLength(3);
  const none = await financeWith(text(503), { maxRetries: 0 });
  expect((await none.finance.GET("/v1/webhooks")).attempts).toBe(1);
});

test("retryAfterMs is what the service asks for, in seconds or as a date", async () => {
  // A date has whole seconds, so that up to one is lost.
  for (const value of ["2", new Date(Date.now() + 2000).toUTCString()]) {
    const { finance } = await financeWith(failure(429, "busy", { "Retry-After": value }), { maxRetries: 0 });
    const { error } = await finance.GET("/v1/webhooks");
    expect(error?.retryAfterMs).toSatisfy((ms: number) => ms > 900 && ms <= 2000);
  }
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
