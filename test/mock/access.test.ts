// The rules in front of the mock that the table of rules does not have: forms of the token endpoint, forged tokens, modes.

import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { type Answered, cast, codeOf, messageOf, mockForTests } from "./mock.ts";

const mock = mockForTests();
const other = mockForTests();
const form = { grant_type: "client_credentials", client_id: "mock-client", client_secret: "mock-secret" };
const post = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
  mock.ask("auth", "/token", { method: "POST", headers, body: new URLSearchParams(fields) });
const as = (token: string, more: Record<string, string> = {}) => ({
  headers: { Authorization: `Bearer ${token}`, ...more },
});
const parties = (token: string) => mock.ask("finance", "/v1/parties", as(token));

describe("the token endpoint", () => {
  const grant = { grant_type: "client_credentials" };
  const basic = (text: string) => ({ Authorization: `Basic ${btoa(text)}` });

  test("gives no token twice, and nobody may keep the response", async () => {
    const [one, two] = [await post(form), await post(form)];
    expect([one.headers.get("cache-control"), one.headers.get("pragma")]).toEqual(["no-store", "no-cache"]);
    expect(one.body).not.toEqual(two.body);
  });

  test.each<[string, Record<string, string> | string, Record<string, string>, number, string | undefined]>([
    ["HTTP Basic", grant, basic("mock-client:mock-secret"), 200, undefined],
    ["HTTP Basic, form-urlencoded", grant, basic("mock%2Dclient:mock%2Dsecret"), 200, undefined],
    [
      "HTTP Basic, with the ID in the form too",
      { ...grant, client_id: "mock-client" },
      basic("mock-client:mock-secret"),
      200,
      undefined,
    ],
    ["basic in lower case", grant, { Authorization: `basic ${btoa("mock-client:mock-secret")}` }, 200, undefined],
    ["HTTP Basic with a wrong secret", grant, basic("mock-client:wrong"), 401, "invalid_client"],
    ["no colon", grant, basic("mock-client"), 401, "invalid_client"],
    ["no base64", grant, { Authorization: "Basic ***" }, 401, "invalid_client"],
    ["two ways at once", form, basic("mock-client:mock-secret"), 400, "invalid_request"],
    ["two clients", { ...grant, client_id: "other" }, basic("mock-client:mock-secret"), 400, "invalid_request"],
    ["no client", grant, {}, 401, "invalid_client"],
    ["no grant", { client_id: "mock-client" }, {}, 400, "invalid_request"],
    ["a scope that is not granted", { ...form, scope: "manage:everything" }, {}, 400, "invalid_scope"],
    ["a repeated field", "grant_type=client_credentials&client_id=a&client_id=b", {}, 400, "invalid_request"],
  ])("%s", async (_, fields, headers, status, error) => {
    const response = await post(fields, headers);
    expect([response.status, (response.body as { error?: string }).error]).toEqual([status, error]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const isAsked = status === 401 && "Authorization" in headers;
    expect(response.headers.get("www-authenticate")).toBe(isAsked ? 'Basic realm="mock"' : null);
  });

  test("a narrower scope narrows the token", async () => {
    const token = await mock.token("mock-client", { scope: "manage:accounts" });
    expect((await mock.ask("finance", `/v1/accounts/${cast.account}/wallets`, as(token))).status).toBe(200);
    expect((await mock.ask("finance", "/v1/webhooks", as(token))).status).toBe(403);
  });
});

describe("a token", () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const unpart = (text = "") => JSON.parse(Buffer.from(text, "base64url").toString()) as Record<string, unknown>;
  /** A token made by hand, signed with a key. */
  const signed = (header: object, claims: object, key: string) => {
    const text = `${part(header)}.${part(claims)}`;
    return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
  };
  const claims = { sub: "mock-client", scope: "manage:accounts", exp: Math.floor(Date.now() / 1000) + 3600 };
  const hs256 = { alg: "HS256", typ: "JWT" };

  test("says whose it is, what it opens and how long, and no secret", async () => {
    const [head, body] = (await mock.token("mock-viewer", { scope: "manage:accounts" })).split(".");
    const { exp, jti, ...others } = unpart(body);
    expect([unpart(head), others]).toEqual([hs256, { sub: "mock-viewer", scope: "manage:accounts" }]);
    expect(Number(exp) - Date.now() / 1000).toBeGreaterThan(200);
    expect(jti).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each<[string, (own: string[]) => string]>([
    ["alg none", ([, body]) => `${part({ alg: "none" })}.${body}.`],
    ["alg none with a signature", ([, body, signature]) => `${part({ alg: "none" })}.${body}.${signature}`],
    ["another alg", ([, body, signature]) => `${part({ alg: "HS512" })}.${body}.${signature}`],
    ["a critical extension", ([, body, signature]) => `${part({ ...hs256, crit: ["x"], x: 1 })}.${body}.${signature}`],
    ["other claims", ([head, body, signature]) => `${head}.${part({ ...unpart(body), scope: "all" })}.${signature}`],
    ["no signature", ([head, body]) => `${head}.${body}.`],
    ["another key", () => signed(hs256, claims, "another key that has more than 32 bytes")],
    ["an empty key", () => signed(hs256, claims, "")],
    ["three parts of nothing", () => "a.b.c"],
    ["five parts", () => "a.b.c.d.e"],
  ])("with %s opens and drives nothing", async (_, forge) => {
    const own = await mock.token("mock-client");
    expect((await parties(own)).status).toBe(200);
    const forged = forge(own.split("."));
    expect((await parties(forged)).status).toBe(401);
    expect((await mock.ask("finance", "/__mock/reset", { method: "POST", ...as(forged) })).status).toBe(401);
  });

  test("of another mock is refused, with the reason", async () => {
    const refused = await parties(await other.token("mock-client"));
    expect([refused.status, messageOf(refused)]).toEqual([
      401,
      expect.stringContaining("by another mock, or before this one"),
    ]);
  });

  const short = mockForTests({ tokenLifetime: 0.001 });
  test("that has expired is refused as such", async () => {
    const old = await short.token("mock-client");
    await sleep(5);
    const expired = await short.ask("finance", "/v1/parties", as(old));
    expect([expired.status, codeOf(expired), messageOf(expired)]).toEqual([
      401,
      "unauthenticated",
      expect.stringContaining("expired"),
    ]);
  });
});

test.each([
  ["no header", { Authorization: "" }],
  ["no token after Bearer", { Authorization: "Bearer " }],
  ["two tokens", { Authorization: "Bearer one two" }],
  ["a preference, which opens no door", { Authorization: "", Prefer: "code=200" }],
])("401: %s", async (_, headers) => {
  const finance = await mock.ask("finance", "/v1/parties", { headers });
  expect([finance.status, codeOf(finance)]).toEqual([401, "unauthenticated"]);
});

test("a repeated Authorization header is 401", async () => {
  const header = "Authorization: Bearer example-access-token\r\n";
  const response = await mock.raw("finance", `GET /v1/parties HTTP/1.1\r\nHost: x\r\n${header}${header}\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 401 /);
});

test("every fault of the tenant header has the same response", async () => {
  const two = await mock.token("mock-two-tenants");
  const ask = (headers: Record<string, string>) => mock.ask("finance", "/v1/parties", as(two, headers));
  const tenants = ["", " ", "no-uuid", "00000000-0000-4000-8000-000000000404", cast.tenant.toUpperCase()];
  const responses: Answered[] = [await ask({})];
  for (const tenant of tenants) responses.push(await ask({ "x-tenant-id": tenant }));
  responses.push(await mock.ask("finance", "/v1/parties", { headers: { "x-tenant-id": cast.secondTenant } }));
  for (const { status, body } of responses) expect([status, body]).toEqual([403, responses[0]?.body]);
  expect(codeOf(responses[0] as Answered)).toBe("forbidden");
});

describe.each(["any", "off"] as const)("--auth %s", (auth) => {
  const mild = mockForTests({ auth });

  test("takes every bearer token, and wants one or none", async () => {
    expect((await mild.ask("finance", "/v1/webhooks", as("whatever"))).status).toBe(200);
    const { status } = await mild.ask("finance", "/v1/webhooks", { headers: { Authorization: "" } });
    expect(status).toBe(auth === "any" ? 401 : 200);
  });

  test("refuses the token of a sandbox that has ended, and leaves main alone", async () => {
    const { body } = await mild.control("POST", "/sandboxes", {});
    const { id, clientId, clientSecret } = body as Record<string, string>;
    const token = await mild.token(String(clientId), { client_secret: String(clientSecret) });
    expect((await mild.ask("finance", "/v1/parties", as(token))).status).toBe(200);
    await mild.control("DELETE", `/sandboxes/${id}`);
    expect((await mild.ask("finance", "/v1/parties", as(token))).status).toBe(401);
    expect((await mild.ask("finance", "/__mock/reset", { method: "POST", ...as(token) })).status).toBe(401);
  });
});
