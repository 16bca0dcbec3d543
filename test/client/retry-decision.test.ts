// The decision about repetition, branch by branch, without a clock and without a connection.

import { describe, expect, test } from "vitest";
import { type Decision, decide, type FailedAttempt, isRetryable, type Repetition } from "../../client/runtime/retry.ts";

/** What is known of a failure; `ownWord` is what its error says by itself, such as the token endpoint's. */
type Facts = Omit<FailedAttempt, "retryable"> & Repetition & { ownWord: boolean | undefined };

/** Why an attempt is repeated or not. */
type Reason =
  | "made final"
  | "token refused"
  | "own word"
  | "final"
  | "may have been done"
  | "no key"
  | "retries spent"
  | "budget spent"
  | "pause too long"
  | "deadline"
  | "transient";

/** What the client decides: whether the error is retryable, and what then comes. */
function decisionOn(facts: Partial<Facts>): Decision & { retryable: boolean } {
  const all = { ...base, ...facts };
  const retryable = all.ownWord ?? isRetryable(all);
  return { ...decide({ ...all, retryable }), retryable };
}

/** A GET that got a 503, with all its retries and much time left. */
const base: Facts = {
  method: "GET",
  idempotencyKey: undefined,
  status: 503,
  ownWord: undefined,
  sent: true,
  budget: 100,
  isFinal: false,
  renewed: false,
  retries: 0,
  maxRetries: 2,
  retryAfterMs: undefined,
  leftMs: 100_000,
  jitter: 0.5,
};
const idempotencyKey = "2f0e3a4c-7d1b-4c55-9a53-0d8a6f3c1b22";
const methods = ["GET", "PUT", "DELETE", "POST", "PATCH"];
const safe = ["GET", "PUT", "DELETE"];

type Row = [what: string, facts: Partial<Facts>, reason: Reason];
const rows: Row[] = [
  ["what middleware made final, or an abort", { isFinal: true }, "made final"],
  ["a first 401 that is", { isFinal: true, status: 401 }, "made final"],
  ["a first 401", { status: 401 }, "token refused"],
  ["a first 401 of what must not be repeated", { status: 401, method: "POST" }, "token refused"],
  ["a first 401 when no retries are left", { status: 401, maxRetries: 0, leftMs: 0 }, "token refused"],
  ["a first 401 after retries", { status: 401, retries: 2 }, "token refused"],
  ["a second 401", { status: 401, renewed: true }, "final"],
  ["a 503 after a fresh token", { renewed: true }, "transient"],

  ["no token, for good", { status: undefined, ownWord: false }, "own word"],
  ["no token, for now", { status: undefined, ownWord: true }, "transient"],
  ["no token, for now, of a POST", { status: undefined, ownWord: true, method: "POST" }, "transient"],
  ["no token, for now, when no retries are left", { status: undefined, ownWord: true, retries: 2 }, "retries spent"],

  ...[200, 204, 302, 400, 403, 404, 409, 412, 422, 501].map((status): Row => [`${status}`, { status }, "final"]),
  ["a final status of what must not be repeated", { status: 409, method: "POST" }, "final"],
  ["a final status with a key", { status: 409, method: "POST", idempotencyKey }, "final"],
  ["a final status with a Retry-After", { status: 404, retryAfterMs: 1 }, "final"],

  ["500 of a GET", { status: 500 }, "transient"],
  ["503 of a method in another case", { status: 503, method: "patch" }, "no key"],
  ["500 of a PUT", { status: 500, method: "PUT" }, "may have been done"],
  ["500 of a DELETE", { status: 500, method: "DELETE" }, "may have been done"],
  ["500 with a key", { status: 500, method: "POST", idempotencyKey }, "may have been done"],

  ...[undefined, 429, 502, 503, 504].flatMap((status) =>
    methods.flatMap((method): Row[] => [
      [`${status} of a ${method}`, { status, method }, safe.includes(method) ? "transient" : "no key"],
      [`${status} of a ${method} with a key`, { status, method, idempotencyKey }, "transient"],
      [
        `${status} of a ${method} with an empty key`,
        { status, method, idempotencyKey: "" },
        safe.includes(method) ? "transient" : "no key",
      ],
    ]),
  ),

  ["the last retry", { retries: 1 }, "transient"],
  ["one retry too many", { retries: 2 }, "retries spent"],
  ["no retries wanted", { maxRetries: 0 }, "retries spent"],

  ["the last retry of the budget", { budget: 1 }, "transient"],
  ["no retry of the budget is left", { budget: 0.9 }, "budget spent"],

  ...methods.map(
    (method): Row => [`a ${method} that was never sent`, { status: undefined, sent: false, method }, "transient"],
  ),
  ["what was never sent, when no retries are left", { status: undefined, sent: false, retries: 2 }, "retries spent"],

  ["the longest pause that is waited for", { retryAfterMs: 60_000 }, "transient"],
  ["a longer one", { retryAfterMs: 60_001 }, "pause too long"],
  ["a pause up to the deadline", { retryAfterMs: 1000, leftMs: 1350 }, "transient"],
  ["a pause beyond it", { retryAfterMs: 1001, leftMs: 1350 }, "deadline"],
  ["our own pause beyond it", { leftMs: 349 }, "deadline"],
  ["our own pause up to it", { leftMs: 350 }, "transient"],
  ["less left than an attempt is worth", { leftMs: 99, jitter: 0 }, "deadline"],
];

/** After these, the caller may repeat what the client does not. */
const retryable: Reason[] = ["budget spent", "retries spent", "pause too long", "deadline", "transient"];

/** What is repeated at all. */
const repeats: Partial<Record<Reason, string>> = { "token refused": "with a fresh token", transient: "after a pause" };

test.each(rows)("%s", (_, facts, reason) => {
  const decided = decisionOn(facts);
  expect(decided.repeat).toBe(repeats[reason] ?? "no");
  if (reason !== "made final") expect(decided.retryable).toBe(retryable.includes(reason));
  if (reason !== "transient") expect(decided.delayMs).toBe(0);
});

describe("the pause", () => {
  const pauses = (facts: Partial<Facts>) =>
    [0, 1, 2, 3, 4, 5, 6].map((retries) => decisionOn({ maxRetries: 9, ...facts, retries }).delayMs);

  test("is a random part of a limit that doubles up to eight seconds", () => {
    expect(pauses({ jitter: 1 })).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(pauses({ jitter: 0.1 })).toEqual([50, 100, 200, 400, 800, 800, 800]);
    expect(pauses({ jitter: 0 })).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test("is never shorter than the service asks for, and spread beyond it", () => {
    for (const retryAfterMs of [0, 1, 20_000]) {
      expect(pauses({ retryAfterMs, jitter: 0 })).toEqual(Array(7).fill(retryAfterMs));
      expect(pauses({ retryAfterMs, jitter: 1 })).toEqual(
        [500, 1000, 2000, 4000, 8000, 8000, 8000].map((limit) => retryAfterMs + limit),
      );
    }
  });
});
