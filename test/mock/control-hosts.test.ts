// Who may reach the control API: this machine by its names, and hosts that are allowed; no page of another origin.

import { expect, test } from "vitest";
import { mockForTests } from "./mock.ts";

const allowOrigins = ["http://docs.example:4000"];
const mock = mockForTests({ allowOrigins, allowHosts: ["mock.internal", " Build-7", "Straße.example"], speed: 0 });

/** The response to a request with these header lines. */
const responseTo = (lines: string[], line = "GET /__mock/clock") =>
  mock.raw("finance", [`${line} HTTP/1.1`, ...lines, "Connection: close", "", ""].join("\r\n"));
const statusOf = async (...asked: Parameters<typeof responseTo>) => Number((await responseTo(...asked)).split(" ")[1]);

test.each([
  ...["127.0.0.1:4010", "127.0.0.1", "127.8.9.10:4010", "localhost:1", "LOCALHOST", "[::1]:4010"],
  ...["mock.internal:4010", "MOCK.internal", "build-7:80", "xn--strae-oqa.example"],
])("the control API responds at %s", async (host) => {
  for (const path of ["/__mock/clock", "/__mock/"]) expect(await statusOf([`Host: ${host}`], `GET ${path}`)).toBe(200);
});

test.each([
  ...["evil.example", "evil.example:4010", "localhost.evil.example", "127.0.0.1.evil.example", "evil.mock.internal"],
  ...["10.1.2.3:4010", "localhost@evil.example", "localhost/", "[::2]", "%"],
])("it does not respond at %s", async (host) => {
  for (const path of ["GET /__mock/", "GET /__mock/page.js", "GET /__mock/requests", "POST /__mock/reset"])
    expect(await statusOf([`Host: ${host}`], path)).toBe(403);
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
])("it takes a request of a page of %s with %i", async (origin, status) => {
  expect(await statusOf(["Host: localhost:4010", `Origin: ${origin}`])).toBe(status);
});

test("it answers the preflight of an allowed page, and of no other", async () => {
  const preflight = async (Origin: string) => {
    const headers = { Origin, "Access-Control-Request-Method": "POST" };
    const response = await mock.ask("finance", "/__mock/events", { method: "OPTIONS", headers });
    return [response.status, response.headers.get("access-control-allow-origin")];
  };
  expect(await preflight("http://docs.example:4000")).toEqual([204, "http://docs.example:4000"]);
  expect(await preflight("http://evil.example")).toEqual([403, null]);
});

test("no host and two are refused, two equal ones too, in its own form; the services are for every host", async () => {
  for (const lines of [["Host: localhost", "host: localhost"], ["Host: localhost", "Host: evil.example"], []])
    expect(await responseTo(lines)).toMatch(/^HTTP\/1.1 400[\s\S]*\{"error":"The header Host is [^"]+"\}$/);
  expect(await statusOf(["Host: localhost", "Host: localhost"], "GET /v1/parties")).toBe(400);
  expect(await statusOf(["Host: api.example", "Authorization: Bearer example-access-token"], "GET /v1/parties")).toBe(
    200,
  );
  expect(await responseTo(["Host: mock:4010"])).toContain(
    '{"error":"nothing below /__mock responds at the host mock; allow it with --allow-host mock"}',
  );
});
