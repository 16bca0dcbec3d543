// What the benches are made of: multiplied contracts, quantiles, and what in a response the soak calls a fault.

import { describe, expect, test } from "vitest";
import { bytesPerCallOf } from "../../bench/client/growth.ts";
import { goals, missed, type Row } from "../../bench/client/report.ts";
import { multiply } from "../../bench/lib/multiply.ts";
import { lowerQuartile, median } from "../../bench/lib/quantile.ts";
import { type Call, exampleCalls, faultOf } from "../../bench/mock/calls.ts";
import { growthOf, judge } from "../../bench/mock/soak/growth.ts";
import { operationsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";

test("a multiplied contract has each operation so many times, under paths and IDs of its own", () => {
  const ids = [...operationsOf(multiply(bundles.ramp, 3))].map(({ operation }) => String(operation["operationId"]));
  expect(ids.length).toBe([...operationsOf(bundles.ramp)].length * 3);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("getCompanyX3");
  expect(multiply(bundles.ramp, 1)).toEqual(bundles.ramp);
});

test("the median and the lower quartile are measurements that were made", () => {
  expect([median([4, 1, 3, 2, 5]), median([8, 1, 2, 4]), lowerQuartile([8, 1, 2, 4])]).toEqual([3, 4, 2]);
});

test("memory that grows is told from memory that only goes up and down", () => {
  const sampled = (memory: (minute: number) => number) =>
    growthOf(Array.from({ length: 40 }, (_, minute) => ({ minute, memory: memory(minute) })));
  expect(sampled((minute) => 100 + 2 * minute + 10 * (minute % 2))).toBeCloseTo(2, 1);
  expect(sampled((minute) => 100 + 10 * (minute % 2))).toBeCloseTo(0, 1);
  expect(growthOf([])).toBe(0);
});

test("of the cycles of a soak, those of the oldest process are judged, without its first third", () => {
  const row = (minute: number, process: number, heap: number) => ({
    ...{ minute, process, heap, resources: 46, sandboxes: 0, rss: 100, file: 1 },
  });
  const young = [1, 2].map((minute) => row(minute, minute, 900));
  const old = (grows: number) =>
    Array.from({ length: 12 }, (_, at) => row(3 + at, 3, at < 4 ? 20 * at : 80 + grows * at));
  expect(judge([...young, ...old(0.05)]).faults).toEqual([]);
  expect(judge([...young, ...old(1)]).faults).toEqual(["the heap grows by 1.000 MB a minute"]);
  expect(judge(young)).toMatchObject({ faults: [], lines: [expect.stringContaining("too few to judge")] });
});

describe("the soak", () => {
  const calls = new Map(exampleCalls().map((call) => [String(call.entry.operation["operationId"]), call] as const));
  const fine = { status: 200, type: "application/json", correlationId: "id", text: '{"success":true,"result":[]}' };
  const faults = (change: Partial<typeof fine>, operation = "listWebhooks") =>
    faultOf(calls.get(operation) as Call, { ...fine, ...change });

  test("finds nothing in what the contract has", () => expect(faults({})).toBeUndefined());

  test.each([
    [{ status: 500, text: "down" }, /500: down/],
    [{ correlationId: undefined as never }, /no correlation id/],
    [{ text: '{"success":"yes","result":[]}' }, /\/success/],
  ])("finds %j", (change, fault) => expect(faults(change)).toMatch(fault));

  test("finds a status that the contract does not have", () =>
    expect(faults({ status: 299 }, "getCompany")).toMatch(/no such response/));
});

test("what the runtime throws away at first does not hide what each call leaves", () => {
  const points = Array.from({ length: 11 }, (_, x) => ({ x, y: (x === 0 ? 5000 : 0) + 8 * x }));
  expect(bytesPerCallOf(points)).toBeCloseTo(8);
});

describe("the goals of the client", () => {
  const sized = (name: string, gzipped: number): Row => ({ name, size: { minified: 2 * gzipped, gzipped } });
  const grown = (name: string, grows: boolean): Row => ({ name, growth: { bytesPerCall: 50, grows, points: [] } });

  test("are met by what is within them, and by whatever a peer does", () =>
    expect([
      ...missed([sized("finance, by name", goals.gzipped), sized("openapi-fetch", 9_999)]),
      ...missed([grown("finance, by name", false), grown("stripe-node", true), { name: "hey-api", left: "is gone" }]),
    ]).toEqual([]));

  test("are missed by one byte, and by growth on any way a call ends", () =>
    expect(missed([sized("finance, by name", goals.gzipped + 1), grown("finance, every kind of end", true)])).toEqual([
      expect.stringMatching(/^finance, by name is 5501 bytes/),
      expect.stringMatching(/every kind.* 50.0 bytes/),
    ]));
});
