// Webhook delivery: to every webhook of the tenant, authenticated, at least once, and what a receiver does wrong.

import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { startMock } from "../../mock/start.ts";
import { createFakeState } from "./fake-state.ts";
import { cast } from "./mock.ts";
import { apiKey, begin, deliveryTo, event, policy, receiver, stopReceivers } from "./receiver.ts";

/** A loaded machine may take long; nothing here depends on how long. */
const patience = { timeout: 30_000 };

afterEach(stopReceivers);

/** Long enough for all retries. */
const all = 100;

describe("clearing", () => {
  test("forgets the attempts that were made, and the one that is under way", async () => {
    const { url, received, heard } = await receiver([500]);
    const { delivery, pass } = deliveryTo([{ url }]);
    heard.second = () => delivery.clear();
    const published = delivery.publish(cast.tenant, event(1));
    await pass(all);
    await published;
    expect(received).toHaveLength(2);
    expect([delivery.list(), delivery.waiting()]).toEqual([[], 0]);
  });

  test("of a tenant leaves what is another's", async () => {
    const [one, two] = [await receiver([204]), await receiver([204])];
    const { delivery, pass } = deliveryTo([{ url: one.url }, { url: two.url, tenantId: cast.secondTenant }]);
    const tenants = () => delivery.list().map(({ tenantId, state }) => [tenantId, state]);
    const published = delivery.publish(cast.tenant, event(1));
    void delivery.publish(cast.secondTenant, event(2));
    expect(delivery.waiting()).toBe(2);
    delivery.clear(cast.tenant);
    await published;
    expect([delivery.waiting(), tenants()]).toEqual([1, [[cast.secondTenant, "waiting"]]]);

    void delivery.publish(cast.tenant, event(3));
    await pass(all);
    delivery.clear(cast.tenant);
    expect(tenants()).toEqual([[cast.secondTenant, "delivered"]]);
  });
});

describe("delivery", () => {
  test.each([[500], [404], [302], [0]])("tries again after %i, later each time, and stops at a 2xx", async (bad) => {
    const { url, received } = await receiver([bad, bad, 204]);
    // A receiver that never answers is given up soon.
    const { delivery, pass } = deliveryTo([{ url }], { policy: { ...policy, timeout: bad === 0 ? 200 : 30_000 } });
    void delivery.publish(cast.tenant, event(1));
    // A time-out may be all the time that is waited for.
    for (let times = 0; times < 3; times++) await pass(all / 3);
    await vi.waitFor(() => expect(delivery.list()[0]?.state).toBe("delivered"), patience);
    const [{ attempts = [] } = {}] = delivery.list();
    expect(attempts.map(({ time }) => Date.parse(time) - begin)).toEqual([5, 25, 65]);
    expect(attempts.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect([received.length, delivery.waiting()]).toEqual([3, 0]);
  });

  test("does not follow a redirect: the secret is for the registered address only", async () => {
    const thief = await receiver([204]);
    const { url, received } = await receiver([307], thief.url);
    const { delivery, pass } = deliveryTo([{ url }]);
    void delivery.publish(cast.tenant, event(1));
    await pass(all);
    expect([received.length, thief.received.length]).toEqual([3, 0]);
  });

  test("gives up after the last retry, and an unreachable receiver is no crash", async () => {
    const { delivery, pass } = deliveryTo([{ url: "http://127.0.0.1:1/hooks" }]);
    const published = delivery.publish(cast.tenant, event(1));
    await pass(all);
    await published;
    const [{ state, reason, attempts = [] } = {}] = delivery.list();
    expect([state, reason]).toEqual(["given-up", "there is no further retry"]);
    expect(attempts.map(({ outcome }) => outcome)).toEqual(Array(3).fill(expect.stringMatching(/ECONN|sent/)));
    expect(delivery.waiting()).toBe(0);
  });

  test("uses the secret and address of the moment; a webhook that is gone gets nothing more", async () => {
    const { url, received, heard } = await receiver([500]);
    const { delivery, registered, pass } = deliveryTo([{ url }]);
    // Before the receiver answers: no retry can be earlier.
    heard.first = () =>
      Object.assign(registered[0] as object, { authenticationMethod: { ...apiKey, apiKey: "rotated" } });
    heard.second = () => registered.splice(0);
    const published = delivery.publish(cast.tenant, event(1));
    await pass(all);
    await published;
    expect(received).toHaveLength(2);
    expect(delivery.list()[0]?.reason).toBe("the webhook is not registered anymore");
    expect(received[1]?.headers["x-webhook-key"]).toBe("rotated");
  });

  test("writes no secret anywhere", async () => {
    const { url } = await receiver([401, 204]);
    const { delivery, lines, pass } = deliveryTo([
      { url },
      { url, authenticationMethod: { ...apiKey, apiKey: "top-secret\r\nX: 1" } },
    ]);
    void delivery.publish(cast.tenant, event(1));
    await pass(all);
    expect(lines.length).toBeGreaterThan(2);
    expect(delivery.list()[0]?.headers).toMatchObject({ "X-Webhook-Key": "***" });
    expect(JSON.stringify([lines, delivery.list()])).not.toMatch(/top-secret/);
  });

  test("plain http needs the flag, and a machine of one's own", async () => {
    const { url, received } = await receiver([204]);
    const strict = deliveryTo([{ url }], { allowHttp: false });
    const far = deliveryTo([{ url: "http://hooks.example/" }]);
    for (const { delivery, pass } of [strict, far]) {
      void delivery.publish(cast.tenant, event(1));
      await pass(5);
      expect(delivery.list()[0]?.attempts[0]?.outcome).toContain("--allow-http-webhooks");
    }
    expect(received).toEqual([]);
  });

  test("plain http to a host that is named is delivered", async () => {
    const { url, received } = await receiver([204]);
    // Another name of this machine, which is none of those that always are.
    const named = { url: url.replace("127.0.0.1", "[::ffff:7f00:1]") };
    const { delivery, pass } = deliveryTo([named], { allowHttp: ["[::ffff:7f00:1]"] });
    void delivery.publish(cast.tenant, event(1));
    await pass(5);
    expect([delivery.receivers(cast.tenant), delivery.list()[0]?.state, received.length]).toEqual([1, "delivered", 1]);
  });

  test("an event that breaks the contract does not leave", async () => {
    const { url, received } = await receiver([204]);
    const { delivery, lines } = deliveryTo([{ url }], { validate: () => ["/result lacks message"] });
    expect(await delivery.publish(cast.tenant, event(1))).toBe(0);
    expect([received, delivery.waiting()]).toEqual([[], 0]);
    expect(lines[0]).toContain("breaks the contract");
  });

  test("a receiver that does not answer holds up no other, and gets few attempts at once", async () => {
    const [dead, alive] = [await receiver([0]), await receiver([204])];
    const { delivery } = deliveryTo([{ url: dead.url }, { url: alive.url }], {}, 1);
    for (let count = 0; count < 50; count++) void delivery.publish(cast.tenant, event(count));
    await vi.waitFor(() => expect(alive.received).toHaveLength(50), patience);
    expect(dead.received).toHaveLength(8);
    delivery.close();
  });

  test("a dead receiver costs bounded memory", async () => {
    const { delivery, lines } = deliveryTo([{ url: "http://127.0.0.1:1/" }]);
    for (let count = 0; count < 10_050; count++) void delivery.publish(cast.tenant, event(count));
    expect(delivery.waiting()).toBe(10_000);
    expect(delivery.list()[0]).toMatchObject({ state: "given-up", body: event(0) });
    expect(lines).toHaveLength(50);
    delivery.close();
  });
});

describe("--chaos", () => {
  /** The numbers of 40 events, as they arrive. */
  async function arrivals(seed: number): Promise<number[]> {
    const { url, received } = await receiver([204]);
    const { delivery, pass } = deliveryTo([{ url }], { policy: { ...policy, duplicates: 0.5, disorder: 80, seed } });
    for (let number = 0; number < 40; number++) void delivery.publish(cast.tenant, event(number));
    await pass(all);
    const twice = delivery.list().filter(({ duplicateOf }) => duplicateOf !== undefined);
    expect(received).toHaveLength(40 + twice.length);
    return received.map(({ body }) => Number(body.result["message"]));
  }

  test("delivers some events twice and out of order, each at least once, and the same for the same seed", async () => {
    const order = await arrivals(1);
    expect(new Set(order).size).toBe(40);
    expect(order.length).toBeGreaterThan(42);
    expect(order).not.toEqual(order.toSorted((one, other) => one - other));
    expect(await arrivals(1)).toEqual(order);
    expect(await arrivals(2)).not.toEqual(order);
  });
});

describe("in the mock", () => {
  const start = (state: ReturnType<typeof createFakeState>) =>
    startMock(
      {
        ...{ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, allowHttpWebhooks: true },
        delivery: { delay: 0, retries: [20] },
      },
      { state },
    );

  test("events of the state are delivered, and the state hears when", async () => {
    const { url, received } = await receiver([503, 204]);
    const webhooks = [{ id: "whk-1", tenantId: cast.tenant, url, authenticationMethod: apiKey }];
    const state = createFakeState({}, webhooks);
    const mock = await start(state);
    const [told] = state.emit({ eventType: "PING", result: { message: "hello" } });
    state.advance(20);
    await told;
    expect(received.map(({ body }) => body.result)).toEqual([{ message: "hello" }, { message: "hello" }]);
    await state.emit({ eventType: "PAYOUT_COMPLETED", result: { status: "COMPLETED" } })[0];
    await state.emit({ eventType: "INVENTED", result: {} })[0];
    expect(received).toHaveLength(2);
    await mock.stop();
  });

  test("the control API triggers any event of the contract", async () => {
    const { url, received } = await receiver([204]);
    const state = createFakeState({}, [{ id: "whk-1", tenantId: cast.tenant, url, authenticationMethod: apiKey }]);
    const mock = await start(state);
    const post = (body: object) =>
      fetch(`${mock.addresses.finance}/__mock/events`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    const events = (await (await fetch(`${mock.addresses.finance}/__mock/events`)).json()) as { eventType: string }[];
    expect(events.length).toBeGreaterThanOrEqual(13);
    for (const { eventType } of events) expect((await post({ eventType })).status, eventType).toBe(200);
    await vi.waitFor(() => expect(received).toHaveLength(events.length), patience);
    expect(new Set(received.map(({ body }) => body.eventType))).toEqual(
      new Set(events.map(({ eventType }) => eventType)),
    );
    await post({ eventType: "PING", result: { message: "mine" } });
    await vi.waitFor(() => expect(received.at(-1)?.body.result).toEqual({ message: "mine" }), patience);
    const log = await (await fetch(`${mock.addresses.finance}/__mock/deliveries`)).text();
    expect(log).not.toContain("top-secret");
    await mock.stop();
  });

  test("the control API sends an event to one address alone, and moves nothing", async () => {
    const { url, received } = await receiver([200, 500]);
    const state = createFakeState({}, [
      { id: "whk-1", tenantId: cast.tenant, url: "http://127.0.0.1:1/", authenticationMethod: apiKey },
    ]);
    const mock = await start(state);
    const send = async (to: object) => {
      const response = await fetch(`${mock.addresses.finance}/__mock/events`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ eventType: "PAYOUT_COMPLETED", to }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const calls = state.calls.length;
    const first = await send({ url, headerName: "X-Mine", apiKey: "top-secret-key" });
    expect(first).toMatchObject({ status: 200, body: { outcome: 200, event: { eventType: "PAYOUT_COMPLETED" } } });
    expect(JSON.stringify(first)).not.toContain("top-secret");
    expect(received[0]).toMatchObject({
      headers: { "x-mine": "top-secret-key" },
      body: { eventType: "PAYOUT_COMPLETED" },
    });
    expect((await send({ url })).body["outcome"]).toBe(500);
    expect(received).toHaveLength(2);
    expect(state.calls).toHaveLength(calls);
    expect((await send({ url: "http://events.example/" })).body["outcome"]).toMatch(
      /--allow-http-webhooks-to events\.example/,
    );
    expect(await send({ url: "ftp://127.0.0.1/" })).toMatchObject({ status: 400 });
    await mock.stop();
  });

  test("a reset gives up what waits", async () => {
    const state = createFakeState({}, [
      { id: "w", tenantId: cast.tenant, url: "http://127.0.0.1:1/", authenticationMethod: apiKey },
    ]);
    const mock = await startMock(
      {
        ...{ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, delivery: { delay: 60_000 } },
      },
      { state },
    );
    const [told] = state.emit(event(1));
    await fetch(`${mock.addresses.finance}/__mock/reset`, { method: "POST" });
    await told;
    await mock.stop();
  });

  test("what is not delivered when it stops stays with the state", async () => {
    const state = createFakeState({}, [
      { id: "w", tenantId: cast.tenant, url: "http://127.0.0.1:1/", authenticationMethod: apiKey },
    ]);
    const mock = await start(state);
    let isDone = false;
    void Promise.resolve(state.emit(event(1))[0]).then(() => (isDone = true));
    await mock.stop();
    await sleep(60);
    expect(isDone).toBe(false);
    expect(state.calls).toContainEqual(["close"]);
  });
});
