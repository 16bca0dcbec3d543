// The rules every memory of deliveries keeps, whatever it stores them in; registers one test for each.

import { expect, test } from "vitest";
import type { Dedupe, DedupeTimes } from "../../../client/webhooks.ts";

/** Milliseconds after which the claims of these tests expire, and handled changes are forgotten. */
export const briefTimes = { claimMs: 600, ttlMs: 1800 };

/**
 * Registers the tests.
 * @param make Makes another view of the same memory, as another receiver would.
 * @param pass Lets a time in milliseconds pass.
 */
export function dedupeRules(make: (times: DedupeTimes) => Dedupe, pass: (milliseconds: number) => Promise<void>): void {
  /** A key no other test has. */
  const freshKey = () => `payInId:${crypto.randomUUID()}:SETTLED`;

  test("a key is claimed once, then busy, then done", async () => {
    const [dedupe, key] = [make({}), freshKey()];
    expect(await dedupe.claim(key, "1")).toBe("claimed");
    expect(await dedupe.claim(key, "2")).toBe("busy");
    await dedupe.complete(key, "1");
    expect(await dedupe.claim(key, "3")).toBe("done");
    expect(await dedupe.claim(freshKey(), "3")).toBe("claimed");
  });

  test("a released key can be claimed again", async () => {
    const [dedupe, key] = [make({}), freshKey()];
    await dedupe.claim(key, "1");
    await dedupe.release(key, "1");
    expect(await dedupe.claim(key, "2")).toBe("claimed");
  });

  test("of many claims at once one is granted", async () => {
    const [dedupe, key] = [make({}), freshKey()];
    const claims = await Promise.all(Array.from({ length: 50 }, (_, index) => dedupe.claim(key, `${index}`)));
    expect(claims.filter((claim) => claim === "claimed")).toHaveLength(1);
    expect(claims.filter((claim) => claim === "busy")).toHaveLength(49);
  });

  test("a claim expires, and a handled change is forgotten, each at its time", async () => {
    const [dedupe, key] = [make(briefTimes), freshKey()];
    await dedupe.claim(key, "1");
    await pass(briefTimes.claimMs / 3);
    expect(await dedupe.claim(key, "2")).toBe("busy");
    await pass(briefTimes.claimMs);
    expect(await dedupe.claim(key, "2")).toBe("claimed");
    await dedupe.complete(key, "2");
    await pass(briefTimes.claimMs * 1.5);
    expect(await dedupe.claim(key, "3")).toBe("done");
    await pass(briefTimes.ttlMs);
    expect(await dedupe.claim(key, "3")).toBe("claimed");
  });

  test("who lost a claim neither completes nor releases that of another", async () => {
    const [dedupe, key] = [make(briefTimes), freshKey()];
    await dedupe.claim(key, "late");
    await pass(briefTimes.claimMs * 1.2);
    expect(await dedupe.claim(key, "next")).toBe("claimed");
    await dedupe.release(key, "late");
    expect(await dedupe.claim(key, "third")).toBe("busy");
    await dedupe.complete(key, "late");
    expect(await dedupe.claim(key, "third")).toBe("busy");
    await dedupe.release(key, "next");
    expect(await dedupe.claim(key, "third")).toBe("claimed");
  });

  test("who lost a claim completes it when nobody else has claimed since", async () => {
    const [dedupe, key] = [make(briefTimes), freshKey()];
    await dedupe.claim(key, "late");
    await pass(briefTimes.claimMs * 1.2);
    await dedupe.complete(key, "late");
    expect(await dedupe.claim(key, "next")).toBe("done");
  });

  test("a claim that is renewed lasts as long again, and no renewal changes that of another or what is done", async () => {
    const [dedupe, key] = [make(briefTimes), freshKey()];
    await dedupe.claim(key, "1");
    await pass(briefTimes.claimMs * 0.7);
    await dedupe.renew?.(key, "1");
    await pass(briefTimes.claimMs * 0.7);
    expect(await dedupe.claim(key, "2")).toBe("busy");
    await dedupe.renew?.(key, "2");
    await pass(briefTimes.claimMs * 0.7);
    expect(await dedupe.claim(key, "2")).toBe("claimed");
    await dedupe.complete(key, "2");
    await dedupe.renew?.(key, "2");
    expect(await dedupe.claim(key, "3")).toBe("done");
  });

  test("what is done stays done, whoever releases it", async () => {
    const [dedupe, key] = [make({}), freshKey()];
    await dedupe.claim(key, "1");
    await dedupe.complete(key, "1");
    await dedupe.release(key, "1");
    await dedupe.release(key, "2");
    expect(await dedupe.claim(key, "3")).toBe("done");
  });

  test("works without tokens", async () => {
    const [dedupe, key] = [make({}), freshKey()];
    expect(await dedupe.claim(key)).toBe("claimed");
    expect(await dedupe.claim(key)).toBe("busy");
    await dedupe.release(key);
    expect(await dedupe.claim(key)).toBe("claimed");
    await dedupe.complete(key);
    expect(await dedupe.claim(key)).toBe("done");
  });

  test("takes any text as a key", async () => {
    const dedupe = make({});
    for (const key of ["'; DROP TABLE x; --", "\r\nFLUSHALL\r\n", "ключ 🔑", "x".repeat(500)]) {
      const unique = `${key}${crypto.randomUUID()}`;
      expect(await dedupe.claim(unique)).toBe("claimed");
      expect(await dedupe.claim(unique)).toBe("busy");
    }
  });
}
