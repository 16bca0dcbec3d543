// The client's errors: whether the request was sent, what timed out, the system's code, the cause, what the service said.

import { createServer } from "node:net";
import { inspect } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { type ApiError, type ClientEvent, createFinanceClient } from "../../client/finance.ts";
import { listen } from "../lib/listen.ts";
import { failure, json, type Reply, reset, stall, success, text } from "./fault-server.ts";
import { atOnce, financeWith, serverFor } from "./finance.ts";

const webhookId = "0c9a51f6-5c1f-4d0e-8c39-54fe2c1c7a11";

/** An address that nobody listens on. */
async function nobody(): Promise<string> {
  const { origin, stop } = await serverFor(stall);
  await stop();
  return origin;
}

/** A server that breaks every connection before TLS is established. */
async function brokenTls(): Promise<string> {
  const server = createServer((socket) => socket.destroy());
  onTestFinished(() => void server.close());
  const { port } = await listen(server);
  return `https://127.0.0.1:${port}`;
}

/** The runtime's own `fetch`, which fails to connect for a reason, until the test ends. */
async function unconnected(cause: object): Promise<object> {
  const { Agent, getGlobalDispatcher, setGlobalDispatcher } = await import("undici");
  const before = getGlobalDispatcher();
  setGlobalDispatcher(new Agent({ connect: (_, done) => done(Object.assign(new Error("no"), cause), null) }));
  onTestFinished(() => setGlobalDispatcher(before));
  return {};
}

/** A transport of the caller's own that fails as undici does. */
const failing = (cause: object) => async () => Promise.reject(new TypeError("fetch failed", { cause }));

describe("sent and code", () => {
  const unsent: Record<string, () => Promise<object>> = {
    ECONNREFUSED: async () => ({ baseUrl: await nobody() }),
    ENOTFOUND: async () => ({ baseUrl: "http://nobody.invalid", allowHttp: ["nobody.invalid"] }),
    ECONNRESET: async () => ({ baseUrl: await brokenTls() }),
    UND_ERR_CONNECT_TIMEOUT: () => unconnected({ code: "UND_ERR_CONNECT_TIMEOUT" }),
    EHOSTUNREACH: () => unconnected({ code: "EHOSTUNREACH", syscall: "connect" }),
    ETIMEDOUT: () => unconnected({ code: "ETIMEDOUT", errors: [{ syscall: "connect" }] }),
    CERT_HAS_EXPIRED: () => unconnected({ code: "CERT_HAS_EXPIRED" }),
    DEPTH_ZERO_SELF_SIGNED_CERT: () => unconnected({ code: "DEPTH_ZERO_SELF_SIGNED_CERT" }),
  };

  test.each(Object.entries(unsent))("%s was never sent, so also a payout is repeated", async (code, options) => {
    atOnce();
    const events: ClientEvent[] = [];
    const finance = createFinanceClient({
      baseUrl: "https://finance.example.com",
      auth: "token",
      onEvent: (event) => events.push(event),
      ...((await options()) as object),
    });
    const init = { params: { path: { accountId: webhookId } }, body: {} as never };
    const { error } = await finance.POST("/v1/accounts/{accountId}/payouts", init);
    expect(error).toMatchObject({
      name: "ConnectionError",
      sent: "no",
      code,
      errors: [],
      retryable: true,
      attempts: 3,
    });
    expect(events.filter(({ type }) => type === "retry")).toHaveLength(2);
  });

  test("so it is with fetch of undici, and with one that is built into a runtime", async () => {
    atOnce();
    const undici = await import("undici");
    const refused = failing({ code: "ECONNREFUSED", syscall: "connect" });
    const builtIn = Object.assign(refused, { toString: () => "function fetch() { [native code] }" });
    for (const fetch of [undici.fetch as never, builtIn]) {
      const finance = createFinanceClient({ baseUrl: await nobody(), auth: "token", fetch });
      const { error } = await finance.POST("/v1/webhooks", { body: {} as never });
      expect(error).toMatchObject({ name: "ConnectionError", sent: "no", code: "ECONNREFUSED", attempts: 3 });
    }
  });

  test("a transport of the caller's own can have sent it before it failed to connect", async () => {
    const dead = await nobody();
    const { finance, received } = await financeWith(success({}), {
      async fetch(request) {
        const response = await fetch(request);
        await fetch(`${dead}/log`);
        return response;
      },
    });
    const { error } = await finance.POST("/v1/webhooks", { body: {} as never });
    expect(error).toMatchObject({ code: "ECONNREFUSED", sent: "maybe", retryable: false, attempts: 1 });
    expect(received).toHaveLength(1);
  });

  test("one that follows a redirect to where nobody listens was sent, also if only middleware forgot the redirect", async () => {
    const away = text(303, "", { Location: await nobody() });
    const follow = await financeWith(away);
    const { error } = await follow.finance.POST("/v1/webhooks", { body: {} as never, redirect: "follow" });
    expect(error).toMatchObject({ code: "ECONNREFUSED", sent: "maybe", retryable: false, attempts: 1 });
    expect(follow.received).toHaveLength(1);
    const { finance, received } = await financeWith(away);
    finance.use({ onRequest: ({ request }) => new Request(request.url, { method: "POST", headers: request.headers }) });
    expect((await finance.POST("/v1/webhooks", { body: {} as never })).error).toMatchObject({
      status: 303,
      attempts: 1,
    });
    expect(received).toHaveLength(1);
  });

  test("a failure of TLS that an established connection can have, too, may have been sent", async () => {
    const baseUrl = (await serverFor(success({}))).origin.replace("http:", "https:");
    for (const code of ["ERR_SSL_WRONG_VERSION_NUMBER", "ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED", "EPROTO"]) {
      if (code !== "ERR_SSL_WRONG_VERSION_NUMBER") await unconnected({ code });
      const finance = createFinanceClient({ baseUrl, auth: "token" });
      const { error } = await finance.POST("/v1/webhooks", { body: {} as never });
      expect(error).toMatchObject({ code, sent: "maybe", retryable: false, attempts: 1 });
    }
  });

  test("what an earlier attempt may have sent stays so", async () => {
    atOnce();
    const { finance, received } = await financeWith(async (response, entry) => {
      await unconnected({ code: "ECONNREFUSED", syscall: "connect" });
      await reset(response, entry);
    });
    expect((await finance.GET("/v1/webhooks")).error).toMatchObject({ sent: "maybe", code: "ECONNREFUSED" });
    expect(received).toHaveLength(1);
  });

  test("a token that is refused after it changes nothing of that", async () => {
    atOnce();
    let tokens = 0;
    const auth = async () => {
      if (++tokens > 2) throw new Error("the vault is sealed");
      return `token-number-${tokens}`;
    };
    const { finance, received } = await financeWith([reset, failure(401, "unauthenticated")], { auth });
    const { error } = await finance.POST("/v1/payment-requests", { body: {} });
    expect(error).toMatchObject({ name: "AuthError", sent: "maybe", attempts: 2 });
    expect(received).toHaveLength(2);
  });

  test("an established connection that fails is not one that was refused, whatever the message says", async () => {
    for (const cause of [
      { code: "EHOSTUNREACH", syscall: "read" },
      { code: "ETIMEDOUT", syscall: "write" },
      { message: "connect ECONNREFUSED" },
      { code: "CUSTOM", message: "getaddrinfo ENOTFOUND" },
      { code: "EPIPE", message: "disconnected before secure TLS connection was established" },
    ]) {
      await unconnected(cause);
      const finance = createFinanceClient({ baseUrl: "https://finance.example.com", auth: "token" });
      const { error, attempts } = await finance.POST("/v1/webhooks", { body: {} as never });
      expect([error?.name, error?.sent, attempts]).toEqual(["ConnectionError", "maybe", 1]);
    }
  });

  test("what a transport gives for a code is one only if it can be: others have spaces, or are numbers", async () => {
    for (const code of [20, "E FAIL", "", {}]) {
      const { finance } = await financeWith(stall, { fetch: failing({ code, message: "broken" }), maxRetries: 0 });
      const { error } = await finance.GET("/v1/webhooks");
      expect(error).toMatchObject({ code: undefined, message: expect.stringContaining("/v1/webhooks: broken") });
      expect(error?.cause).not.toHaveProperty("code");
    }
  });

  test("a body that fails with a code of connecting was sent all the same", async () => {
    const refused = new TypeError("terminated", { cause: { code: "ECONNREFUSED", syscall: "connect" } });
    const body = new ReadableStream({ pull: (controller) => controller.error(refused) });
    const { finance } = await financeWith(stall, { fetch: async () => new Response(body) });
    const { error, attempts } = await finance.POST("/v1/webhooks", { body: {} as never });
    expect([error?.sent, error?.code, attempts]).toEqual(["maybe", "ECONNREFUSED", 1]);
  });

  test("middleware that makes the response itself may have sent the request itself", async () => {
    const { finance } = await financeWith(success([]));
    let count = 0;
    finance.use({
      onRequest() {
        count++;
        return new Response(null, { status: 503 });
      },
    });
    const { error } = await finance.POST("/v1/webhooks", { body: {} as never });
    expect([error?.sent, count]).toEqual(["maybe", 1]);
  });
});

describe("timeout says what was waited for", () => {
  test.each<[string, NonNullable<Parameters<typeof financeWith>[1]>, string]>([
    ["token", { auth: () => new Promise(() => {}) }, "no"],
    ["headers", { fetch: () => new Promise(() => {}) }, "maybe"],
    ["body", { fetch: async () => new Response(new ReadableStream({ start() {} })) }, "maybe"],
  ])("%s", async (timeout, options, sent) => {
    const { finance } = await financeWith(stall, { timeoutMs: 50, ...options });
    const { error } = await finance.GET("/v1/webhooks");
    expect(error).toMatchObject({ name: "TimeoutError", timeout, sent });
    expect(error?.message).toContain(`no ${timeout} within`);
  });

  test.each([
    ["UND_ERR_CONNECT_TIMEOUT", "connection"],
    ["UND_ERR_HEADERS_TIMEOUT", "headers"],
    ["ECONNRESET", undefined],
  ])("%s of the system: %s", async (code, timeout) => {
    const { finance } = await financeWith(stall, { maxRetries: 0, fetch: failing({ code }) });
    expect((await finance.GET("/v1/webhooks")).error).toMatchObject({ name: "ConnectionError", code, timeout });
  });
});

describe("cause", () => {
  test("is the system's error, with code and message and nothing else", async () => {
    const { finance } = await financeWith(stall, { baseUrl: await nobody(), maxRetries: 0 });
    const { cause } = (await finance.GET("/v1/webhooks")).error as ApiError;
    expect(cause).toBeInstanceOf(Error);
    expect(cause).toMatchObject({ code: "ECONNREFUSED", message: expect.stringContaining("ECONNREFUSED") });
    expect(Object.keys(cause as object)).toEqual(["code"]);
  });

  test("of an AbortError is the abort's reason", async () => {
    for (const reason of [new Error("the user left"), "navigated away"]) {
      const { finance } = await financeWith(stall);
      const { error } = await finance.GET("/v1/webhooks", { signal: AbortSignal.abort(reason) });
      expect(error).toMatchObject({ name: "AbortError", cause: reason, sent: "no" });
      expect(error?.message).toContain(reason instanceof Error ? reason.message : reason);
    }
  });

  test("of a failed token function is its error without what else it carries", async () => {
    const secret = "the-secret-of-the-vault";
    const auth = async () =>
      Promise.reject(Object.assign(new Error("sealed"), { code: "E_SEALED", config: { secret } }));
    const { finance } = await financeWith(stall, { auth });
    const { error } = await finance.GET("/v1/webhooks");
    expect(error?.cause).toMatchObject({ message: "sealed", code: "E_SEALED" });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
  });

  test("does not exist where nothing else failed", async () => {
    const { finance } = await financeWith(failure(404, "account-not-found"));
    expect((await finance.GET("/v1/webhooks")).error).not.toHaveProperty("cause");
  });
});

test("retryAfterMs is what the service asks for, also if that is no time", async () => {
  const { finance } = await financeWith(failure(400, "invalid-request", { "Retry-After": "0" }));
  expect((await finance.GET("/v1/webhooks")).error?.retryAfterMs).toBe(0);
});

test("what a server sends as code, message and correlation ID can be anything, and is bounded", async () => {
  for (const errors of [[{ code: 42, message: { a: 1 } }], [{ code: { a: 1 } }], [null], ["x"], [[]], {}, null]) {
    const { finance } = await financeWith(
      json(400, { success: false, errors }, { "X-Correlation-Id": "x".repeat(9000) }),
    );
    const { error } = await finance.GET("/v1/webhooks");
    expect(error?.code).toBeUndefined();
    expect(error?.errors).toEqual(Array.isArray(errors) ? errors : []);
    expect(error?.message).toMatch(/^GET \/v1\/webhooks: 400 without a readable envelope \(correlation ID x{128}\)$/);
  }
});

test("the error of another client is not taken for a fact about this call", async () => {
  const other = createFinanceClient({ baseUrl: await nobody(), auth: "token", maxRetries: 0 });
  const auth = async () => Promise.reject((await other.GET("/v1/webhooks")).error);
  const { finance } = await financeWith(success({}), { auth, maxRetries: 0, correlationId: () => "ours" });
  const idempotencyKey = "2f0e3a4c-7d1b-4c55-9a53-0d8a6f3c1b22";
  const { error } = await finance.POST("/v1/payment-requests", { body: { idempotencyKey } });
  expect(error).toMatchObject({
    ...{ name: "AuthError", idempotencyKey, correlationId: "ours", operationId: "createPaymentRequest" },
    ...{ method: "POST", attempts: 0, sent: "no", code: "ECONNREFUSED", retryable: true },
  });
});

describe("a DELETE that finds nothing", () => {
  const remove = (replies: Reply[]) =>
    financeWith(replies).then(({ finance }) =>
      finance.DELETE("/v1/webhooks/{webhookId}", { params: { path: { webhookId } } }),
    );

  test("after a response that was lost may have done it, and says so", async () => {
    atOnce();
    for (const first of [reset, text(503), text(200, '{"succ')]) {
      const { error } = await remove([first, failure(404, "not-found")]);
      expect(error).toMatchObject({ status: 404, maybeDone: true, attempts: 2 });
      expect(error?.message).toContain("an earlier attempt may have done it");
    }
  });

  test("also if a token was refused in between", async () => {
    atOnce();
    const replies = [reset, failure(401, "unauthenticated"), failure(404, "not-found")];
    const { finance } = await financeWith(replies, { auth: ({ rejected }) => (rejected ? "second" : "first") });
    const { error } = await finance.DELETE("/v1/webhooks/{webhookId}", { params: { path: { webhookId } } });
    expect(error).toMatchObject({ status: 404, maybeDone: true, attempts: 3 });
  });

  test("at first, or after a token that was refused, has deleted nothing", async () => {
    for (const replies of [[], [failure(401, "unauthenticated")]]) {
      const { finance } = await financeWith([...replies, failure(404, "not-found")], {
        auth: ({ rejected }) => (rejected ? "second-token" : "first-token"),
      });
      const { error } = await finance.DELETE("/v1/webhooks/{webhookId}", { params: { path: { webhookId } } });
      expect(error).toMatchObject({ status: 404, maybeDone: undefined });
    }
  });
});

test("a DELETE that fails at something else after a response that was lost does not say that it may be done", async () => {
  atOnce();
  const { finance } = await financeWith([reset, failure(409, "conflict")]);
  const { error } = await finance.DELETE("/v1/webhooks/{webhookId}", { params: { path: { webhookId } } });
  expect(error).toMatchObject({ status: 409, maybeDone: undefined, attempts: 2 });
});

test("a PUT that finds nothing after a response that was lost has deleted nothing", async () => {
  atOnce();
  const { finance } = await financeWith([reset, failure(404, "not-found")]);
  const { error } = await finance.PUT("/v1/webhooks/{webhookId}", {
    params: { path: { webhookId } },
    body: {} as never,
  });
  expect(error).toMatchObject({ status: 404, maybeDone: undefined, attempts: 2 });
});
