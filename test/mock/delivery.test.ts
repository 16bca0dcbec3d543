// Webhook delivery: to every webhook of the tenant, authenticated, at least once, and what a receiver does wrong.

import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createDelivery, type DeliveryOptions } from "../../mock/deliver/delivery.ts";
import { startMock } from "../../mock/start.ts";
import type { MockEvent, RegisteredWebhook } from "../../mock/state/types.ts";
import { createFakeState } from "../lib/fakeState.ts";
import { cast } from "../lib/mock.ts";

const event = (number: number): MockEvent => ({ eventType: "PING", result: { message: String(number) } });
const policy = { delay: 5, retries: [20, 40], timeout: 30_000, duplicates: 0, disorder: 0 };
const apiKey = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: "top-secret-key" } as const;
const basic = { type: "BASIC_AUTHENTICATION", username: "events", password: "top-secret-password" } as const;

interface Received {
  headers: IncomingHttpHeaders;
  body: MockEvent;
}

interface Receiver {
  url: string;
  received: Received[];
  /** Called with a request, before it is answered. */
  heard: { first?: () => void; second?: () => void };
}

/** A loaded machine may take long; nothing here depends on how long. */
const patience = { timeout: 30_000 };

const servers: Server[] = [];
/** Where receivers send those they redirect. */
let redirectTo = "http://127.0.0.1:9/";
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A receiver that answers with the given statuses, the last one for ever; 0 means never. */
async function receiver(...statuses: number[]): Promise<Receiver> {
  const received: Received[] = [];
  const heard: Receiver["heard"] = {};
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const status = statuses[Math.min(received.length, statuses.length - 1)] ?? 204;
    received.push({ headers: request.headers, body: JSON.parse(text) as MockEvent });
    if (received.length === 1) heard.first?.();
    if (received.length === 2) heard.second?.();
    if (status !== 0) response.writeHead(status, { Location: redirectTo }).end();
  });
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks?key=top-secret-query`,
    received,
    heard,
  };
}

function deliveryTo(webhooks: Partial<RegisteredWebhook>[], options: Partial<DeliveryOptions> = {}) {
  const registered = webhooks.map((webhook, index) => ({
    ...{ id: `whk-${index}`, tenantId: cast.tenant, url: "", authenticationMethod: apiKey },
    ...webhook,
  }));
  const lines: string[] = [];
  const state = { webhooks: (tenantId: string) => registered.filter((webhook) => webhook.tenantId === tenantId) };
  const log = (line: string) => lines.push(line);
  const delivery = createDelivery({ state, policy, allowHttp: true, validate: () => [], log, ...options });
  return { delivery, lines, registered };
}

describe("clearing", () => {
  test("forgets the attempts that were made, and the one that is under way", async () => {
    const { url, received, heard } = await receiver(500);
    const { delivery } = deliveryTo([{ url }]);
    heard.second = () => delivery.clear();
    await delivery.publish(cast.tenant, event(1));
    expect(received).toHaveLength(2);
    expect([delivery.attempts(), delivery.waiting()]).toEqual([[], 0]);
  });

  test("of a tenant leaves what is another's", async () => {
    const [one, two] = [await receiver(204), await receiver(204)];
    const { delivery } = deliveryTo(
      [
        { url: one.url, id: "one" },
        { url: two.url, id: "two", tenantId: cast.secondTenant },
      ],
      { policy: { ...policy, delay: 60_000 } },
    );
    const published = delivery.publish(cast.tenant, event(1));
    void delivery.publish(cast.secondTenant, event(2));
    expect(delivery.waiting()).toBe(2);
    delivery.clear(cast.tenant);
    await published;
    expect(delivery.waiting()).toBe(1);
    delivery.close();

    const prompt = deliveryTo([{ url: one.url }, { url: two.url, tenantId: cast.secondTenant }]).delivery;
    for (const tenant of [cast.tenant, cast.secondTenant]) await prompt.publish(tenant, event(3));
    prompt.clear(cast.tenant);
    expect(prompt.attempts().map(({ tenantId }) => tenantId)).toEqual([cast.secondTenant]);
  });
});

describe("delivery", () => {
  test("reaches every webhook of the tenant with its own authentication", async () => {
    const [one, two, foreign] = [await receiver(204), await receiver(200), await receiver(204)];
    const { delivery } = deliveryTo([
      { url: one.url },
      { url: two.url, authenticationMethod: basic },
      { url: foreign.url, tenantId: cast.secondTenant },
    ]);
    expect(await delivery.publish(cast.tenant, event(1))).toBe(2);
    expect(one.received[0]?.body).toEqual(event(1));
    expect(one.received[0]?.headers).toMatchObject({
      "x-webhook-key": "top-secret-key",
      "content-type": "application/json",
    });
    expect(two.received[0]?.headers.authorization).toBe(`Basic ${btoa("events:top-secret-password")}`);
    expect(two.received[0]?.headers).not.toHaveProperty("x-webhook-key");
    expect(foreign.received).toEqual([]);
  });

  test("goes to one webhook where one is meant", async () => {
    const [one, two] = [await receiver(204), await receiver(204)];
    const { delivery } = deliveryTo([{ url: one.url }, { url: two.url }]);
    expect(await delivery.publish(cast.tenant, event(1), "whk-1")).toBe(1);
    expect([one.received.length, two.received.length]).toEqual([0, 1]);
  });

  test.each([[500], [404], [302], [0]])("tries again after %i, later each time, and stops at a 2xx", async (bad) => {
    const { url, received } = await receiver(bad, bad, 204);
    // A receiver that never answers is given up soon.
    const { delivery } = deliveryTo([{ url }], { policy: { ...policy, timeout: bad === 0 ? 200 : policy.timeout } });
    const timers = vi.spyOn(globalThis, "setTimeout");
    await delivery.publish(cast.tenant, event(1));
    expect(delivery.attempts().map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    const waits = timers.mock.calls.map(([, wait]) => wait).filter((wait) => policy.retries.includes(Number(wait)));
    timers.mockRestore();
    expect(waits).toEqual(policy.retries);
    expect(policy.retries).toEqual(policy.retries.toSorted((one, other) => one - other));
    expect([received.length, delivery.waiting()]).toEqual([3, 0]);
  });

  test("does not follow a redirect: the secret is for the registered address only", async () => {
    const [thief, { url, received }] = [await receiver(204), await receiver(307)];
    redirectTo = thief.url;
    await deliveryTo([{ url }]).delivery.publish(cast.tenant, event(1));
    expect([received.length, thief.received.length]).toEqual([3, 0]);
  });

  test("gives up after the last retry, and an unreachable receiver is no crash", async () => {
    const { delivery } = deliveryTo([{ url: "http://127.0.0.1:1/hooks" }]);
    await delivery.publish(cast.tenant, event(1));
    expect(delivery.attempts().map(({ outcome }) => outcome)).toEqual(
      Array(3).fill(expect.stringMatching(/ECONN|sent/)),
    );
    expect(delivery.waiting()).toBe(0);
  });

  test("uses the secret and address of the moment; a webhook that is gone gets nothing more", async () => {
    const { url, received, heard } = await receiver(500);
    const { delivery, registered } = deliveryTo([{ url }]);
    // Before the receiver answers: no retry can be earlier.
    heard.first = () =>
      Object.assign(registered[0] as object, { authenticationMethod: { ...apiKey, apiKey: "rotated" } });
    heard.second = () => registered.splice(0);
    await delivery.publish(cast.tenant, event(1));
    expect(received).toHaveLength(2);
    expect(received[1]?.headers["x-webhook-key"]).toBe("rotated");
  });

  test("writes no secret anywhere", async () => {
    const { url } = await receiver(401, 204);
    const { delivery, lines } = deliveryTo([
      { url },
      { url, authenticationMethod: { ...apiKey, apiKey: "top-secret\r\nX: 1" } },
    ]);
    await delivery.publish(cast.tenant, event(1));
    expect(lines.length).toBeGreaterThan(2);
    expect(JSON.stringify([lines, delivery.attempts()])).not.toMatch(/top-secret/);
  });

  test("plain http needs the flag, and a machine of one's own", async () => {
    const { url, received } = await receiver(204);
    const strict = deliveryTo([{ url }], { allowHttp: false, policy: { ...policy, retries: [] } });
    await strict.delivery.publish(cast.tenant, event(1));
    expect(received).toEqual([]);
    expect(strict.delivery.attempts()[0]?.outcome).toContain("--allow-http-webhooks");
    const far = deliveryTo([{ url: "http://hooks.example/" }], { policy: { ...policy, retries: [] } });
    await far.delivery.publish(cast.tenant, event(1));
    expect(far.delivery.attempts()[0]?.outcome).toContain("plain http");
  });

  test("an event that breaks the contract does not leave", async () => {
    const { url, received } = await receiver(204);
    const { delivery, lines } = deliveryTo([{ url }], { validate: () => ["/result lacks message"] });
    expect(await delivery.publish(cast.tenant, event(1))).toBe(0);
    expect([received, delivery.waiting()]).toEqual([[], 0]);
    expect(lines[0]).toContain("breaks the contract");
  });

  test("a receiver that does not answer holds up no other, and gets few attempts at once", async () => {
    const [dead, alive] = [await receiver(0), await receiver(204)];
    const slow = { ...policy, timeout: 60_000, retries: [] };
    const { delivery } = deliveryTo([{ url: dead.url }, { url: alive.url }], { policy: slow });
    for (let count = 0; count < 50; count++) void delivery.publish(cast.tenant, event(count));
    await vi.waitFor(() => expect(alive.received).toHaveLength(50), patience);
    expect(dead.received).toHaveLength(8);
    delivery.close();
  });

  test("a dead receiver costs bounded memory", async () => {
    const { delivery, lines } = deliveryTo([{ url: "http://127.0.0.1:1/" }], { policy: { ...policy, delay: 60_000 } });
    for (let count = 0; count < 10_050; count++) void delivery.publish(cast.tenant, event(count));
    expect(delivery.waiting()).toBe(10_000);
    expect(lines).toHaveLength(50);
    delivery.close();
  });
});

describe("--chaos", () => {
  test("delivers some events twice and out of order, and each at least once", async () => {
    const { url, received } = await receiver(204);
    const { delivery } = deliveryTo([{ url }], { policy: { ...policy, duplicates: 0.5, disorder: 80 } });
    await Promise.all(Array.from({ length: 40 }, (_, number) => delivery.publish(cast.tenant, event(number))));
    const order = received.map(({ body }) => Number(body.result["message"]));
    expect(new Set(order).size).toBe(40);
    expect(order.length).toBeGreaterThan(42);
    expect(order).not.toEqual(order.toSorted((one, other) => one - other));
  });
});

describe("in the mock", () => {
  const start = (state: ReturnType<typeof createFakeState>) =>
    startMock({
      ...{ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, state, allowHttpWebhooks: true },
      delivery: { delay: 5, retries: [20] },
    });

  test("events of the state are delivered, and the state hears when", async () => {
    const { url, received } = await receiver(503, 204);
    const webhooks = [{ id: "whk-1", tenantId: cast.tenant, url, authenticationMethod: apiKey }];
    const state = createFakeState({}, webhooks);
    const mock = await start(state);
    const [told] = state.emit({ eventType: "PING", result: { message: "hello" } });
    await told;
    expect(received.map(({ body }) => body.result)).toEqual([{ message: "hello" }, { message: "hello" }]);
    await state.emit({ eventType: "PAYOUT_COMPLETED", result: { status: "COMPLETED" } })[0];
    await state.emit({ eventType: "INVENTED", result: {} })[0];
    expect(received).toHaveLength(2);
    await mock.stop();
  });

  test("the control API triggers any event of the contract", async () => {
    const { url, received } = await receiver(204);
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

  test("a reset gives up what waits", async () => {
    const state = createFakeState({}, [
      { id: "w", tenantId: cast.tenant, url: "http://127.0.0.1:1/", authenticationMethod: apiKey },
    ]);
    const mock = await startMock({
      ...{ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, state, delivery: { delay: 60_000 } },
    });
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
