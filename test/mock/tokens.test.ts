// Signed access tokens: taken by the mock that issued them, and by no other; whatever else looks like one is refused.

import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { createTokens } from "../../mock/server/oauth/tokens.ts";
import { messageOf, mockForTests } from "./mock.ts";

const key = "a key for tests that has more than 32 bytes";
const mock = mockForTests();
const other = mockForTests();

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
  ["a token of the key", signed(hs256, claims), undefined],
  ["no typ", signed({ alg: "HS256" }, claims), undefined],
  ["alg none", `${part({ alg: "none" })}.${part(claims)}.`, "unknown"],
  ["alg none with a signature", signed({ alg: "none" }, claims), "unknown"],
  ["alg NoNe", signed({ alg: "NoNe" }, claims), "unknown"],
  ["another alg", signed({ alg: "HS512" }, claims), "unknown"],
  ["RS256, as if the key were public", signed({ alg: "RS256" }, claims), "unknown"],
  ["no alg", signed({}, claims), "unknown"],
  ["a critical extension", signed({ ...hs256, crit: ["x"], x: 1 }, claims), "unknown"],
  ["another key", signed(hs256, claims, "another key that has more than 32 bytes"), "foreign"],
  ["an empty key", signed(hs256, claims, ""), "foreign"],
  ["no signature", `${part(hs256)}.${part(claims)}.`, "foreign"],
  ["other claims", signed(hs256, claims).replace(/\.[^.]+\./, `.${part({ ...claims, scope: "all" })}.`), "foreign"],
  ["no expiry", signed(hs256, { ...claims, exp: undefined }), "unknown"],
  ["an expiry that is no number", signed(hs256, { ...claims, exp: "never" }), "unknown"],
  ["no client", signed(hs256, { ...claims, sub: undefined }), "unknown"],
  ["a sandbox that is no text", signed(hs256, { ...claims, sandbox: 1 }), "unknown"],
  ["no object", signed(hs256, []), "unknown"],
  ["expired", signed(hs256, { ...claims, exp: 1_000_000_000 }), "expired"],
  ["five parts", "a.b.c.d.e", "unknown"],
  ["three parts of nothing", "a.b.c", "unknown"],
])("%s", async (_, token, fault) => {
  const read = await createTokens(300, Buffer.from(key)).read(token);
  expect("fault" in read ? read.fault : undefined).toBe(fault);
});

test("a token of another mock is refused", async () => {
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
