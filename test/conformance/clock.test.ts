// The clock of a service is read from the Date of its responses: a mock that runs fast is not blamed, a live service is checked.

import { expect, test } from "vitest";
import { aheadOf } from "../../conformance/run/deliveries/clock.ts";

const minute = 60_000;

/** Responses of the finance service, with the time of each request and how far the clock was ahead. */
const exchanges = (...samples: [at: number, ahead: number][]) =>
  samples.map(([at, ahead]) => ({
    service: "finance" as const,
    startedAt: new Date(at),
    response: { status: 200, body: "", headers: { date: new Date(at + ahead).toUTCString() } },
  }));

test("a clock that runs fast is as far ahead as it was at most", async () => {
  expect(await aheadOf(exchanges([0, 0], [10 * minute, 600 * minute], [20 * minute, 1200 * minute]))).toBe(
    1200 * minute,
  );
});

test("a service whose clock is that of the wall or behind it, or that says no time, is held to it", async () => {
  expect(await aheadOf(exchanges([0, 0], [minute, 0]))).toBe(0);
  expect(await aheadOf(exchanges([0, -5 * minute]))).toBe(0);
  const [silent] = exchanges([0, 600 * minute]);
  expect(await aheadOf([{ ...silent, response: { ...silent?.response, headers: {} } } as never])).toBe(0);
});
