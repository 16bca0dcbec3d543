// What is over is let go: of a sandbox that has ended, of a reset and of deliveries nothing stays in memory.

import { createServer, Server } from "node:http";
import { queryObjects } from "node:v8";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { Storage } from "../../mock/store/storage.ts";
import { Table } from "../../mock/store/table.ts";
import { close, listen } from "../lib/listen.ts";
import { ask, openSandbox } from "./sandbox.ts";

let mock: Mock;
let hooks: string;
const receiver = createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(204).end());
});

beforeAll(async () => {
  hooks = `${(await listen(receiver)).origin}/hooks`;
  mock = await startMock({
    ...{ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 } },
    ...{ speed: 0, allowHttpWebhooks: true, delivery: { delay: 0 } },
  });
});
afterAll(async () => {
  await mock.stop();
  close(receiver);
});

/** How many objects of a class there are, after all garbage is collected. */
const count = (of: abstract new (...given: never[]) => unknown) => queryObjects(of, { format: "count" });

/** Has a sandbox make, deliver and reset something. */
async function use(): Promise<string> {
  const { id, token } = await openSandbox(mock.addresses);
  const { finance } = mock.addresses;
  const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "key-of-a-test" };
  const webhook = { url: hooks, authenticationMethod };
  const registered = await ask(`${finance}/v1/webhooks`, "POST", webhook, token);
  expect(registered.status).toBe(201);
  const { id: webhookId } = (registered.body as { result: { id: string } }).result;
  expect((await ask(`${finance}/v1/webhooks/${webhookId}/ping`, "POST", undefined, token)).status).toBe(200);
  expect((await ask(`${finance}/__mock/sandboxes/${id}/reset`, "POST")).status).toBeLessThan(300);
  return id;
}

test("a sandbox that has ended, a reset and deliveries leave nothing behind", async () => {
  const [worlds, servers] = [count(Storage), count(Server)];
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push(await use());
  expect(count(Storage)).toBe(worlds + 12);
  for (const id of ids) await ask(`${mock.addresses.finance}/__mock/sandboxes/${id}`, "DELETE");
  await expect.poll(() => count(Storage), { timeout: 20_000, interval: 500 }).toBe(worlds);
  expect(count(Server)).toBe(servers);
  const rows = count(Table);
  for (let n = 0; n < 5; n += 1) await ask(`${mock.addresses.finance}/__mock/reset`, "POST");
  await expect.poll(() => count(Table), { timeout: 20_000, interval: 500 }).toBe(rows);
});
