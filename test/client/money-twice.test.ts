// The client pays nothing twice: what was tried is repeated, and only under a key that the contract knows.

import { describe, expect, test } from "vitest";
import { ApiError, createFinanceClient, type Middleware, unwrap } from "../../client/finance.ts";
import { validateFinance } from "../../client/validation.ts";
import {
  accountId,
  atOnce,
  type FaultResponse,
  financeWith,
  json,
  reset,
  serverFor,
  success,
  text,
  twoTokens,
} from "./fault-server.ts";

const idempotencyKey = "2f0e3a4c-7d1b-4c55-9a53-0d8a6f3c1b22";

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
  const sent = received.map(({ url, body }) => `${url} ${body}`);
  const whole = JSON.stringify({ idempotencyKey, amount: "10", nested: { amount: "10" } });
  expect(sent).toEqual(Array(3).fill(`/v1/accounts/${accountId}/payment-requests ${whole}`));
});

test.each([
  ["a payout", "/v1/accounts/{accountId}/payouts", { accountId }],
  ["a path that the contract does not have", "/v1/new", {}],
])("an idempotencyKey whose contract takes none does not repeat %s", async (_, path, ids) => {
  atOnce();
  for (const fault of [text(503), reset]) {
    const { finance, received } = await financeWith([fault, success({})]);
    const outcome = await finance.POST(
      path as never,
      { params: { path: ids }, body: { idempotencyKey } } as never,
    );
    expect(outcome.error?.retryable).toBe(false);
    expect(outcome.idempotencyKey).toBeUndefined();
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([{ idempotencyKey }]);
  }
});

describe("a key that is not in what is sent makes nothing safe", () => {
  const sending = (body: () => string): Middleware => ({
    onRequest: ({ request }) => new Request(request, { body: body() }),
  });
  test.each([
    ["leaves it out", () => '{"amount":5}'],
    ["sends another each time", () => JSON.stringify({ idempotencyKey: crypto.randomUUID() })],
  ])("because middleware %s", async (_, body) => {
    atOnce();
    const { finance, received } = await financeWith(text(503), { middleware: [sending(body)] });
    const outcome = await finance.createPaymentRequest({ body: {} as never });
    expect(outcome).toMatchObject({ idempotencyKey: undefined, error: { retryable: false, attempts: 1 } });
    expect(received).toHaveLength(1);
  });

  test.each(["", '{"idempotencyKey":"another"}'])(
    "and ends a call whose first attempt had one: %j",
    async (body) => {
      atOnce();
      const { finance, received } = await financeWith([text(503), success({})]);
      finance.use({ onRequest: ({ request }) => (received.length ? new Request(request, { body }) : undefined) });
      const outcome = await finance.createPaymentRequest({ body: { idempotencyKey } });
      const facts = { idempotencyKey, attempts: 1 };
      expect(outcome).toMatchObject({ ...facts, error: { ...facts, retryable: false, sent: "maybe" } });
      expect(received).toHaveLength(1);
    },
  );

  test("but middleware that sends the same body changes nothing", async () => {
    atOnce();
    const { finance, received } = await financeWith(text(503));
    finance.use({ onRequest: ({ request }) => new Request(request, { headers: { A: "1" } }) });
    expect(await finance.POST("/v1/payment-requests", { body: {} })).toMatchObject({ attempts: 3 });
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  });
});

test("a request body with toJSON gets a key all the same", async () => {
  // What it returns can have it, too: JSON asks once.
  const cents = {
    amount: "500",
    toJSON(key: string): object {
      return { ...this, amount: `${+this.amount / 100}${key}` };
    },
  };
  const { finance, received } = await financeWith(success({}));
  const { idempotencyKey } = await finance.POST("/v1/payment-requests", { body: cents as never });
  expect(JSON.parse(received[0]?.body ?? "")).toEqual({ amount: "5", idempotencyKey });
});

const form = new FormData();
form.set("idempotencyKey", idempotencyKey);
const noObject = "body must be a JSON object, or absent";
const noKey = "idempotencyKey must be a non-empty string, or absent";
const inHeader = { "idempotency-key": idempotencyKey };
test.each<[init: object, message: string]>([
  [{ body: form }, noObject],
  [{ body: JSON.stringify({ idempotencyKey }) }, noObject],
  [{ body: [{ idempotencyKey }] }, noObject],
  [{ body: { idempotencykey: "mine" } }, "idempotencykey must be named idempotencyKey"],
  [{ body: { Idempotency_Key: "mine" } }, "Idempotency_Key must be named idempotencyKey"],
  [{ headers: inHeader }, "Idempotency-Key must be idempotencyKey in the request body"],
  [{ body: { idempotencyKey: " " } }, noKey],
  [{ body: { idempotencyKey: null } }, noKey],
])("a body that cannot have a key is refused before anything is sent: %j", async (init, message) => {
  const { finance, received } = await financeWith(success({}));
  const wrong = new TypeError(`/v1/payment-requests: ${message}`);
  await expect(finance.POST("/v1/payment-requests", init as never)).rejects.toThrow(wrong);
  expect(received).toHaveLength(0);
});

test("a field whose name is only like that of the key is the caller's own", async () => {
  const { finance, received } = await financeWith(success({}));
  const body = { parentIdempotencyKey: "a", idempotencyKeyHash: "b", idempotencyKey: undefined };
  const { idempotencyKey } = await finance.POST("/v1/payment-requests", { body: body as never });
  expect(idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(received[0]?.body ?? "")).toEqual({ ...body, idempotencyKey });
});

describe("what middleware throws or makes never repeats a payment", () => {
  const body = { amount: "10" } as never;
  const paid = json(201, { success: true, result: { id: "p" } });
  const thrown = { name: "ApiError", status: 201, sent: "maybe", retryable: false, errors: [] };
  /** Asks another service about a payment, and throws the error of that call. */
  const asking =
    (reply: FaultResponse, isStopped = false) =>
    async (): Promise<Middleware> => {
      const { origin, stop } = await serverFor(reply);
      if (isStopped) await stop();
      const audit = createFinanceClient({ baseUrl: origin, auth: "another-token", maxRetries: 0 });
      return { onResponse: async () => void (await unwrap(audit.listWallets({ accountId }))) };
    };
  const lying = async (): Promise<Middleware> => ({
    onError({ error }) {
      Object.assign(error as object, { retryable: true, sent: "no", attempts: 0, status: 401 });
    },
  });
  const lost = { name: "ConnectionError", status: undefined, sent: "maybe", retryable: false };
  test.each<[what: string, reply: FaultResponse, middleware: () => Promise<Middleware>, error: object]>([
    ["another call's 503", paid, asking(text(503)), thrown],
    ["another call's 401", paid, asking(text(401)), thrown],
    ["another call that was never sent", paid, asking(text(503), true), thrown],
    ["its own error, marked as one to repeat", reset, lying, lost],
  ])("%s", async (_, reply, make, error) => {
    atOnce();
    const { finance, received } = await financeWith(reply, { auth: twoTokens });
    const outcome = await finance.createPayout({ accountId, body }, { middleware: [await make()] });
    expect(received).toHaveLength(1);
    expect(outcome.error).toMatchObject({ ...error, operationId: "createPayout", attempts: 1 });
    expect(outcome.error?.response).toBe(outcome.response);
  });

  test.each<[what: string, Middleware]>([
    ["throws", { onResponse: () => Promise.reject(new Error("the audit is down")) }],
    ["finds that it breaks the contract", validateFinance({ fail: true })],
  ])("nor a request with a key where middleware %s", async (_, middleware) => {
    atOnce();
    const { finance, received } = await financeWith(json(201, { success: "yes" }));
    const outcome = await finance.createPaymentRequest({ body }, { middleware: [middleware] });
    const { error, idempotencyKey: key, status, response } = outcome;
    expect(received.map(({ body }) => JSON.parse(body).idempotencyKey)).toEqual([key]);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      idempotencyKey: key,
      attempts: 1,
      status,
      retryable: false,
      sent: "maybe",
      response,
    });
  });

  test("an error that is thrown before a repetition keeps the key, too", async () => {
    atOnce();
    const { finance, received } = await financeWith(text(503));
    const onRequest = () => {
      if (received.length === 1) throw new Error("the audit is down");
    };
    const { error } = await finance.createPaymentRequest(
      { body: { idempotencyKey } },
      { middleware: [{ onRequest }] },
    );
    expect(error).toMatchObject({
      idempotencyKey,
      attempts: 1,
      sent: "maybe",
      cause: new Error("the audit is down"),
    });
  });
});
