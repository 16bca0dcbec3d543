// Why Prism is pinned to 5.14.2: 5.16 never answers a malformed body and crashes under NODE_ENV=production. These
// canaries run the plain `prism mock` command, so that an upgrade which brings either back is noticed.

import { expect, test } from "vitest";
import { startPrism } from "./prism.ts";

async function withPrism(env: Record<string, string>, work: (origin: string) => Promise<void>): Promise<void> {
  const { origin, stop } = await startPrism("auth", env);
  await work(origin).finally(stop);
}

const form = "grant_type=client_credentials&client_id=example-client-id&client_secret=example-client-secret";

test("prism mock answers a malformed JSON body", async () => {
  await withPrism({}, async (origin) => {
    const response = await fetch(`${origin}/token`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"half":',
      signal: AbortSignal.timeout(10_000),
    });
    expect(response.status).toBe(400);
  });
});

test("prism mock runs under NODE_ENV=production", async () => {
  await withPrism({ NODE_ENV: "production" }, async (origin) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const response = await fetch(`${origin}/token`, { method: "POST", headers, body: form });
    expect(response.status).toBe(200);
  });
});
