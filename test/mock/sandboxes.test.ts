// Sandboxes: a world for each set of credentials, which nothing that happens in another one touches; their number is bounded.

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { cast } from "./mock.ts";
import { ask, askToken, type MadeSandbox, type OpenSandbox, openSandbox } from "./sandbox.ts";

const main = "example-access-token";
let mock: Mock;
let sandboxes: string;
const log: string[] = [];
beforeAll(async () => {
  mock = await startMock({ speed: 0, log: (line) => log.push(line) });
  sandboxes = `${mock.addresses.finance}/__mock/sandboxes`;
});
afterAll(() => mock.stop());

const open = (wishes?: object) => openSandbox(mock.addresses, wishes);
const party = (externalId: string) => ({ partyType: "INDIVIDUAL", firstName: "Iris", externalId });
const partiesOf = async (sandbox: Pick<OpenSandbox, "call">) => {
  const { body } = await sandbox.call("GET", "/v1/parties");
  return (body as { result: { externalId?: string }[] }).result.map(({ externalId }) => externalId);
};
const inMain = { call: (method: string, path: string) => ask(mock.addresses.finance + path, method, undefined, main) };
const fault = ({ status, body }: { status: number; body: unknown }) => [status, (body as { error: string }).error];
const listed = async () =>
  (await ask(sandboxes)).body as { id: string; used: boolean; expires: string; lastUsed: string }[];

test("a new one has credentials of its own, those of every client of the config, and their tenants", async () => {
  const { id, clientId, clientSecret, tenants, clients, control } = (await ask(sandboxes, "POST")).body as MadeSandbox;
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect([clientId, tenants, control]).toEqual([`mock-client.${id}`, [cast.tenant], `/__mock/sandboxes/${id}`]);
  expect(clientSecret).toMatch(/^[\w-]{43}$/);
  expect(clients).toContainEqual(expect.objectContaining({ clientId: `mock-viewer.${id}`, roles: ["COMPANY_VIEWER"] }));
  const { body } = await askToken(mock.addresses.auth, `mock-viewer.${id}`, clientSecret);
  expect((await ask(`${mock.addresses.ramp}/v1/ramp-requests`, "POST", {}, body.access_token)).status).toBe(403);
  // The credentials of others open nothing with its ID.
  for (const [name, secret] of [
    ["mock-client", clientSecret],
    [`mock-client.${id}`, "mock-secret"],
    [`nobody.${id}`, clientSecret],
    ["mock-client.0123456789abcdef", clientSecret],
  ] as const)
    expect((await askToken(mock.addresses.auth, name, secret)).status).toBe(401);
});

test("it is as it was wished for", async () => {
  const scopes = ["manage:accounts"];
  const narrow = await open({ scopes, roles: ["COMPANY_VIEWER"], paymentSessions: true, webhookCap: 0 });
  expect(narrow.clients[0]).toMatchObject({ scopes, roles: ["COMPANY_VIEWER"] });
  expect((await narrow.call("GET", "/v1/webhooks")).status).toBe(403);
  expect((await narrow.control("GET", "/settings")).body).toMatchObject({ paymentSessions: true, webhookCap: 0 });
  const wide = await open({ tenants: 4 });
  expect(wide.tenants.map((tenant) => tenant.slice(-2))).toEqual(["10", "11", "12", "13"]);
  expect((await wide.call("GET", "/v1/parties")).status).toBe(403);
  for (const tenant of wide.tenants) {
    const headers = { Authorization: `Bearer ${wide.token}`, "x-tenant-id": tenant };
    expect((await fetch(`${mock.addresses.finance}/v1/parties`, { headers })).status).toBe(200);
  }
});

test.each([
  [{ tenants: 11 }, "tenants must be <= 10"],
  [{ speed: -1 }, "speed must be >= 0"],
  [{ color: "red" }, "the sandbox has no field color; it may have tenants, roles, scopes,"],
  [{ scopes: ["manage:account"] }, "there is no scope manage:account (did you mean manage:accounts?); there are "],
  [{ roles: ["X"] }, "there is no role X; there are COMPANY_ADMIN, COMPANY_MANAGER, COMPANY_VIEWER"],
  [{ seed: { houses: [] } }, "houses"],
])("none is made of %j", async (wishes, message) => {
  const before = (await listed()).length;
  expect(fault(await ask(sandboxes, "POST", wishes))).toEqual([400, expect.stringContaining(message)]);
  expect(await listed()).toHaveLength(before);
});

test("what happens in one touches no other one, nor the mock itself", async () => {
  const [one, two] = [await open(), await open()];
  const before = await partiesOf(inMain);
  const paths = ["/clock", "/settings", "/scenarios", "/deliveries"];
  const read = async () => [
    ...[await partiesOf(two), await partiesOf(inMain), (await inMain.call("GET", "/__mock/clock")).body],
    ...(await Promise.all(paths.map((path) => two.control("GET", path)))),
  ];
  const others = await read();
  expect((await one.call("POST", "/v1/parties", party("of-one"))).status).toBe(201);
  await one.control("POST", "/scenarios", { operationId: "listAccounts", status: 500, times: 2 });
  await one.control("POST", "/clock", { days: 2 });
  await one.control("POST", "/settings", { kycNotRequired: true });
  expect([await partiesOf(one), (await one.call("GET", "/v1/accounts")).status]).toEqual([[...before, "of-one"], 500]);
  expect(await read()).toEqual(others);
  const seen = JSON.stringify((await ask(`${mock.addresses.finance}/__mock/requests`)).body);
  for (const { clientId } of [one, two]) expect(seen).not.toContain(clientId);
  await two.call("POST", "/v1/parties", party("of-two"));
  await one.control("POST", "/reset");
  expect([await partiesOf(one), (await one.control("GET", "/scenarios")).body]).toEqual([before, []]);
  expect(await partiesOf(two)).toContain("of-two");
});

test("its journal has whatever comes of its requests", async () => {
  const sandbox = await open();
  const requests = [
    ["GET", "/v1/nowhere", 404],
    ["DELETE", "/v1/parties", 405],
    ["POST", "/v1/parties", 400],
  ] as const;
  for (const [method, path] of requests) await sandbox.call(method, path);
  await askToken(mock.addresses.auth, sandbox.clientId, "wrong");
  const { body } = await sandbox.control("GET", "/requests");
  const seen = (body as { method: string; target: string; status: number }[]).slice(1);
  expect(seen.map(({ method, target, status }) => [method, target, status])).toEqual([
    ...[...requests, ["POST", "/token", 401]],
  ]);
});

test("it is driven with a token of it in the place of its path, and the path wins", async () => {
  const sandbox = await open();
  const url = `${mock.addresses.ramp}/__mock/scenarios`;
  expect((await ask(url, "POST", { operationId: "getCompany", status: 500 }, sandbox.token)).status).toBe(201);
  expect((await ask(url, "GET", undefined, sandbox.token)).body).toHaveLength(1);
  for (const [address, token] of [
    [url, undefined],
    [url, main],
    [`${sandboxes}/main/scenarios`, sandbox.token],
  ] as const)
    expect((await ask(address, "GET", undefined, token)).body).toEqual([]);
  expect((await sandbox.call("GET", "/v1/company", undefined, "ramp")).status).toBe(500);
});

test("the list shows who there is and what is in use, and never a secret", async () => {
  const sandbox = await open();
  const unused = (await ask(sandboxes, "POST")).body as MadeSandbox;
  const list = await listed();
  expect([sandbox, unused].map(({ id }) => list.find((one) => one.id === id)?.used)).toEqual([true, false]);
  const { body } = await ask(`${sandboxes}/${unused.id}`);
  expect(body).toMatchObject({ clients: unused.clients.map(({ clientSecret: _secret, ...client }) => client) });
  const text = JSON.stringify([list, body, (await sandbox.control("GET", "/requests")).body]) + log.join();
  for (const secret of [sandbox.clientSecret, unused.clientSecret, sandbox.token]) expect(text).not.toContain(secret);
});

describe("a sandbox that has ended", () => {
  test("takes its credentials, its tokens and its control API with it", async () => {
    const sandbox = await open();
    expect((await ask(`${sandboxes}/${sandbox.id}`, "DELETE")).status).toBe(204);
    const message = "The sandbox of these credentials has ended.";
    expect(await sandbox.call("GET", "/v1/parties")).toMatchObject({ status: 401, body: { errors: [{ message }] } });
    const again = await askToken(mock.addresses.auth, sandbox.clientId, sandbox.clientSecret);
    expect(again.body).toMatchObject({ error: "invalid_client" });
    const gone = [404, `there is no sandbox ${sandbox.id}; it has ended, or nobody has made it`];
    expect(fault(await sandbox.control("GET", "/clock"))).toEqual(gone);
    for (const method of ["GET", "DELETE"])
      expect(fault(await ask(`${sandboxes}/${sandbox.id}`, method))).toEqual(gone);
    // Its token does not drive main instead, which never ends.
    const reset = await ask(`${mock.addresses.finance}/__mock/reset`, "POST", undefined, sandbox.token);
    expect(fault(reset)).toEqual([401, message]);
    expect(fault(await ask(`${sandboxes}/main`, "DELETE"))).toEqual([409, expect.stringContaining("always there")]);
  });

  test("is one that nobody has used for a day; being looked at is no use", async () => {
    const [idle, used] = [await open(), await open()];
    const { expires, lastUsed } = (await listed()).find(({ id }) => id === idle.id) ?? { expires: "", lastUsed: "" };
    expect(Date.parse(expires) - Date.parse(lastUsed)).toBe(24 * 36e5);
    try {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 23 * 36e5 });
      // Its token has expired by then; its control API is a use as well.
      expect((await used.control("GET", "/clock")).status).toBe(200);
      await ask(`${sandboxes}/${idle.id}`);
      vi.setSystemTime(Date.now() + 36e5);
      const ids = (await listed()).map(({ id }) => id);
      expect([ids.includes(idle.id), ids.includes(used.id)]).toEqual([false, true]);
      expect((await idle.control("GET", "/clock")).status).toBe(404);
    } finally {
      vi.useRealTimers();
    }
  });
});

test("no page of another origin makes a sandbox, lists or ends one", async () => {
  const { id } = await open();
  const headers = { Origin: "http://evil.example" };
  for (const [method, url] of [
    ["POST", sandboxes],
    ["GET", sandboxes],
    ["DELETE", `${sandboxes}/${id}`],
    ["POST", `${sandboxes}/${id}/reset`],
  ] as const)
    expect((await fetch(url, { method, headers })).status, `${method} ${url}`).toBe(403);
});
