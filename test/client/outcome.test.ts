// The client: one rule for success, files, correlation IDs, options, and events.

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test, vi } from "vitest";
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

const path = "/v1/accounts/{accountId}/wallets";
const params = { path: { accountId } };

describe("a call", () => {
  const facts = { body: '{"error":"no such route"}', contentType: "application/json" };
  const page = { body: "<h1>Bad Gateway</h1>", contentType: "text/html" };
  const headers = { "X-Correlation-Id": "theirs", "Retry-After": "7200" };
  const late = {
    message: `GET ${path}: 429 late: Made up. (correlation ID theirs)`,
    code: "late",
    errors: [{ code: "late", message: "Made up." }],
    correlationId: "theirs",
    retryable: true,
    retryAfterMs: 7_200_000,
  };
  test.each<[when: string, reply: FaultResponse, status: number, facts: object]>([
    ["the service says what to do about it", failure(429, "late", headers), 429, late],
    ["the envelope says so, whatever the status", failure(200, "forbidden"), 200, { code: "forbidden" }],
    ["the status says so, whatever the envelope", json(500, { success: true }), 500, { body: '{"success":true}' }],
    ["the envelope says neither", json(201, { id: "p" }), 201, { body: '{"id":"p"}', retryable: false }],
    ["an error has no envelope", json(400, { error: "no such route" }), 400, facts],
    ["it is a page", text(502, page.body, { "Content-Type": "text/html" }), 502, page],
  ])("failed when %s", async (_, reply, status, facts) => {
    const { finance } = await financeWith(reply, { maxRetries: 0 });
    const outcome = await finance.GET(path, { params });
    const { error } = outcome;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: "ApiError", status, ...facts, operationId: "listWallets", attempts: 1 });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject(facts);
    expect("body" in Object(error)).toBe("body" in facts);
    expect(outcome).toMatchObject({ data: undefined, status, response: { status } });
    expect(error?.response).toBe(outcome.response);
  });

  test("succeeded when a deletion gets a 204, which has no body", async () => {
    const { finance } = await financeWith(text(204));
    const outcome = await finance.deleteWebhook({ webhookId: "whk-1" });
    expect(outcome).toMatchObject({ data: { success: true }, error: undefined, status: 204 });
  });
});

describe("unwrap", () => {
  const noResult = { name: "ApiError", status: 200, operationId: "getPayIn", sent: "maybe", retryable: false };
  const noList = { name: "ApiError", message: expect.stringContaining("listWallets: the response has no list") };
  test.each<[operation: "listWallets" | "getParty" | "getPayIn", result: unknown, expected: unknown]>([
    ["listWallets", [{ id: "w" }], [{ id: "w" }]],
    ["listWallets", undefined, noList],
    ["listWallets", {}, noList],
    // Its contract does not promise a result.
    ["getParty", null, undefined],
    ["getPayIn", undefined, noResult],
    ["getPayIn", null, noResult],
  ])("of %s makes of the result %j: %j", async (operation, result, expected) => {
    const { finance } = await financeWith(success(result));
    const place = { accountId, partyId: "p", payInId: "p" };
    const unwrapped = await unwrap<unknown>(finance[operation](place)).catch((error: unknown) => error);
    if (Array.isArray(expected) || !expected) expect(unwrapped).toEqual(expected);
    else expect(unwrapped).toMatchObject(expected);
  });
});

const rampWith = async (reply: FaultResponse, options = {}) => {
  const { origin } = await serverFor(reply);
  return createRampClient({ baseUrl: origin, auth: "t", maxRetries: 0, ...options });
};

test("a file comes as what it is wanted as, without a word as a Blob", async () => {
  const ramp = await rampWith(text(200, "id\n1\n", { "Content-Type": "text/csv" }));
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

test("a file is no page and no envelope of failure, and can be the JSON of a success", async () => {
  for (const reply of [text(200, "<html>", { "Content-Type": "text/html" }), failure(200, "FORBIDDEN")]) {
    const { error } = await (await rampWith(reply)).exportRampRequests();
    expect(error).toMatchObject({ name: "ApiError", status: 200 });
  }
  const { data } = await (await rampWith(success([]))).exportRampRequests({}, { parseAs: "text" });
  expect(data).toBe('{"success":true,"result":[]}');
});
describe("a response that is too large", () => {
  const body = `{"success":true,"result":"${"x".repeat(2000)}"}`;
  const zipped: FaultResponse = (response) =>
    void response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(body.repeat(1000)));

  test.each<[string, FaultResponse]>([
    ["with its length", text(200, body)],
    ["after decompression", zipped],
  ])("%s is an error of its own, and is not repeated", async (_, reply) => {
    const limit = { maxResponseBytes: 1000 };
    for (const ofCall of [true, false]) {
      const { finance, received } = await financeWith(reply, ofCall ? {} : limit);
      const { error } = await finance.listWallets({ accountId }, ofCall ? limit : {});
      expect(error).toBeInstanceOf(ResponseTooLargeError);
      expect(error).toMatchObject({ name: "ResponseTooLargeError", status: 200, retryable: false, sent: "maybe" });
      expect(error?.message).toContain("more than 1000 bytes");
      expect(received).toHaveLength(1);
    }
  });

  test("has no more than 10 MB read of it, unless the caller wants a blob or a stream", async () => {
    // A length can be that of the compressed body, whose encoding a browser hides, or anything.
    for (const length of ["99999999", "100", ""]) {
      let pulled = 0;
      const pull = (controller: ReadableStreamDefaultController) => {
        controller.enqueue(new Uint8Array(1_000_000));
        if (++pulled === 30) controller.close();
      };
      const headers = { "Content-Length": length };
      const fetch = async () => new Response(new ReadableStream({ pull }), { headers });
      expect((await errorOf(stall, { fetch }))?.name).toBe("ResponseTooLargeError");
      expect(pulled).toBeLessThan(15);
    }
    const ramp = await rampWith(text(200, body, { "Content-Type": "text/csv" }), { maxResponseBytes: 1000 });
    for (const parseAs of ["blob", "stream"] as const)
      expect((await ramp.exportRampRequests({}, { parseAs })).error).toBeUndefined();
    expect((await ramp.exportRampRequests({}, { parseAs: "text" })).error?.name).toBe("ResponseTooLargeError");
  });
});

type Sent = [what: string, ofClient: object, ofCall: object, headers: Record<string, unknown>];
const named = (name: string, order: string[]) => ({ onRequest: () => void order.push(name) });
const ofClient = { "x-app": "shop", "x-own": "1", "x-tenant-id": "first" };
const headers = { "x-own": "2", "x-tenant-id": "third" };
test.each<Sent>([
  ["an ID", {}, {}, { "x-correlation-id": expect.stringMatching(/^[0-9a-z]+:1$/) }],
  ...["with space", "x".repeat(65)].map(
    (id): Sent => ["no odd ID", { correlationId: () => id }, {}, { "x-correlation-id": undefined }],
  ),
  [
    "the headers of the call",
    { headers: ofClient, tenantId: "ours" },
    { headers },
    { "x-app": "shop", ...headers },
  ],
])("a call sends %s, and runs the middleware of the client and its own", async (_, ofClient, ofCall, headers) => {
  const order: string[] = [];
  const { finance, received } = await financeWith(success([]), {
    ...ofClient,
    middleware: [named("client", order)],
  });
  finance.use(named("use", order));
  const { correlationId } = await finance.GET("/v1/webhooks", { ...ofCall, middleware: [named("call", order)] });
  expect(correlationId).toBe(received[0]?.headers["x-correlation-id"]);
  for (const [name, value] of Object.entries(headers)) expect(received[0]?.headers[name]).toEqual(value);
  expect(order).toEqual(["client", "use", "call"]);
});

describe("a client is created with", () => {
  const create = {
    baseUrl: (baseUrl: string, allowHttp?: string[]) => createFinanceClient({ baseUrl, auth: "t", allowHttp }),
    tokenUrl: (tokenUrl: string, allowHttp?: string[]) =>
      clientCredentials({ tokenUrl, clientId: "c", clientSecret: "s", allowHttp }),
  };
  test.each(Object.entries(create))("plain HTTP to this machine and the hosts of allowHttp: %s", (name, make) => {
    const wrong = `${name} must be an https URL, or http to this machine or to a host of allowHttp`;
    for (const url of ["http://127.0.0.1.example.com", "http://mock", "ftp://localhost", "a.example"])
      expect(() => make(url), url).toThrow(new TypeError(wrong));
    expect(() => make("http://mock:4010", ["other"])).toThrow(wrong);
    expect(() => make("http://mock:4010", "mock" as never)).toThrow("allowHttp must be a list of hosts");
    for (const url of ["http://localhost:1", "http://127.0.0.1:1", "http://[::1]:1", "https://x.example"])
      make(url);
    make("http://mock:4010", ["mock"]);
  });

  test("the addresses of the mock's compose file, with that host named", () => {
    const compose = readFileSync(`${root}mock/compose.yaml`, "utf8");
    const host = /--allow-host", "([^"]+)/.exec(compose)?.[1] ?? "";
    const addresses = [...compose.matchAll(/(FINANCE|RAMP|TOKEN)_URL: (\S+)/g)];
    expect(addresses).toHaveLength(3);
    for (const [, service, url = ""] of addresses) {
      const make = service === "TOKEN" ? create.tokenUrl : create.baseUrl;
      expect(() => make(url)).toThrow(TypeError);
      make(url, [host]);
    }
  });

  test("a path in baseUrl, which stands before the paths, and nothing else in it", async () => {
    const { origin, received } = await serverFor(success([]));
    for (const baseUrl of [`${origin}/gateway/v2`, `${origin}/gateway/v2/`])
      await createFinanceClient({ baseUrl, auth: "token" }).listWebhooks();
    expect(received.map(({ url }) => url)).toEqual(["/gateway/v2/v1/webhooks", "/gateway/v2/v1/webhooks"]);
    for (const rest of ["a.example/?x=1", "a.example/#x", "user@a.example", ":pass@a.example"]) {
      const baseUrl = `https://${rest}`;
      expect(() => createFinanceClient({ baseUrl, auth: "t" }), baseUrl).toThrow("baseUrl must be");
    }
  });
});

// A rejection that nobody handles fails the run of Vitest, as it ends a program.
test.each([
  { what: "throws", onEvent: () => expect.fail("telemetry is down") },
  { what: "rejects", onEvent: () => Promise.reject(new Error("telemetry is down")) as never },
])("an onEvent that $what fails neither call nor process", async ({ onEvent }) => {
  const { origin } = await serverFor(json(200, { access_token: token, expires_in: 300, token_type: "Bearer" }));
  const auth = clientCredentials({
    tokenUrl: `${origin}/token`,
    clientId: "c",
    clientSecret: "a-secret-of-tests",
  });
  const { finance } = await financeWith([reset, success([])], { auth, onEvent });
  expect((await finance.GET("/v1/webhooks")).error).toBeUndefined();
});

test("middleware never sees the token", async () => {
  const seen: unknown[] = [];
  const look = ({ request }: { request: Request }) => void seen.push([...request.headers]);
  for (const reply of [success([]), reset]) {
    const { finance, received } = await financeWith(reply, { maxRetries: 0 });
    finance.use({ onRequest: look, onResponse: look, onError: look });
    await finance.POST("/v1/payment-requests", { body: {} });
    expect(received[0]?.headers.authorization).toBe(`Bearer ${token}`);
  }
  expect(seen).toHaveLength(4);
  expect(JSON.stringify(seen)).not.toContain(token);
});

test("every event of a call has the call's ID, its start and the time since", async () => {
  const events: (ClientEvent & { type: "response" })[] = [];
  const before = Date.now();
  const onEvent = (event: ClientEvent) => void events.push(event as (typeof events)[0]);
  const theirs = { "X-Correlation-Id": "theirs", "Retry-After": "0" };
  for (let client = 0; client < 2; client++) {
    const replies = [text(503, "", theirs), success([], theirs)];
    const { finance } = await financeWith(replies, { onEvent, correlationId: () => "always-the-same" });
    for (let call = 0; call < 2; call++) expect((await finance.GET("/v1/webhooks")).correlationId).toBe("theirs");
  }
  const calls = [...Map.groupBy(events, ({ callId }) => callId).values()];
  const types = ["request", "response", "retry", "request", "response"];
  expect(calls.map((one) => one.map(({ type }) => type))).toEqual([types, types.slice(3), types, types.slice(3)]);
  for (const one of calls) {
    const durations = one.map(({ durationMs }) => durationMs);
    expect(durations).toEqual(durations.toSorted((a, b) => a - b));
    expect(one[0]?.startTime).toBeGreaterThanOrEqual(before);
    for (const { type, correlationId, responseCorrelationId, startTime } of one) {
      // What was sent; the response's own is beside it.
      expect([correlationId, startTime]).toEqual(["always-the-same", one[0]?.startTime]);
      expect(responseCorrelationId).toBe(type === "response" ? "theirs" : undefined);
    }
  }
});

test.each([
  [undefined, "finance-ramp-api/source"],
  // Browsers refuse it, or ask for a preflight.
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0", null],
])("a client on %s names itself %s", async (userAgent, sent) => {
  vi.stubGlobal("navigator", userAgent && { userAgent });
  onTestFinished(() => void vi.unstubAllGlobals());
  // Anew, because it looks at the platform as it is loaded.
  const copy = `../../client/runtime/request.ts?${crypto.randomUUID()}`;
  const { prepare } = await import(copy);
  const { headers } = prepare("https://a.example", "/", {}, undefined);
  expect(headers.get("User-Agent")).toBe(sent);
});
