// startMock as a test suite calls it: it needs no option, says which one is unknown or wrong before anything listens, and has
// functions that do a control request each, in main and in sandboxes, here and over HTTP.

import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ControlError, type MockOptions, startMock } from "../../mock/start.ts";
import { createMockControl } from "../../mock/testing/mock-control.ts";
import { sendTo } from "../../mock/testing/send.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { cast, clientOf, type InsideMock, nobody as id, startForTest, startInside } from "./mock.ts";

let mock: InsideMock;
beforeAll(async () => {
  mock = await startInside({ speed: 0, allowHttpWebhooks: true, delivery: { retries: [1000] } });
});
afterAll(() => mock.stop());

const party = {
  id,
  partyType: "INDIVIDUAL",
  firstName: "Iris",
  kycStatus: "PENDING",
  partnerTermsStatus: "REQUIRED",
};

test("its functions over HTTP drive it as those of the process do", async () => {
  const { control } = createMockControl(mock.addresses, sendTo(mock.addresses.ramp));
  const { reset, resources, scenario, move, requests, request } = control;
  await mock.seed({ parties: [party] });
  expect(await resources("parties", { id })).toMatchObject([{ resource: { firstName: "Iris" } }]);
  const remove = await scenario({ operationId: "listParties", status: 500 });
  expect(await mock.request("GET", "/scenarios")).toHaveLength(1);
  await remove();
  await clientOf(() => mock).result("GET", "/v1/parties");
  expect(await requests({ status: 200 })).toMatchObject([{ operationId: "listParties" }]);
  const failed = await move({ kind: "payouts", id: cast.payout, to: "REJECTED" }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ControlError);
  expect(failed).toMatchObject({ status: 409, details: { possible: expect.any(Array) } });
  await expect(request("GET", "/nothing")).rejects.toThrow("there is no /nothing here");
  await reset();
  await expect(resources("parties", { id })).rejects.toMatchObject({ status: 404 });
});

test("a receiver: waits for a type and for fields, responds as it is told, tells what is missing", async () => {
  await mock.reset();
  const receiver = await mock.receiver();
  const arrived = receiver.deliveries({ eventType: "PAYOUT_COMPLETED", result: { payoutId: cast.payout } });
  receiver.respondWith(503);
  await mock.move({ kind: "payouts", id: cast.payout, to: "COMPLETED" });
  const early = receiver.deliveries({ eventType: "PAYOUT_COMPLETED", timeout: 1 });
  await expect(early).rejects.toThrow(
    /^0 of 1 .* Arrived: nothing\. .*PAYOUT_COMPLETED due at .* Advance the clock/,
  );
  await mock.advance({ seconds: 1 });
  expect(receiver.received.map(({ status }) => status)).toEqual([503]);
  await mock.advance({ seconds: 1 });
  expect(await arrived).toMatchObject([{ status: 204, event: { eventType: "PAYOUT_COMPLETED" } }]);
  expect(await mock.sent({ state: "delivered" })).toMatchObject([{ eventType: "PAYOUT_COMPLETED" }]);
  // Without a timeout of its own: at once, because the clock stands and nothing is due.
  await expect(receiver.deliveries("PAYOUT_RETURNED")).rejects.toThrow("0 of 1 deliveries");
  const wrong = receiver.deliveries({ result: { payoutId: "another" }, timeout: 1 });
  await expect(wrong).rejects.toThrow("PAYOUT_COMPLETED (got 503), PAYOUT_COMPLETED (got 204)");
  expect((await fetch(receiver.url, { method: "POST", body: "{}" })).status).toBe(401);
  await receiver.close();
});

test("a receiver whose application registers it, and one of a sandbox; stop ends all", async () => {
  const own = await startForTest({ allowHttpWebhooks: true });
  const receiver = await own.receiver({ register: false });
  const inside = await (await own.sandbox()).receiver({ tenantId: cast.tenant });
  await own.stop();
  for (const ended of [receiver.url, inside.url, own.addresses.auth]) await expect(fetch(ended)).rejects.toThrow();
  const strict = await startForTest();
  await expect(strict.receiver()).rejects.toThrow("plain http to this host needs --allow-http-webhooks");
});

test("without options, and with some of the ports, it takes free ones of 127.0.0.1", async () => {
  for (const options of [undefined, { ports: { ramp: 0 } }, { host: undefined, ports: undefined }]) {
    const mock = await startMock(options);
    expect(Object.values(mock.addresses)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)),
    );
    expect((await fetch(`${mock.addresses.auth}/health`)).status).toBe(200);
    await mock.stop();
  }
});

test.each<[options: unknown, line: RegExp]>([
  [{ speeed: 0 }, /^startMock: the object of options has no field speeed \(did you mean speed\?\)$/],
  [{ ports: { ramp: "4010" } }, /^startMock: ports\.ramp must be of type integer$/],
  [{ latency: [400, 100] }, /^startMock: latency must be the least and the largest delay, in this order$/],
  [{ paymentSessions: true }, /^startMock: paymentSessions is a setting; give it in settings: /],
  [{ ports: { finance: 25_300, ramp: 25_300 } }, /^finance and ramp have the same port, 25300; give each/],
  ["4010", /^startMock: the object of options must be of type object$/],
])("%j is refused in one line", async (options, line) => {
  const started = startMock(options as MockOptions);
  await expect(started).rejects.toThrow(TypeError);
  await expect(started).rejects.toThrow(line);
});

const tenants = [cast.tenant];
const client = { id: "a", secret: "b", tenants };
test.each<[content: object, line: RegExp]>([
  [{ clients: [client, client] }, /two clients with the id a/],
  [{ clients: [{ ...client, scopes: ["view:webhook"] }] }, /clients\/0\/scopes\/0: must be one of manage:/],
  [{ clients: [{ ...client, roles: ["KING"] }] }, /clients\/0\/roles\/0: must be one of COMPANY_/],
  [{ clients: [{ ...client, tokens: ["a token"] }] }, /clients\/0\/tokens\/0: must match /],
])("the config %j is refused in one line", async (content, line) => {
  const config = `${temporaryFolder("config")}/clients.json`;
  writeFileSync(config, JSON.stringify(content));
  const started = startMock({ config });
  await expect(started).rejects.toThrow(line);
  await expect(started).rejects.toThrow(/^[^\n]+$/);
});

test("a port that is in use, a file that does not exist and a folder for the data file are one line", async () => {
  const port = Number(new URL(mock.addresses.ramp).port);
  await expect(startMock({ ports: { auth: port } })).rejects.toThrow(
    new RegExp(`^.*127\\.0\\.0\\.1:${port} \\(auth\\) is already in use.*$`),
  );
  await expect(startMock({ config: "/nowhere.json" })).rejects.toThrow(
    "the config file /nowhere.json does not exist",
  );
  await expect(startMock({ scenario: "/nowhere.json" })).rejects.toThrow(
    "the scenario file /nowhere.json does not exist",
  );
  await expect(startMock({ data: tmpdir() })).rejects.toThrow(/^data file \S+ cannot be opened; choose a file/);
});

test("settings of the start are those of its sandboxes and after a reset; without the cast there is the company alone", async () => {
  const mock = await startForTest({ cast: false, settings: { kycNotRequired: true } });
  await mock.settings({ kycNotRequired: false });
  await mock.seed({ parties: [{ id: "33333333-0000-4000-8000-000000000001", partnerTermsStatus: "ACCEPTED" }] });
  await mock.reset();
  const { id } = (await mock.request("POST", "/sandboxes")) as { id: string };
  for (const place of ["", `/sandboxes/${id}`]) {
    expect(await mock.request("GET", `${place}/settings`)).toMatchObject({ kycNotRequired: true });
    const { kinds } = (await mock.request("GET", `${place}/state`)) as { kinds: Record<string, number> };
    expect(Object.entries(kinds).filter(([, count]) => count > 0)).toEqual([["companies", 1]]);
  }
});
