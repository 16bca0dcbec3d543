// The clock of a service is what its Date says around a delivery: a mock that runs fast is not blamed, a live one is checked.

import { expect, test } from "vitest";
import { aheadOf } from "../../conformance/run/deliveries/clock.ts";
import { startMock } from "../../mock/start.ts";

const minute = 60_000;

/** Responses of the finance service, by when they were asked for and how far its clock was ahead. */
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

test("the mock says the time of its clock", async () => {
  const mock = await startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, speed: 0 });
  try {
    const body = JSON.stringify({ minutes: 600 });
    const headers = { "Content-Type": "application/json" };
    await fetch(`${mock.addresses.finance}/__mock/clock`, { method: "POST", headers, body });
    const authorized = { headers: { Authorization: "Bearer example-access-token" } };
    const listed = await fetch(`${mock.addresses.finance}/v1/accounts`, authorized);
    const ahead = Date.parse(listed.headers.get("date") ?? "") - Date.now();
    expect([listed.status, ahead > 590 * minute]).toEqual([200, true]);
  } finally {
    await mock.stop();
  }
});
