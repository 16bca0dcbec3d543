// redisDedupe against a real Redis, through both drivers.

import { Redis } from "ioredis";
import { createClient } from "redis";
import { afterAll, describe, expect, test } from "vitest";
import { redisDedupe } from "../../client/webhooks/redis.ts";
import { expectNoSecret } from "./lib/secrets.ts";
import { startRedis } from "./lib/services.ts";
import { storeTests } from "./lib/store-tests.ts";

const redis = await startRedis();
afterAll(() => redis?.stop());

for (const driver of ["redis", "ioredis"] as const) {
  describe.runIf(redis)(driver, async () => {
    if (redis !== undefined) await storeTests(driver, redis.url);
  });
}

test.runIf(redis)("keys have the prefix and an end", async () => {
  const client = createClient({ url: redis?.url ?? "" });
  await client.connect();
  const dedupe = redisDedupe(client, { prefix: "payments:", claimMs: 5000, ttlMs: 50_000 });
  await dedupe.claim("a");
  expect(await client.pTTL("payments:a")).toSatisfy((left: number) => left > 0 && left <= 5000);
  await dedupe.complete("a");
  expect(await client.pTTL("payments:a")).toSatisfy((left: number) => left > 5_000 && left <= 50_000);
  expect(await client.get("payments:a")).toBe("done");
  await client.close();
});

test("passes on what the client rejects with", async () => {
  const dedupe = redisDedupe({ sendCommand: () => Promise.reject(new Error("The client is closed")) });
  await expect(dedupe.claim("a")).rejects.toThrow("The client is closed");
  await expect(dedupe.complete("a")).rejects.toThrow("The client is closed");
});

describe("says nothing of the client's credentials, not even when it cannot connect", () => {
  const url = "redis://user:example-secret@127.0.0.1:1";

  test("redis", () => expectNoSecret(redisDedupe(createClient({ url, disableOfflineQueue: true }))));

  test("ioredis, which has them in plain sight", async () => {
    const client = new Redis(url, { retryStrategy: () => null });
    client.on("error", () => undefined);
    await expectNoSecret(redisDedupe(client));
  });
});

test.each([undefined, null, {}, "redis://127.0.0.1"])("refuses %s for a client", (client) => {
  expect(() => redisDedupe(client as never)).toThrow(TypeError);
});

test("refuses times that are none", () => {
  const client = { sendCommand: async () => null };
  expect(() => redisDedupe(client, { ttlMs: 0 })).toThrow(RangeError);
  expect(() => redisDedupe(client, { claimMs: 0.5 })).toThrow(RangeError);
});
