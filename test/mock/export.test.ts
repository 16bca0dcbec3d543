// A state is exported from one mock and loaded by another: what a colleague loads is what was there.

import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { Mock, MockOptions } from "../../mock/start.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { cast, clientOf, startForTest } from "./mock.ts";
import { apiKey, receiver, stopReceivers } from "./receiver.ts";

const lines: string[] = [];
afterEach(stopReceivers);

const log = (line: string) => lines.push(line);
const start = (more: MockOptions = {}) =>
  startForTest({ allowHttpWebhooks: true, delivery: { delay: 0, retries: [60_000] }, log, ...more });

const ask = async (mock: Mock, method: string, path: string, body?: object) => {
  const response = await clientOf(() => mock).send("finance", method, path, body);
  return response as typeof response & { body: { result: { id: string } } };
};

/** All that the control API shows of what is exported. */
const seen = async (mock: Mock) => {
  const { kinds } = (await mock.request("GET", "/state")) as { kinds: Record<string, number> };
  const resources = await Promise.all(Object.keys(kinds).map((kind) => mock.resources(kind)));
  const [now, settings, policy] = [await mock.now(), await mock.settings(), await mock.deliveryPolicy()];
  const [ledger, waiting] = [
    await mock.request("GET", "/ledger?postings=1000"),
    await mock.sent({ state: "waiting" }),
  ];
  // Links lead to the mock that shows them.
  const links = JSON.stringify(resources).replaceAll(mock.addresses.finance, "");
  return { now, kinds, resources: JSON.parse(links) as typeof resources, settings, policy, ledger, waiting };
};

const payment = { amount: { fiat: 40 }, externalId: "export-1", idempotencyKey: randomUUID() };
const pay = (mock: Mock) => ask(mock, "POST", `/v1/accounts/${cast.account}/payment-requests`, payment);

/** Exports a mock that has something of everything, and starts another one with the file. */
async function share() {
  const hook = await receiver([500, 204]);
  const from = await start();
  await from.settings({ companyActive: false, webhookCap: 7 });
  await from.deliveryPolicy({ timeout: 1234 });
  await from.scenario({ operationId: "listParties", times: 2, status: 401 });
  await from.scenario({
    operationId: "registerWebhook",
    match: { body: { secret: "seen" } },
    times: 3,
    response: { status: 418, body: { token: "unmasked" } },
  });
  await ask(from, "POST", "/v1/webhooks", { url: hook.url, name: "Shared", authenticationMethod: apiKey });
  const paid = await pay(from);
  await from.sendEvent({ eventType: "PING" });
  await from.advance({ seconds: 5 });
  await ask(from, "GET", "/v1/parties");
  expect(await from.sent({ state: "waiting" })).not.toEqual([]);
  const file = join(temporaryFolder("export"), "shared.json");
  writeFileSync(file, JSON.stringify(await from.request("POST", "/export")));
  const to = await start({ delivery: { delay: 500, retries: [] }, cast: false, scenario: file });
  return { from, hook, paid, file, to };
}

test("what --scenario loads from an export is what was there: state, clock, settings, keys, scenarios, deliveries", async () => {
  const { from, to, hook, paid } = await share();
  expect(await seen(to)).toEqual(await seen(from));
  // What is left of a scenario, unmasked.
  for (const status of [401, 200]) expect((await ask(to, "GET", "/v1/parties")).status).toBe(status);
  const own = await ask(to, "POST", "/v1/webhooks", {
    url: hook.url,
    authenticationMethod: apiKey,
    secret: "seen",
  });
  expect([own.status, own.body]).toEqual([418, { token: "unmasked" }]);
  // A repeated key: the response that is kept, and nothing is reserved twice.
  const ledger = await to.request("GET", "/ledger");
  expect(await pay(to)).toMatchObject({ status: paid.status, body: { result: paid.body.result } });
  expect(await to.request("GET", "/ledger")).toEqual(ledger);
  // The delivery that waited is authenticated by the credentials of the webhook.
  const received = hook.received.length;
  await to.advance({ minutes: 1 });
  expect(hook.received.length).toBeGreaterThan(received);
  expect(hook.received.at(-1)?.headers["x-webhook-key"]).toBe(apiKey.apiKey);
  // Time goes on from there alike.
  const statuses = async (mock: Mock) =>
    (await seen(mock)).resources.flat().map(({ id, resource: { status } }) => [id, status]);
  const before = await statuses(from);
  for (const mock of [from, to]) await mock.advance({ hours: 1 });
  const later = await statuses(from);
  expect(later).not.toEqual(before);
  expect(await statuses(to)).toEqual(later);
  // New deliveries have numbers of their own.
  const waiting = await to.sent({ state: "waiting" });
  await to.sendEvent({ eventType: "PING" });
  expect(await to.sent({ state: "waiting" })).toHaveLength(waiting.length + 1);
});

test("secrets are in the file alone: no journal, log or error has them, and a damaged file changes nothing", async () => {
  const { to, file } = await share();
  const text = JSON.stringify(await to.request("POST", "/export"));
  expect(text).toContain(apiKey.apiKey);
  for (const shown of [await to.requests(), await to.resources("webhooks"), await to.sent(), lines])
    expect(JSON.stringify(shown)).not.toContain(apiKey.apiKey);
  const { state, ...others } = JSON.parse(text) as { state: { rows: { part: string; value: object }[] } };
  const rows = state.rows.map((row) =>
    row.part === "balance" ? { ...row, value: { amount: apiKey.apiKey } } : row,
  );
  const wrong: [words: string, state: object][] = [
    ["is not as POST /__mock/export wrote it", { ...state, rows }],
    ["is not as POST /__mock/export wrote it", { ...state, time: "2036-01-01T00:00:00.000Z" }],
    ["state lacks the required field rows", { time: "x" }],
  ];
  const data = join(temporaryFolder("export-damaged"), "state.db");
  for (const [words, part] of wrong) {
    writeFileSync(file, JSON.stringify({ ...others, state: part }));
    const error = await start({ data, scenario: file }).catch((reason: Error) => reason.message);
    expect(error).toContain(words);
    expect(error).not.toContain(apiKey.apiKey);
  }
  expect((await start({ data })).addresses.finance).toMatch(/^http/);
});

test("an import that fails leaves nothing behind: no policy, no setting, no scenario", async () => {
  const [from, mock] = [await start({ delivery: { delay: 7777 } }), await start()];
  const before = await mock.request("POST", "/export");
  const scenarios = ["listParties", "nope"].map((operationId) => ({ operationId, status: 401 }));
  const file = { ...((await from.request("POST", "/export")) as object), settings: { webhookCap: 7 }, scenarios };
  await expect(mock.request("POST", "/import", file)).rejects.toThrow("the file is wrong in scenarios[1]");
  expect(await mock.request("POST", "/export")).toEqual(before);
});
