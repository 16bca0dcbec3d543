// 200 suites side by side in one mock, each in a sandbox of its own: none sees anything of another.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mockForTests } from "./mock.ts";
import { type Receiver, receiver, stopReceivers } from "./receiver.ts";

const suites = 200;
/** Suites that are under way at once: more than the connections of a machine's usual browser, few enough for its files. */
const atOnce = 50;
const mock = mockForTests({ speed: 0, allowHttpWebhooks: true, delivery: { delay: 0 } });
let hooks: Receiver;
beforeAll(async () => {
  hooks = await receiver();
});
afterAll(stopReceivers);

const webhookOf = (number: number) => ({
  url: `${hooks.origin}/hooks/${number}`,
  authenticationMethod: { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: `key-of-${number}` },
});

/** What one suite does, and looks for of others; its number stands in all it makes. */
async function suite(number: number): Promise<string> {
  const { id, call, scenario, advance, reset, request } = await mock.openSandbox();
  const onboard = async (externalId: string) => {
    expect((await call("POST", "/v1/webhooks", webhookOf(number))).status).toBe(201);
    const party = await call("POST", "/v1/parties", { partyType: "INDIVIDUAL", firstName: "Iris", externalId });
    const holder = (party.body as { result: { id: string } }).result;
    expect((await call("POST", "/v1/accounts", { externalId, party: { id: holder.id } })).status).toBe(201);
  };
  // First a world that is thrown away in the middle, then the one that stays.
  await onboard(`lost-${number}`);
  await scenario({ operationId: "getPayIn", status: 500 });
  await advance({ days: number + 1 });
  await reset();
  await onboard(`kept-${number}`);
  await scenario({ operationId: "listWallets", status: 500 });
  const now = (await advance({ minutes: number + 1 })).toISOString();
  const paths = ["/requests", "/deliveries", "/scenarios", "/clock"];
  const seen = await Promise.all(paths.map((path) => request("GET", path)));
  expect(seen.slice(2)).toEqual([
    [expect.objectContaining({ operationId: "listWallets" })],
    { ...(seen[3] as object), now },
  ]);
  const text = JSON.stringify([seen, (await call("GET", "/v1/parties?size=100")).body]);
  expect(new Set(text.match(/(lost|kept)-\d+/g))).toEqual(new Set([`kept-${number}`]));
  expect(new Set(text.match(/hooks\/\d+/g))).toEqual(new Set([`hooks/${number}`]));
  return id;
}

test(`${suites} suites do not see each other`, { timeout: 600_000 }, async () => {
  const before = await mock.shown("/requests");
  const ids = new Set<string>();
  let next = 0;
  const worker = async () => {
    for (let number = next++; number < suites; number = next++) ids.add(await suite(number));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  expect(ids.size).toBe(suites);
  // Nothing of it has reached main.
  expect(await mock.shown("/requests")).toEqual(before);
  // What was delivered was delivered to the address of its suite, with the key of its suite.
  expect(new Set(hooks.received.map(({ path }) => path)).size).toBe(suites);
  for (const { path, headers } of hooks.received)
    expect(headers["x-webhook-key"]).toBe(`key-of-${path.split("/").at(-1)}`);
});

test("what has ended is let go", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  /** Megabytes in use after a sandbox has made and delivered something, was reset, and has ended, so many times. */
  const after = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      const { call, sendEvent, reset, end } = await mock.openSandbox();
      expect((await call("POST", "/v1/webhooks", webhookOf(0))).status).toBe(201);
      await sendEvent({ eventType: "PING" });
      await reset();
      await end();
      await mock.control("POST", "/reset");
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
