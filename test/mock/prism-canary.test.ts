// Why Prism is pinned to 5.14.2: 5.16 never answers a malformed body and crashes under NODE_ENV=production. These
// canaries run the plain `prism mock` command, so that an upgrade which brings either back is noticed.

import getPort from "get-port";
import { expect, test } from "vitest";
import { generatedDir } from "../../model/apis.ts";
import { printed, startScript } from "../lib/process.ts";

async function withPrism(env: Record<string, string>, work: (origin: string) => Promise<void>): Promise<void> {
  const port = await getPort();
  const args = ["mock", `${generatedDir}auth/openapi.json`, "--port", String(port), "--host", "127.0.0.1"];
  const prism = startScript("node_modules/.bin/prism", args, env);
  try {
    await printed(prism, "Prism is listening");
    await work(`http://127.0.0.1:${port}`);
  } finally {
    prism.kill("SIGKILL");
  }
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
