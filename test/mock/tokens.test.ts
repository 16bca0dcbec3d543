// Signed access tokens: taken by every mock with the same key, and by no other; whatever else looks like one is refused.

import { createHmac } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { messageOf, mockForTests } from "../lib/mock.ts";
import { tokenOf } from "./sandbox.ts";

const key = "a key for tests that has more than 32 bytes";
const mock = mockForTests({ stateless: true, tokenKey: key });
const other = mockForTests({ stateless: true });

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const unpart = (text = "") => JSON.parse(Buffer.from(text, "base64url").toString()) as Record<string, unknown>;
const digests: Record<string, string> = { HS256: "sha256", HS384: "sha384", HS512: "sha512" };

/** A token made by hand, signed with the key of the tests. */
function signed(header: object, claims: object, secret = key): string {
  const text = `${part(header)}.${part(claims)}`;
  const digest = digests[(header as { alg?: string }).alg ?? ""] ?? "sha256";
  return `${text}.${createHmac(digest, secret).update(text).digest("base64url")}`;
}

const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const claims = { sub: "mock-client", scope: "manage:accounts", exp: inAnHour };
const hs256 = { alg: "HS256", typ: "JWT" };
const unknown = "The access token is not known; it was not issued by this mock.";
const foreign =
  "The access token was signed with another key: by another mock, or before this one was started; request a new one.";

const parties = (token: string) =>
  mock.ask("finance", "/v1/parties", { headers: { Authorization: `Bearer ${token}` } });

test("a token says whose it is, what it opens and how long, and no secret", async () => {
  const [head, body] = (await mock.token("mock-viewer", { scope: "manage:accounts" })).split(".");
  expect(unpart(head)).toEqual(hs256);
  const { exp, jti, ...others } = unpart(body);
  expect(others).toEqual({ sub: "mock-viewer", scope: "manage:accounts" });
  expect(Number(exp) - Date.now() / 1000).toBeGreaterThan(200);
  expect(jti).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ["a token of the key", signed(hs256, claims), 200, undefined],
  ["no typ", signed({ alg: "HS256" }, claims), 200, undefined],
  ["alg none", `${part({ alg: "none" })}.${part(claims)}.`, 401, unknown],
  ["alg none with a signature", signed({ alg: "none" }, claims), 401, unknown],
  ["alg NoNe", signed({ alg: "NoNe" }, claims), 401, unknown],
  ["another alg", signed({ alg: "HS512" }, claims), 401, unknown],
  ["RS256, as if the key were public", signed({ alg: "RS256" }, claims), 401, unknown],
  ["no alg", signed({}, claims), 401, unknown],
  ["a critical extension", signed({ ...hs256, crit: ["x"], x: 1 }, claims), 401, unknown],
  ["another key", signed(hs256, claims, "another key that has more than 32 bytes"), 401, foreign],
  ["an empty key", signed(hs256, claims, ""), 401, foreign],
  ["no signature", `${part(hs256)}.${part(claims)}.`, 401, foreign],
  ["other claims", signed(hs256, claims).replace(/\.[^.]+\./, `.${part({ ...claims, scope: "all" })}.`), 401, foreign],
  ["no expiry", signed(hs256, { ...claims, exp: undefined }), 401, unknown],
  ["an expiry that is no number", signed(hs256, { ...claims, exp: "never" }), 401, unknown],
  ["no client", signed(hs256, { ...claims, sub: undefined }), 401, unknown],
  ["a client nobody knows", signed(hs256, { ...claims, sub: "nobody" }), 401, unknown],
  [
    "a sandbox nobody knows",
    signed(hs256, { ...claims, sandbox: "0123456789abcdef" }),
    401,
    "The sandbox of these credentials has ended.",
  ],
  ["a sandbox that is no text", signed(hs256, { ...claims, sandbox: 1 }), 401, unknown],
  ["no object", signed(hs256, []), 401, unknown],
  [
    "expired",
    signed(hs256, { ...claims, exp: 1_000_000_000 }),
    401,
    "The access token has expired; request a new one.",
  ],
  ["five parts", "a.b.c.d.e", 401, unknown],
  ["three parts of nothing", "a.b.c", 401, unknown],
])("%s", async (_, token, status, message) => {
  const accounts = "/v1/accounts/8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401/wallets";
  const answer = await mock.ask("finance", accounts, { headers: { Authorization: `Bearer ${token}` } });
  expect([answer.status, messageOf(answer) || undefined]).toEqual([status, message]);
});

test("a token of another mock is refused, unless they share the key", async () => {
  const token = await other.token("mock-client");
  const answer = await parties(token);
  expect([answer.status, messageOf(answer)]).toEqual([401, foreign]);
  const own = await mock.token("mock-client");
  expect((await parties(own)).status).toBe(200);
});

test("a token that opens nothing drives no mock", async () => {
  for (const token of [await other.token("mock-client"), "nobody-issued-this", "a.b.c"]) {
    const headers = { Authorization: `Bearer ${token}` };
    expect((await mock.ask("finance", "/__mock/reset", { method: "POST", headers })).status).toBe(401);
  }
});

describe("replicas with one key, without state", () => {
  const replicas: Promise<Mock>[] = [];
  afterAll(async () => {
    for (const replica of replicas) await (await replica).stop();
  });

  test("give the same responses to the same requests, whoever issued the token", async () => {
    const start = () =>
      startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, stateless: true, tokenKey: key });
    replicas.push(start(), start());
    const [one, two] = (await Promise.all(replicas)) as [Mock, Mock];
    const tokens = [
      await tokenOf(one.addresses.auth, "mock-client", "mock-secret"),
      await tokenOf(two.addresses.auth, "mock-viewer", "mock-secret"),
      "example-access-token",
      "nobody-issued-this",
    ];
    const requests = [
      ["finance", "/v1/parties", ""],
      ["finance", "/v1/parties?page=1&size=7", "dynamic=true"],
      ["finance", "/v1/webhooks", "dynamic=true, seed=3"],
      ["finance", "/v1/nowhere", ""],
      ["ramp", "/v1/company", ""],
      ["ramp", "/v1/ramp-requests", "dynamic=true"],
      ["ramp", "/v1/ramp-requests", "code=500"],
    ] as const;
    for (const token of tokens) {
      for (const [api, path, Prefer] of requests) {
        const given = async ({ addresses }: Mock) => {
          const headers = { Authorization: `Bearer ${token}`, "X-Correlation-Id": "same", ...(Prefer && { Prefer }) };
          const response = await fetch(addresses[api] + path, { headers });
          const { date: _date, ...others } = Object.fromEntries(response.headers);
          return { status: response.status, headers: others, body: await response.text() };
        };
        const [first, second] = [await given(one), await given(two)];
        expect(second, `${path} ${Prefer}`).toEqual(first);
        expect(first.status === 401).toBe(token === "nobody-issued-this" && path !== "/v1/nowhere");
      }
    }
  });
});

describe("the key", () => {
  const start = (tokenKey: string) =>
    startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, stateless: true, tokenKey });

  test.each([
    ["short-and-secret", 16],
    ["", 0],
    [` ${"x".repeat(31)}\n`, 31],
  ])("%j is too short, and is not shown", async (text, bytes) => {
    const line = `the token key has ${bytes} bytes; it needs 32 or more, such as: openssl rand -base64 32`;
    await expect(start(text)).rejects.toThrow(new Error(line));
  });
});
