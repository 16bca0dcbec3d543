// 200 suites side by side in one mock, each in a sandbox of its own: none sees anything of another.

import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { close, listen } from "../lib/listen.ts";
import { cast } from "./mock.ts";
import { ask, type OpenSandbox, openSandbox } from "./sandbox.ts";

const suites = 200;
/** Suites that are under way at once: more than the connections of a machine's usual browser, few enough for its files. */
const atOnce = 50;
let mock: Mock;
const log: string[] = [];
/** Number of the suite in the path of each delivery, and in its key. */
const delivered: [path: string, key: string][] = [];
const receiver = createServer((request, response) => {
  delivered.push([String(request.url), String(request.headers["x-webhook-key"])]);
  request.resume().on("end", () => response.writeHead(204).end());
});
let hooks = "";

beforeAll(async () => {
  hooks = `${(await listen(receiver)).origin}/hooks`;
  mock = await startMock({
    ...{ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 } },
    ...{ speed: 0, allowHttpWebhooks: true, delivery: { delay: 0 }, log: (line) => log.push(line) },
  });
});
afterAll(async () => {
  await mock.stop();
  close(receiver);
});

interface Seen {
  status: number;
  body: { result: Record<string, unknown> & Record<string, unknown>[] };
}

/** What one suite does; its number stands in all it makes. */
async function suite(number: number): Promise<{ id: string; party: string; account: string }> {
  const sandbox = await openSandbox(mock.addresses, { paymentSessions: number % 2 === 0 });
  const call = async (method: string, path: string, body?: unknown) => (await sandbox.call(method, path, body)) as Seen;
  const made = async (path: string, body: unknown) => {
    const { status, body: response } = await call("POST", path, body);
    expect([path, status, response]).toEqual([path, 201, expect.anything()]);
    return String(response.result["id"]);
  };
  const key = `key-of-${number}`;
  const webhook = {
    ...{ url: `${hooks}/${number}`, name: `of ${number}` },
    authenticationMethod: { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: key },
  };
  const onboard = async (name: string) => {
    await made("/v1/webhooks", webhook);
    const person = { partyType: "INDIVIDUAL", firstName: "Iris", lastName: `Novak`, email: "iris@mail.example" };
    const party = await made("/v1/parties", { ...person, externalId: name });
    return { party, account: await made("/v1/accounts", { externalId: name, party: { id: party } }) };
  };

  // First a world that is thrown away in the middle, then the one that stays.
  await onboard(`lost-${number}`);
  await sandbox.control("POST", "/scenarios", { operationId: "getPayIn", status: 500 });
  await sandbox.control("POST", "/clock", { days: number + 1 });
  await sandbox.control("POST", "/reset");
  expect(await sandbox.control("GET", "/scenarios")).toMatchObject({ body: [] });

  const { party, account } = await onboard(`kept-${number}`);
  // The cast has the same IDs in all of them: what one pays, no other sees.
  const sessions = `/v1/accounts/${cast.account}/fiat-to-crypto/payment-sessions`;
  const before = await call("GET", sessions);
  for (let count = 0; count < number % 4; count++)
    expect((await call("POST", sessions, payment)).status).toBe(number % 2 === 0 ? 201 : 400);
  await sandbox.control("POST", "/scenarios", { operationId: "listWallets", status: 500, times: 1 });
  const now = Date.parse(((await sandbox.control("POST", "/clock", { minutes: number })).body as { now: string }).now);
  expect([(await call("GET", `/v1/accounts/${account}/wallets`)).status]).toEqual([500]);
  const wallets = await call("GET", `/v1/accounts/${account}/wallets`);
  expect(wallets.body.result[0]?.["amlStatus"]).toBe(number === 0 ? "PENDING" : "APPROVED");

  const after = await call("GET", sessions);
  const more = number % 2 === 0 ? number % 4 : 0;
  expect(after.body.result.length - before.body.result.length).toBe(more);

  await check(sandbox, number, now);
  return { id: sandbox.id, party, account };
}

const payment = {
  inAmount: 250,
  inCurrency: "EUR",
  outCryptocurrency: "USDC",
  walletId: "a1e94c70-5d28-4f3b-9e67-0c8b1d2f5501",
};

/** Looks for anything that is not this suite's. */
async function check(sandbox: OpenSandbox, number: number, now: number): Promise<void> {
  const seen = await Promise.all(
    ["/requests", "/deliveries", "/scenarios", "/clock"].map(async (path) => (await sandbox.control("GET", path)).body),
  );
  const [requests, deliveries, scenarios, clock] = seen as [{ target: string }[], object[], object[], { now: string }];
  expect(requests.length).toBeGreaterThan(4);
  expect(scenarios).toEqual([expect.objectContaining({ operationId: "listWallets", used: 1, left: 0 })]);
  expect(Date.parse(clock.now)).toBe(now);
  const parties = JSON.stringify((await sandbox.call("GET", "/v1/parties?size=100")).body);
  const text = JSON.stringify([requests, deliveries]) + parties;
  const names = [...new Set([...text.matchAll(/(?:lost|kept)-\d+/g)].map(([name]) => name))];
  expect(names).toEqual([`kept-${number}`]);
  const addresses = [...new Set([...text.matchAll(/hooks\/(\d+)/g)].map(([, of]) => of))];
  expect(addresses).toEqual([String(number)]);
}

test(`${suites} suites do not see each other`, { timeout: 600_000 }, async () => {
  const before = await ask(`${mock.addresses.finance}/__mock/requests`);
  const all: Awaited<ReturnType<typeof suite>>[] = [];
  let next = 0;
  const worker = async () => {
    for (let number = next++; number < suites; number = next++) all.push(await suite(number));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  expect(new Set(all.map(({ id }) => id)).size).toBe(suites);
  expect(new Set(all.flatMap(({ party, account }) => [party, account])).size).toBe(2 * suites);
  // Nothing of it has reached main.
  expect((await ask(`${mock.addresses.finance}/__mock/requests`)).body).toEqual(before.body);
  // What was delivered was delivered to the address of its suite, with the key of its suite.
  const numbers = new Set(delivered.map(([path]) => path.split("/").at(-1)));
  expect(numbers.size).toBe(suites);
  for (const [path, key] of delivered) expect(key).toBe(`key-of-${path.split("/").at(-1)}`);
  expect(log.filter((line) => line.includes("failed"))).toEqual([]);
});

test("what has ended is let go", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  /** Megabytes in use after a sandbox has made and delivered something, was reset, and has ended, so many times. */
  const after = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      const { id, call, control } = await openSandbox(mock.addresses);
      const authenticationMethod = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: "key-of-0" };
      expect((await call("POST", "/v1/webhooks", { url: `${hooks}/0`, authenticationMethod })).status).toBe(201);
      await control("POST", "/events", { eventType: "PING" });
      await control("POST", "/reset");
      await ask(`${mock.addresses.finance}/__mock/sandboxes/${id}`, "DELETE");
      await ask(`${mock.addresses.finance}/__mock/reset`, "POST");
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
  const sandboxes = `${mock.addresses.finance}/__mock/sandboxes`;
  const idsOf = ({ body }: { body: unknown }) => (body as { id: string }[]).map(({ id }) => id);
  let made = idsOf(await ask(sandboxes)).length;
  for (; made < 1_000; made += 1) expect((await ask(sandboxes, "POST")).status).toBe(201);
  expect(await ask(sandboxes, "POST")).toEqual({
    status: 503,
    body: { error: "there are 1000 sandboxes already; end some with DELETE /__mock/sandboxes/{id}" },
  });
  await ask(`${sandboxes}/${idsOf(await ask(sandboxes))[0]}`, "DELETE");
  expect((await ask(sandboxes, "POST")).status).toBe(201);
});
