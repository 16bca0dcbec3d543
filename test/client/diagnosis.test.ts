// The client, when something goes wrong: nothing is lost that a developer needs, and nothing is as large as a server wants.

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { clientCredentials } from "../../client/auth.ts";
import { createFinanceClient, paginate, ResponseTooLargeError, unwrap } from "../../client/finance.ts";
import * as root from "../../client/index.ts";
import { createRampClient } from "../../client/ramp.ts";
import { root as folder } from "../../model/apis.ts";
import { bundles } from "../lib/bundles.ts";
import { leaksIn, requestExamples, sensitiveExamples } from "../lib/sensitive.ts";
import { failure, json, type Reply, reset, success, text } from "./fault-server.ts";
import { atOnce, financeWith, serverFor, token } from "./finance.ts";

describe("a refusal after a response that was lost", () => {
  test.each([409, 400, 422])("with a key may have been done, whatever the %i says", async (status) => {
    atOnce();
    const { finance, received } = await financeWith([reset, failure(status, "idempotency-key-conflict")]);
    const { error } = await finance.createPaymentRequest({ body: {} as never });
    expect(error).toMatchObject({ status, code: "idempotency-key-conflict", maybeDone: true, retryable: false });
    expect(error?.message).toContain("an earlier attempt may have done it");
    expect(received).toHaveLength(2);
  });

  test("is final at first, and after a token that was refused", async () => {
    for (const before of [[], [failure(401, "unauthenticated")]]) {
      const auth = ({ rejected }: { rejected: string | undefined }) => (rejected ? "second-token" : "first-token");
      const { finance } = await financeWith([...before, failure(409, "conflict")], { auth });
      const { error } = await finance.createPaymentRequest({ body: {} as never });
      expect(error).toMatchObject({ status: 409, maybeDone: undefined });
    }
  });
});

describe("a body without a readable envelope", () => {
  test.each<[string, Reply, body: string, contentType: string]>([
    ["a 400", json(400, { error: "no such route" }), '{"error":"no such route"}', "application/json"],
    ["a 201", json(201, { success: "yes", id: "p-1" }), '{"success":"yes","id":"p-1"}', "application/json"],
    ["a page", text(502, "<h1>Bad Gateway</h1>", { "Content-Type": "text/html" }), "<h1>Bad Gateway</h1>", "text/html"],
  ])("of %s is on the error, with its type", async (_, reply, body, contentType) => {
    const { finance } = await financeWith(reply, { maxRetries: 0 });
    const { error } = await finance.createPayout({ accountId: "a", body: {} as never });
    expect(error).toMatchObject({ body, contentType });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ body, contentType });
  });

  test("is not there beside an error code", async () => {
    const { finance } = await financeWith(failure(400, "invalid-request"));
    expect((await finance.listWebhooks()).error).not.toHaveProperty("body");
  });

  test("shows neither the token nor what the contract marks as sensitive, in any form, and is cut", async () => {
    const party = requestExamples(bundles.finance).find(([operationId]) => operationId === "createParty")?.[1];
    const whole = JSON.stringify({ echo: party, token: `Bearer ${token}` });
    const forms = [whole, JSON.stringify(party, null, 2), JSON.stringify({ text: whole }), whole.slice(0, -40)];
    for (const form of [...forms, "<iban>DE00</iban> email=iris@example.com&x=1"]) {
      const { finance } = await financeWith(text(400, form));
      const { body = "" } = (await finance.listWebhooks()).error ?? {};
      expect(body).toContain('"*"');
      expect(leaksIn(body, sensitiveExamples())).toEqual([]);
      expect(body).not.toMatch(/secret-token|iris@example/);
    }
    const { finance } = await financeWith(text(400, "ä".repeat(50_000)));
    expect(Buffer.byteLength((await finance.listWebhooks()).error?.body ?? "")).toBeLessThanOrEqual(4096);
  });
});

describe("plain HTTP", () => {
  const create = {
    baseUrl: (baseUrl: string, allowHttp?: string[]) => createFinanceClient({ baseUrl, auth: "t", allowHttp }),
    tokenUrl: (tokenUrl: string, allowHttp?: string[]) =>
      clientCredentials({ tokenUrl, clientId: "c", clientSecret: "s", allowHttp }),
  };
  test.each(Object.entries(create))("is for this machine and the hosts of allowHttp: %s", (name, make) => {
    const wrong = `${name} must be an https URL, or http to this machine or to a host of allowHttp`;
    for (const url of ["http://finance.example.com", "http://127.0.0.1.example.com", "http://mock", "ftp://localhost"])
      expect(() => make(url), url).toThrow(new TypeError(wrong));
    expect(() => make("http://mock:4010", ["other"])).toThrow(wrong);
    expect(() => make("http://mock:4010", "mock" as never)).toThrow("allowHttp must be a list of hosts");
    for (const url of ["http://localhost:1", "http://127.0.0.1:1", "http://[::1]:1", "https://x.example"]) make(url);
    make("http://mock:4010", ["mock"]);
  });

  test("reaches the addresses of the mock's compose file, with that host named", () => {
    const compose = readFileSync(`${folder}mock/compose.yaml`, "utf8");
    const {
      FINANCE_URL = "",
      RAMP_URL = "",
      TOKEN_URL = "",
    } = parse(compose.split("# Yours:")[1]?.split("\nvolumes")[0]?.replaceAll("#", "") ?? "").app.environment as Record<
      string,
      string
    >;
    const [host = ""] = /--allow-host", "([^"]+)/.exec(compose)?.slice(1) ?? [];
    for (const url of [FINANCE_URL, RAMP_URL]) expect(() => create.baseUrl(url)).toThrow(TypeError);
    for (const url of [FINANCE_URL, RAMP_URL]) create.baseUrl(url, [host]);
    expect(() => create.tokenUrl(TOKEN_URL)).toThrow(TypeError);
    create.tokenUrl(TOKEN_URL, [host]);
  });

  test("is for no other host of one call", async () => {
    const { finance, received } = await financeWith(success([]));
    await expect(finance.GET("/v1/webhooks", { baseUrl: "http://elsewhere.example" })).rejects.toThrow(
      "baseUrl must be",
    );
    expect(received).toHaveLength(0);
  });
});

describe("a response that is too large", () => {
  const large = (headers = {}): Reply => text(200, `{"success":true,"result":"${"x".repeat(2000)}"}`, headers);
  const zipped: Reply = (response) =>
    void response
      .writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" })
      .end(gzipSync(`{"success":true,"result":"${"x".repeat(2_000_000)}"}`));

  test.each<[string, Reply]>([
    ["with its length", large()],
    ["in chunks", large({ "Transfer-Encoding": "chunked" })],
    ["after decompression", zipped],
  ])("%s is an error of its own, and is not repeated", async (_, reply) => {
    const limits = [[{ maxResponseBytes: 1000 }, {}] as const, [{}, { maxResponseBytes: 1000 }] as const];
    for (const [ofClient, ofCall] of limits) {
      const { finance, received } = await financeWith(reply, ofClient);
      const { error } = await finance.listWallets({ accountId: "a" }, ofCall);
      expect(error).toBeInstanceOf(ResponseTooLargeError);
      expect(error).toMatchObject({ name: "ResponseTooLargeError", status: 200, retryable: false, sent: "maybe" });
      expect(error?.message).toContain("more than 1000 bytes");
      expect(received).toHaveLength(1);
    }
  });

  test("has no more than 10 MB read of it, unless the caller says otherwise", async () => {
    let pulled = 0;
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          pulled++;
          controller.enqueue(new Uint8Array(1_000_000));
        },
      });
    const options = { baseUrl: "https://a.example", auth: "token", fetch: async () => new Response(endless()) };
    const { error } = await createFinanceClient(options).listWebhooks();
    expect(error?.name).toBe("ResponseTooLargeError");
    expect(pulled).toBeLessThan(15);
    expect(() => createFinanceClient({ ...options, maxResponseBytes: -1 })).toThrow("maxResponseBytes must be");
  });

  test("is read as a blob or a stream", async () => {
    const { origin } = await serverFor(text(200, "x".repeat(2000), { "Content-Type": "text/csv" }));
    const ramp = createRampClient({ baseUrl: origin, auth: "t", maxResponseBytes: 1000, maxRetries: 0 });
    for (const parseAs of ["blob", "stream"] as const)
      expect((await ramp.exportRampRequests({}, { parseAs })).error).toBeUndefined();
    expect((await ramp.exportRampRequests({}, { parseAs: "text" })).error?.name).toBe("ResponseTooLargeError");
  });
});

describe("what a server sends into an error is bounded", () => {
  const errorOf = async (reply: Reply) => {
    const { finance } = await financeWith(reply, { maxRetries: 0 });
    const { error } = await finance.listWebhooks();
    return error;
  };

  test("a message is one line of at most 1 kB, without control characters", async () => {
    for (const wild of ["x".repeat(3_000_000), "a\nb\r\u001b[31m\u0000\u2028\u202ec", "ä".repeat(5000)]) {
      for (const entry of [
        { code: "c", message: wild },
        { code: wild, message: "m" },
      ]) {
        const error = await errorOf(json(400, { success: false, errors: [entry] }));
        expect(Buffer.byteLength(error?.message ?? "")).toBeLessThanOrEqual(1024);
        expect(error?.message).not.toMatch(/[\p{C}\u2028]/u);
        expect(error?.message).toContain("(correlation ID");
      }
    }
  });

  test("errors nested 20,000 deep lose what is deep, and no call", async () => {
    const deep = "[".repeat(20_000) + "]".repeat(20_000);
    const error = await errorOf(text(400, `{"success":false,"errors":[{"code":"c","message":"m","more":${deep}}]}`));
    expect(error).toMatchObject({ name: "ApiError", status: 400, code: "c", errors: [{ code: "c", message: "m" }] });
    expect(JSON.stringify(error)).toContain('"code":"c"');
  });

  test.each([
    ["9".repeat(400), 2 ** 31 - 1],
    ["99999999999", 2 ** 31 - 1],
    ["2099-01-01", undefined],
    ["1.5", undefined],
    ["-5", undefined],
    ["5, 10", undefined],
    ["Thu, 01 Jan 1970 00:00:00 GMT", undefined],
  ])("a Retry-After of %s is %s", async (value, expected) => {
    const error = await errorOf(failure(503, "later", { "Retry-After": value }));
    expect(error?.retryAfterMs).toBe(expected);
  });

  test("expires_in of null is told as the cause", async () => {
    const { origin } = await serverFor(json(200, { access_token: token, token_type: "Bearer", expires_in: null }));
    const auth = clientCredentials({ tokenUrl: `${origin}/token`, clientId: "c", clientSecret: "a-secret" });
    const error = await auth.getToken().catch((thrown) => thrown);
    expect(error).toMatchObject({
      name: "AuthError",
      status: 200,
      cause: { message: expect.stringContaining("expires_in") },
    });
  });

  test("an onResponse that never ends ends with the call, and is named", async () => {
    const { finance } = await financeWith(success([]), { timeoutMs: 200 });
    const middleware = [{ onResponse: () => new Promise<undefined>(() => {}) }];
    for (const call of [
      finance.listWebhooks({}, { middleware }),
      finance.createParty({ body: {} as never }, { middleware }),
    ])
      expect((await call).error).toMatchObject({ name: "TimeoutError", timeout: "request", sent: "maybe" });
  });
});

describe("what a client is created with", () => {
  test("a path in baseUrl stands before the paths, and nothing else may be in it", async () => {
    const { origin, received } = await serverFor(success([]));
    for (const baseUrl of [`${origin}/gateway/v2`, `${origin}/gateway/v2/`])
      await createFinanceClient({ baseUrl, auth: "token" }).listWebhooks();
    expect(received.map(({ url }) => url)).toEqual(["/gateway/v2/v1/webhooks", "/gateway/v2/v1/webhooks"]);
    for (const baseUrl of ["https://a.example/?x=1", "https://a.example/#x", "https://user:pass@a.example"])
      expect(() => createFinanceClient({ baseUrl, auth: "t" }), baseUrl).toThrow("baseUrl must be");
  });

  test("headers and middleware are for every request, those of a call take precedence", async () => {
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

test("the result of a list is never undefined", async () => {
  for (const body of [{}, { result: null }, { result: {} }]) {
    const { finance } = await financeWith(json(200, { success: true, ...body }));
    await expect(unwrap(finance.listWallets({ accountId: "a" }))).rejects.toThrow(
      "listWallets: the response has no list",
    );
  }
  const { finance } = await financeWith(success([{ id: "w" }]));
  const wallets: { id?: string }[] = await unwrap(finance.listParties());
  expect(wallets).toEqual([{ id: "w" }]);
});

test("the export of ramp requests is a Blob, unless the caller wants something else", async () => {
  const { origin } = await serverFor(text(200, "id\n1\n", { "Content-Type": "text/csv" }));
  const ramp = createRampClient({ baseUrl: origin, auth: "t" });
  for (const file of [await unwrap(ramp.exportRampRequests()), await unwrap(ramp.GET("/v1/ramp-requests/export"))]) {
    expect(file).toBeInstanceOf(Blob);
    expect([file.type, await file.text()]).toEqual(["text/csv", "id\n1\n"]);
  }
});

test("the root has both clients and what goes with them", () => {
  expect(root).toMatchObject({ createFinanceClient, createRampClient, paginate, unwrap, ResponseTooLargeError });
  expect(root).not.toHaveProperty("clientCredentials");
});
