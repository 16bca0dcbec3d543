// The client's errors: whether the request was sent, what timed out, the cause, and that all is bounded.

import { createServer } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  AbortError,
  ApiError,
  AuthError,
  type ClientOptions,
  ConnectionError,
  createFinanceClient,
  TimeoutError,
} from "../../client/finance.ts";
import { loadContracts } from "../../model/contract.ts";
import { listen } from "../lib/listen.ts";
import { leaksIn, sensitiveExamples } from "../lib/sensitive.ts";
import {
  accountId,
  atOnce,
  type CallName,
  calls,
  codeToRepeat,
  errorOf,
  type FaultResponse,
  failure,
  financeWith,
  json,
  reset,
  serverFor,
  stall,
  success,
  text,
  token,
  twoTokens,
} from "./fault-server.ts";

const body = {} as never;

async function nobody(): Promise<string> {
  const { origin, stop } = await serverFor(stall);
  await stop();
  return origin;
}

/** A server that breaks every connection before TLS is established. */
async function brokenTls(): Promise<string> {
  const server = createServer((socket) => socket.destroy());
  onTestFinished(() => void server.close());
  return `https://127.0.0.1:${(await listen(server)).port}`;
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

/** The error of a payout, which is repeated only if it was never sent. */
async function errorOfPayout(options: Partial<ClientOptions>) {
  const finance = createFinanceClient({ baseUrl: "https://finance.example.com", auth: "token", ...options });
  return (await finance.createPayout({ accountId, body })).error;
}

const unsent: Record<string, () => Promise<object>> = {
  ECONNREFUSED: async () => ({ baseUrl: await nobody() }),
  "ECONNREFUSED of undici": async () => ({ baseUrl: await nobody(), fetch: (await import("undici")).fetch }),
  ENOTFOUND: async () => ({ baseUrl: "http://nobody.invalid", allowHttp: ["nobody.invalid"] }),
  ECONNRESET: async () => ({ baseUrl: await brokenTls() }),
  UND_ERR_CONNECT_TIMEOUT: () => unconnected({ code: "UND_ERR_CONNECT_TIMEOUT" }),
  ETIMEDOUT: () => unconnected({ code: "ETIMEDOUT", errors: [{ syscall: "connect" }] }),
  CERT_HAS_EXPIRED: () => unconnected({ code: "CERT_HAS_EXPIRED" }),
};
// With a fetch that is built into a runtime: retries.test.ts.
test.each(Object.entries(unsent))("%s was never sent, so also a payout is repeated", async (what, options) => {
  atOnce();
  const [code] = what.split(" ");
  const expected = { name: "ConnectionError", sent: "no", code, errors: [], retryable: true, attempts: 3 };
  expect(await errorOfPayout(await options())).toMatchObject(expected);
});

test.each([
  { code: "EHOSTUNREACH", syscall: "read" },
  { code: "ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED" },
  { message: "connect ECONNREFUSED" },
  { code: "EPIPE", message: "disconnected before secure TLS connection was established" },
])("%j can be of an established connection, so it may have been sent", async (cause) => {
  await unconnected(cause);
  expect(await errorOfPayout({})).toMatchObject({ name: "ConnectionError", sent: "maybe", attempts: 1 });
});

test("a transport of the caller's own can have sent it before it failed to connect", async () => {
  const dead = await nobody();
  const { origin, received } = await serverFor(success({}));
  const logging = async (request: Request) => {
    const response = await fetch(request);
    await fetch(`${dead}/log`);
    return response;
  };
  const error = await errorOfPayout({ baseUrl: origin, fetch: logging });
  expect(error).toMatchObject({ code: "ECONNREFUSED", sent: "maybe", retryable: false, attempts: 1 });
  expect(received).toHaveLength(1);
});

test("a request that follows a redirect to where nobody listens was sent", async () => {
  const { finance, received } = await financeWith(text(303, "", { Location: await nobody() }));
  const { error } = await finance.POST("/v1/webhooks", { body, redirect: "follow" });
  expect(error).toMatchObject({ code: "ECONNREFUSED", sent: "maybe", retryable: false, attempts: 1 });
  finance.use({
    onRequest: ({ request }) => new Request(request.url, { method: "POST", headers: request.headers }),
  });
  expect((await finance.POST("/v1/webhooks", { body })).error).toMatchObject({ status: 303, attempts: 1 });
  expect(received).toHaveLength(2);
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

test("what an earlier attempt may have sent stays so without a token for the next", async () => {
  atOnce();
  let tokens = 0;
  const auth = async () => {
    if (++tokens > 2) throw new Error("the vault is sealed");
    return `token-number-${tokens}`;
  };
  const { finance } = await financeWith([reset, failure(401, "unauthenticated")], { auth });
  const { error } = await finance.POST("/v1/payment-requests", { body: {} });
  expect(error).toMatchObject({
    name: "AuthError",
    sent: "maybe",
    attempts: 2,
    retryable: false,
    maybeDone: true,
  });
});

test.each([201, 400])("a lost body keeps its status %i, and what the response said", async (status) => {
  const { finance } = await financeWith((response) => {
    response.writeHead(status, { "X-Correlation-Id": "theirs", "Content-Length": "100" }).write("{");
    setTimeout(() => response.socket?.resetAndDestroy(), 20);
  });
  const outcome = await finance.createPayout({ accountId, body });
  const known = { status, correlationId: "theirs", response: { status } };
  expect(outcome).toMatchObject({ ...known, error: { ...known, name: "ConnectionError", retryable: false } });
});

test("a request whose response fails with a code of connecting was sent", async () => {
  const refused = new TypeError("terminated", { cause: { code: "ECONNREFUSED", syscall: "connect" } });
  const stream = new ReadableStream({ pull: (controller) => controller.error(refused) });
  const error = await errorOfPayout({ fetch: async () => new Response(stream) });
  expect(error).toMatchObject({ sent: "maybe", code: "ECONNREFUSED", attempts: 1 });
});
const hanging = () => new ReadableStream({ pull: () => new Promise(() => {}) });
const never = () => new Promise<never>(() => {});
test.each<[string, Partial<ClientOptions>, sent: string]>([
  ["token", { auth: never }, "no"],
  ["headers", { fetch: never }, "maybe"],
  ["body", { fetch: async () => new Response(hanging()) }, "maybe"],
  ["request", { middleware: [{ onRequest: never }] }, "no"],
  [
    "request",
    { middleware: [{ onResponse: never }], fetch: async () => Response.json({ success: true }) },
    "maybe",
  ],
])("timeout says what was waited for: %s (%j)", async (timeout, options, sent) => {
  const error = await errorOfPayout({ timeoutMs: 100, ...options });
  expect(error).toMatchObject({ name: "TimeoutError", timeout, sent, attempts: sent === "no" ? 0 : 1 });
  expect(error?.message).toContain(`no ${timeout} within`);
});

test.each([
  ["UND_ERR_CONNECT_TIMEOUT", "connection"],
  ["UND_ERR_HEADERS_TIMEOUT", "headers"],
  ["ECONNRESET", undefined],
])("%s of the system is a time-out of: %s", async (code, timeout) => {
  expect(await errorOf(stall, { fetch: failing({ code }) })).toMatchObject({
    name: "ConnectionError",
    code,
    timeout,
  });
});

test.each<[what: string, CallName, FaultResponse[], status: number, maybeDone: boolean]>([
  ["the first response was lost", "a POST with a key", [reset], 409, true],
  ["and then there is a 500", "a POST with a key", [reset], 500, true],
  ["the first response was lost", "a PUT", [reset], 409, true],
  ["also if a 429 came in between", "a POST with a key", [reset, text(429)], 400, true],
  ["after a 503", "a DELETE", [text(503)], 404, true],
  ["after a success that cannot be read", "a DELETE", [text(200, '{"succ')], 404, true],
  ["also if a token was refused in between", "a DELETE", [reset, failure(401, "x")], 404, true],
  ["at first", "a POST with a key", [], 409, false],
  ["after a token that was refused", "a POST with a key", [failure(401, "x")], 409, false],
  ["after a 429, which has done nothing", "a POST with a key", [text(429)], 400, false],
  ["which does nothing", "a GET", [reset], 404, false],
  ["after a code for nothing done", "a POST with a code to repeat", [failure(503, codeToRepeat)], 400, false],
])("maybeDone: %s, of %s", async (_, call, replies, status, maybeDone) => {
  atOnce();
  const { finance, received } = await financeWith([...replies, failure(status, "made-up")], { auth: twoTokens });
  const { error } = await calls[call](finance);
  const expected = { status, code: "made-up", maybeDone: maybeDone || undefined, retryable: false };
  expect(error).toMatchObject(expected);
  expect(error?.message.includes("an earlier attempt may have done it")).toBe(maybeDone);
  expect(received).toHaveLength(replies.length + 1);
});

test("a body without a readable envelope shows no token and nothing sensitive, and is cut", async () => {
  const [example] = loadContracts().finance.byId.get("createParty")?.body?.media[0]?.examples ?? [];
  const party = example?.value;
  expect(party).toBeDefined();
  const whole = JSON.stringify({ echo: party, token: `Bearer ${token}` });
  const forms = [whole, JSON.stringify(party, null, 2), JSON.stringify({ text: whole }), whole.slice(0, -40)];
  for (const form of [...forms, "<iban>DE00</iban> email=iris@example.com&x=1"]) {
    const { body = "" } = (await errorOf(text(400, form))) ?? {};
    expect(body).toContain('"*"');
    expect(leaksIn(body, sensitiveExamples())).toEqual([]);
    expect(body).not.toMatch(/secret-token|iris@example/);
  }
  // With all that is in a field, and however a server escapes the token.
  const nested = {
    depositRails: [{ codes: ["a"], bank: "First Bank" }],
    address: { geo: {}, line: "12 Iris Street" },
  };
  const escaped = `${JSON.stringify(nested).slice(0, -1)},"token":"${token.replace("s", "\\u0073").replace("-", "\\u002d")}"}`;
  expect((await errorOf(text(201, escaped)))?.body).toBe('{"depositRails":"*","address":"*","token":"*"}');
  const cut = await errorOf(text(400, "ä".repeat(50_000)));
  expect(Buffer.byteLength(cut?.body ?? "")).toBeLessThanOrEqual(4096);
});

test("message and code are bounded, and without control characters", async () => {
  for (const wild of ["ä".repeat(1_500_000), "a\nb\r\u001b[31m\u0000\u2028\u202ec"])
    for (const entry of [
      { code: "c", message: wild },
      { code: wild, message: "m" },
    ]) {
      const { message = "", code = "" } = (await errorOf(json(400, { success: false, errors: [entry] }))) ?? {};
      expect(Buffer.byteLength(code)).toBeLessThanOrEqual(200);
      expect(code).not.toMatch(/[\p{C}\u2028]/u);
      expect(Buffer.byteLength(message)).toBeLessThanOrEqual(1024);
      expect(message).not.toMatch(/[\p{C}\u2028]/u);
      expect(message).toContain("(correlation ID");
    }
});

test("errors nested 20,000 deep lose what is deep, and no call", async () => {
  const deep = "[".repeat(20_000) + "]".repeat(20_000);
  const error = await errorOf(text(400, `{"success":false,"errors":[{"code":"c","message":"m","more":${deep}}]}`));
  expect(error).toMatchObject({ name: "ApiError", status: 400, code: "c", errors: [{ code: "c", message: "m" }] });
  expect(JSON.stringify(error)).toContain('"code":"c"');
});

test("code, message and correlation ID can be anything", async () => {
  const headers = { "X-Correlation-Id": "x".repeat(9000) };
  for (const errors of [[{ code: 42, message: { a: 1 } }], [null], {}, null]) {
    const error = await errorOf(json(400, { success: false, errors }, headers));
    expect(error?.code).toBeUndefined();
    expect(error?.errors).toEqual(Array.isArray(errors) ? errors : []);
    expect(error?.message).toMatch(
      /^GET \/v1\/webhooks: 400 without a readable envelope \(correlation ID x{128}\)$/,
    );
  }
});

const now = 1_800_000_000_000;
test.each([
  ["2", 2000],
  [new Date(now + 2000).toUTCString(), 2000],
  ["9".repeat(400), 2 ** 31 - 1],
  ["2099-01-01", undefined],
  ["1.5", undefined],
  ["Thu, 01 Jan 1970 00:00:00 GMT", undefined],
])("a Retry-After of %s is %s", async (value, expected) => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
  expect((await errorOf(failure(503, "later", { "Retry-After": value })))?.retryAfterMs).toBe(expected);
});
test("the error of another client is not taken for a fact about this call", async () => {
  const other = await errorOf(stall, { baseUrl: await nobody() });
  expect(other?.cause).toBeInstanceOf(Error);
  expect({ ...Object(other?.cause) }).toEqual({ code: "ECONNREFUSED" });
  expect(Object(other?.cause).message).toContain("ECONNREFUSED");
  const { finance } = await financeWith(success({}), { auth: () => Promise.reject(other), maxRetries: 0 });
  const body = { idempotencyKey: "2f0e3a4c-7d1b-4c55-9a53-0d8a6f3c1b22" };
  // The caller's own correlation ID, although nothing was sent.
  const { error } = await finance.createPaymentRequest({ body }, { correlationId: "ours" });
  const own = { ...body, correlationId: "ours", operationId: "createPaymentRequest", attempts: 0, sent: "no" };
  expect(error).toMatchObject({ ...own, name: "AuthError", code: "ECONNREFUSED", retryable: true });
});

test("ApiError is known across copies of the package, and so are its subclasses", async () => {
  const copy: { TimeoutError: typeof TimeoutError } = await import(
    "../../client/runtime/errors.ts?copy" as string
  );
  const foreign: unknown = new copy.TimeoutError("late", {});
  expect(foreign).not.toBeInstanceOf(ApiError);
  const known = [ApiError, TimeoutError, AbortError, ConnectionError, AuthError].filter((Kind) =>
    Kind.is(foreign),
  );
  expect(known).toEqual([ApiError, TimeoutError]);
  expect([foreign, new Error("x"), null, undefined, "ApiError", {}].filter(ApiError.is)).toEqual([foreign]);
});
