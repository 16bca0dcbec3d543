// The functions of startMock for tests: each does its control request, in main and in sandboxes, here and over HTTP.

import { afterAll, beforeAll, expect, test } from "vitest";
import { ControlError, type Mock, startMock } from "../../mock/start.ts";
import { createMockControl } from "../../mock/testing/mock-control.ts";
import { sendTo } from "../../mock/testing/send.ts";
import { cast, clientOf, nobody as id } from "./mock.ts";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ speed: 0, allowHttpWebhooks: true, delivery: { retries: [1000] } });
});
afterAll(() => mock.stop());

const party = { id, partyType: "INDIVIDUAL", firstName: "Iris", kycStatus: "PENDING", partnerTermsStatus: "REQUIRED" };
const ways: [string, () => ReturnType<typeof createMockControl>["control"]][] = [
  ["in the process of the mock", () => mock],
  ["over HTTP", () => createMockControl(mock.addresses, sendTo(mock.addresses.ramp)).control],
];

test.each(ways)("%s: state, clock, settings, snapshots, scenarios, journal", async (_, way) => {
  const { reset, seed, resources, snapshot, restore, now, advance, settings, scenario, verify, requests, request } =
    way();
  await reset();
  await seed({ parties: [party] });
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
  expect(await verify({ operationId: "listParties", times: 1 })).toMatchObject({ count: 1 });
  expect(await requests({ status: 200 })).toMatchObject([{ operationId: "listParties" }]);
  const failed = await verify({ operationId: "getPayIn" }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ControlError);
  expect(failed).toMatchObject({ status: 422, details: { nearest: [{ operationId: "listParties" }] } });
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
  await expect(wrong).rejects.toThrow("PAYOUT_COMPLETED (got 503), PAYOUT_COMPLETED (result.payoutId differs)");
  expect((await fetch(receiver.url, { method: "POST", body: "{}" })).status).toBe(401);
  await receiver.close();
});

test("an application registers a receiver itself, and stop ends what is open", async () => {
  const own = await startMock({ speed: 0, allowHttpWebhooks: true });
  const receiver = await own.receiver({ register: false });
  const inside = await (await own.sandbox()).receiver({ tenantId: cast.tenant });
  const { url, authenticationMethod } = receiver;
  await clientOf(() => own).result("POST", "/v1/webhooks", { url, authenticationMethod });
  await own.sendEvent({ eventType: "PING" });
  await own.advance({ seconds: 1 });
  expect(await receiver.deliveries("PING")).toHaveLength(1);
  await own.stop();
  for (const ended of [receiver.url, inside.url, own.addresses.auth]) await expect(fetch(ended)).rejects.toThrow();
  const strict = await startMock({ speed: 0 });
  await expect(strict.receiver()).rejects.toThrow("plain http there needs --allow-http-webhooks");
  await strict.stop();
});
