// The rules in front of the mock: tokens, scopes, tenants and roles, as the contract states them.

import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createTokens, type Tokens } from "../../mock/server/oauth/tokens.ts";
import { type Answered, cast, codeOf, mockForTests } from "./mock.ts";

const mock = mockForTests();
const form = { grant_type: "client_credentials", client_id: "mock-client", client_secret: "mock-secret" };
const askToken = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
  mock.ask("auth", "/token", { method: "POST", headers, body: new URLSearchParams(fields) });
const as = (token: string, more: Record<string, string> = {}) => ({
  headers: { Authorization: `Bearer ${token}`, ...more },
});

describe("token endpoint", () => {
  test("issues an unguessable bearer token for 300 seconds, and nobody may keep the answer", async () => {
    const [one, two] = [await askToken(form), await askToken(form)];
    expect(one.status).toBe(200);
    expect(one.body).toMatchObject({
      expires_in: 300,
      token_type: "Bearer",
      refresh_expires_in: 0,
      "not-before-policy": 0,
    });
    expect(one.body).not.toHaveProperty("refresh_token");
    expect(one.headers.get("cache-control")).toBe("no-store");
    expect(one.headers.get("pragma")).toBe("no-cache");
    const tokens = [one, two].map(({ body }) => (body as { access_token: string }).access_token);
    expect(tokens[0]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{43}$/);
    expect(tokens[0]).not.toBe(tokens[1]);
    expect((await mock.ask("finance", "/v1/parties", as(tokens[0] as string))).status).toBe(200);
    expect((await mock.ask("ramp", "/v1/company", as(tokens[0] as string))).status).toBe(200);
  });

  test.each([
    ["a wrong secret", { ...form, client_secret: "wrong" }, 401, "invalid_client"],
    ["an unknown client", { ...form, client_id: "nobody" }, 401, "invalid_client"],
    ["no client", { grant_type: "client_credentials" }, 401, "invalid_client"],
    ["no grant", { client_id: "mock-client" }, 400, "invalid_request"],
    ["another grant", { ...form, grant_type: "password" }, 400, "unsupported_grant_type"],
    ["a scope that is not granted", { ...form, scope: "manage:everything" }, 400, "invalid_scope"],
    ["a repeated field", "grant_type=client_credentials&client_id=a&client_id=b", 400, "invalid_request"],
  ] as const)("refuses %s", async (_, fields, status, error) => {
    const answer = await askToken(fields as string);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error });
    expect(Object.keys(answer.body as object)).toEqual(["error", "error_description"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  describe("HTTP Basic (RFC 6749, section 2.3.1)", () => {
    const grant = { grant_type: "client_credentials" };
    const basic = (text: string) => ({ Authorization: `Basic ${btoa(text)}` });
    const post = (fields: Record<string, string>, headers: Record<string, string>) =>
      mock.ask("auth", "/token", { method: "POST", headers, body: new URLSearchParams(fields) });

    test.each([
      ["as it is", grant, basic("mock-client:mock-secret")],
      ["form-urlencoded", grant, basic("mock%2Dclient:mock%2Dsecret")],
      ["with the ID in the form too", { ...grant, client_id: "mock-client" }, basic("mock-client:mock-secret")],
      ["whatever the case of the scheme", grant, { Authorization: `basic ${btoa("mock-client:mock-secret")}` }],
    ])("is taken %s", async (_, fields, headers) => {
      const { status, body } = await post(fields, headers);
      expect(status).toBe(200);
      const token = (body as { access_token: string }).access_token;
      expect((await mock.ask("finance", "/v1/parties", as(token))).status).toBe(200);
    });

    test.each([
      ["a wrong secret", grant, basic("mock-client:wrong"), 401, "invalid_client"],
      ["an unknown client", grant, basic("nobody:mock-secret"), 401, "invalid_client"],
      ["no colon", grant, basic("mock-client"), 401, "invalid_client"],
      ["no base64", grant, { Authorization: "Basic ***" }, 401, "invalid_client"],
      ["a broken encoding", grant, basic("mock-client:mock%secret"), 401, "invalid_client"],
      ["two ways at once", form, basic("mock-client:mock-secret"), 400, "invalid_request"],
      ["two clients", { ...grant, client_id: "other" }, basic("mock-client:mock-secret"), 400, "invalid_request"],
    ] as const)("with %s is refused", async (_, fields, headers, status, error) => {
      const answer = await post(fields, headers);
      expect([answer.status, (answer.body as { error: string }).error]).toEqual([status, error]);
      expect(answer.headers.get("www-authenticate")).toBe(status === 401 ? 'Basic realm="mock"' : null);
    });

    test("is no other scheme", async () => {
      const answer = await post(grant, { Authorization: "Digest x" });
      expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, null]);
    });

    test("is shown in no journal", async () => {
      await post(grant, basic("mock-client:mock-secret"));
      expect(JSON.stringify((await mock.control("GET", "/requests")).body)).not.toContain(
        btoa("mock-client:mock-secret"),
      );
    });
  });

  test("refuses a JSON body", async () => {
    const answer = await mock.send("auth", "POST", "/token", form);
    expect([answer.status, (answer.body as { error: string }).error]).toEqual([400, "invalid_request"]);
  });

  test("a narrower scope narrows the token", async () => {
    const token = await mock.token("mock-client", { scope: "manage:accounts" });
    expect((await mock.ask("finance", `/v1/accounts/${cast.account}/wallets`, as(token))).status).toBe(200);
    expect((await mock.ask("finance", "/v1/webhooks", as(token))).status).toBe(403);
  });
});

describe("401", () => {
  test.each([
    ["no header", { Authorization: "" }],
    ["another scheme", { Authorization: "Basic bW9jazptb2Nr" }],
    ["no token after Bearer", { Authorization: "Bearer " }],
    ["two tokens", { Authorization: "Bearer one two" }],
    ["an unknown token", { Authorization: "Bearer nobody-issued-this" }],
  ])("%s", async (_, headers) => {
    const finance = await mock.ask("finance", "/v1/parties", { headers });
    expect([finance.status, codeOf(finance)]).toEqual([401, "unauthenticated"]);
    const ramp = await mock.ask("ramp", "/v1/company", { headers });
    expect([ramp.status, codeOf(ramp)]).toEqual([401, "UNAUTHORIZED"]);
  });

  test("a repeated Authorization header", async () => {
    const header = "Authorization: Bearer example-access-token\r\n";
    const answer = await mock.raw("finance", `GET /v1/parties HTTP/1.1\r\nHost: x\r\n${header}${header}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  test("wins over Prefer, so that no preference opens a door", async () => {
    const headers = { Authorization: "", Prefer: "code=200" };
    expect((await mock.ask("finance", "/v1/parties", { headers })).status).toBe(401);
  });
});

describe("403", () => {
  const forbidden = async (answer: Promise<Answered>) => {
    const { status, body } = await answer;
    expect(status).toBe(403);
    return body;
  };

  test("every fault of the tenant header has the same answer", async () => {
    const two = await mock.token("mock-two-tenants");
    const ask = (headers: Record<string, string>) => forbidden(mock.ask("finance", "/v1/parties", as(two, headers)));
    const repeated = `x-tenant-id: ${cast.tenant}\r\n`;
    const bytes = `GET /v1/parties HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${two}\r\n${repeated}${repeated}\r\n`;
    const answers = [
      await ask({}),
      await ask({ "x-tenant-id": "" }),
      await ask({ "x-tenant-id": " " }),
      await ask({ "x-tenant-id": "no-uuid" }),
      await ask({ "x-tenant-id": "00000000-0000-4000-8000-000000000404" }),
      await ask({ "x-tenant-id": cast.tenant.toUpperCase() }),
      JSON.parse((await mock.raw("finance", bytes)).split("\r\n\r\n")[1] as string) as unknown,
      await forbidden(mock.ask("finance", "/v1/parties", { headers: { "x-tenant-id": cast.secondTenant } })),
    ];
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(codeOf({ body: answers[0] } as Answered)).toBe("forbidden");
  });
});

describe("--token-lifetime", () => {
  const short = mockForTests({ tokenLifetime: 0.001 });

  test("a token lives as long as it says, and a new one opens again", async () => {
    let time = Date.now();
    const key = Buffer.alloc(32, "k");
    const claims = { clientId: "a", scopes: ["b", "c"] };
    const [issuer, reader] = [1, 2].map(() => createTokens(300, key, () => time)) as [Tokens, Tokens];
    const old = await issuer.issue(claims);
    for (const tokens of [issuer, reader]) {
      time += 299_999;
      expect(await tokens.read(old)).toEqual({ claims });
      time += 1;
      expect(await tokens.read(old)).toEqual({ claims, fault: "expired" });
      expect(await createTokens(300, key, () => time).read(old)).toEqual({ claims, fault: "expired" });
      expect(await tokens.read(await tokens.issue(claims))).toEqual({ claims });
      time -= 300_000;
    }
  });

  test("a token that has expired is refused as such", async () => {
    const old = await short.token("mock-client");
    await sleep(5);
    const expired = await short.ask("finance", "/v1/parties", as(old));
    expect([expired.status, codeOf(expired)]).toEqual([401, "unauthenticated"]);
    expect(JSON.stringify(expired.body)).toContain("expired");
  });
});

describe("--auth", () => {
  const any = mockForTests({ auth: "any" });
  const off = mockForTests({ auth: "off" });

  test("any takes every bearer token, but wants one", async () => {
    expect((await any.ask("finance", "/v1/webhooks", as("whatever"))).status).toBe(200);
    expect((await any.ask("finance", "/v1/webhooks", { headers: { Authorization: "" } })).status).toBe(401);
  });

  test("off wants none", async () => {
    expect((await off.ask("finance", "/v1/webhooks", { headers: { Authorization: "" } })).status).toBe(200);
  });
});

describe.each(["any", "off"] as const)("--auth %s", (auth) => {
  const mild = mockForTests({ auth });
  test("refuses the token of a sandbox that has ended, and leaves main alone", async () => {
    const { id, clientId, clientSecret } = (await mild.control("POST", "/sandboxes", {})).body as Record<
      string,
      string
    >;
    const token = await mild.token(String(clientId), { client_secret: String(clientSecret) });
    const own = { method: "POST", ...as(token, { "Content-Type": "application/json" }) };
    const create = () =>
      mild.ask("finance", "/v1/parties", { ...own, body: JSON.stringify({ partyType: "INDIVIDUAL", firstName: "A" }) });
    expect((await create()).status).toBe(201);
    await mild.control("DELETE", `/sandboxes/${id}`);
    expect((await create()).status).toBe(401);
    expect((await mild.ask("finance", "/__mock/reset", { ...own, body: "{}" })).status).toBe(401);
    expect((await mild.ask("finance", "/v1/parties", as("anything"))).status).toBe(200);
  });
});
