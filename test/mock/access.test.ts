// The rules in front of the mock that the table of rules does not have: forms of the token endpoint, unknown tokens.

import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { cast, codeOf, messageOf, mockForTests } from "./mock.ts";

const mock = mockForTests();
const other = mockForTests();
// The case of the scheme does not count (RFC 9110, section 11.1).
const as = (token: string) => ({ headers: { Authorization: `bearer ${token}` } });
const parties = (token: string) => mock.ask("finance", "/v1/parties", as(token));

describe("the token endpoint", () => {
  const grant = { grant_type: "client_credentials" };
  const form = { ...grant, client_id: "mock-client", client_secret: "mock-secret" };
  const basic = (text: string) => ({ Authorization: `Basic ${btoa(text)}` });

  test.each<[string, Record<string, string> | string, Record<string, string>, number, string?]>([
    ["HTTP Basic, form-urlencoded", grant, basic("mock%2Dclient:mock%2Dsecret"), 200],
    ["HTTP Basic with a wrong secret", grant, basic("mock-client:wrong"), 401, "invalid_client"],
    ["a form with a wrong secret", { ...form, client_secret: "wrong" }, {}, 401, "invalid_client"],
    ["no base64", grant, { Authorization: "Basic ***" }, 401, "invalid_client"],
    ["no grant", { client_id: "mock-client" }, {}, 400, "invalid_request"],
    ["a scope that is not granted", { ...form, scope: "manage:everything" }, {}, 400, "invalid_scope"],
    ["a repeated field", "grant_type=client_credentials&client_id=a&client_id=b", {}, 400, "invalid_request"],
  ])("%s", async (_, fields, headers, status, error) => {
    const init = { method: "POST", headers, body: new URLSearchParams(fields) };
    const response = await fetch(`${mock.address("auth")}/token`, init);
    const body = (await response.json()) as { error?: string };
    expect([response.status, body.error]).toEqual([status, error]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const isAsked = status === 401 && "Authorization" in headers;
    expect(response.headers.get("www-authenticate")).toBe(isAsked ? 'Basic realm="mock"' : null);
  });

  test("a narrower scope narrows the token; none is given twice", async () => {
    const token = await mock.token("mock-client", { scope: "manage:accounts" });
    expect((await mock.ask("finance", `/v1/accounts/${cast.account}/wallets`, as(token))).status).toBe(200);
    expect((await mock.ask("finance", "/v1/webhooks", as(token))).status).toBe(403);
    expect(await mock.token("mock-client", { scope: "manage:accounts" })).not.toBe(token);
  });
});

describe("a token", () => {
  const short = mockForTests({ tokenLifetime: 0.001 });
  test("of another mock, and one that has expired, are refused with the reason, in its sandbox", async () => {
    const [old, sandbox] = [await short.token("mock-client"), await short.openSandbox()];
    await sleep(5);
    await sandbox.call("GET", "/v1/parties");
    expect(await sandbox.requests()).toMatchObject([{ operationId: "createAccessToken" }, { status: 401 }]);
    for (const [refused, words] of [
      [await parties(await other.token("mock-client")), "by another mock, or before this one"],
      [await short.ask("finance", "/v1/parties", as(old)), "expired"],
    ] as const) {
      expect([refused.status, codeOf(refused)]).toEqual([401, "unauthenticated"]);
      expect(messageOf(refused)).toContain(words);
    }
  });

  test("that was never issued opens and drives nothing", async () => {
    for (const forged of ["a.b.c", (await mock.token("mock-client")).slice(1), "example-access-toke"]) {
      expect((await parties(forged)).status).toBe(401);
      expect((await mock.ask("finance", "/__mock/reset", { method: "POST", ...as(forged) })).status).toBe(401);
    }
  });
});

test.each([
  ["no token after Bearer", "Authorization: Bearer "],
  ["two tokens", "Authorization: Bearer one two"],
  ["a preference, which opens no door", "Prefer: code=200"],
  ["two headers", Array(2).fill("Authorization: Bearer example-access-token").join("\r\n")],
])("%s is 401", async (_, headers) => {
  const response = await mock.raw("finance", `GET /v1/parties HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 401 /);
});
