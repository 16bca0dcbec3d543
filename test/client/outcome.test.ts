// The client: one rule for success, files, correlation IDs, what a client is created with, events and transports.

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { clientCredentials } from "../../client/auth.ts";
import {
  ApiError,
  type ClientEvent,
  createFinanceClient,
  ResponseTooLargeError,
  unwrap,
} from "../../client/finance.ts";
import { createRampClient } from "../../client/ramp.ts";
import { root } from "../../model/apis.ts";
import {
  accountId,
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
} from "./fault-server.ts";

const baseUrl = "https://finance.example.com";
const path = "/v1/accounts/{accountId}/wallets";
const params = { path: { accountId } };

describe("a call failed when", () => {
  test.each<[name: string, reply: FaultResponse, status: number, code?: string]>([
    ["the status is an error", failure(404, "account-not-found"), 404, "account-not-found"],
    ["the envelope says so, whatever the status", failure(200, "forbidden"), 200, "forbidden"],
    ["the status says so, whatever the envelope", json(500, { success: true, result: [] }), 500],
    ["an error is JSON but no object", json(500, null), 500],
    ["the errors are no list", json(400, { success: false, errors: "no" }), 400],
    ["the errors hold nothing", json(400, { success: false, errors: [null] }), 400],
    ["the envelope says neither", json(200, { result: [] }), 200],
  ])("%s", async (_, reply, status, code) => {
    const { finance, received } = await financeWith(reply, { maxRetries: 0 });
    const outcome = await finance.GET(path, { params });
    expect(outcome.error).toBeInstanceOf(ApiError);
    expect(outcome.error).toMatchObject({ name: "ApiError", status, code, operationId: "listWallets", attempts: 1 });
    expect(outcome).toMatchObject({ data: undefined, status, response: { status } });
    expect(outcome.error?.response).toBe(outcome.response);
    expect(received).toHaveLength(1);
  });

  test("a success without an envelope cannot be read, and the request is retryable", async () => {
    for (const body of [undefined, 7, "text", true, null])
      expect(await errorOf(json(200, body))).toMatchObject({ status: 200, retryable: true });
    expect(await errorOf(json(200, { result: [] }))).toMatchObject({ status: 200, retryable: false });
  });

  test("but not when a deletion gets a 204, which has no body", async () => {
    const { finance } = await financeWith(text(204));
    const outcome = await finance.deleteWebhook({ webhookId: "whk-1" });
    const success = { data: { success: true }, error: undefined, status: 204, attempts: 1 };
    expect(outcome).toMatchObject({ ...success, response: { status: 204 } });
  });
});

test("unwrap gives the result, never undefined for a list, or throws the error", async () => {
  const { finance } = await financeWith([success([{ id: "w" }]), failure(404, "account-not-found")]);
  expect(await unwrap(finance.GET(path, { params }))).toEqual([{ id: "w" }]);
  const outcome = await finance.GET(path, { params });
  await expect(unwrap(outcome)).rejects.toBe(outcome.error);
  for (const body of [{}, { result: null }, { result: {} }]) {
    const none = await financeWith(json(200, { success: true, ...body }));
    await expect(unwrap(none.finance.listWallets({ accountId }))).rejects.toThrow(
      "listWallets: the response has no list",
    );
  }
});

test("unwrap gives undefined only where the contract does not promise a result, and never null", async () => {
  const { finance } = await financeWith(json(200, { success: true }));
  expect(await unwrap(finance.getParty({ partyId: "p" }))).toBeUndefined();
  const none = { name: "ApiError", status: 200, operationId: "getPayIn", sent: "maybe", retryable: false };
  await expect(unwrap(finance.getPayIn({ payInId: "p" }))).rejects.toMatchObject(none);
  const other = await financeWith(json(200, { success: true, result: null }));
  await expect(unwrap(other.finance.getPayIn({ payInId: "p" }))).rejects.toMatchObject(none);
  await expect(unwrap(other.finance.getParty({ partyId: "p" }))).rejects.toThrow("the response has no result");
});

describe("a file", () => {
  const csv = text(200, "id\n1\n", { "Content-Type": "text/csv" });
  const rampWith = async (reply: FaultResponse) => {
    const { origin } = await serverFor(reply);
    return createRampClient({ baseUrl: origin, auth: "t", maxRetries: 0 });
  };

  test("comes as what it is wanted as, without a word as a Blob", async () => {
    const ramp = await rampWith(csv);
    expect(await unwrap(ramp.exportRampRequests({}, { parseAs: "text" }))).toBe("id\n1\n");
    expect((await unwrap(ramp.exportRampRequests({}, { parseAs: "arrayBuffer" }))).byteLength).toBe(5);
    const stream = await unwrap(ramp.exportRampRequests({}, { parseAs: "stream" }));
    expect(await new Response(stream).text()).toBe("id\n1\n");
    const blobs = [ramp.exportRampRequests(), ramp.GET("/v1/ramp-requests/export", { parseAs: "blob" })] as const;
    for (const blob of blobs) {
      const file = await unwrap(blob);
      expect(file).toBeInstanceOf(Blob);
      expect([file.type, await file.text()]).toEqual(["text/csv", "id\n1\n"]);
    }
  });

  test("is no page and no envelope of failure, and can be the JSON of a success", async () => {
    for (const reply of [text(200, "<html>", { "Content-Type": "text/html" }), failure(200, "FORBIDDEN")]) {
      const { error } = await (await rampWith(reply)).exportRampRequests();
      expect(error).toMatchObject({ name: "ApiError", status: 200 });
    }
    const { data } = await (await rampWith(success([]))).exportRampRequests({}, { parseAs: "text" });
    expect(data).toBe('{"success":true,"result":[]}');
  });
});

describe("a response that is too large", () => {
  const body = `{"success":true,"result":"${"x".repeat(2000)}"}`;
  const zipped: FaultResponse = (response) =>
    void response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(body.repeat(1000)));

  test.each<[string, FaultResponse]>([
    ["with its length", text(200, body)],
    ["in chunks", text(200, body, { "Transfer-Encoding": "chunked" })],
    ["after decompression", zipped],
  ])("%s is an error of its own, and is not repeated", async (_, reply) => {
    for (const [ofClient, ofCall] of [
      [{ maxResponseBytes: 1000 }, {}] as const,
      [{}, { maxResponseBytes: 1000 }] as const,
    ]) {
      const { finance, received } = await financeWith(reply, ofClient);
      const { error } = await finance.listWallets({ accountId }, ofCall);
      expect(error).toBeInstanceOf(ResponseTooLargeError);
      expect(error).toMatchObject({ name: "ResponseTooLargeError", status: 200, retryable: false, sent: "maybe" });
      expect(error?.message).toContain("more than 1000 bytes");
      expect(received).toHaveLength(1);
    }
  });

  test("has no more than 10 MB read of it, unless the caller says otherwise, or wants a blob or a stream", async () => {
    let pulled = 0;
    const pull = (controller: ReadableStreamDefaultController) => {
      pulled++;
      controller.enqueue(new Uint8Array(1_000_000));
    };
    const error = await errorOf(stall, { fetch: async () => new Response(new ReadableStream({ pull })) });
    expect(error?.name).toBe("ResponseTooLargeError");
    expect(pulled).toBeLessThan(15);
    const { origin } = await serverFor(text(200, body, { "Content-Type": "text/csv" }));
    const ramp = createRampClient({ baseUrl: origin, auth: "t", maxResponseBytes: 1000, maxRetries: 0 });
    for (const parseAs of ["blob", "stream"] as const)
      expect((await ramp.exportRampRequests({}, { parseAs })).error).toBeUndefined();
    expect((await ramp.exportRampRequests({}, { parseAs: "text" })).error?.name).toBe("ResponseTooLargeError");
  });
});

describe("correlation IDs", () => {
  test("are made when the caller has none, so that a call without a response has one", async () => {
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

test("a call that ended from outside is an event once", async () => {
  const events: ClientEvent[] = [];
  const { finance } = await financeWith(stall, { onEvent: (event) => events.push(event), timeoutMs: 100 });
  await finance.GET(path, { params });
  await new Promise((done) => setTimeout(done, 50));
  expect(events).toMatchObject([{ type: "request" }, { type: "response", error: "TimeoutError", status: undefined }]);
});

describe("a client is created with", () => {
  const create = {
    baseUrl: (baseUrl: string, allowHttp?: string[]) => createFinanceClient({ baseUrl, auth: "t", allowHttp }),
    tokenUrl: (tokenUrl: string, allowHttp?: string[]) =>
      clientCredentials({ tokenUrl, clientId: "c", clientSecret: "s", allowHttp }),
  };
  test.each(Object.entries(create))("plain HTTP to this machine and the hosts of allowHttp: %s", (name, make) => {
    const wrong = `${name} must be an https URL, or http to this machine or to a host of allowHttp`;
    for (const url of ["http://finance.example.com", "http://127.0.0.1.example.com", "http://mock", "ftp://localhost"])
      expect(() => make(url), url).toThrow(new TypeError(wrong));
    expect(() => make("http://mock:4010", ["other"])).toThrow(wrong);
    expect(() => make("http://mock:4010", "mock" as never)).toThrow("allowHttp must be a list of hosts");
    for (const url of ["http://localhost:1", "http://127.0.0.1:1", "http://[::1]:1", "https://x.example"]) make(url);
    make("http://mock:4010", ["mock"]);
  });

  test("the addresses of the mock's compose file, with that host named", () => {
    const compose = readFileSync(`${root}mock/compose.yaml`, "utf8");
    const yours = compose.split("# Yours:")[1]?.split("\nvolumes")[0]?.replaceAll("#", "") ?? "";
    const { FINANCE_URL, RAMP_URL, TOKEN_URL } = parse(yours).app.environment as Record<string, string>;
    const host = /--allow-host", "([^"]+)/.exec(compose)?.[1] ?? "";
    for (const url of [FINANCE_URL, RAMP_URL, TOKEN_URL]) {
      const make = url === TOKEN_URL ? create.tokenUrl : create.baseUrl;
      expect(() => make(url ?? "")).toThrow(TypeError);
      make(url ?? "", [host]);
    }
  });

  test("a path in baseUrl, which stands before the paths, and nothing else in it", async () => {
    const { origin, received } = await serverFor(success([]));
    for (const baseUrl of [`${origin}/gateway/v2`, `${origin}/gateway/v2/`])
      await createFinanceClient({ baseUrl, auth: "token" }).listWebhooks();
    expect(received.map(({ url }) => url)).toEqual(["/gateway/v2/v1/webhooks", "/gateway/v2/v1/webhooks"]);
    for (const rest of ["a.example/?x=1", "a.example/#x", "user:pass@a.example", ":pass@a.example"]) {
      const baseUrl = `https://${rest}`;
      expect(() => createFinanceClient({ baseUrl, auth: "t" }), baseUrl).toThrow("baseUrl must be");
    }
  });

  test("headers and middleware of every request; those of a call take precedence", async () => {
    const order: string[] = [];
    const named = (name: string) => ({ onRequest: () => void order.push(name) });
    const options = { headers: { "X-App": "shop", "X-Own": "1" }, middleware: [named("client")] };
    const { finance, received } = await financeWith(success([]), options);
    finance.use(named("use"));
    await finance.listWebhooks({}, { headers: { "X-Own": "2" }, middleware: [named("call")] });
    expect(received[0]?.headers).toMatchObject({ "x-app": "shop", "x-own": "2" });
    expect(order).toEqual(["client", "use", "call"]);
    expect(options.middleware).toHaveLength(1);
  });
});

const broken: Record<string, () => unknown> = {
  throws: () => {
    throw new Error("telemetry is down");
  },
  rejects: async () => Promise.reject(new Error("telemetry is down")),
  "returns a value": () => 7,
};

// A rejection that nobody handles fails the run of Vitest, as it ends a program.
test.each(Object.entries(broken))("an onEvent that %s fails neither call nor process", async (_, hook) => {
  const onEvent = hook as () => void;
  const { origin } = await serverFor(json(200, { access_token: token, expires_in: 300, token_type: "Bearer" }));
  const auth = clientCredentials({ tokenUrl: `${origin}/token`, clientId: "c", clientSecret: "a-secret-of-tests" });
  expect(await auth.getToken({ onEvent })).toBe(token);
  const { finance } = await financeWith([reset, success([])], { onEvent });
  expect((await finance.GET("/v1/webhooks")).error).toBeUndefined();
});

test("middleware never sees the token: not in the request, nor beside its response or error", async () => {
  const seen: unknown[] = [];
  const look = ({ request }: { request: Request }) => void seen.push([...request.headers]);
  for (const reply of [success([]), reset]) {
    const { finance, received } = await financeWith(reply, { maxRetries: 0 });
    finance.use({ onRequest: look, onResponse: look, onError: look });
    await finance.POST("/v1/payment-requests", { body: {} });
    expect(received[0]?.headers.authorization).toBe(`Bearer ${token}`);
    expect(JSON.parse(received[0]?.body ?? "")).toHaveProperty("idempotencyKey");
  }
  expect(seen).toHaveLength(4);
  expect(JSON.stringify(seen)).not.toContain(token);
});

test("every event of a call has its ID, its start and the time since; calls of one and of two clients have different IDs", async () => {
  const events: ClientEvent[] = [];
  const before = Date.now();
  for (let client = 0; client < 2; client++) {
    const options = {
      onEvent: (event: ClientEvent) => void events.push(event),
      correlationId: () => "always-the-same",
    };
    const theirs = { "X-Correlation-Id": "theirs", "Retry-After": "0" };
    const replies = [text(503, "", theirs), success([], theirs), success([], theirs)];
    const { finance, received } = await financeWith(replies, options);
    for (let call = 0; call < 2; call++) expect((await finance.GET("/v1/webhooks")).correlationId).toBe("theirs");
    expect(received.map(({ headers }) => headers["x-correlation-id"])).toEqual(Array(3).fill("always-the-same"));
  }
  const calls = [...Map.groupBy(events, (event) => (event as { callId: string }).callId).values()];
  const types = ["request", "response", "retry", "request", "response"];
  expect(calls.map((one) => one.map(({ type }) => type))).toEqual([types, types.slice(3), types, types.slice(3)]);
  for (const one of calls) {
    const times = one as (ClientEvent & { type: "request" })[];
    // What was sent; the response's own is beside it.
    expect(new Set(times.map(({ correlationId }) => correlationId))).toEqual(new Set(["always-the-same"]));
    const own = one.flatMap((event) => (event.type === "response" ? [event.responseCorrelationId] : []));
    expect(new Set(own)).toEqual(new Set(["theirs"]));
    expect(new Set(times.map(({ startTime }) => startTime)).size).toBe(1);
    expect(times[0]?.startTime).toBeGreaterThanOrEqual(before);
    const durations = times.map(({ durationMs }) => durationMs);
    expect(durations).toEqual(durations.toSorted((a, b) => a - b));
  }
});

describe("a transport of another library", () => {
  test("fetch of undici, which does not know this runtime's Request", async () => {
    const { fetch } = await import("undici");
    const { finance, received } = await financeWith([json(200, { success: true, result: [] }), success({})], {
      fetch: fetch as unknown as typeof globalThis.fetch,
    });
    expect((await finance.GET("/v1/webhooks")).data).toEqual({ success: true, result: [] });
    const { idempotencyKey, error } = await finance.POST("/v1/payment-requests", { body: {} });
    expect(error).toBeUndefined();
    expect(received).toMatchObject([
      { method: "GET", headers: { authorization: "Bearer secret-token-8f3a" } },
      {
        method: "POST",
        body: JSON.stringify({ idempotencyKey }),
        headers: { "content-type": "application/json", "content-length": "57" },
      },
    ]);
  });

  test("the runtime's own gets address and options, with all that the caller has set", async () => {
    const given: unknown[] = [];
    const own = async (...all: unknown[]) => given.push(...all) && Response.json({ success: true });
    const source = `${fetch}`;
    vi.stubGlobal("fetch", Object.assign(own, { toString: () => source }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const finance = createFinanceClient({ baseUrl, auth: "token" });
    expect((await finance.GET("/v1/webhooks", { integrity: "sha256-a" })).error).toBeUndefined();
    expect(given.splice(0)).toMatchObject([`${baseUrl}/v1/webhooks`, { method: "GET", integrity: "sha256-a" }]);
    // The request of middleware is not taken apart, which could lose what it has set.
    await finance.GET("/v1/webhooks", { integrity: "sha256-a", middleware: [{ onRequest() {} }] });
    expect(given).toEqual([expect.any(Request)]);
  });
});
