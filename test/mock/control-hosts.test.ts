// Who may reach the control API: this machine by its names, and hosts that are allowed; no page of another origin.

import { describe, expect, test } from "vitest";
import { mockForTests } from "./mock.ts";

const allowOrigins = ["http://docs.example:4000"];
const mock = mockForTests({ allowOrigins, allowHosts: ["mock.internal", " Build-7", "Straße.example"], speed: 0 });

/** Status of a request with these header lines. */
async function statusOf(lines: string[], line = "GET /__mock/clock"): Promise<number> {
  const head = [`${line} HTTP/1.1`, ...lines, "Connection: close", "", ""];
  return Number((await mock.raw("finance", head.join("\r\n"))).split(" ")[1]);
}

describe("the control API", () => {
  test.each([
    "127.0.0.1:4010",
    "127.0.0.1",
    "127.8.9.10:4010",
    "localhost:1",
    "LOCALHOST",
    "[::1]:4010",
    "mock.internal:4010",
    "MOCK.internal",
    "build-7:80",
    "xn--strae-oqa.example",
  ])("responds at %s", async (host) => {
    expect(await statusOf([`Host: ${host}`])).toBe(200);
    expect(await statusOf([`Host: ${host}`], "GET /__mock/")).toBe(200);
  });

  test.each([
    "evil.example",
    "evil.example:4010",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil.mock.internal",
    "10.1.2.3:4010",
    "localhost@evil.example",
    "localhost/",
    "[::2]",
    "%",
  ])("does not respond at %s", async (host) => {
    for (const path of ["/__mock/", "/__mock/page.js", "/__mock/clock", "/__mock/requests"])
      expect(await statusOf([`Host: ${host}`], `GET ${path}`)).toBe(403);
    expect(await statusOf([`Host: ${host}`], "POST /__mock/reset")).toBe(403);
  });

  test.each([
    ["http://evil.example", 403],
    ["http://localhost:1234", 403],
    ["https://localhost:4010", 403],
    ["null", 403],
    ["http://localhost:4010", 200],
    ["http://docs.example:4000", 200],
    ["http://docs.example", 403],
    ["https://docs.example:4000", 403],
  ])("takes a request of a page of %s with %i", async (origin, status) => {
    expect(await statusOf(["Host: localhost:4010", `Origin: ${origin}`])).toBe(status);
  });

  test("answers the preflight of an allowed page, and of no other", async () => {
    const preflight = (origin: string) =>
      mock.ask("finance", "/__mock/events", {
        method: "OPTIONS",
        headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
      });
    const allowed = await preflight("http://docs.example:4000");
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get("access-control-allow-origin")).toBe("http://docs.example:4000");
    expect(allowed.headers.get("access-control-allow-headers")).toContain("Content-Type");
    const other = await preflight("http://evil.example");
    expect(other.status).toBe(403);
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("refuses in its own form what is wrong before anything looks at it", async () => {
    for (const lines of [["Host: localhost", "Host: localhost"], []]) {
      const head = ["GET /__mock/clock HTTP/1.1", ...lines, "Connection: close", "", ""].join("\r\n");
      expect(await mock.raw("finance", head)).toMatch(/\{"error":"The header Host is [^"]+"\}$/);
    }
  });

  test("says how to allow a host", async () => {
    const response = await mock.raw(
      "finance",
      "GET /__mock/clock HTTP/1.1\r\nHost: mock:4010\r\nConnection: close\r\n\r\n",
    );
    expect(response).toContain(
      '{"error":"nothing below /__mock responds at the host mock; allow it with --allow-host mock"}',
    );
  });
});

test("two Host headers are refused everywhere, two equal ones too", async () => {
  const service = "GET /v1/parties";
  for (const line of ["GET /__mock/clock", service]) {
    expect(await statusOf(["Host: localhost", "Host: evil.example"], line)).toBe(400);
    expect(await statusOf(["Host: localhost", "host: localhost"], line)).toBe(400);
  }
  // The services are for every host.
  expect(await statusOf(["Host: api.example", "Authorization: Bearer example-access-token"], service)).toBe(200);
});
