// redisDedupe against a real Redis, through both drivers.

import { inspect } from "node:util";
import { Redis } from "ioredis";
import { createClient } from "redis";
import { afterAll, describe, expect, test } from "vitest";
import { redisDedupe } from "../../client/webhooks/redis.ts";
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

test("passes on what the client rejects with, and refuses what is no client or time", async () => {
  const client = { sendCommand: () => Promise.reject(new Error("The client is closed")) };
  const dedupe = redisDedupe(client);
  for (const work of [dedupe.claim, dedupe.complete]) await expect(work("a")).rejects.toThrow("The client is closed");
  for (const none of [undefined, null, {}, "redis://127.0.0.1"])
    expect(() => redisDedupe(none as never)).toThrow(TypeError);
  for (const times of [{ ttlMs: 0 }, { claimMs: 0.5 }]) expect(() => redisDedupe(client, times)).toThrow(RangeError);
});

test("shows nothing of the client's credentials, which ioredis has in plain sight", () => {
  const client = new Redis("redis://user:example-secret@127.0.0.1:1", { lazyConnect: true });
  expect(inspect(redisDedupe(client), { depth: 20, showHidden: true })).not.toContain("example-secret");
});
