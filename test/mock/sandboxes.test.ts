// Sandboxes: a world for each set of credentials, which nothing that happens in another one touches; their number is bounded.

import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { ControlError } from "../../mock/start.ts";
import { cast, mockForTests, type ParsedResponse } from "./mock.ts";
import { apiKey, receiver, stopReceivers, type TestReceiver } from "./receiver.ts";

const main = "example-access-token";
const log: string[] = [];
const note = (line: string) => log.push(line);
const mock = mockForTests({ speed: 0, allowHttpWebhooks: true, delivery: { delay: 0 }, log: note });
const open = mock.openSandbox;
let hooks: TestReceiver;
beforeAll(async () => {
  hooks = await receiver();
});
afterAll(stopReceivers);
const as = (token: string) => ({ Authorization: token && `Bearer ${token}` });
const asked = (method: string, path: string, body?: object) => mock.control(method, `/sandboxes${path}`, body);
const fault = ({ status, body }: ParsedResponse) => [status, (body as { error: string }).error];
const listed = () => mock.shown<{ id: string; expires: string; lastUsed: string }[]>("/sandboxes");

test("a new one has credentials of its own, those of every client of the config, and their tenants", async () => {
  const { id, clientId, clientSecret, tenants, clients, control, token } = await open();
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect([clientId, tenants, control]).toEqual([`mock-client.${id}`, [cast.tenant], `/__mock/sandboxes/${id}`]);
  expect(clientSecret).toMatch(/^[\w-]{43}$/);
  expect(clients).toContainEqual(
    expect.objectContaining({ clientId: `mock-viewer.${id}`, roles: ["COMPANY_VIEWER"] }),
  );
  const viewer = as(await token(`mock-viewer.${id}`));
  expect((await mock.send("ramp", "POST", "/v1/ramp-requests", {}, viewer)).status).toBe(403);
  // The credentials of others open nothing with its ID.
  for (const [name, client_secret] of [
    ["mock-client", clientSecret],
    [`mock-client.${id}`, "mock-secret"],
    [`nobody.${id}`, clientSecret],
    ["mock-client.0123456789abcdef", clientSecret],
  ] as const)
    expect(await mock.token(name, { client_secret })).toBeUndefined();
});

test("it is as it was wished for", async () => {
  const own = await open({ paymentSessions: true, webhookCap: 0 });
  expect(await own.settings()).toMatchObject({ paymentSessions: true, webhookCap: 0 });
  const message = "the sandbox has no field color; it may have speed, paymentSessions,";
  expect(fault(await asked("POST", "", { color: "red" }))).toEqual([400, expect.stringContaining(message)]);
});

/** What a suite does in a sandbox, and looks for of others; its number stands in all it makes, and its oddness in what it sets. */
async function suite(number: number): Promise<void> {
  const { call, scenario, advance, settings, reset, request } = await open();
  const isOdd = number % 2 === 1;
  const webhook = {
    url: `${hooks.origin}/hooks/${number}`,
    authenticationMethod: { ...apiKey, apiKey: `key-of-${number}` },
  };
  const onboard = async (externalId: string) => {
    expect((await call("POST", "/v1/webhooks", webhook)).status).toBe(201);
    const party = await call("POST", "/v1/parties", { partyType: "INDIVIDUAL", firstName: "Iris", externalId });
    const { id } = (party.body as { result: { id: string } }).result;
    expect((await call("POST", "/v1/accounts", { externalId, party: { id } })).status).toBe(201);
  };
  // First a world that is thrown away in the middle, then the one that stays.
  await onboard(`lost-${number}`);
  await scenario({ operationId: "getPayIn", status: 500 });
  await advance({ days: number + 1 });
  await reset();
  await onboard(`kept-${number}`);
  if (isOdd) await scenario({ operationId: "listAccounts", status: 500, times: 2 });
  await settings({ kycNotRequired: isOdd });
  const now = (await advance({ minutes: number + 1 })).toISOString();
  expect((await call("GET", "/v1/accounts")).status).toBe(isOdd ? 500 : 200);
  const paths = ["/clock", "/settings", "/scenarios", "/requests", "/deliveries"];
  const seen = await Promise.all(paths.map((path) => request("GET", path)));
  expect(seen.slice(0, 3)).toMatchObject([{ now }, { kycNotRequired: isOdd }, isOdd ? [{ used: 1 }] : []]);
  const text = JSON.stringify([seen, (await call("GET", "/v1/parties?size=100")).body]);
  expect(new Set(text.match(/(lost|kept)-\d+/g))).toEqual(new Set([`kept-${number}`]));
  expect(new Set(text.match(/hooks\/\d+/g))).toEqual(new Set([`hooks/${number}`]));
}

test("suites side by side do not see each other, and main sees none of them", async () => {
  const paths = ["/state", "/clock", "/settings", "/scenarios", "/requests", "/deliveries"];
  const read = () => Promise.all(paths.map((path) => mock.shown(path)));
  const before = await read();
  await Promise.all([0, 1, 2, 3].map(suite));
  expect(await read()).toEqual(before);
  // What was delivered was delivered to the address of its suite, with the key of its suite.
  expect(new Set(hooks.received.map(({ path }) => path)).size).toBe(4);
  for (const { path, headers } of hooks.received)
    expect(headers["x-webhook-key"]).toBe(`key-of-${path.split("/").at(-1)}`);
});

test("it is driven with a token of it in the place of its path, and the path wins", async () => {
  const sandbox = await open();
  const scenarios = (method: string, token: string, body?: object, path = "") =>
    mock.send("ramp", method, `/__mock${path}/scenarios`, body, as(token));
  const set = await scenarios("POST", sandbox.bearer, { operationId: "getCompany", status: 500 });
  expect([set.status, (await scenarios("GET", sandbox.bearer)).body]).toEqual([201, [expect.anything()]]);
  for (const token of ["", main]) expect((await scenarios("GET", token)).body).toEqual([]);
  expect((await scenarios("GET", sandbox.bearer, undefined, "/sandboxes/main")).body).toEqual([]);
  expect((await sandbox.call("GET", "/v1/company", undefined, "ramp")).status).toBe(500);
});

test("the list shows who there is, and never a secret", async () => {
  const sandbox = await open();
  type Made = { id: string; clientSecret: string; clients: { clientSecret: string }[] };
  const unused = (await asked("POST", "")).body as Made;
  const list = await listed();
  const clients = unused.clients.map(({ clientSecret: _secret, ...client }) => client);
  expect(list.find(({ id }) => id === unused.id)).toMatchObject({ clients });
  const text = JSON.stringify([list, await sandbox.requests()]) + log.join();
  for (const secret of [sandbox.clientSecret, unused.clientSecret, sandbox.bearer])
    expect(text).not.toContain(secret);
});

describe("a sandbox that has ended", () => {
  test("takes its credentials, its tokens and its control API with it", async () => {
    const sandbox = await open();
    await sandbox.end();
    const message = "The sandbox of these credentials has ended.";
    expect(await sandbox.call("GET", "/v1/parties")).toMatchObject({
      status: 401,
      body: { errors: [{ message }] },
    });
    await expect(sandbox.token()).rejects.toThrow("401");
    const gone = [404, `there is no sandbox ${sandbox.id}; it has ended, or was never created`];
    expect(fault(await asked("GET", `/${sandbox.id}/clock`))).toEqual(gone);
    expect(fault(await asked("DELETE", `/${sandbox.id}`))).toEqual(gone);
    // Its token does not drive main instead, which never ends.
    const reset = await mock.send("finance", "POST", "/__mock/reset", undefined, as(sandbox.bearer));
    expect(fault(reset)).toEqual([401, message]);
    expect(fault(await asked("DELETE", "/main"))).toEqual([409, expect.stringContaining("always there")]);
  });

  test("has nothing delivered any more", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { origin, received } = await receiver();
    const [ended, later] = [await open({ speed: 1 }), await open({ speed: 1 })];
    for (const { id, call, deliveryPolicy, sendEvent } of [ended, later]) {
      await call("POST", "/v1/webhooks", { url: `${origin}/${id}`, authenticationMethod: apiKey });
      await deliveryPolicy({ delay: 1000 });
      await sendEvent({ eventType: "PING" });
    }
    await ended.end();
    vi.advanceTimersByTime(1000);
    await vi.waitFor(() => expect(received).not.toEqual([]), 30_000);
    expect(received.map(({ path }) => path)).toEqual([`/${later.id}`]);
  });

  test("is one that nobody has used for a day; being looked at is no use", async () => {
    const [idle, used] = [await open(), await open()];
    const { expires, lastUsed } = (await listed()).find(({ id }) => id === idle.id) ?? {
      expires: "",
      lastUsed: "",
    };
    expect(Date.parse(expires) - Date.parse(lastUsed)).toBe(24 * 36e5);
    try {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 23 * 36e5 });
      // Its token has expired by then; its control API is a use as well.
      await used.now();
      await listed();
      vi.setSystemTime(Date.now() + 36e5);
      const ids = (await listed()).map(({ id }) => id);
      expect([ids.includes(idle.id), ids.includes(used.id)]).toEqual([false, true]);
      await expect(idle.now()).rejects.toThrow(ControlError);
    } finally {
      vi.useRealTimers();
    }
  });
});

// The last one: it leaves no room for others.
test("there are at most 1,000, and room again when one ends", async () => {
  const make = () => asked("POST", "");
  const room = 1_000 - (await listed()).length;
  const made = await Promise.all(Array.from({ length: room }, make));
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await make()).toMatchObject({
    status: 503,
    body: { error: "there are 1000 sandboxes already; end some with DELETE /__mock/sandboxes/{id}" },
  });
  await asked("DELETE", `/${(await listed())[0]?.id}`);
  expect((await make()).status).toBe(201);
});
