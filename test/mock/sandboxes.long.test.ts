// How many sandboxes there are at most, and that those that have ended leave nothing behind.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, expect, test } from "vitest";
import { mockForTests } from "./mock.ts";
import { apiKey, receiver, stopReceivers } from "./receiver.ts";

const mock = mockForTests({ speed: 0, allowHttpWebhooks: true, delivery: { delay: 0 } });
afterAll(stopReceivers);

test("what has ended is let go", async () => {
  const { url } = await receiver();
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  /** Megabytes in use after a sandbox has made and delivered something, was reset, and has ended, so many times. */
  const after = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      const { call, sendEvent, reset, end } = await mock.openSandbox();
      expect((await call("POST", "/v1/webhooks", { url, authenticationMethod: apiKey })).status).toBe(201);
      await sendEvent({ eventType: "PING" });
      await reset();
      await end();
      await mock.reset();
    }
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const before = await after(20);
  // One that is there holds about 0.09 MB.
  expect((await after(100)) - before).toBeLessThan(4);
});

// The last one: it leaves no room for others.
test("there are at most 1,000, and room again when one ends", async () => {
  const make = () => mock.control("POST", "/sandboxes");
  const list = () => mock.shown<{ id: string }[]>("/sandboxes");
  for (let made = (await list()).length; made < 1_000; made += 1) expect((await make()).status).toBe(201);
  expect(await make()).toMatchObject({
    status: 503,
    body: { error: "there are 1000 sandboxes already; end some with DELETE /__mock/sandboxes/{id}" },
  });
  await mock.control("DELETE", `/sandboxes/${(await list())[0]?.id}`);
  expect((await make()).status).toBe(201);
});
