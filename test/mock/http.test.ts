// The HTTP front of the mock: correlation, CORS, HEAD, OPTIONS, latency, and hostile or broken requests.

import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { correlationPattern } from "../../model/correlation.ts";
import { bundles } from "../lib/bundles.ts";
import { cast, codeOf, messageOf, mockForTests } from "./mock.ts";

const mock = mockForTests();
const json = { "Content-Type": "application/json" };
const token = "Authorization: Bearer example-access-token\r\n";

/** Far more than any response takes, in milliseconds. */
const patience = 30_000;

/** A response that nobody but the mock wrote, in the envelope and with a correlation ID. */
function expectRefusal(response: string, status: number): void {
  expect(response.slice(0, 40)).toContain(`HTTP/1.1 ${status} `);
  expect(/x-correlation-id: (.*)\r\n/i.exec(response)?.[1]).toMatch(correlationPattern(bundles.finance));
  expect(response).toContain('{"success":false,"errors":[{"code":');
}

/** Every request after a hostile one must be served. */
async function expectServed() {
  expect((await mock.ask("finance", "/v1/parties")).status).toBe(200);
}

describe("correlation", () => {
  const cases: [string, string, RequestInit][] = [
    ["200", "/v1/parties", {}],
    ["401", "/v1/parties", { headers: { Authorization: "" } }],
    ["403", "/v1/parties", { headers: { "x-tenant-id": "no" } }],
    ["404", "/nowhere", {}],
    ["405", "/v1/parties", { method: "PUT" }],
    ["400", "/v1/parties?page=0", {}],
    ["400 of a body", "/v1/webhooks", { method: "POST", headers: json, body: "{" }],
    ["413", "/v1/webhooks", { method: "POST", headers: json, body: "x".repeat(2_000_000) }],
    ["415", "/v1/webhooks", { method: "POST", body: "x" }],
    ["503 on wish", "/v1/webhooks", { headers: { Prefer: "code=503" } }],
    ["OPTIONS", "/v1/webhooks", { method: "OPTIONS" }],
    ["control", "/__mock/scenarios", {}],
  ];
  test.each(cases)("an own id comes back on %s", async (_, path, init) => {
    const headers = { ...(init.headers as Record<string, string>), "X-Correlation-Id": "mine:1" };
    const answer = await mock.ask("finance", path, { ...init, headers });
    expect(answer.headers.get("x-correlation-id")).toBe("mine:1");
  });

  test("also on the token endpoint", async () => {
    const answer = await mock.ask("auth", "/token", { method: "POST", headers: { "X-Request-Id": "r-1" } });
    expect(answer.headers.get("x-correlation-id")).toBe("r-1");
  });

  test.each(["not valid!", "x".repeat(65), ""])("%j is replaced, though the fallback would be valid", async (id) => {
    const headers = { "X-Correlation-Id": id, "X-Request-Id": "fallback" };
    const given = (await mock.ask("finance", "/v1/parties", { headers })).headers.get("x-correlation-id");
    expect(given).toMatch(correlationPattern(bundles.finance));
    expect([id, "fallback"]).not.toContain(given);
  });
});

describe("browsers", () => {
  test("a preflight is answered for any origin and kept", async () => {
    const headers = {
      Origin: "http://localhost:5173",
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization,content-type,x-tenant-id",
      Authorization: "",
    };
    const { status, headers: given, body } = await mock.ask("finance", "/v1/webhooks", { method: "OPTIONS", headers });
    expect([status, body]).toEqual([204, ""]);
    expect(given.get("access-control-allow-origin")).toBe("*");
    expect(given.get("access-control-allow-methods")).toContain("POST");
    expect(given.get("access-control-allow-headers")).toBe("authorization,content-type,x-tenant-id");
    expect(Number(given.get("access-control-max-age"))).toBeGreaterThan(600);
  });

  test.each([
    ["/v1/parties", {}],
    ["/nowhere", {}],
    ["/v1/parties", { Authorization: "" }],
  ])("any page may read %s and its correlation id", async (path, headers) => {
    const answer = await mock.ask("finance", path, { headers: { Origin: "http://localhost:5173", ...headers } });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-expose-headers")).toContain("X-Correlation-Id");
  });

  test("the control API is not open to other origins", async () => {
    const init = { method: "POST", headers: { ...json, Origin: "http://evil.example" }, body: "{}" };
    const answer = await mock.ask("finance", "/__mock/reset", init);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("methods", () => {
  test("HEAD is GET without the body", async () => {
    const get = await mock.ask("finance", "/v1/parties");
    const head = await mock.ask("finance", "/v1/parties", { method: "HEAD" });
    expect([head.status, head.body]).toEqual([200, ""]);
    for (const name of ["content-type", "content-length"]) expect(head.headers.get(name)).toBe(get.headers.get(name));
    expect((await mock.ask("finance", "/v1/webhooks/x/ping", { method: "HEAD" })).status).toBe(405);
  });

  test("OPTIONS tells the methods", async () => {
    const answer = await mock.ask("finance", `/v1/accounts/${cast.account}/payouts`, { method: "OPTIONS" });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("allow")?.split(", ").sort()).toEqual(["GET", "HEAD", "OPTIONS", "POST"]);
    expect((await mock.ask("finance", "/nowhere", { method: "OPTIONS" })).status).toBe(404);
  });
});

describe("--latency", () => {
  const slow = mockForTests({ latency: [150, 200] });

  test("delays every response", async () => {
    for (const path of ["/v1/parties", "/nowhere"]) {
      const start = performance.now();
      await slow.ask("finance", path);
      expect(performance.now() - start).toBeGreaterThanOrEqual(145);
    }
  });
});

describe("hostile requests get a clear 4xx in the envelope, and the next one is served", () => {
  const post = (body: Buffer | string, type = "application/json") =>
    mock.ask("finance", "/v1/webhooks", { method: "POST", headers: { "Content-Type": type }, body: body as string });

  test.each([
    ["truncated JSON", '{"url":', "not valid JSON"],
    ["not UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0x22]), "not valid UTF-8"],
    ["deep nesting", "[".repeat(100_000) + "]".repeat(100_000), "nested deeper"],
    ["__proto__", '{"__proto__":{"isAdmin":true}}', "__proto__"],
    ["an escaped __proto__", '{"a":{"\\u005f_proto__":1}}', "__proto__"],
  ])("%s", async (_, body, words) => {
    const answer = await post(body);
    expect([answer.status, codeOf(answer)]).toEqual([400, "invalid-request"]);
    expect(messageOf(answer)).toContain(words);
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts|node:/);
    await expectServed();
  });

  test("a huge body, with and without its length", async () => {
    const huge = "x".repeat(5_000_000);
    expect((await post(huge)).status).toBe(413);
    const stream = new Blob([huge]).stream();
    const init = { method: "POST", headers: json, body: stream, duplex: "half" } as RequestInit;
    expect((await mock.ask("finance", "/v1/webhooks", init)).status).toBe(413);
    await expectServed();
  });

  test("a compressed body", async () => {
    const headers = { ...json, "Content-Encoding": "gzip" };
    expect((await mock.ask("finance", "/v1/webhooks", { method: "POST", headers, body: "{}" })).status).toBe(415);
  });

  test.each([
    "/v1/parties/%00",
    "/v1/webhooks/%00",
    "/v1/parties/%0a",
    "/v1/parties/%zz",
    "/v1/parties/%ff",
    "/v1/../v1/parties",
    "/v1/%2e%2e/parties",
    "/v1/..%2f..%2fetc",
    "/v1/./parties",
    "/v1/parties?__proto__=1",
    "/v1/parties?page=%ff",
    "/v1/parties/\u00e9",
  ])("the target %s", async (target) => {
    const answer = await mock.raw("finance", `GET ${target} HTTP/1.1\r\nHost: x\r\n${token}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/x-correlation-id: /i);
    expect(answer).toContain('"code":"invalid-request"');
    await expectServed();
  });

  test.each([
    ["no HTTP at all", "rubbish\r\n\r\n", 400],
    ["no Host", `GET /v1/parties HTTP/1.1\r\n${token}\r\n`, 400],
    ["a header flood", `GET / HTTP/1.1\r\nHost: x\r\n${"a: b\r\n".repeat(500)}\r\n`, 431],
    ["a large header", `GET / HTTP/1.1\r\nHost: x\r\na: ${"b".repeat(20_000)}\r\n\r\n`, 431],
    ["two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx", 400],
    [
      "length and chunks",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nx",
      400,
    ],
    ["an unknown expectation", "GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n", 417],
    ["CONNECT", "CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n", 405],
  ])("%s", async (_, text, status) => {
    for (const api of ["finance", "ramp"] as const) expectRefusal(await mock.raw(api, text, patience), status);
    await expectServed();
  });

  // Nobody waits for the other bound: it is far beyond the patience of the test.
  const ofHead = mockForTests({}, { limits: { headTime: 300, requestTime: 600_000 } });
  const ofBody = mockForTests({}, { limits: { headTime: 300, requestTime: 900 } });

  test("a slow head, which is not waited for as long as a slow body", async () => {
    expectRefusal(await ofHead.raw("finance", "GET /v1/parties HTTP/1.1\r\nHost: x\r\n", patience), 408);
  });

  test("a slow body", async () => {
    const head = `POST /v1/webhooks HTTP/1.1\r\nHost: x\r\n${token}Content-Length: 99\r\n\r\n{`;
    expectRefusal(await ofBody.raw("ramp", head, patience), 408);
  });

  test("a connection that breaks in the middle of a body", async () => {
    const { hostname, port } = new URL(mock.address("finance"));
    const head = `POST /v1/webhooks HTTP/1.1\r\nHost: x\r\n${token}Content-Length: 99\r\n\r\n{`;
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(head, () => socket.destroy()));
      socket.on("close", () => resolve());
    });
    await expectServed();
  });

  test("a thousand connections at once", async () => {
    const ask = () => mock.ask("finance", "/v1/parties").then(({ status }) => status);
    const statuses = await Promise.all(Array.from({ length: 1_000 }, ask));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
