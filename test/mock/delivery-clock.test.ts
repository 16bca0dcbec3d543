// Deliveries by the mock's clock: when each attempt is due, in which order, and what the control API shows and sets of it.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DeliveryRecord } from "../../mock/deliver/delivery.ts";
import { cast, mockForTests } from "./mock.ts";
import { begin, deliveryTo, event, policy, receiver, stopReceivers } from "./receiver.ts";

afterEach(stopReceivers);

const hour = 3_600_000;
const patience = { timeout: 30_000 };
const timesOf = ({ attempts }: DeliveryRecord) => attempts.map(({ time }) => Date.parse(time) - begin);
const messages = (received: { body: { result: Record<string, unknown> } }[]) =>
  received.map(({ body }) => body.result["message"]);

describe("a clock that stands still", () => {
  test("sends nothing until it is moved, and by a leap all that fell due, in its order", async () => {
    const { url, received } = await receiver([500, 204, 500, 500]);
    const { delivery, pass } = deliveryTo([{ url }], { policy: { ...policy, retries: [20, 600, hour] } });
    void delivery.publish(cast.tenant, event(1));
    await pass(4);
    void delivery.publish(cast.tenant, event(2));
    expect([received.length, delivery.waiting()]).toEqual([0, 2]);
    await pass(1);
    expect(messages(received)).toEqual(["1"]);
    expect(await pass(1_000)).toBe(true);
    // The second event is due at 9, the retry of the first at 25, and from there on.
    expect(messages(received)).toEqual(["1", "2", "1", "1"]);
    expect(delivery.list().map(timesOf)).toEqual([[5, 25, 625], [9]]);
    const [first] = delivery.list();
    expect([first?.state, Date.parse(first?.due ?? "") - begin]).toEqual(["waiting", 625 + hour]);
  });

  test("whoever waits for what fell due waits no longer than for one receiver", async () => {
    const { url, received } = await receiver([0]);
    const { delivery, pass } = deliveryTo([{ url }], { policy: { ...policy, timeout: 50 } });
    for (const number of [1, 2, 3]) void delivery.publish(cast.tenant, event(number));
    expect(await pass(hour)).toBe(false);
    expect(received.length).toBeLessThan(9);
    delivery.close();
  });
});

test("a clock that runs sixty times as fast makes a retry of ten minutes one of ten seconds", async () => {
  const { url, received } = await receiver([500, 204]);
  const timers = vi.spyOn(globalThis, "setTimeout");
  const { delivery, pass } = deliveryTo([{ url }], { policy: { ...policy, delay: 0, retries: [600_000] } }, 60);
  void delivery.publish(cast.tenant, event(1));
  const waits = () =>
    timers.mock.calls.map(([, wait]) => Number(wait)).filter((wait) => wait > 9_000 && wait <= 10_000);
  // The receiver's own time limit, which is real time, is 30 s.
  await vi.waitFor(() => expect(waits()).not.toEqual([]), patience);
  timers.mockRestore();
  await pass(600_000);
  expect(received).toHaveLength(2);
  delivery.close();
});

test("costs no timer before something is delivered, and none after it was closed", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  const ended = vi.spyOn(globalThis, "clearTimeout");
  // Connections of other tests have timers too.
  const own = () => timers.mock.results.filter((_, index) => timers.mock.calls[index]?.[0].name === "proceed");
  const { delivery, listeners, pass } = deliveryTo(
    [{ url: "http://127.0.0.1:1/" }],
    { policy: { ...policy, delay: hour } },
    1,
  );
  expect(own()).toEqual([]);
  void delivery.publish(cast.tenant, event(1));
  await vi.waitFor(() => expect(own()).toHaveLength(1), patience);
  delivery.close();
  expect(ended).toHaveBeenCalledWith(own()[0]?.value);
  expect([listeners.size, delivery.waiting(), delivery.list()]).toEqual([0, 0, []]);
  await pass(hour);
  expect(own()).toHaveLength(1);
  vi.restoreAllMocks();
});

describe("by hand", () => {
  test("an attempt delivers what waits, and what was delivered once more", async () => {
    const { url, received } = await receiver([204, 500]);
    const { delivery, pass } = deliveryTo([{ url }]);
    const published = delivery.publish(cast.tenant, event(1));
    const [{ id = "" } = {}] = delivery.list();
    expect(await delivery.redeliver(id)).toMatchObject({
      state: "delivered",
      attempts: [{ byHand: true, outcome: 204 }],
    });
    expect(await published).toBe(1);
    expect(await delivery.redeliver(id)).toMatchObject({ state: "delivered", attempts: [{}, { outcome: 500 }] });
    await pass(hour);
    expect([received.length, delivery.waiting()]).toEqual([2, 0]);
  });

  test("one that fails changes no plan; one that was given up can be delivered", async () => {
    const { url } = await receiver([500, 500, 500, 500, 204]);
    const { delivery, pass } = deliveryTo([{ url }]);
    void delivery.publish(cast.tenant, event(1));
    const [{ id = "" } = {}] = delivery.list();
    expect(await delivery.redeliver(id)).toMatchObject({ state: "waiting", due: "2026-09-14T09:00:00.005Z" });
    await pass(hour);
    expect(delivery.get(id)).toMatchObject({ state: "given-up", attempts: [{}, {}, {}, { number: 4 }] });
    expect(await delivery.redeliver(id)).not.toHaveProperty("reason");
    expect(delivery.get(id)?.state).toBe("delivered");
    expect(await delivery.redeliver("nothing")).toBeUndefined();
  });
});

describe("the control API", () => {
  const mock = mockForTests({ speed: 0, allowHttpWebhooks: true, delivery: { retries: [60_000] } });
  const webhook = async (url: string) => {
    const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "top-secret-key" };
    const { body } = await mock.send("finance", "POST", "/v1/webhooks", { url, authenticationMethod });
    return (body as { result: { id: string } }).result.id;
  };
  const list = async (query = "") => (await mock.control("GET", `/deliveries${query}`)).body as DeliveryRecord[];
  beforeEach(() => mock.control("POST", "/reset"));

  test("a seeded webhook of this machine is delivered to as a registered one is", async () => {
    const { url, received } = await receiver([204]);
    const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "top-secret-key" };
    const hook = { id: "33333333-0000-4000-8000-000000000009", url, status: "ACTIVE", authenticationMethod };
    expect((await mock.control("POST", "/seed", { webhooks: [hook] })).status).toBe(204);
    await mock.control("POST", "/events", { eventType: "PING" });
    await mock.control("POST", "/clock", { minutes: 1 });
    expect(received.map(({ body }) => body.eventType)).toEqual(["PING"]);
  });

  test("a leap of the clock responds when what fell due was sent, each at the time it was due", async () => {
    const { url, received } = await receiver([500, 204]);
    const id = await webhook(url);
    const { body: before } = await mock.control("GET", "/clock");
    await mock.control("POST", "/events", { eventType: "PING" });
    await mock.control("POST", "/clock", { milliseconds: 500 });
    await mock.control("POST", "/events", { eventType: "PAYOUT_COMPLETED" });
    expect(received).toEqual([]);
    const { body: after } = await mock.control("POST", "/clock", { minutes: 5 });
    expect(after).toEqual({ now: expect.any(String) });
    expect(received.map(({ body }) => body.eventType)).toEqual(["PING", "PAYOUT_COMPLETED", "PING"]);
    const start = Date.parse((before as { now: string }).now);
    const found = await list();
    expect(found.flatMap(({ attempts }) => attempts.map(({ time }) => Date.parse(time) - start))).toEqual([
      ...[1_000, 61_000],
      1_500,
    ]);
    expect(found[0]).toMatchObject({
      ...{ tenantId: cast.tenant, webhookId: id, eventType: "PING", state: "delivered" },
      body: { eventType: "PING" },
      headers: { "X-Key": "***" },
      attempts: [{ number: 1, outcome: 500, duration: expect.any(Number) }, { outcome: 204 }],
    });
    expect(JSON.stringify(found)).not.toContain("top-secret");
  });

  test("an event of the state is due from the time of its change", async () => {
    await webhook((await receiver([204])).url);
    await mock.send("finance", "POST", "/v1/accounts", {});
    await mock.control("POST", "/clock", { minutes: 5 });
    const [found] = await list();
    const happened = Date.parse(`${String(found?.body.result["occurredAt"]).slice(0, 23)}Z`);
    expect([found?.eventType, found?.created]).toEqual([
      "ACCOUNT_WALLETS_PROVISIONED",
      new Date(happened).toISOString(),
    ]);
    expect(Date.parse(found?.attempts[0]?.time ?? "") - happened).toBe(1_000);
  });

  test("a leap need not wait: a receiver may move the clock itself", async () => {
    const { url, received } = await receiver([204]);
    await webhook(url);
    await mock.control("POST", "/events", { eventType: "PING" });
    expect((await mock.control("POST", "/clock", { minutes: 5, wait: false })).status).toBe(200);
    await vi.waitFor(() => expect(received).toHaveLength(1), patience);
  });

  test("filters, shows one, makes another attempt, and refuses what is none", async () => {
    const { url, received } = await receiver([204]);
    const id = await webhook(url);
    for (const eventType of ["PING", "PAYOUT_FAILED", "PING"]) await mock.control("POST", "/events", { eventType });
    expect(await list("?eventType=PING&state=waiting")).toHaveLength(2);
    await mock.control("POST", "/clock", { seconds: 1 });
    expect(await list("?state=waiting")).toEqual([]);
    expect(await list(`?webhookId=${id}&tenantId=${cast.tenant}&state=delivered`)).toHaveLength(3);
    expect(await list(`?webhookId=${id.toUpperCase()}&tenantId=${cast.tenant.toUpperCase()}`)).not.toEqual([]);
    expect(await list(`?tenantId=${cast.secondTenant}`)).toEqual([]);
    const [last] = await list("?size=1");
    expect(last?.eventType).toBe("PING");
    expect((await mock.control("GET", `/deliveries/${last?.id}`)).body).toEqual(last);
    const again = await mock.control("POST", `/deliveries/${last?.id}/redeliver`);
    expect([again.status, (again.body as DeliveryRecord).attempts.length, received.length]).toEqual([200, 2, 4]);
    for (const query of ["?state=lost", "?event=PING", "?size=0", "?size=1001"])
      expect((await mock.control("GET", `/deliveries${query}`)).status, query).toBe(400);
    expect((await mock.control("GET", "/deliveries/nothing")).status).toBe(404);
    expect((await mock.control("POST", "/deliveries/nothing/redeliver")).status).toBe(404);
    await mock.ask("finance", `/v1/webhooks/${id}`, { method: "DELETE" });
    expect((await mock.control("POST", `/deliveries/${last?.id}/redeliver`)).status).toBe(409);
  });

  test("reads and sets the policy, bad input sets nothing, and a reset brings back that of the start", async () => {
    const { body: start } = await mock.control("GET", "/delivery-policy");
    expect(start).toEqual({ delay: 1_000, retries: [60_000], timeout: 10_000, duplicates: 0, disorder: 0, seed: 1 });
    const { url, received } = await receiver([500]);
    await webhook(url);
    const set = await mock.control("POST", "/delivery-policy", { delay: 0, retries: [1, 1], duplicates: 1 });
    expect(set.body).toEqual({ ...(start as object), delay: 0, retries: [1, 1], duplicates: 1 });
    for (const wrong of [{ delay: -1 }, { retries: ["1s"] }, { duplicates: 2 }, { delay: 5, speed: 1 }, { seed: 0.5 }])
      expect((await mock.control("POST", "/delivery-policy", wrong)).status).toBe(400);
    expect((await mock.control("GET", "/delivery-policy")).body).toEqual(set.body);
    await mock.control("POST", "/events", { eventType: "PING" });
    await mock.control("POST", "/clock", { milliseconds: 2 });
    expect(received).toHaveLength(6);
    const [one, other] = await list();
    expect(other?.duplicateOf).toBe(one?.id);
    await mock.control("POST", "/reset", { tenantId: cast.secondTenant });
    expect((await mock.control("GET", "/delivery-policy")).body).toEqual(set.body);
    await mock.control("POST", "/reset");
    expect((await mock.control("GET", "/delivery-policy")).body).toEqual(start);
    expect(await list()).toEqual([]);
  });
});
