// The rules that every memory of deliveries keeps: one test for each.

import { expect, test } from "vitest";
import type { Dedupe, DedupeTimes } from "../../client/webhooks.ts";

const briefTimes = { claimMs: 600, ttlMs: 1800 };

/** Registers the tests. `make` gives another view of the same memory, as another receiver has; `pass` lets a time pass. */
export function dedupeRules(
  make: (times: DedupeTimes) => Dedupe,
  pass: (milliseconds: number) => Promise<void>,
): void {
  const rule = (name: string, times: DedupeTimes, work: (dedupe: Dedupe, key: string) => Promise<void>) =>
    test(name, () => work(make(times), `payInId:${crypto.randomUUID()}:SETTLED`));

  // With tokens and without.
  for (const [first, second] of [
    ["1", "2"],
    [undefined, undefined],
  ])
    rule(`a key is claimed once, released, claimed again, and then done: ${first}`, {}, async (dedupe, key) => {
      expect(await dedupe.claim(key, first)).toBe("claimed");
      expect(await dedupe.claim(key, second)).toBe("busy");
      await dedupe.release(key, first);
      expect(await dedupe.claim(key, second)).toBe("claimed");
      await dedupe.complete(key, second);
      await dedupe.release(key, second);
      expect(await dedupe.claim(key, first)).toBe("done");
    });

  rule("of many claims at once one is granted", {}, async (dedupe, key) => {
    const claims = await Promise.all(Array.from({ length: 50 }, (_, index) => dedupe.claim(key, `${index}`)));
    expect(claims.filter((claim) => claim === "claimed")).toHaveLength(1);
    expect(claims.filter((claim) => claim === "busy")).toHaveLength(49);
  });

  rule("a claim expires, and a handled change is forgotten, each at its time", briefTimes, async (dedupe, key) => {
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

  rule(
    "who lost a claim completes it unless another has claimed it, and changes no other",
    briefTimes,
    async (dedupe, key) => {
      for (const one of [key, `${key} 2`]) await dedupe.claim(one, "late");
      await pass(briefTimes.claimMs * 1.2);
      await dedupe.complete(`${key} 2`, "late");
      expect(await dedupe.claim(`${key} 2`, "next")).toBe("done");
      expect(await dedupe.claim(key, "next")).toBe("claimed");
      for (const end of [dedupe.release, dedupe.complete]) {
        await end(key, "late");
        expect(await dedupe.claim(key, "third")).toBe("busy");
      }
      await dedupe.release(key, "next");
      expect(await dedupe.claim(key, "third")).toBe("claimed");
    },
  );

  rule(
    "a claim that is renewed lasts as long again, and no other is changed by it",
    briefTimes,
    async (dedupe, key) => {
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
    },
  );

  rule("takes any text as a key", {}, async (dedupe, unique) => {
    for (const key of ["'; DROP TABLE x; --", "ключ 🔑", "x".repeat(500)]) {
      expect(await dedupe.claim(key + unique)).toBe("claimed");
      expect(await dedupe.claim(key + unique)).toBe("busy");
    }
  });
}
