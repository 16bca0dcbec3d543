// Requests that break the contract: the documented code, the service's envelope, and what was wrong where.

import { describe, expect, test } from "vitest";
import { cast, codeOf, messageOf, mockForTests } from "./mock.ts";

const mock = mockForTests();
const sessions = `/v1/accounts/${cast.account}/fiat-to-crypto/payment-sessions`;

describe("finance parameters", () => {
  test.each([
    ["/v1/accounts/no-uuid", "invalid-parameter", "accountId"],
    ["/v1/accounts/urn:uuid:8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401", "invalid-parameter", "accountId"],
    [`${sessions}?status=PAID`, "invalid-parameter", "CREATED"],
    [`${sessions}?from=yesterday`, "invalid-parameter", "ISO-8601"],
    [`${sessions}?to=2026-09-16`, "invalid-parameter", "to must be an ISO-8601 instant"],
    [`${sessions}?from=2026-09-17T00:00:00Z&to=2026-09-16T00:00:00Z`, "invalid-date-range", "lies after"],
    [`${sessions}?size=101`, "size.validation", "at most 100"],
    [`${sessions}?size=0`, "size.validation", "at least 1"],
    [`${sessions}?page=0`, "page.validation", "at least 1"],
    [`${sessions}?sortOn=status`, "sortOn.validation", "createdAt, updatedAt"],
    [`${sessions}?sortOrder=UP`, "invalid-request", "ASC, DESC"],
    [`${sessions}?page=one`, "invalid-request", "page must be of type integer"],
    [`${sessions}?page=1&page=2`, "invalid-request", "page is given more than once"],
    [`/v1/accounts/${cast.account}/wallets?page=0`, "page.validation", "page"],
    ["/v1/parties/no-uuid", "invalid-request", "partyId must be a UUID"],
    ["/v1/parties?size=0", "invalid-request", "size must be at least 1"],
  ])("%s is %s", async (path, code, words) => {
    const answer = await mock.ask("finance", path);
    expect([answer.status, codeOf(answer)]).toEqual([400, code]);
    expect(messageOf(answer)).toContain(words);
    expect(answer.headers.get("content-type")).toBe("application/json");
  });

  test("says everything that is wrong at once", async () => {
    const { body } = await mock.ask("finance", `${sessions}?size=101&page=0`);
    const codes = (body as { errors: { code: string }[] }).errors.map(({ code }) => code);
    expect(codes.sort()).toEqual(["page.validation", "size.validation"]);
  });
});

describe("bodies", () => {
  const key = { type: "API_KEY", headerName: "X-Key", apiKey: "example-webhook-key" };

  test.each([
    ["plain http", { url: "http://127.0.0.1/x", authenticationMethod: key }, "url must match ^https://"],
    ["no authentication", { url: "https://x.example" }, "lacks the required field authenticationMethod"],
    ["a wrong kind", { url: "https://x.example", authenticationMethod: { type: "NONE" } }, "authenticationMethod"],
    ["half a kind", { url: "https://x.example", authenticationMethod: { type: "API_KEY" } }, "headerName"],
    ["a long name", { url: "https://x.example", name: "x".repeat(256), authenticationMethod: key }, "at most 255"],
    ["no object", [], "must be of type object"],
    ["no host", { url: "https://", authenticationMethod: key }, "url must be an absolute URI with a host"],
    ["a path alone", { url: "https:///hooks", authenticationMethod: key }, "url must be an absolute URI with a host"],
    ["a user", { url: "https://me@x.example", authenticationMethod: key }, "url must not have a user or password"],
    [
      "a password",
      { url: "https://:example-webhook-key@x.example", authenticationMethod: key },
      "url must not have a user or password; the receiver gets what authenticationMethod says",
    ],
    ["a port alone", { url: "https://:443/x", authenticationMethod: key }, "url must be an absolute URI with a host"],
  ])("webhook with %s is invalid-request", async (_, body, words) => {
    const answer = await mock.send("finance", "POST", "/v1/webhooks", body);
    expect([answer.status, codeOf(answer)]).toEqual([400, "invalid-request"]);
    expect(messageOf(answer)).toContain(words);
    expect(JSON.stringify(answer.body)).not.toContain("example-webhook-key");
  });

  test.each(["X Y", "X-Key:", "", "Schlüssel", "X\nY"])(
    "webhook with the header name %j is invalid-request",
    async (name) => {
      const body = { url: "https://x.example", authenticationMethod: { ...key, headerName: name } };
      const answer = await mock.send("finance", "POST", "/v1/webhooks", body);
      expect([answer.status, codeOf(answer)]).toEqual([400, "invalid-request"]);
      expect(messageOf(answer)).toContain("authenticationMethod.headerName must be the name of a header");
    },
  );

  test.each([
    ...["Content-Length", "transfer-encoding", "Expect", "Upgrade", "Connection", "Host", "content-type"].map(
      (headerName) => ({ headerName, apiKey: "example-webhook-key" }),
    ),
    ...["a\r\nb", "ü€", " k", ""].map((apiKey) => ({ headerName: "X-Key", apiKey })),
  ])("a webhook whose secret cannot be delivered is refused: %j", async (method) => {
    const body = { url: "https://x.example", authenticationMethod: { type: "API_KEY", ...method } };
    const answer = await mock.send("finance", "POST", "/v1/webhooks", body);
    expect([answer.status, codeOf(answer)]).toEqual([400, "invalid-request"]);
    expect(messageOf(answer)).toMatch(/authenticationMethod\.(headerName|apiKey) must/);
  });

  test("the same holds for a webhook that is replaced, and header names as they are used pass", async () => {
    const put = (body: object) => mock.send("finance", "PUT", "/v1/webhooks/whk-1", body);
    expect(codeOf(await put({ url: "https://", authenticationMethod: key }))).toBe("invalid-request");
    for (const headerName of ["X-Key", "x_key", "Api.Key", "Authorization"]) {
      const body = { url: "https://[2001:db8::1]:8443/x?y=z", authenticationMethod: { ...key, headerName } };
      // The mock has no webhook of that ID; what the body says was taken.
      expect((await put(body)).status).toBe(404);
    }
  });

  test("a missing body, a wrong content type, malformed JSON", async () => {
    const post = (init: RequestInit) => mock.ask("finance", "/v1/webhooks", { method: "POST", ...init });
    expect((await post({})).status).toBe(400);
    expect(
      (await post({ body: "url=x", headers: { "Content-Type": "application/x-www-form-urlencoded" } })).status,
    ).toBe(415);
    expect((await post({ body: "{}", headers: { "Content-Type": "no type" } })).status).toBe(415);
    expect((await post({ body: "{}", headers: { "Content-Type": "application/json; charset=utf-16" } })).status).toBe(
      415,
    );
    const malformed = await post({ body: '{"apiKey":"secret",', headers: { "Content-Type": "application/json" } });
    expect(malformed.status).toBe(400);
    expect(messageOf(malformed)).toContain("not valid JSON");
    expect(messageOf(malformed)).not.toContain("secret");
    const ramp = await mock.ask("ramp", "/v1/fees/calculate", {
      method: "POST",
      body: "1",
      headers: { "Content-Type": "text/plain" },
    });
    expect([ramp.status, codeOf(ramp)]).toEqual([415, "INVALID_MEDIA_TYPE"]);
  });
});

describe("paths and methods", () => {
  test("an unknown route", async () => {
    const finance = await mock.ask("finance", "/v1/nowhere");
    expect([finance.status, codeOf(finance)]).toEqual([404, "code-not-documented"]);
    const ramp = await mock.ask("ramp", "/v1/nowhere");
    expect([ramp.status, codeOf(ramp)]).toEqual([404, "NOT_FOUND"]);
    expect((await mock.ask("auth", "/nowhere")).body).toMatchObject({ error: "invalid_request" });
    expect((await mock.ask("finance", "/v1/parties/")).status).toBe(404);
    expect((await mock.ask("finance", "/V1/parties")).status).toBe(404);
  });

  test("a wrong method names those that are supported", async () => {
    const finance = await mock.ask("finance", "/v1/parties", { method: "DELETE" });
    expect(finance.status).toBe(405);
    expect(finance.headers.get("allow")?.split(", ").sort()).toEqual(["GET", "HEAD", "OPTIONS", "POST"]);
    const ramp = await mock.ask("ramp", "/v1/company", { method: "POST" });
    expect([ramp.status, codeOf(ramp)]).toEqual([405, "METHOD_NOT_SUPPORTED"]);
    expect(messageOf(ramp)).toContain("GET");
  });

  test("a fixed segment wins over a parameter", async () => {
    const answer = await mock.send("finance", "POST", "/v1/payment-requests/settlements", {});
    expect(messageOf(answer)).not.toContain("paymentRequestId");
    expect((await mock.ask("ramp", "/v1/ramp-requests/export", { headers: { Accept: "text/csv" } })).status).toBe(200);
  });
});

describe("--allow-http-webhooks", () => {
  const open = mockForTests({ allowHttpWebhooks: true });
  const register = (url: string) =>
    open.send("finance", "POST", "/v1/webhooks", {
      url,
      authenticationMethod: { type: "API_KEY", headerName: "X-Key", apiKey: "k" },
    });

  test("lets plain http to this machine pass, and nothing else", async () => {
    for (const url of ["http://127.0.0.1:3000/x", "http://localhost/x", "http://[::1]:3000/"])
      expect((await register(url)).status, url).toBe(201);
    for (const url of [
      ...["http://hooks.example/x", "http://127.0.0.1.evil.example/", "http://localhost@evil.example/"],
      "http://user:pw@127.0.0.1:5399/a",
    ])
      expect((await register(url)).status, url).toBe(400);
  });

  const named = mockForTests({ allowHttpWebhooks: ["app", "Worker.example"] });

  test("lets plain http to hosts that are named pass, too", async () => {
    const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "k" };
    const told = async (url: string) => {
      const { status, body } = await named.send("finance", "POST", "/v1/webhooks", { url, authenticationMethod });
      return [status, /--allow-http-webhooks.*?(?=\.?")/.exec(JSON.stringify(body))?.[0]];
    };
    for (const url of ["http://app:3000/x", "http://worker.example/x", "http://127.0.0.1:3000/x"])
      expect(await told(url), url).toEqual([201, undefined]);
    expect(await told("http://app.evil.example/")).toEqual([400, "--allow-http-webhooks-to app.evil.example"]);
    expect((await told("ftp://app/"))[0]).toBe(400);
  });
});
