// Webhook delivery by the mock's clock: authenticated, at least once, retried, given up, by hand, and across a restart.

import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DeliveryRecord } from "../../mock/deliver/delivery.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { clientOf, type InsideMock, mockForTests, startForTest } from "./mock.ts";
import { apiKey, receiver, stopReceivers } from "./receiver.ts";

/** The last retry is due 65 ms after the event. */
const policy = { delay: 5, retries: [20, 40] };
const mock = mockForTests({ speed: 0, allowHttpWebhooks: true, delivery: policy });
const { control, deliveryPolicy, sendEvent, sent } = mock;
/** A loaded machine may take long; nothing here depends on how long. */
const patience = { timeout: 30_000 };

beforeEach(async () => {
  await mock.reset();
  await mock.settings({ webhookCap: 200 });
});
afterEach(stopReceivers);

const register = async (url: string, authenticationMethod: object = apiKey) =>
  String((await mock.result("POST", "/v1/webhooks", { url, authenticationMethod }))["id"]);
const send = (message: string) => sendEvent({ eventType: "PING", result: { message } });
const pass = (milliseconds: number) => mock.advance({ milliseconds });
const now = async () => (await mock.now()).getTime();
const times = ({ attempts }: DeliveryRecord, start: number) =>
  attempts.map(({ time }) => Date.parse(time) - start);
const messages = (received: { body: { result: Record<string, unknown> } }[]) =>
  received.map(({ body }) => body.result["message"]);
/** Long enough for all retries. */
const all = 100;

test("nothing is sent until the clock is moved, and by a leap all that fell due, in its order and at its time", async () => {
  const { url, received } = await receiver([500, 204, 500, 500]);
  await deliveryPolicy({ retries: [20, 600, 3_600_000] });
  await register(url);
  const start = await now();
  await send("1");
  await pass(4);
  await send("2");
  expect(received).toEqual([]);
  await pass(1);
  expect(messages(received)).toEqual(["1"]);
  await pass(1_000);
  // The second event is due at 9, the retry of the first at 25, and from there on.
  expect(messages(received)).toEqual(["1", "2", "1", "1"]);
  const [first, second] = (await sent()) as [DeliveryRecord, DeliveryRecord];
  expect([times(first, start), times(second, start)]).toEqual([[5, 25, 625], [9]]);
  expect([first.state, Date.parse(first.due ?? "") - start]).toEqual(["waiting", 625 + 3_600_000]);
  expect(received[0]?.headers["x-webhook-key"]).toBe(apiKey.apiKey);
});

test("tries again after no response at all, later each time, and stops at a 2xx", async () => {
  const { url, received } = await receiver([0, 0, 204]);
  await deliveryPolicy({ timeout: 200 });
  await register(url);
  const start = await now();
  await send("1");
  for (let round = 0; round < 3; round += 1) await pass(all);
  await vi.waitFor(async () => expect((await sent())[0]?.state).toBe("delivered"), patience);
  expect([times((await sent())[0] as DeliveryRecord, start), received.length]).toEqual([[5, 25, 65], 3]);
});

test("does not follow a redirect: the secret is for the registered address alone", async () => {
  const thief = await receiver([204]);
  const { url, received } = await receiver([307], thief.url);
  await register(url);
  await send("1");
  await pass(all);
  expect([received.length, thief.received.length]).toEqual([3, 0]);
});

test("gives up after the last retry, and a receiver that cannot be reached is no crash", async () => {
  for (const url of ["http://127.0.0.1:1/hooks", "https://no-such-host.invalid/hooks"]) await register(url);
  await send("1");
  for (let round = 0; round < 3; round += 1) await pass(all);
  await vi.waitFor(async () => expect(await sent({ state: "waiting" })).toEqual([]), patience);
  const [near, far] = await sent();
  expect(near).toMatchObject({ state: "given-up", reason: "there is no further retry" });
  expect(near?.attempts.map(({ outcome }) => outcome)).toEqual(Array(3).fill(expect.stringMatching(/ECONN|sent/)));
  expect(far?.attempts[0]?.outcome).toMatch(/^(ENOTFOUND|EAI_AGAIN|EAI_FAIL|no response within \d+ ms)$/);
});

test("uses the secret and the address of the moment; a webhook that is gone gets nothing more", async () => {
  const { url, received } = await receiver([500]);
  const id = await register(url);
  await send("1");
  await pass(5);
  // An ID is a UUID: its case does not count.
  const authenticationMethod = { ...apiKey, apiKey: "rotated" };
  await mock.result("PUT", `/v1/webhooks/${id.toUpperCase()}`, { url, authenticationMethod });
  await pass(20);
  expect(received.map(({ headers }) => headers["x-webhook-key"])).toEqual([apiKey.apiKey, "rotated"]);
  await mock.ask("finance", `/v1/webhooks/${id}`, { method: "DELETE" });
  await pass(all);
  expect(received).toHaveLength(2);
  expect((await sent())[0]?.reason).toBe("the webhook is not registered anymore");
});

const running = mockForTests({ speed: 1, allowHttpWebhooks: true, delivery: { delay: 0 } });
test("a receiver that does not respond holds up no other, and gets few attempts at once", async () => {
  const [dead, alive] = [await receiver([0]), await receiver([204])];
  for (const { url } of [dead, alive])
    await running.result("POST", "/v1/webhooks", { url, authenticationMethod: apiKey });
  for (let count = 0; count < 50; count += 1) await running.sendEvent({ eventType: "PING" });
  await vi.waitFor(() => expect(alive.received).toHaveLength(50), patience);
  await vi.waitFor(() => expect(dead.received.length).toBeGreaterThanOrEqual(8), patience);
  expect(dead.received).toHaveLength(8);
});

test("what a failed import would have told is told to nobody", async () => {
  const { url, received } = await receiver([204]);
  await register(url);
  const order = { kind: "payouts", id: "9ce608fb-a153-4247-8a9d-3fb241aed305", to: "COMPLETED" };
  expect((await control("POST", "/import", { moves: [order, {}] })).status).toBe(400);
  await send("1");
  await pass(all);
  expect(messages(received)).toEqual(["1"]);
});

// Of both runs; each begins with a reset.
const orders = new Set<string>();
test("a share comes twice and out of order, each at least once, alike after a reset", { repeats: 1 }, async () => {
  await deliveryPolicy({ duplicates: 0.5, disorder: 80 });
  const { url, received } = await receiver([204]);
  await register(url);
  for (let number = 0; number < 20; number += 1) await send(String(number));
  await pass(all);
  const twice = (await sent()).filter(({ duplicateOf }) => duplicateOf !== undefined);
  expect(received).toHaveLength(20 + twice.length);
  const order = messages(received).map(Number);
  expect([new Set(order).size, order.length > 22]).toEqual([20, true]);
  expect(order).not.toEqual(order.toSorted((one, other) => one - other));
  orders.add(order.join());
  expect(orders.size).toBe(1);
});

test("an attempt by hand delivers what waits, once more what was delivered, and what was given up", async () => {
  const redeliver = async (id: string) =>
    (await mock.request("POST", `/deliveries/${id}/redeliver`)) as DeliveryRecord;
  const { url, received, respondWith } = await receiver([204, 500, 500, 500, 500, 500, 204]);
  await register(url);
  await send("1");
  const [{ id = "" } = {}] = await sent();
  expect(await redeliver(id)).toMatchObject({ state: "delivered", attempts: [{ byHand: true, outcome: 204 }] });
  expect(await redeliver(id)).toMatchObject({ state: "delivered", attempts: [{}, { outcome: 500 }] });
  await pass(all);
  expect(received).toHaveLength(2);
  await send("2");
  const [, { id: second = "" } = {}] = await sent();
  expect((await redeliver(second)).state).toBe("waiting");
  await pass(all);
  // It takes the place of no retry.
  const attempts = [{ byHand: true }, {}, {}, {}];
  expect((await sent())[1]).toMatchObject({ state: "given-up", attempts });
  const mended = await redeliver(second);
  expect([mended.state, mended.reason]).toEqual(["delivered", undefined]);
  // What it delivers while another attempt is under way is not sent again.
  await deliveryPolicy({ timeout: 500 });
  respondWith(0, 204);
  await send("3");
  await control("POST", "/clock", { milliseconds: 5, wait: false });
  await vi.waitFor(() => expect(received).toHaveLength(8), patience);
  await redeliver(String((await sent())[2]?.id));
  await pass(all);
  expect(received).toHaveLength(9);
});

test("the policy is set as a whole or not, and a reset brings back that of the start and gives up what waits", async () => {
  const start = await deliveryPolicy();
  expect(start).toEqual({ ...policy, timeout: 10_000, duplicates: 0, disorder: 0 });
  const set = await deliveryPolicy({ delay: 1, retries: [1, 1] });
  expect(set).toEqual({ ...start, delay: 1, retries: [1, 1] });
  for (const wrong of [{ delay: -1 }, { retries: ["1s"] }, { delay: 5, speed: 1 }])
    expect((await control("POST", "/delivery-policy", wrong)).status).toBe(400);
  const { url, received } = await receiver([500]);
  await register(url);
  await send("1");
  expect((await sent()).length).toBe(1);
  await mock.reset();
  await pass(all);
  expect([await deliveryPolicy(), await sent(), received]).toEqual([start, [], []]);
});

describe("with a data file", () => {
  let own: InsideMock;
  let data: string;
  const client = clientOf(() => own);
  const retries = [1000, 5000, 60_000];
  const restart = async () => {
    await own?.stop();
    own = await startForTest({ data, allowHttpWebhooks: true, delivery: { delay: 0, retries } });
  };
  beforeEach(async () => {
    data = join(temporaryFolder("deliveries"), "state.db");
    await restart();
  });
  const registerOwn = (url: string) =>
    client.result("POST", "/v1/webhooks", { url, authenticationMethod: apiKey });

  test("what one webhook had is not told to it again; what waits goes on with its number, attempts and time", async () => {
    const [up, down] = [await receiver([204]), await receiver([500])];
    for (const { url } of [up, down]) await registerOwn(url);
    await own.sendEvent({ eventType: "PING" });
    await own.advance({ seconds: 1 });
    const [waiting] = await own.sent({ state: "waiting" });
    expect(waiting?.attempts).toMatchObject([{ number: 1 }, { number: 2, outcome: 500 }]);
    await restart();
    expect(await own.sent({ state: "waiting" })).toEqual([waiting]);
    await own.advance({ seconds: 5 });
    expect([up.received.length, down.received.length]).toEqual([1, 3]);
    await own.advance({ minutes: 1 });
    const attempts = [{}, {}, {}, { number: 4 }];
    expect(await own.sent({ state: "given-up" })).toMatchObject([{ id: waiting?.id, attempts }]);
    await restart();
    expect(await own.sent()).toEqual([]);
    // Numbers go on, also when nothing waits.
    await own.sendEvent({ eventType: "PING" });
    const ids = (await own.sent()).map(({ id }) => Number(id.split("-")[1]));
    expect(Math.min(...ids)).toBeGreaterThan(Number(waiting?.id.split("-")[1]));
  });

  test("what waits in a sandbox whose clock runs is delivered after a restart, without being asked for", async () => {
    const { url, received } = await receiver([204]);
    const sandbox = await own.sandbox({ speed: 1 });
    await sandbox.deliveryPolicy({ delay: 2_000 });
    await sandbox.seed({ webhooks: [{ id: "hook", url, status: "ACTIVE", authenticationMethod: apiKey }] });
    await sandbox.sendEvent({ eventType: "PING" });
    await restart();
    await vi.waitFor(() => expect(received).toHaveLength(1), patience);
  });

  test("what waited in a snapshot waits again when it is restored", async () => {
    const { url, received } = await receiver([500, 204]);
    await registerOwn(url);
    await own.sendEvent({ eventType: "PING" });
    await own.advance({ seconds: 0 });
    const waiting = await own.sent({ state: "waiting" });
    await own.snapshot("before");
    await own.advance({ seconds: 1 });
    expect([received.length, await own.sent({ state: "waiting" })]).toEqual([2, []]);
    await restart();
    await own.restore("before");
    expect(await own.sent({ state: "waiting" })).toEqual(waiting);
    await own.advance({ seconds: 1 });
    expect([received.length, await own.sent({ state: "waiting" })]).toEqual([3, []]);
  });
});
