// The client: nothing is paid twice. What was tried is what is repeated, and only under a key that the contract knows.

import { describe, expect, onTestFinished, test, vi } from "vitest";
import { failure, reset, success, text } from "../lib/fault-server.ts";
import { financeWith } from "../lib/finance.ts";

const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
const idempotencyKey = "2f0e3a4c-7d1b-4c55-9a53-0d8a6f3c1b22";

/** Pauses of no length. */
const atOnce = () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
};

test("a request body that the caller changes after the call is sent as it was, in every attempt", async () => {
  atOnce();
  const body = { idempotencyKey, amount: "10", nested: { amount: "10" } };
  const path = { accountId };
  const change = () => {
    body.amount = body.nested.amount = "2000";
    path.accountId = "another";
  };
  const { finance, received } = await financeWith([reset, text(503), success({})], { onEvent: change });
  const init = { params: { path }, body: body as never };
  const call = finance.POST("/v1/accounts/{accountId}/payment-requests", init);
  change();
  expect(await call).toMatchObject({ error: undefined, attempts: 3 });
  const sent = received.map(({ url, body }) => [url, JSON.parse(body)]);
  const first = [
    `/v1/accounts/${accountId}/payment-requests`,
    { idempotencyKey, amount: "10", nested: { amount: "10" } },
  ];
  expect(sent).toEqual([first, first, first]);
});

test("a request body is serialized once", async () => {
  atOnce();
  const bodySerializer = vi.fn((body: unknown) => JSON.stringify(body));
  const { finance } = await financeWith([reset, success({})]);
  const { attempts } = await finance.POST("/v1/payment-requests", { body: {}, bodySerializer });
  expect([attempts, bodySerializer.mock.calls.length]).toEqual([2, 1]);
});

describe("an idempotencyKey in the body of an operation whose contract takes none", () => {
  const calls = {
    "a payout": ["/v1/accounts/{accountId}/payouts", { params: { path: { accountId } } }],
    "a transfer": ["/v1/accounts/{senderId}/transfers/crypto", { params: { path: { senderId: accountId } } }],
    "a path that the contract does not have": ["/v1/new", {}],
  } as const;

  test.each(Object.entries(calls))("does not repeat %s", async (_, [path, init]) => {
    atOnce();
    for (const fault of [text(503), reset, text(429)]) {
      const { finance, received } = await financeWith([fault, success({})]);
      const outcome = await finance.POST(path as never, { ...init, body: { idempotencyKey } } as never);
      expect(outcome.error?.retryable).toBe(false);
      expect(outcome.idempotencyKey).toBeUndefined();
      expect(received).toHaveLength(1);
      expect(JSON.parse(received[0]?.body ?? "")).toEqual({ idempotencyKey });
    }
  });
});

describe("a key that is given but is none", () => {
  test.each(["", null, 0, false, 7, {}])("%j is refused before anything is sent", async (key) => {
    const { finance, received } = await financeWith(success({}));
    const body = { idempotencyKey: key as unknown as string };
    await expect(finance.POST("/v1/payment-requests", { body })).rejects.toThrow(
      new TypeError("/v1/payment-requests: idempotencyKey must be a non-empty string, or absent"),
    );
    expect(received).toHaveLength(0);
  });

  test("undefined is as good as absent", async () => {
    const { finance, received } = await financeWith(failure(400, "invalid-request"));
    const { idempotencyKey } = await finance.POST("/v1/payment-requests", {
      body: { idempotencyKey: undefined } as never,
    });
    expect(idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.parse(received[0]?.body ?? "")).toEqual({ idempotencyKey });
  });
});
