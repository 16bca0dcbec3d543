// Sandboxes: a world for each set of credentials, which nothing that happens in another one touches.

import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { ask, askToken, type Made, type OpenSandbox, openSandbox, tokenOf } from "./sandbox.ts";

const anyPorts = { host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 } };
const main = "example-access-token";
let mock: Mock;
let sandboxes: string;
const log: string[] = [];

beforeAll(async () => {
  mock = await startMock({ ...anyPorts, speed: 0, log: (line) => log.push(line) });
  sandboxes = `${mock.addresses.finance}/__mock/sandboxes`;
});
afterAll(() => mock.stop());

const open = (wishes?: object) => openSandbox(mock.addresses, wishes);
const party = (externalId: string) => ({
  ...{ partyType: "INDIVIDUAL", firstName: "Iris", lastName: "Novak", email: "iris.novak@mail.example", externalId },
});
const partiesOf = async (sandbox: Pick<OpenSandbox, "call">) => {
  const { body } = await sandbox.call("GET", "/v1/parties");
  return (body as { result: { externalId?: string }[] }).result.map(({ externalId }) => externalId);
};
const inMain = { call: (method: string, path: string) => ask(mock.addresses.finance + path, method, undefined, main) };
const fault = ({ status, body }: { status: number; body: unknown }) => [status, (body as { error: string }).error];

describe("a new sandbox", () => {
  test("has credentials of its own, those of every client of the config, and their tenants", async () => {
    const { status, body } = await ask(sandboxes, "POST");
    expect(status).toBe(201);
    const { id, clientId, clientSecret, tenants, clients, control } = body as Made;
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect([clientId, tenants]).toEqual([`mock-client.${id}`, ["6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10"]]);
    expect(clientSecret).toMatch(/^[\w-]{43}$/);
    expect(control).toBe(`/__mock/sandboxes/${id}`);
    expect(clients.map(({ clientId: each, roles }) => [each, roles])).toEqual([
      [`mock-client.${id}`, ["COMPANY_ADMIN"]],
      [`mock-two-tenants.${id}`, ["COMPANY_ADMIN"]],
      [`mock-no-webhooks.${id}`, ["COMPANY_ADMIN"]],
      [`mock-manager.${id}`, ["COMPANY_MANAGER"]],
      [`mock-viewer.${id}`, ["COMPANY_VIEWER"]],
    ]);
    const fees = { amount: 100, rampType: "ON_RAMP" };
    const viewer = await tokenOf(mock.addresses.auth, `mock-viewer.${id}`, clientSecret);
    expect((await ask(`${mock.addresses.ramp}/v1/fees/calculate`, "POST", fees, viewer)).status).toBe(200);
    expect((await ask(`${mock.addresses.ramp}/v1/ramp-requests`, "POST", {}, viewer)).status).toBe(403);
    // The credentials of others open nothing with its id.
    const others = [
      ["mock-client", clientSecret],
      [`mock-client.${id}`, "mock-secret"],
      [`nobody.${id}`, clientSecret],
      ["mock-client.0123456789abcdef", clientSecret],
    ] as const;
    for (const [name, secret] of others) expect((await askToken(mock.addresses.auth, name, secret)).status).toBe(401);
  });

  test("is as it was wished for", async () => {
    const scopes = ["manage:accounts"];
    const seed = { parties: [{ id: "5b1c7f0e-0000-4000-8000-000000000001", ...party("seeded") }] };
    const narrow = await open({ scopes, roles: ["COMPANY_VIEWER"], paymentSessions: true, webhookCap: 0 });
    expect(narrow.clients[0]).toMatchObject({ scopes, roles: ["COMPANY_VIEWER"] });
    expect((await narrow.call("GET", "/v1/webhooks")).status).toBe(403);
    expect((await narrow.call("POST", "/v1/ramp-requests", {}, "ramp")).status).toBe(403);
    expect((await narrow.control("GET", "/settings")).body).toMatchObject({ paymentSessions: true, webhookCap: 0 });
    const wide = await open({ tenants: 4 });
    expect(wide.tenants.map((tenant) => tenant.slice(-2))).toEqual(["10", "11", "12", "13"]);
    expect((await wide.call("GET", "/v1/parties")).status).toBe(403);
    for (const tenant of wide.tenants) {
      const headers = { Authorization: `Bearer ${wide.token}`, "x-tenant-id": tenant };
      expect((await fetch(`${mock.addresses.finance}/v1/parties`, { headers })).status).toBe(200);
    }
    const refused = await ask(sandboxes, "POST", { seed: { ...seed, houses: [] } });
    expect(fault(refused)).toEqual([400, expect.stringContaining("houses")]);
  });

  test.each([
    [{ tenants: 0 }, "tenants must be >= 1"],
    [{ tenants: 11 }, "tenants must be <= 10"],
    [{ speed: -1 }, "speed must be >= 0"],
    [{ color: "red" }, "the sandbox has no field color; it may have tenants, roles, scopes,"],
    [{ scopes: ["manage:everything"] }, "there is no scope manage:everything; there are "],
    [{ scopes: ["manage:account"] }, "there is no scope manage:account (did you mean manage:accounts?); there are "],
    [{ roles: ["X"] }, "there is no role X; there are COMPANY_ADMIN, COMPANY_MANAGER, COMPANY_VIEWER"],
    [{ roles: ["COMPANY_ADMIN", "COMPANY_VIEWR"] }, "there is no role COMPANY_VIEWR (did you mean COMPANY_VIEWER?)"],
  ])("is not made of %j", async (wishes, message) => {
    const before = ((await ask(sandboxes)).body as unknown[]).length;
    expect(fault(await ask(sandboxes, "POST", wishes))).toEqual([400, expect.stringContaining(message)]);
    expect((await ask(sandboxes)).body).toHaveLength(before);
  });
});

describe("what happens in a sandbox", () => {
  test("touches no other one, nor the mock itself", async () => {
    const [one, two] = [await open(), await open()];
    const before = await partiesOf(inMain);
    expect(await partiesOf(one)).toEqual(before);
    expect((await one.call("POST", "/v1/parties", party("of-one"))).status).toBe(201);
    expect(await partiesOf(one)).toContain("of-one");
    for (const other of [two, inMain]) expect(await partiesOf(other)).toEqual(before);

    await one.control("POST", "/scenarios", { operationId: "listParties", status: 500, times: 2 });
    for (const other of [two, inMain]) expect((await other.call("GET", "/v1/parties")).status).toBe(200);
    expect((await one.call("GET", "/v1/parties")).status).toBe(500);
    expect([(await one.control("GET", "/scenarios")).body, (await two.control("GET", "/scenarios")).body]).toEqual([
      [expect.objectContaining({ operationId: "listParties" })],
      [],
    ]);

    const clocks = async () => [
      (await inMain.call("GET", "/__mock/clock")).body,
      (await two.control("GET", "/clock")).body,
    ];
    const times = await clocks();
    await one.control("POST", "/clock", { days: 2 });
    expect(await clocks()).toEqual(times);

    await one.control("POST", "/settings", { kycNotRequired: true });
    expect((await two.control("GET", "/settings")).body).toMatchObject({ kycNotRequired: false });

    const targets = async (sandbox: OpenSandbox) =>
      ((await sandbox.control("GET", "/requests")).body as { target: string }[]).map(({ target }) => target);
    expect(await targets(two)).toEqual(["/token", "/v1/parties", "/v1/parties"]);
    const seen = JSON.stringify((await ask(`${mock.addresses.finance}/__mock/requests`)).body);
    for (const { clientId } of [one, two]) expect(seen).not.toContain(clientId);

    await two.call("POST", "/v1/parties", party("of-two"));
    await one.control("POST", "/reset");
    expect([await partiesOf(one), (await one.control("GET", "/scenarios")).body]).toEqual([before, []]);
    expect(await partiesOf(two)).toContain("of-two");
    await two.control("POST", "/reset", { tenantId: two.tenants[0] });
    expect(await partiesOf(two)).toEqual(before);
  });

  test("stands in its journal, whatever comes of the request", async () => {
    const sandbox = await open();
    const requests = [
      ["GET", "/v1/nowhere", 404],
      ["DELETE", "/v1/parties", 405],
      ["POST", "/v1/parties", 400],
    ] as const;
    for (const [method, path] of requests) await sandbox.call(method, path);
    await askToken(mock.addresses.auth, sandbox.clientId, "wrong");
    const { body } = await sandbox.control("GET", "/requests");
    const entries = (body as { method: string; target: string; status: number }[]).slice(1);
    expect(entries.map(({ method, target, status }) => [method, target, status])).toEqual([
      ...requests,
      ["POST", "/token", 401],
    ]);
  });

  test("can be driven with a token of it in the place of its path", async () => {
    const sandbox = await open();
    const scenario = { operationId: "getCompany", status: 500 };
    const url = `${mock.addresses.ramp}/__mock/scenarios`;
    expect((await ask(url, "POST", scenario, sandbox.token)).status).toBe(201);
    expect((await ask(url, "GET", undefined, sandbox.token)).body).toHaveLength(1);
    expect((await ask(url)).body).toEqual([]);
    // The path wins, and main has one too.
    expect((await ask(`${sandboxes}/main/scenarios`, "GET", undefined, sandbox.token)).body).toEqual([]);
    expect((await ask(url, "GET", undefined, main)).body).toEqual([]);
    expect((await sandbox.call("GET", "/v1/company", undefined, "ramp")).status).toBe(500);
  });

  test("has a page of its own below its path", async () => {
    const { controlPath } = await open();
    const response = await fetch(`${mock.addresses.finance}${controlPath}/`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  });
});

describe("the list of sandboxes", () => {
  test("shows who there is and what is in use, and never a secret", async () => {
    const sandbox = await open();
    const unused = (await ask(sandboxes, "POST")).body as Made;
    const list = (await ask(sandboxes)).body as { id: string; used: boolean; expires: string; lastUsed: string }[];
    const used = (id: string) => list.find((one) => one.id === id)?.used;
    expect([used(sandbox.id), used(unused.id)]).toEqual([true, false]);
    const { body } = await ask(`${sandboxes}/${unused.id}`);
    expect(body).toEqual({
      ...list.find(({ id }) => id === unused.id),
      clients: unused.clients.map(({ clientSecret: _secret, ...client }) => client),
    });
    const { expires, lastUsed } = body as { expires: string; lastUsed: string };
    expect(Date.parse(expires) - Date.parse(lastUsed)).toBe(24 * 36e5);
    const { body: journal } = await sandbox.control("GET", "/requests");
    expect(JSON.stringify(journal)).not.toContain(sandbox.token);
    const text = JSON.stringify([list, body, journal]) + log.join();
    for (const { clientSecret } of [sandbox, unused]) expect(text).not.toContain(clientSecret);
    expect(JSON.stringify([list, body])).not.toMatch(/secret|digest/i);
  });
});

describe("a sandbox that has ended", () => {
  test("takes its credentials, its tokens and its control API with it", async () => {
    const sandbox = await open();
    const viewer = await tokenOf(mock.addresses.auth, `mock-viewer.${sandbox.id}`, sandbox.clientSecret);
    expect((await sandbox.call("GET", "/v1/parties")).status).toBe(200);
    expect((await ask(`${sandboxes}/${sandbox.id}`, "DELETE")).status).toBe(204);
    expect(await sandbox.call("GET", "/v1/parties")).toEqual({
      status: 401,
      body: {
        success: false,
        errors: [{ code: "unauthenticated", message: "The sandbox of these credentials has ended." }],
      },
    });
    expect((await ask(`${mock.addresses.ramp}/v1/company`, "GET", undefined, viewer)).status).toBe(401);
    expect((await askToken(mock.addresses.auth, sandbox.clientId, sandbox.clientSecret)).body).toMatchObject({
      error: "invalid_client",
    });
    const gone = [404, `there is no sandbox ${sandbox.id}; it has ended, or nobody has made it`];
    expect(fault(await sandbox.control("GET", "/clock"))).toEqual(gone);
    for (const method of ["GET", "DELETE"])
      expect(fault(await ask(`${sandboxes}/${sandbox.id}`, method))).toEqual(gone);
    // Its token does not drive main instead.
    const reset = await ask(`${mock.addresses.finance}/__mock/reset`, "POST", undefined, sandbox.token);
    expect(fault(reset)).toEqual([401, "The sandbox of these credentials has ended."]);
  });

  test("is never main", async () => {
    expect(fault(await ask(`${sandboxes}/main`, "DELETE"))).toEqual([
      409,
      "the sandbox main is always there; empty it with POST /__mock/reset",
    ]);
  });
});

test("no foreign host and no page of another origin makes a sandbox, lists or ends one", async () => {
  const { id } = await open();
  const before = ((await ask(sandboxes)).body as unknown[]).length;
  const requests = [
    ["POST", sandboxes],
    ["GET", sandboxes],
    ["DELETE", `${sandboxes}/${id}`],
    ["POST", `${sandboxes}/${id}/reset`],
  ] as const;
  for (const [method, url] of requests) {
    const response = await fetch(url, { method, headers: { Origin: "http://evil.example" } });
    expect([url, method, response.status]).toEqual([url, method, 403]);
  }
  expect((await ask(sandboxes)).body).toHaveLength(before);
});

test("with a data file a sandbox is there after a restart, with its state and its credentials, until it ends", async () => {
  const folder = temporaryFolder("sandboxes");
  const start = () => startMock({ ...anyPorts, speed: 0, data: `${folder}/data` });
  let running = await start();
  onTestFinished(() => running.stop());
  const kept = await openSandbox(running.addresses, { paymentSessions: true });
  const ended = await openSandbox(running.addresses);
  await kept.call("POST", "/v1/parties", party("kept"));
  await ended.call("POST", "/v1/parties", party("ended"));
  await kept.control("POST", "/clock", { days: 40 });
  const { body: time } = await kept.control("GET", "/clock");
  await ask(`${running.addresses.finance}/__mock/sandboxes/${ended.id}`, "DELETE");
  await running.stop();

  running = await start();
  const { addresses } = running;
  const list = (await ask(`${addresses.finance}/__mock/sandboxes`)).body;
  expect(list).toMatchObject([{ id: kept.id, clientId: kept.clientId, used: false }]);
  const token = await tokenOf(addresses.auth, kept.clientId, kept.clientSecret);
  const again = { call: (method: string, path: string) => ask(addresses.finance + path, method, undefined, token) };
  expect(await partiesOf(again)).toContain("kept");
  expect(await again.call("GET", "/__mock/clock")).toEqual({ status: 200, body: time });
  expect((await again.call("GET", "/__mock/settings")).body).toMatchObject({ paymentSessions: true });
  expect((await askToken(addresses.auth, ended.clientId, ended.clientSecret)).status).toBe(401);
  await running.stop();
  for (const file of await readdir(folder)) {
    const bytes = await readFile(`${folder}/${file}`, "latin1");
    for (const { clientSecret } of [kept, ended]) expect(bytes).not.toContain(clientSecret);
  }
});
