// The client: one token for all calls, renewed in time, replaced after a 401.

import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type ClientCredentialsOptions, clientCredentials } from "../../client/auth.ts";
import { type Auth, AuthError, type ClientEvent, type TokenRequest } from "../../client/finance.ts";
import { createRampClient } from "../../client/ramp.ts";
import {
  atOnce,
  type FaultResponse,
  failure,
  financeWith,
  json,
  reset,
  serverFor,
  stall,
  success,
  text,
} from "./fault-server.ts";

const clientSecret = "secret-of-the-client-77";

const grantOf = (token: string) => ({ access_token: token, expires_in: 300, token_type: "Bearer" });

function tokens(): FaultResponse {
  let count = 0;
  return (...of) => json(200, grantOf(`token-${++count}`))(...of);
}

/** A token endpoint and a source of its tokens, whose clock stands until it is set. */
async function sourceWith(
  reply: FaultResponse | FaultResponse[],
  options: Partial<ClientCredentialsOptions> = {},
) {
  const endpoint = await serverFor(reply);
  const clock = { ms: 1_000_000 };
  const spy = vi.spyOn(Date, "now").mockImplementation(() => clock.ms);
  onTestFinished(() => spy.mockRestore());
  const tokenUrl = `${endpoint.origin}/token`;
  const auth = clientCredentials({ tokenUrl, clientId: "shop", clientSecret, ...options });
  return { endpoint, clock, auth, tokenUrl };
}

test("the grant is the contract's: form fields, no secret in the address or a header", async () => {
  const { endpoint, auth } = await sourceWith(tokens(), { scope: "manage:accounts" });
  expect(await auth.getToken()).toBe("token-1");
  const [request] = endpoint.received;
  expect(request).toMatchObject({ method: "POST", url: "/token" });
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    grant_type: "client_credentials",
    client_id: "shop",
    client_secret: clientSecret,
    scope: "manage:accounts",
  });
  expect(JSON.stringify(request?.headers)).not.toContain(clientSecret);
});

test("one request serves both services, tenants and other sources of the same token", async () => {
  const { endpoint, auth, tokenUrl } = await sourceWith(tokens());
  const { finance, origin } = await financeWith(success([]), { auth });
  await finance.GET("/v1/webhooks");
  await finance.forTenant("other").GET("/v1/webhooks");
  await createRampClient({ baseUrl: origin, auth }).GET("/v1/company");
  expect(endpoint.received).toHaveLength(1);
  // And one is made for each client, secret and scope.
  const base = { tokenUrl, clientId: "a", clientSecret };
  const others = [base, { ...base, clientId: "b" }, { ...base, clientSecret: "wrong" }, { ...base, scope: "s" }];
  const options = { ...base };
  const own = clientCredentials(options);
  for (const other of [...others, base]) await clientCredentials(Object.assign(options, other)).getToken();
  expect(endpoint.received).toHaveLength(5);
  // What the caller changes later is not an option of the source.
  expect(await own.getToken()).toBe("token-2");
});

test("a token of unknown lifetime is renewed within a minute", async () => {
  const fetch = vi.fn(async () => Response.json({ ...grantOf("token-1"), expires_in: undefined }));
  const { auth, clock } = await sourceWith(stall, { fetch });
  for (const pastMs of [0, 44_000, 2000]) {
    clock.ms += pastMs;
    expect(await auth.getToken()).toBe("token-1");
    expect(fetch).toHaveBeenCalledTimes(pastMs === 2000 ? 2 : 1);
  }
});

test("a token request whose body stalls ends at its limit, and there is another", async () => {
  let requests = 0;
  const json = { headers: { "Content-Type": "application/json" } };
  const hanging = new Response(new ReadableStream({}), json);
  const fetch = async () => (++requests === 2 ? hanging : Response.json(grantOf(`token-${requests}`)));
  const { auth, clock } = await sourceWith(stall, { fetch, timeoutMs: 50 });
  await auth.getToken();
  clock.ms += 280_000;
  expect(await auth.getToken()).toBe("token-1");
  clock.ms += 30_000;
  const late = { name: "AuthError", timeout: "token", retryable: true, sent: "no", errors: [] };
  await expect(auth.getToken()).rejects.toMatchObject(late);
  await vi.waitFor(async () => expect(await auth.getToken()).toBe("token-3"), { timeout: 5_000 });
});

test("a clock that starts anew, as that of fake timers does, does not lengthen a rest", async () => {
  const { auth } = await sourceWith([text(503), json(200, grantOf("token-1"))]);
  await expect(auth.getToken()).rejects.toThrow("503");
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await auth.getToken()).toBe("token-1");
});

describe("a 401", () => {
  const refused = failure(401, "unauthenticated");
  const other = ({ rejected }: TokenRequest) => (rejected === "token-1" ? "token-2" : "token-1");
  let count = 0;
  const always = () => `token-${++count}`;
  test.each<[what: string, Auth | undefined, FaultResponse[], sent: number[], error: object | undefined]>([
    ["without another token is one request", () => "token-1", [refused], [1], { status: 401, sent: "maybe" }],
    ["is replayed once with another token", undefined, [refused, success({})], [1, 2], undefined],
    ["is replayed once and no more", always, [refused], [1, 2], { status: 401, code: "unauthenticated" }],
    ["takes no retry, and keeps the fresh token", other, [refused, text(503), success({})], [1, 2, 2], undefined],
  ])("%s", async (_, auth, replies, sent, error) => {
    atOnce();
    const events: string[] = [];
    const onEvent = ({ type }: ClientEvent) => events.push(type);
    const own = auth ?? (await sourceWith(tokens())).auth;
    // The other token costs no retry.
    const maxRetries = Math.max(0, sent.length - 2);
    const { finance, received } = await financeWith(replies, { auth: own, onEvent, maxRetries });
    const outcome = await finance.createPaymentRequest({ body: {} as never });
    expect(received.map(({ headers }) => headers.authorization)).toEqual(
      sent.map((number) => `Bearer token-${number}`),
    );
    expect(outcome.error).toEqual(error && expect.objectContaining(error));
    // Each has the same body, with the same key.
    const { idempotencyKey } = outcome;
    for (const { body } of received) expect(JSON.parse(body)).toEqual({ idempotencyKey });
    for (const type of ["request", "response"])
      expect(events.filter((one) => one === type)).toHaveLength(sent.length);
  });
});

describe("AuthError", () => {
  const lost = { retryable: true, errors: [], status: undefined, code: "ECONNRESET" };
  const errors = [{ code: "invalid_scope", message: "No such scope." }];
  const invalidScope = json(400, { error: "invalid_scope", error_description: "No such scope." });
  const page = text(502, `<h1>${clientSecret}</h1>`, { "Content-Type": "text/html" });
  const masked = { access_token: "*", token_type: "mac" };
  const lifeless = json(200, { ...grantOf("token-of-none"), expires_in: null });
  const cause = { message: expect.stringContaining("expires_in") };
  const mac = json(200, { access_token: "token-of-mac", token_type: "mac" });
  const cases: [name: string, reply: FaultResponse, reason: string, facts: object][] = [
    ["an OAuth error", invalidScope, "400 invalid_scope", { retryable: false, errors }],
    [
      "no token in it",
      json(200, { token_type: "Bearer" }),
      "200 without a token",
      { retryable: false, status: 200 },
    ],
    ["a broken connection", reset, "no response (ECONNRESET)", lost],
    ["a page", page, "502 without a token", { body: "<h1>*</h1>", contentType: "text/html", status: 502 }],
    [
      "no lifetime",
      lifeless,
      "200 without a token: expires_in is not a number of seconds",
      { status: 200, cause },
    ],
    ["another type", mac, "200 without a token: token_type is not Bearer", { body: JSON.stringify(masked) }],
  ];
  test.each(cases)("is the error of a call for %s", async (_, reply, reason, facts) => {
    const { auth, tokenUrl } = await sourceWith(reply);
    const { finance, received } = await financeWith(success([]), { auth, maxRetries: 0 });
    const { error, status } = await finance.POST("/v1/webhooks", { body: {} as never });
    expect(error).toBeInstanceOf(AuthError);
    expect(error).toMatchObject({ ...facts, operationId: "registerWebhook", attempts: 0 });
    const [message] = error?.message.split(" (correlation ID") ?? [];
    expect(message).toBe(`POST /v1/webhooks: token request to ${tokenUrl}: ${reason}`);
    expect(Object(error?.cause).code).toBe(reply === reset ? "ECONNRESET" : undefined);
    expect(status).toBeUndefined();
    expect(received).toHaveLength(0);
    await expect(auth.getToken()).rejects.toMatchObject({ ...facts, name: "AuthError", sent: "no" });
  });

  test("is the error when the caller's function fails, or gives what no header can carry", async () => {
    const failing = async () => Promise.reject(new Error("vault is sealed"));
    for (const auth of [
      failing,
      () => "",
      () => "two\nlines",
      () => "ümlaut",
      () => undefined as unknown as string,
    ]) {
      const { finance, received } = await financeWith(success([]), { auth });
      const { error } = await finance.GET("/v1/webhooks");
      expect(error).toBeInstanceOf(AuthError);
      expect(error?.retryable).toBe(false);
      expect(error?.message).not.toContain("lines");
      expect(received).toHaveLength(0);
    }
  });
});

test("token requests are events, also one that is aborted", async () => {
  const events: ClientEvent[] = [];
  const onEvent = (event: ClientEvent) => events.push(event);
  const { auth, tokenUrl } = await sourceWith([json(400, { error: "invalid_client" }), tokens(), stall]);
  const { finance } = await financeWith(success([]), { auth, onEvent });
  await vi.waitFor(async () => expect((await finance.GET("/v1/webhooks")).error).toBeUndefined(), {
    timeout: 5_000,
  });
  const controller = new AbortController();
  const request = auth.getToken({ signal: controller.signal, rejected: "token-1", onEvent });
  controller.abort();
  await expect(request).rejects.toThrow("aborted");
  const durationMs = expect.any(Number);
  await vi.waitFor(() =>
    expect(events.filter(({ type }) => type === "token")).toMatchObject([
      { tokenUrl, error: "invalid_client", expiresInMs: undefined, durationMs },
      { tokenUrl, error: undefined, expiresInMs: 300_000, durationMs },
      { tokenUrl, error: "AbortError", durationMs },
    ]),
  );
});
