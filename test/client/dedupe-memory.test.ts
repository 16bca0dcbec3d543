// memoryDedupe: the rules of every dedupe, and its own limits.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryDedupe } from "../../client/webhooks.ts";
import { dedupeRules } from "./dedupe-rules.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("rules", () =>
  dedupeRules(memoryDedupe, async (milliseconds) => void vi.advanceTimersByTime(milliseconds)));

test("beyond max the oldest handled change is forgotten, and no claim is", async () => {
  const dedupe = memoryDedupe({ max: 2 });
  await dedupe.claim("slow");
  for (const key of ["a", "b", "c"]) {
    await dedupe.claim(key);
    await dedupe.complete(key);
  }
  const claims = await Promise.all(["b", "c", "slow", "a"].map((key) => dedupe.claim(key)));
  expect(claims).toEqual(["done", "done", "busy", "claimed"]);
});

test("the default remembers for a month, and a claim lasts a minute", async () => {
  const dedupe = memoryDedupe();
  const after = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return dedupe.claim("a");
  };
  expect([await after(0), await after(59_999), await after(1)]).toEqual(["claimed", "busy", "claimed"]);
  await dedupe.complete("a");
  expect([await after(30 * 86_400_000 - 1), await after(1)]).toEqual(["done", "claimed"]);
});

const wrong = [{ max: 0 }, { ttlMs: Number.NaN }, { claimMs: Infinity }];
test.each(wrong)("refuses %o", (options) => expect(() => memoryDedupe(options)).toThrow(RangeError));
