// /health: for those who watch over the mock, without a token, at any host, and no word that is secret.

import { expect, test } from "vitest";
import { createFakeState } from "./fake-state.ts";
import { mockForTests } from "./mock.ts";

let isWritable = true;
const state = { ...createFakeState(), isWritable: () => isWritable };
const mock = mockForTests({}, { state });
const told = {
  status: "ok",
  contract: { finance: expect.stringMatching(/^\d+\.\d+/), ramp: expect.any(String), auth: expect.any(String) },
  ...{ state: "memory", writable: true, uptime: expect.any(Number), sandboxes: 0 },
};

test("is on each port and below /__mock, needs no token, and is not in the journal", async () => {
  for (const api of ["finance", "ramp", "auth"] as const)
    for (const path of ["/health", "/health?x=1", "/__mock/health", "/health/live"]) {
      const { status, headers, body } = await mock.ask(api, path, { headers: { Authorization: "" } });
      expect([status, body, headers.get("cache-control")], path).toEqual([200, told, "no-store"]);
    }
  expect((await mock.control("GET", "/requests")).body).toEqual([]);
});

test("responds at any host, and in HTTP/1.0 without one", async () => {
  for (const head of ["HTTP/1.1\r\nHost: lb.internal.example:80\r\nConnection: close", "HTTP/1.0"])
    expect(await mock.raw("finance", `GET /health ${head}\r\n\r\n`)).toContain('"status":"ok"');
  expect(
    await mock.raw("ramp", "HEAD /__mock/health HTTP/1.1\r\nHost: lb.example\r\nConnection: close\r\n\r\n"),
  ).toContain(" 200 OK");
});

test("while writes are refused it is not ready, but lives", async () => {
  isWritable = false;
  const { status, body } = await mock.ask("ramp", "/health");
  expect([status, body]).toEqual([503, { ...told, status: "read-only", writable: false }]);
  expect((await mock.ask("ramp", "/health/live")).status).toBe(200);
  isWritable = true;
  expect((await mock.ask("ramp", "/health")).status).toBe(200);
});

test("other methods are 405, and no other path is its own", async () => {
  const refused = await mock.ask("finance", "/health", { method: "POST" });
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  for (const path of ["/healthy", "/health/", "/v1/health"]) expect((await mock.ask("finance", path)).status).toBe(404);
});
