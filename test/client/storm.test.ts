// The client under load: retries that do not grow a storm, one signal for many calls, transports of other libraries.

import { existsSync } from "node:fs";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createFinanceClient } from "../../client/finance.ts";
import { root } from "../../model/apis.ts";
import { runProcess } from "../lib/process.ts";
import { financeWith, json, success } from "./fault-server.ts";

const baseUrl = "https://finance.example.com";

test("the retry budget of a client lets 1000 calls to a service that is down make 100 retries, and a success gives some back", async () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  let up = (_: number) => false;
  let sent = 0;
  const fetch = async () => (up(++sent) ? Response.json({ success: true }) : new Response(null, { status: 503 }));
  const finance = createFinanceClient({ baseUrl, auth: "token", fetch });
  const storm = async (calls: number) => {
    sent = 0;
    const outcomes = await Promise.all(
      Array.from({ length: calls }, (_, index) => finance.forTenant(`t-${index}`).GET("/v1/webhooks")),
    );
    return { sent, outcomes };
  };
  const { outcomes } = await storm(1000);
  expect(sent).toBe(1100);
  expect(outcomes.filter(({ error }) => error?.retryable !== true)).toEqual([]);
  expect((await storm(50)).sent).toBe(50);
  up = () => true;
  await storm(25);
  up = () => false;
  expect((await storm(50)).sent).toBe(55);
  // One that succeeds after a retry gives back what the retry took.
  up = () => true;
  await storm(5);
  up = (count) => count > 1;
  expect((await storm(1)).sent).toBe(2);
  up = () => false;
  expect((await storm(50)).sent).toBe(51);
  random.mockRestore();
});

describe("one signal for many calls", () => {
  const script = `
import { createFinanceClient } from "${root}client/finance.ts";
const fetch = async (request) => new Promise((resolve, reject) => {
  request.signal.addEventListener("abort", () => reject(request.signal.reason));
});
const finance = createFinanceClient({ baseUrl: "${baseUrl}", auth: "token", fetch });
const controller = new AbortController();
const calls = Array.from({ length: 200 }, () => finance.GET("/v1/webhooks", { signal: controller.signal }));
setTimeout(() => controller.abort(), 10);
const outcomes = await Promise.all(calls);
console.log(new Set(outcomes.map(({ error }) => error?.name)));
`;

  test("makes Node warn of no leak", async () => {
    const { bundleApp } = await import("../../bench/client/bundles.ts");
    const { text } = await bundleApp(script, { platform: "node" });
    // Each version of Node that is at hand: the warning is one of Node 20.
    for (const node of new Set([process.execPath, ...["/usr/bin/node"].filter((file) => existsSync(file))])) {
      const command = [node, "--input-type=module", "--eval", text];
      const { stdout, stderr } = await runProcess(command, { cwd: root, timeout: 60_000 });
      expect(stderr).toBe("");
      expect(stdout).toContain("AbortError");
    }
  });
});

describe("a transport of another library", () => {
  test("fetch of undici, which does not know this runtime's Request", async () => {
    const { fetch } = await import("undici");
    const { finance, received } = await financeWith([json(200, { success: true, result: [] }), success({})], {
      fetch: fetch as unknown as typeof globalThis.fetch,
    });
    expect((await finance.GET("/v1/webhooks")).data).toEqual({ success: true, result: [] });
    const { idempotencyKey, error } = await finance.POST("/v1/payment-requests", { body: {} });
    expect(error).toBeUndefined();
    expect(received).toMatchObject([
      { method: "GET", headers: { authorization: "Bearer secret-token-8f3a" } },
      {
        method: "POST",
        body: JSON.stringify({ idempotencyKey }),
        headers: { "content-type": "application/json", "content-length": "57" },
      },
    ]);
  });

  test("the runtime's own gets address and options, with all that the caller has set", async () => {
    const given: unknown[] = [];
    const own = async (...all: unknown[]) => given.push(...all) && Response.json({ success: true });
    const source = `${fetch}`;
    vi.stubGlobal("fetch", Object.assign(own, { toString: () => source }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const finance = createFinanceClient({ baseUrl, auth: "token" });
    expect((await finance.GET("/v1/webhooks", { integrity: "sha256-a" })).error).toBeUndefined();
    expect(given.splice(0)).toMatchObject([`${baseUrl}/v1/webhooks`, { method: "GET", integrity: "sha256-a" }]);
    // The request of middleware is not taken apart, which could lose what it has set.
    await finance.GET("/v1/webhooks", { integrity: "sha256-a", middleware: [{ onRequest() {} }] });
    expect(given).toEqual([expect.any(Request)]);
  });
});
