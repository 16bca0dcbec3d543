// The HTTP front of the mock: correlation, CORS, HEAD, OPTIONS, latency, /health, and hostile or broken requests.

import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { correlationPattern } from "../../model/correlation.ts";
import { bundles } from "../lib/bundles.ts";
import { cast, codeOf, messageOf, mockForTests } from "./mock.ts";

const mock = mockForTests();
const json = { "Content-Type": "application/json" };
const token = "Authorization: Bearer example-access-token\r\n";

/** A response that nobody but the mock wrote, in the envelope and with a correlation ID. */
function expectRefusal(response: string, status: number): void {
  expect(response.slice(0, 40)).toContain(`HTTP/1.1 ${status} `);
  expect(/x-correlation-id: (.*)\r\n/i.exec(response)?.[1]).toMatch(correlationPattern(bundles.finance));
  expect(response).toContain('{"success":false,"errors":[{"code":');
}

/** Every request after a hostile one must be served. */
const expectServed = async () => expect((await mock.ask("finance", "/v1/parties")).status).toBe(200);

test("a browser's preflight passes for any origin and is kept; any page may read a response and its headers", async () => {
  const asked = "authorization,content-type,x-tenant-id";
  const headers = {
    Origin: "http://localhost:5173",
    Authorization: "",
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": asked,
  };
  const {
    status,
    headers: given,
    body,
  } = await mock.ask("finance", "/v1/webhooks", { method: "OPTIONS", headers });
  expect([status, body, given.get("access-control-allow-origin")]).toEqual([204, "", "*"]);
  expect(given.get("access-control-allow-methods")).toContain("POST");
  expect(given.get("access-control-allow-headers")).toBe(asked);
  expect(Number(given.get("access-control-max-age"))).toBeGreaterThan(600);
  expect((await mock.ask("finance", "/nowhere", { method: "OPTIONS", headers })).status).toBe(204);
  for (const [path, more] of Object.entries({
    "/v1/parties": {},
    "/nowhere": {},
    "/v1/accounts": { Authorization: "" },
  })) {
    const response = await mock.ask("finance", path, { headers: { Origin: "http://localhost:5173", ...more } });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-expose-headers")).toMatch(/X-Correlation-Id,.*, Retry-After/);
  }
});

test("HEAD is GET without the body, and OPTIONS tells the methods", async () => {
  const get = await mock.ask("finance", "/v1/parties");
  const head = await mock.ask("finance", "/v1/parties", { method: "HEAD" });
  expect([head.status, head.body]).toEqual([200, ""]);
  for (const name of ["content-type", "content-length"])
    expect(head.headers.get(name)).toBe(get.headers.get(name));
  const options = await mock.ask("finance", `/v1/accounts/${cast.account}/payouts`, { method: "OPTIONS" });
  expect([options.status, options.headers.get("allow")?.split(", ").sort()]).toEqual([
    ...[204, ["GET", "HEAD", "OPTIONS", "POST"]],
  ]);
  expect((await mock.ask("finance", "/nowhere", { method: "OPTIONS" })).status).toBe(404);
});

const slow = mockForTests({ latency: [150, 200] });
test("--latency delays every response", async () => {
  const start = performance.now();
  await slow.ask("finance", "/nowhere");
  expect(performance.now() - start).toBeGreaterThanOrEqual(145);
});

test("/health is on each port and below /__mock, at any host, needs no token, and is not in the journal", async () => {
  const told = {
    status: "ok",
    contract: { finance: expect.stringMatching(/^\d+\.\d+/), ramp: expect.any(String), auth: expect.any(String) },
    state: "memory",
    writable: true,
    uptime: expect.any(Number),
    sandboxes: 0,
  };
  await mock.control("DELETE", "/requests");
  for (const api of ["finance", "ramp", "auth"] as const)
    for (const path of ["/health", "/health?x=1", "/__mock/health"]) {
      const { status, headers, body } = await mock.ask(api, path, { headers: { Authorization: "" } });
      expect([status, body, headers.get("cache-control")], path).toEqual([200, told, "no-store"]);
    }
  for (const head of ["HTTP/1.1\r\nHost: lb.internal.example:80\r\nConnection: close", "HTTP/1.0"])
    expect(await mock.raw("finance", `GET /health ${head}\r\n\r\n`)).toContain('"status":"ok"');
  expect(await mock.shown("/requests")).toEqual([]);
});

describe("a hostile request gets a clear 4xx in the envelope, and the next one is served:", () => {
  const post = (body: Buffer | string, headers: Record<string, string> = json) =>
    mock.ask("finance", "/v1/webhooks", { method: "POST", headers, body: body as string });

  test.each([
    ["truncated JSON", '{"apiKey":"secret",', "not valid JSON"],
    ["a text without quotes", '{"apiKey":secret}', "not valid JSON"],
    ["deep nesting", "[".repeat(100_000) + "]".repeat(100_000), "nested deeper"],
    ["__proto__", '{"__proto__":{"isAdmin":true}}', "__proto__"],
  ])("%s", async (_, body, words) => {
    const response = await post(body);
    expect([response.status, codeOf(response)]).toEqual([400, "invalid-request"]);
    expect(messageOf(response)).toContain(words);
    expect(JSON.stringify(response.body)).not.toMatch(/at .*\.ts|node:|secret/);
    await expectServed();
  });

  test("a huge body, with and without its length, a compressed one, none, and other media types", async () => {
    const huge = "x".repeat(5_000_000);
    expect((await post(huge)).status).toBe(413);
    const init = { method: "POST", headers: json, body: new Blob([huge]).stream(), duplex: "half" } as RequestInit;
    expect((await mock.ask("finance", "/v1/webhooks", init)).status).toBe(413);
    expect((await post("{}", { ...json, "Content-Encoding": "gzip" })).status).toBe(415);
    expect((await post("", {})).status).toBe(400);
    for (const type of ["application/x-www-form-urlencoded", "no type"])
      expect((await post("{}", { "Content-Type": type })).status).toBe(415);
    await expectServed();
  });

  test.each([
    "/v1/parties/%00",
    "/v1/parties/%zz",
    "/v1/../v1/parties",
    "/v1/..%2f..%2fetc",
    "/v1/parties?__proto__=1",
    "/v1/parties?page=%ff",
  ])("the target %s", async (target) => {
    expectRefusal(await mock.raw("finance", `GET ${target} HTTP/1.1\r\nHost: x\r\n${token}\r\n`), 400);
    await expectServed();
  });

  const lengthAndChunks = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nx";
  test.each([
    ["no HTTP at all", "rubbish\r\n\r\n", 400],
    ["a header flood", `GET / HTTP/1.1\r\nHost: x\r\n${"a: b\r\n".repeat(500)}\r\n`, 431],
    ["length and chunks", lengthAndChunks, 400],
    ["CONNECT", "CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n", 405],
  ])("%s", async (_, text, status) => {
    for (const api of ["finance", "ramp"] as const) expectRefusal(await mock.raw(api, text), status);
    await expectServed();
  });

  // Nobody waits for the other bound: it is far beyond the patience of the test.
  const ofHead = mockForTests({}, { limits: { headTime: 300, requestTime: 600_000 } });
  const ofBody = mockForTests({}, { limits: { headTime: 300, requestTime: 900 } });
  const half = `POST /v1/webhooks HTTP/1.1\r\nHost: x\r\n${token}Content-Length: 99\r\n\r\n{`;

  test("a slow head, which is not waited for as long as a slow body; a connection that breaks within one", async () => {
    expectRefusal(await ofHead.raw("finance", "GET /v1/parties HTTP/1.1\r\nHost: x\r\n"), 408);
    expectRefusal(await ofBody.raw("ramp", half), 408);
    const { hostname, port } = new URL(mock.address("finance"));
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(half, () => socket.destroy()));
      socket.on("close", () => resolve());
    });
    await expectServed();
  });
});
