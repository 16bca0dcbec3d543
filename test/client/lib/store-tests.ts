// What every memory of deliveries in a service must do: the rules, two receivers at once, a receiver that is killed.

import { once } from "node:events";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createWebhookReceiver, type DedupeTimes } from "../../../client/webhooks.ts";
import { printed, startScript } from "../../lib/process.ts";
import { briefTimes, dedupeRules } from "./dedupe-rules.ts";
import { apiKey, authenticate, delivery, eventOf } from "./deliveries.ts";
import { stores, type TestStore } from "./stores.ts";

/**
 * Registers the tests.
 * @param name The driver.
 * @param url Address of the service.
 */
export async function storeTests(name: keyof typeof stores, url: string): Promise<void> {
  const opened: TestStore[] = [];
  const open = async (times: DedupeTimes = {}) => {
    const store = await stores[name](url, times);
    opened.push(store);
    return store.dedupe;
  };
  afterAll(() => Promise.all(opened.map((store) => store.close())));

  const [normal, brief] = [await open(), await open(briefTimes)];

  // At the same time, for most of it is waiting.
  describe.concurrent("rules", () => {
    const make = (times: DedupeTimes) => (times.claimMs === undefined ? normal : brief);
    dedupeRules(make, (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  });

  test("two receivers at once handle each change once", async () => {
    const handled: string[] = [];
    const receivers = [await open(), await open()].map((dedupe) =>
      createWebhookReceiver({
        authenticate,
        dedupe,
        on: {
          async PAY_IN_SETTLED({ result }) {
            await new Promise((resolve) => setTimeout(resolve, 5));
            handled.push(result.payInId);
          },
        },
      }),
    );
    const events = Array.from({ length: 100 }, freshEvent);
    // Each is delivered to both receivers, twice, all at the same moment.
    const deliveries = [...events, ...events].flatMap((event) =>
      receivers.map((receiver) => receiver(delivery(event))),
    );
    const statuses = (await Promise.all(deliveries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(handled.sort()).toEqual(events.map((event) => event.result["payInId"]).sort());
  });

  test("when a receiver is killed in its handler, its claim expires and another handles the repeat", async () => {
    const claimMs = 3000;
    const [hanging, working] = [
      await startReceiver(name, url, claimMs, "hang"),
      await startReceiver(name, url, claimMs, "handle"),
    ];
    const event = freshEvent();
    const id = event.result["payInId"];

    const handling = printed(hanging.child, `handling ${id}`);
    const lost = hanging.deliver(event).catch(() => "no answer");
    await handling;
    const killed = performance.now();
    hanging.child.kill("SIGKILL");
    expect(await lost).toBe("no answer");

    const output: string[] = [];
    working.child.stdout?.on("data", (chunk) => output.push(`${chunk}`));
    expect(await working.deliver(event)).toBe(503);
    await vi.waitFor(async () => expect(await working.deliver(event)).toBe(200), { timeout: 10_000, interval: 50 });
    expect(performance.now() - killed).toBeGreaterThan(claimMs / 2);
    expect(await working.deliver(event)).toBe(200);
    expect(output.join("")).toBe(`handling ${id}\nhandled ${id}\n`);
  });
}

/** A settled pay-in with an id of its own. */
function freshEvent() {
  const event = eventOf("PAY_IN_SETTLED");
  event.result["payInId"] = crypto.randomUUID();
  return event;
}

/** Starts the receiver of fixtures/, until the test ends. */
async function startReceiver(name: keyof typeof stores, url: string, claimMs: number, way: "hang" | "handle") {
  const child = startScript("test/client/fixtures/receiver.ts", [name, url, `${claimMs}`, way]);
  const ended = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  const [, port] = /listening (\d+)/.exec(await printed(child, /listening \d+\n/)) ?? [];
  const deliver = async (event: unknown) => {
    const init = { method: "POST", headers: { "x-webhook-key": apiKey }, body: JSON.stringify(event) };
    return (await fetch(`http://127.0.0.1:${port}/`, init)).status;
  };
  return { child, deliver };
}
