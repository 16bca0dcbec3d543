// First contact: few requests, none that changes anything, and rate limits.

import { describe, expect, test } from "vitest";
import { operationsIn } from "../../conformance/contracts.ts";
import type { ReceivedResponse } from "../../conformance/exchange.ts";
import { effectOf } from "../../conformance/plan/policy.ts";
import type { Target } from "../../conformance/plan/target.ts";
import { watchLimits } from "../../conformance/run/limits.ts";
import { readOnly } from "../../conformance/run/only.ts";
import { openPace } from "../../conformance/run/pace.ts";
import { loadContracts } from "../../model/contract.ts";
import { anyResponse, refuse, success, withBody } from "../server/defects/bends.ts";
import { bendOf, patient, prove } from "./prove.ts";

const contracts = loadContracts();
const safe = operationsIn(contracts).filter((one) => one.api !== "auth" && effectOf(one) === "safe");
const gentle: Partial<Target> = { writes: "none", most: 50 };

describe("fifty requests", patient, () => {
  test("are reads of every operation and refusals of each kind; the rest is not covered, and says why", async () => {
    const expiredToken = "st2.expired";
    const { exchanges, failures, coverage, secrets } = await prove(contracts, [], { ...gentle, expiredToken });
    expect(failures).toEqual([]);
    expect(secrets).toContain(expiredToken);
    expect(exchanges).toHaveLength(50);
    const called = exchanges.flatMap(({ operation }) => operation ?? []);
    expect(called.filter((one) => one.api !== "auth" && effectOf(one) !== "safe")).toEqual([]);
    const examples = exchanges.filter(({ purpose }) => purpose === "as the example shows");
    const read = new Set(examples.map(({ operation }) => operation));
    // There is no webhook.
    expect(safe.filter((one) => !read.has(one)).map(({ operationId }) => operationId)).toEqual(["getWebhook"]);
    expect(exchanges.filter(({ response }) => response.status === 401)).toHaveLength(2);
    const beyond = coverage.filter(({ reason }) => reason === "beyond the first 50 requests; --full runs all");
    expect(beyond.length).toBeGreaterThan(500);
    expect(
      coverage.filter(
        ({ kind, covered, reason }) => kind !== "status" && !covered && reason === "it was not reached",
      ),
    ).toEqual([]);
  });
  test("get a new token for one that is refused too early", async () => {
    let calls = 0;
    const revoked = refuse("listParties", "unauthenticated", 401, () => calls++ === 0);
    const only = readOnly(contracts, ["listParties"]);
    const { failures, exchanges } = await prove(contracts, revoked, gentle, { only });
    expect(failures.map(({ check }) => check)).toEqual(["token-lifetime"]);
    const reads = exchanges.filter(({ purpose }) => purpose === "as the example shows");
    const parties = reads.filter(({ operation }) => operation?.operationId === "listParties");
    expect(parties.map(({ response }) => response.status)).toEqual([401, 200]);
  });
  test("find a server that needs no token", async () => {
    const { failures } = await prove(contracts, bendOf("no-token-needed"), gentle);
    expect(failures.map(({ check }) => check)).toContain("missing-token");
  });
});

describe("a real run", patient, () => {
  test("narrowed to an operation: nothing else is told or covered, and the rate limit that it meets is", async () => {
    let calls = 0;
    const bends = [
      success("getPayIn", (response) => withBody(response, () => ({ success: true }))),
      anyResponse("listParties", (response) =>
        calls++ > 0 ? response : { ...response, status: 429, headers: { "retry-after": "0" } },
      ),
    ];
    const only = readOnly(contracts, ["getPayIn"]);
    const result = await prove(contracts, bends, { writes: "none" }, { only });
    const operations = (seen: { operationId: string }[]) =>
      [...new Set(seen.map(({ operationId }) => operationId))].sort();
    expect(operations(result.failures)).toEqual(["getPayIn"]);
    expect(operations(result.coverage)).toEqual(["across requests", "getPayIn"]);
    expect(result.requests).toBeLessThan(200);
    expect(result.rateLimits).toEqual(["429 on 1 request; it asked to wait 0 s"]);
    expect(result.partial).toBe(true);
  });
  test("narrowed to an operation: its requests, and what finds their IDs", async () => {
    const options = { only: readOnly(contracts, ["getParty"]), focus: { across: () => false, broken: true } };
    const { exchanges } = await prove(contracts, [], { writes: "none" }, options);
    expect(exchanges.map(({ purpose }) => purpose)).toContain("partyId: unknown ID");
    const named = exchanges.map(({ operation }) => operation?.operationId ?? "none");
    expect(named).toContain("getParty");
    expect(named.filter((name) => !/^(list|getParty$|createAccessToken)/.test(name))).toEqual([]);
  });
  test("a misspelt name is refused in one line with the nearest one", () => {
    expect(() => readOnly(contracts, ["getPartie"])).toThrow(
      /^getPartie is not an operation \(did you mean getParty\?\); --list/,
    );
  });
});

test("the pace takes a lower rate, and no higher one", () => {
  const pace = openPace({ rate: 10 });
  pace.slowTo(20);
  expect(pace.rate()).toBe(10);
  pace.slowTo(4);
  expect(pace.rate()).toBe(4);
});

/** Rate limits with a clock of their own. */
function limited() {
  let milliseconds = 0;
  const pace = openPace();
  const limits = watchLimits(pace, () => milliseconds);
  const see = (status: number, headers: ReceivedResponse["headers"] = {}) =>
    limits.observe({ service: "finance", response: { status, headers, body: "" } } as never);
  const pass = (seconds: number) => {
    milliseconds += seconds * 1000;
  };
  return { pace, limits, see, pass };
}

describe("rate limits", () => {
  test("what passed before a 429, and the wait that it asks for, are the rate from then on", () => {
    const { pace, limits, see, pass } = limited();
    for (let i = 0; i < 20; i++) see(200);
    pass(3);
    see(429, { "retry-after": "1" });
    // A concurrent request meets the same limit.
    see(429, { "retry-after": "1" });
    expect(pace.rate()).toBe(5);
    expect(limits.lines()).toEqual([
      "429 on 2 requests; it asked to wait 1 s",
      "the run kept to 5 requests a second",
    ]);
  });
  test("a 429 that may come again at once tells no rate", () => {
    const { pace, see } = limited();
    see(429, { "retry-after": "0" });
    expect(pace.rate()).toBeUndefined();
  });
  test("Retry-After may be a date", () => {
    const { pace, see, pass } = limited();
    see(200);
    pass(1);
    see(429, { "retry-after": new Date(Date.now() + 86_400_000).toUTCString() });
    expect(pace.rate()).toBe(0.2);
  });
  test("headers of limits are told", () => {
    const { pace, limits, see } = limited();
    see(200, { "x-ratelimit-limit": "100", "x-ratelimit-reset": "8" });
    see(200, { "x-ratelimit-limit": "90", "ratelimit-policy": '"default";q=100;w=10' });
    expect(pace.rate()).toBeUndefined();
    expect(limits.lines()).toEqual([
      "finance x-ratelimit-limit: 90",
      'finance ratelimit-policy: "default";q=100;w=10',
    ]);
  });
});
