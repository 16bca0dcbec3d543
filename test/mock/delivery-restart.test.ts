// Deliveries across restarts: with a data file, each one that waits goes on for itself, and none that has ended comes again.

import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { DeliveryRecord } from "../../mock/deliver/delivery.ts";
import { type Mock, startMock } from "../../mock/start.ts";
import { receiver, stopReceivers } from "./receiver.ts";

const data = join(tmpdir(), `mend-deliveries-${randomUUID()}`);
let mock: Mock;

const start = async () => {
  const options = { data, speed: 0, allowHttpWebhooks: true, delivery: { delay: 0, retries: [1000, 5000, 60_000] } };
  mock = await startMock(options);
};
afterEach(async () => {
  await mock.stop();
  for (const end of ["", "-wal", "-shm"]) rmSync(data + end, { force: true });
  await stopReceivers();
});

const call = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(mock.addresses.finance + path, {
    method,
    headers: { Authorization: "Bearer example-access-token", "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return text === "" ? undefined : (JSON.parse(text) as Record<string, unknown>);
};
const control = (method: string, path: string, body?: unknown) => call(method, `/__mock${path}`, body);
const deliveries = async (state: string) =>
  (await control("GET", `/deliveries?state=${state}`)) as unknown as DeliveryRecord[];
const register = (url: string) => {
  const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "a-long-enough-key" };
  return call("POST", "/v1/webhooks", { url, authenticationMethod });
};

test("what one webhook had is not told to it again; what waits goes on with its number, attempts and time", async () => {
  await start();
  const [up, down] = [await receiver([204, 204]), await receiver([500, 500, 500, 500])];
  for (const { url } of [up, down]) await register(url);
  await control("POST", "/events", { eventType: "PING" });
  await control("POST", "/clock", { seconds: 1 });
  expect([up.received.length, down.received.length]).toEqual([1, 2]);
  const [waiting, ...others] = await deliveries("waiting");
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({ attempts: [{ number: 1 }, { number: 2, outcome: 500 }] });
  await mock.stop();
  await start();
  expect(await deliveries("waiting")).toEqual([waiting]);
  await control("POST", "/clock", { seconds: 5 });
  expect([up.received.length, down.received.length]).toEqual([1, 3]);
  const [later] = await deliveries("waiting");
  expect(later).toMatchObject({ id: waiting?.id, attempts: [{}, {}, { number: 3 }] });
  expect(Date.parse(later?.due ?? "") - Date.parse(waiting?.due ?? "")).toBe(60_000);
  // After the last retry it is given up, as without a restart.
  await control("POST", "/clock", { minutes: 1 });
  expect(await deliveries("given-up")).toMatchObject([{ id: waiting?.id, attempts: [{}, {}, {}, { number: 4 }] }]);
  await mock.stop();
  await start();
  expect(await control("GET", "/deliveries")).toEqual([]);
  // Numbers go on, also when nothing waits.
  await control("POST", "/events", { eventType: "PING" });
  const ids = (await deliveries("waiting")).map(({ id }) => Number(id.split("-")[1]));
  expect(Math.min(...ids)).toBeGreaterThan(Number(waiting?.id.split("-")[1]));
});

test("what waited in a snapshot waits again, restored or reset to; a reset forgets what came after it, scenarios and journal", async () => {
  await start();
  const { url, received } = await receiver([500, 204, 204, 204, 204, 204]);
  await register(url);
  await control("POST", "/events", { eventType: "PING" });
  await control("POST", "/clock", { seconds: 0 });
  const waiting = await deliveries("waiting");
  expect(waiting).toMatchObject([{ attempts: [{ outcome: 500 }] }]);
  await control("POST", "/snapshots", { name: "before" });
  const parties = ((await call("GET", "/v1/parties")) as { result: unknown[] }).result.length;
  await control("POST", "/clock", { seconds: 1 });
  expect([received.length, await deliveries("waiting")]).toEqual([2, []]);
  await mock.stop();
  await start();
  await control("POST", "/snapshots/before/restore");
  expect(await deliveries("waiting")).toEqual(waiting);
  await control("POST", "/clock", { seconds: 1 });
  expect([received.length, await deliveries("waiting")]).toEqual([3, []]);
  await control("POST", "/scenarios", { operationId: "listParties", status: 401, times: "forever" });
  await call("POST", "/v1/parties", { partyType: "INDIVIDUAL", firstName: "Ada", lastName: "Quist" });
  const wrong = { snapshot: "before", tenantId: "t" };
  for (const body of [{ snapshot: "missing" }, wrong])
    expect(await control("POST", "/reset", body)).toEqual({ error: expect.any(String) });
  expect(await control("GET", "/scenarios")).toHaveLength(1);
  await control("POST", "/events", { eventType: "PING" });
  await control("POST", "/clock", { seconds: 0 });
  await control("POST", "/reset", { snapshot: "before" });
  for (const list of ["/scenarios", "/requests"]) expect(await control("GET", list)).toEqual([]);
  expect(await control("GET", "/deliveries")).toEqual(waiting);
  expect(((await call("GET", "/v1/parties")) as { result: unknown[] }).result).toHaveLength(parties);
  await mock.stop();
  await start();
  expect([await control("GET", "/deliveries"), received.length]).toEqual([waiting, 4]);
  await control("POST", "/clock", { seconds: 1 });
  expect([received.length, await deliveries("waiting")]).toEqual([5, []]);
  await control("POST", "/events", { eventType: "PING" });
  await control("POST", "/reset");
  expect(await control("GET", "/deliveries")).toEqual([]);
});
