// The client: one outcome rule, errors that say what is needed, events.

import { describe, expect, test } from "vitest";
import {
  AbortError,
  ApiError,
  AuthError,
  type ClientEvent,
  ConnectionError,
  TimeoutError,
  unwrap,
} from "../../client/finance.ts";
import { createRampClient } from "../../client/ramp.ts";
import { failure, json, type Reply, reset, resetInBody, stall, success, text } from "./fault-server.ts";
import { financeWith, serverFor } from "./finance.ts";

const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
const path = "/v1/accounts/{accountId}/wallets";
const params = { path: { accountId } };

describe("a call failed when", () => {
  const cases: [name: string, reply: Reply, status: number, code: string | undefined][] = [
    ["the status is an error", failure(404, "account-not-found"), 404, "account-not-found"],
    ["the envelope says so, whatever the status", failure(200, "forbidden"), 200, "forbidden"],
    ["the status says so, whatever the envelope", json(500, { success: true, result: [] }), 500, undefined],
    ["an error has no body", text(500), 500, undefined],
    ["a 401 has no body", text(401), 401, undefined],
    ["an error is no JSON", text(502, "<h1>Bad Gateway</h1>"), 502, undefined],
    ["an error is JSON but no object", json(500, null), 500, undefined],
    ["the errors are no list", json(400, { success: false, errors: "no" }), 400, undefined],
    ["the errors hold nothing", json(400, { success: false, errors: [null] }), 400, undefined],
    ["a page comes instead of JSON", text(200, "<html></html>", { "Content-Type": "text/html" }), 200, undefined],
    ["the JSON is truncated", text(200, '{"success":true,"resu'), 200, undefined],
    ["a success has no body", text(200), 200, undefined],
    ["a success has no content", text(204), 204, undefined],
    ["the envelope is missing", json(200, []), 200, undefined],
    ["the envelope says neither", json(200, { result: [] }), 200, undefined],
    ["it is redirected", text(302, "", { Location: "/elsewhere" }), 302, undefined],
  ];
  test.each(cases)("%s", async (_, reply, status, code) => {
    const { finance, received } = await financeWith(reply, { maxRetries: 0 });
    const outcome = await finance.GET(path, { params });
    expect(outcome.error).toBeInstanceOf(ApiError);
    expect(outcome.error).toMatchObject({ name: "ApiError", status, code, operationId: "listWallets", attempts: 1 });
    expect(outcome.data).toBeUndefined();
    expect(outcome.status).toBe(status);
    expect(outcome.response?.status).toBe(status);
    expect(outcome.error?.response).toBe(outcome.response);
    expect(received).toHaveLength(1);
  });

  test.each([
    ["cannot be read, and the request is retryable", [undefined, 7, "text", true, null], true],
    ["can be read, and it is not", [{ result: [] }], false],
  ])("a success without an envelope %s", async (_, bodies, retryable) => {
    for (const body of bodies) {
      const { finance } = await financeWith(json(200, body), { maxRetries: 0 });
      expect((await finance.GET(path, { params })).error).toMatchObject({ status: 200, retryable });
    }
  });

  test("but not when a deletion answers 204, which has no body", async () => {
    const { finance } = await financeWith(text(204));
    const outcome = await finance.DELETE("/v1/webhooks/{webhookId}", { params: { path: { webhookId: "whk-1" } } });
    expect(outcome).toMatchObject({ data: { success: true }, error: undefined, status: 204 });
  });

  test("the connection fails, before or in the body", async () => {
    for (const reply of [reset, resetInBody]) {
      const { finance } = await financeWith(reply, { maxRetries: 0 });
      const outcome = await finance.GET(path, { params });
      expect(outcome.error).toBeInstanceOf(ConnectionError);
      expect(outcome).toMatchObject({ data: undefined, response: undefined, status: undefined });
    }
  });
});

test("a success has data and no error", async () => {
  const { finance, received } = await financeWith(success([{ walletId: "w" }], { "X-Correlation-Id": "theirs" }));
  const outcome = await finance.GET(path, { params: { ...params, query: { page: 2 } } });
  expect(outcome).toMatchObject({
    data: { success: true, result: [{ walletId: "w" }] },
    error: undefined,
    status: 200,
    correlationId: "theirs",
    attempts: 1,
  });
  expect(outcome.response).toBeInstanceOf(Response);
  expect(received[0]?.url).toBe(`/v1/accounts/${accountId}/wallets?page=2`);
  expect(received[0]?.headers).toMatchObject({ authorization: "Bearer secret-token-8f3a" });
});

test("unwrap gives the result, or throws the error", async () => {
  const { finance } = await financeWith([success([{ walletId: "w" }]), failure(404, "account-not-found")]);
  expect(await unwrap(finance.GET(path, { params }))).toEqual([{ walletId: "w" }]);
  const outcome = await finance.GET(path, { params });
  await expect(unwrap(outcome)).rejects.toBe(outcome.error);
});

describe("files", () => {
  const csv = text(200, "id\n1\n", { "Content-Type": "text/csv" });
  const exportWith = async (reply: Reply) => {
    const { origin } = await serverFor(reply);
    return createRampClient({ baseUrl: origin, auth: "t", maxRetries: 0 });
  };

  test("come as what they are wanted as", async () => {
    const ramp = await exportWith(csv);
    expect(await unwrap(ramp.GET("/v1/ramp-requests/export", { parseAs: "text" }))).toBe("id\n1\n");
    const blob = await unwrap(ramp.GET("/v1/ramp-requests/export", { parseAs: "blob" }));
    expect(await blob.text()).toBe("id\n1\n");
    const buffer = await unwrap(ramp.GET("/v1/ramp-requests/export", { parseAs: "arrayBuffer" }));
    expect(buffer.byteLength).toBe(5);
    const stream = await unwrap(ramp.GET("/v1/ramp-requests/export", { parseAs: "stream" }));
    expect(await new Response(stream).text()).toBe("id\n1\n");
  });

  test("are no page and no envelope of failure", async () => {
    for (const reply of [text(200, "<html>", { "Content-Type": "text/html" }), failure(200, "FORBIDDEN")]) {
      const { error } = await (await exportWith(reply)).GET("/v1/ramp-requests/export", { parseAs: "blob" });
      expect(error).toMatchObject({ name: "ApiError", status: 200 });
    }
  });

  test("can be JSON, also that of a success", async () => {
    const ramp = await exportWith(success([]));
    const { data } = await ramp.GET("/v1/ramp-requests/export", { parseAs: "text" });
    expect(data).toBe('{"success":true,"result":[]}');
  });
});

describe("ApiError", () => {
  test("says what is needed to act on it", async () => {
    const headers = { "X-Correlation-Id": "theirs", "Retry-After": "7200" };
    const { finance } = await financeWith(failure(429, "too-many", headers));
    const body = { idempotencyKey: "2f0e3a4c-7d1b-4c55-9a53-0d8a6f3c1b22" };
    const { error } = await finance.POST("/v1/payment-requests", { body });
    expect(error).toMatchObject({
      message: "POST /v1/payment-requests: 429 too-many: Made up. (correlation ID theirs)",
      status: 429,
      code: "too-many",
      errors: [{ code: "too-many", message: "Made up." }],
      correlationId: "theirs",
      operationId: "createPaymentRequest",
      retryable: true,
      retryAfterMs: 7_200_000,
      attempts: 1,
      idempotencyKey: body.idempotencyKey,
    });
    expect(error?.response?.status).toBe(429);
  });

  test("is known across copies of the package, and so are its subclasses", async () => {
    const copy = (await import("../../client/runtime/errors.ts?copy" as string)) as {
      TimeoutError: typeof TimeoutError;
    };
    const foreign: unknown = new copy.TimeoutError("late", {});
    expect(foreign).not.toBeInstanceOf(ApiError);
    expect([ApiError, TimeoutError, AbortError, ConnectionError, AuthError].map((Kind) => Kind.is(foreign))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([foreign, new Error("x"), null, undefined, "ApiError", {}].filter(ApiError.is)).toEqual([foreign]);
  });

  test("keeps its name in stack and JSON", () => {
    const error = new ConnectionError("broken", { status: 1, response: new Response() });
    expect(error.stack).toMatch(/^ConnectionError: broken/);
    expect(JSON.parse(JSON.stringify(error))).toEqual({ name: "ConnectionError", message: "broken", status: 1 });
  });
});

describe("correlation ids", () => {
  test("are the caller's own, one for a call", async () => {
    const { finance, received } = await financeWith([text(503), success([])], { correlationId: () => "checkout-1:a" });
    const { correlationId } = await finance.GET(path, { params });
    expect(correlationId).toBe("checkout-1:a");
    expect(received.map(({ headers }) => headers["x-correlation-id"])).toEqual(["checkout-1:a", "checkout-1:a"]);
  });

  test("are made when the caller has none, so that a call without an answer has one", async () => {
    const { finance, received } = await financeWith(reset, { maxRetries: 0 });
    const { error } = await finance.GET(path, { params });
    expect(error?.correlationId).toMatch(/^[0-9a-z]+:1$/);
    expect(received[0]?.headers["x-correlation-id"]).toBe(error?.correlationId);
  });

  test("that the service would replace are not sent", async () => {
    for (const id of ["with space", "", "x".repeat(65), "line\nbreak"]) {
      const { finance, received } = await financeWith(success([]), { correlationId: () => id });
      expect((await finance.GET(path, { params })).error).toBeUndefined();
      expect(received[0]?.headers["x-correlation-id"]).toBeUndefined();
    }
  });

  test("and tenants given with a call win", async () => {
    const { finance, received } = await financeWith(success([]), { tenantId: "ours" });
    const header = { "X-Correlation-Id": "mine", "x-tenant-id": "other" };
    await finance.GET(path, { params: { ...params, header } });
    await finance.GET(path, { params, headers: { "X-Tenant-Id": "third" } });
    expect(received[0]?.headers).toMatchObject({ "x-correlation-id": "mine", "x-tenant-id": "other" });
    expect(received[1]?.headers).toMatchObject({ "x-tenant-id": "third" });
  });
});

describe("onEvent", () => {
  test("is told of requests, answers and retries", async () => {
    const events: ClientEvent[] = [];
    const { finance } = await financeWith([failure(503, "later", { "Retry-After": "0" }), success([])], {
      onEvent: (event) => events.push(event),
      correlationId: () => "c-1",
      tenantId: "t-1",
    });
    await finance.GET(path, { params });
    const call = { method: "GET", path, operationId: "listWallets", tenantId: "t-1", correlationId: "c-1" };
    expect(events).toMatchObject([
      { ...call, type: "request", attempts: 1 },
      { ...call, type: "response", attempts: 1, status: 503, error: "ApiError", code: "later" },
      { ...call, type: "retry", attempts: 1, delayMs: expect.any(Number) },
      { ...call, type: "request", attempts: 2 },
      { ...call, type: "response", attempts: 2, status: 200, error: undefined },
    ]);
    expect(events.at(-1)).toHaveProperty("durationMs", expect.any(Number));
  });

  test("is told once of a call that ended from outside", async () => {
    const events: ClientEvent[] = [];
    const { finance } = await financeWith(stall, { onEvent: (event) => events.push(event), timeoutMs: 100 });
    await finance.GET(path, { params });
    await new Promise((done) => setTimeout(done, 50));
    expect(events.map(({ type }) => type)).toEqual(["request", "response"]);
    expect(events[1]).toMatchObject({ error: "TimeoutError", status: undefined });
  });
});
