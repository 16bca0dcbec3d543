// startMock as a test suite calls it: it needs no option, says which one is unknown or wrong before anything listens, and has
// functions that do a control request each, in main and in sandboxes, here and over HTTP.

import { afterAll, beforeAll, expect, test } from "vitest";
import { ControlError, type MockOptions, startMock } from "../../mock/start.ts";
import { createMockControl } from "../../mock/testing/mock-control.ts";
import { sendTo } from "../../mock/testing/send.ts";
import { cast, clientOf, type InsideMock, nobody as id, startForTest, startInside } from "./mock.ts";

let mock: InsideMock;
beforeAll(async () => {
  mock = await startInside({ speed: 0, allowHttpWebhooks: true, delivery: { retries: [1000] } });
});
afterAll(() => mock.stop());

const party = { id, partyType: "INDIVIDUAL", firstName: "Iris", kycStatus: "PENDING", partnerTermsStatus: "REQUIRED" };

test("its functions over HTTP: state, clock, settings, snapshots, scenarios, journal", async () => {
  const { control } = createMockControl(mock.addresses, sendTo(mock.addresses.ramp));
  const { reset, resources, snapshot, restore, now, advance, settings, scenario, move, requests, request } = control;
  await reset();
  await mock.seed({ parties: [party] });
  expect(await resources("parties", { id })).toMatchObject([{ resource: { firstName: "Iris" } }]);
  await snapshot("with-Iris");
  const before = await now();
  expect((await advance({ minutes: 1, seconds: 30 })).getTime() - before.getTime()).toBe(90_000);
  await settings({ paymentSessions: true });
  expect(await settings()).toMatchObject({ paymentSessions: true });
  await restore("with-Iris");
  expect([await now(), (await settings()).paymentSessions]).toEqual([before, false]);
  const remove = await scenario({ operationId: "listParties", status: 500 });
  expect(await request("GET", "/scenarios")).toHaveLength(1);
  await remove();
  await clientOf(() => mock).result("GET", "/v1/parties");
  expect(await requests({ status: 200 })).toMatchObject([{ operationId: "listParties" }]);
  const failed = await move({ kind: "payouts", id: cast.payout, to: "REJECTED" }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ControlError);
  expect(failed).toMatchObject({ status: 409, details: { possible: expect.any(Array) } });
  await expect(request("GET", "/nothing")).rejects.toThrow("there is no /nothing here");
  await reset();
  await expect(resources("parties", { id })).rejects.toMatchObject({ status: 404 });
});

test("a receiver: waits for a type and for fields, responds as it is told, tells what is missing", async () => {
  await mock.reset();
  const receiver = await mock.receiver();
  const arrived = receiver.deliveries({ eventType: "PAYOUT_COMPLETED", result: { payoutId: cast.payout } });
  receiver.respondWith(503);
  await mock.move({ kind: "payouts", id: cast.payout, to: "COMPLETED" });
  const early = receiver.deliveries({ eventType: "PAYOUT_COMPLETED", timeout: 1 });
  await expect(early).rejects.toThrow(/^0 of 1 .* Arrived: nothing\. .*PAYOUT_COMPLETED due at .* Advance the clock/);
  await mock.advance({ seconds: 1 });
  expect(receiver.received.map(({ status }) => status)).toEqual([503]);
  await mock.advance({ seconds: 1 });
  expect(await arrived).toMatchObject([{ status: 204, event: { eventType: "PAYOUT_COMPLETED" } }]);
  expect(await mock.sent({ state: "delivered" })).toMatchObject([{ eventType: "PAYOUT_COMPLETED" }]);
  // Without a timeout of its own: at once, because the clock stands and nothing is due.
  await expect(receiver.deliveries("PAYOUT_RETURNED")).rejects.toThrow("0 of 1 deliveries");
  const wrong = receiver.deliveries({ result: { payoutId: "another" }, timeout: 1 });
  await expect(wrong).rejects.toThrow("PAYOUT_COMPLETED (got 503), PAYOUT_COMPLETED (got 204)");
  expect((await fetch(receiver.url, { method: "POST", body: "{}" })).status).toBe(401);
  await receiver.close();
});

test("a receiver whose application registers it, and one of a sandbox; stop ends all", async () => {
  const own = await startForTest({ allowHttpWebhooks: true });
  const receiver = await own.receiver({ register: false });
  const inside = await (await own.sandbox()).receiver({ tenantId: cast.tenant });
  await own.stop();
  for (const ended of [receiver.url, inside.url, own.addresses.auth]) await expect(fetch(ended)).rejects.toThrow();
  const strict = await startForTest();
  await expect(strict.receiver()).rejects.toThrow("plain http to this host needs --allow-http-webhooks");
});

test("without options, and with some of the ports, it takes free ones of 127.0.0.1", async () => {
  for (const options of [undefined, {}, { speed: 0, ports: { ramp: 0 } }, { host: undefined, ports: undefined }]) {
    const mock = await startMock(options);
    expect(Object.values(mock.addresses)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)),
    );
    expect((await fetch(`${mock.addresses.auth}/health`)).status).toBe(200);
    await mock.stop();
  }
});

test.each<[options: unknown, line: RegExp]>([
  [{ speeed: 0 }, /^startMock: the object of options has no field speeed \(did you mean speed\?\)$/],
  [{ bundles: {} }, /^startMock: the object of options has no field bundles$/],
  [{ ports: { finanse: 0 } }, /^startMock: ports has no field finanse \(did you mean finance\?\)/],
  [{ ports: { ramp: "4010" } }, /^startMock: ports\.ramp must be of type integer$/],
  [{ latency: [400, 100] }, /^startMock: latency must be the least and the largest delay, in this order$/],
  [{ paymentSessions: true }, /^startMock: paymentSessions is a setting; give it in settings: /],
  [{ allowOrigins: ["a.example"] }, /^startMock: allowOrigins\.0 must match /],
  ["4010", /^startMock: the object of options must be of type object$/],
])("%j is refused in one line", async (options, line) => {
  const started = startMock(options as MockOptions);
  await expect(started).rejects.toThrow(TypeError);
  await expect(started).rejects.toThrow(line);
});

test("settings of the start are those of its sandboxes and after a reset; without the cast there is the company alone", async () => {
  const mock = await startForTest({ cast: false, settings: { kycNotRequired: true } });
  await mock.settings({ kycNotRequired: false });
  await mock.seed({ parties: [{ id: "33333333-0000-4000-8000-000000000001", partnerTermsStatus: "ACCEPTED" }] });
  await mock.reset();
  const { id } = (await mock.request("POST", "/sandboxes")) as { id: string };
  for (const place of ["", `/sandboxes/${id}`]) {
    expect(await mock.request("GET", `${place}/settings`)).toMatchObject({ kycNotRequired: true });
    const { kinds } = (await mock.request("GET", `${place}/state`)) as { kinds: Record<string, number> };
    expect(Object.entries(kinds).filter(([, count]) => count > 0)).toEqual([["companies", 1]]);
  }
});
