// The control API under /__mock: what it shows and takes, what it refuses with the way out, who may reach it, and files of --scenario.

import { writeFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import type { MockOptions } from "../../mock/start.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { cast, mockForTests, nobody, startForTest } from "./mock.ts";

const allowOrigins = ["http://docs.example:4000"];
const mock = mockForTests({ speed: 0, allowOrigins, allowHosts: ["mock.internal", " Build-7", "Straße.example"] });
const { control, shown } = mock;
beforeEach(() => control("POST", "/reset"));

test("counts kinds, pages through one of them, and shows one resource with its moves, whatever the case of an ID", async () => {
  expect(await shown("/state")).toMatchObject({
    tenantId: cast.tenant,
    tenants: [cast.tenant],
    kinds: { parties: 2, invitations: 0 },
  });
  const page = await shown<{ resources: { id: string }[] }>("/state?kind=parties&page=2&size=1");
  expect(page).toMatchObject({ kind: "parties", page: 2, size: 1, total: 2, pages: 2, resources: [{}] });
  expect(await shown("/state?kind=parties&size=3")).toMatchObject({ pages: 1 });
  const id = page.resources[0]?.id.toUpperCase();
  expect(await shown(`/state?kind=parties&id=${id}`)).toMatchObject({ total: 1, resources: page.resources });
});

test("shows balances and postings that add up to nothing", async () => {
  const ledger = await shown<{ balances: object[] }>("/ledger?postings=3");
  expect(ledger).toMatchObject({ sums: { USDC: "0", EURC: "0" }, faults: [], postings: [{}, {}, {}] });
  const amounts = { total: "268.774375", reserved: "91.686", available: "177.088375" };
  expect(ledger.balances).toContainEqual({ holder: cast.wallet, asset: "USDC", ...amounts });
});

test("a snapshot is made, listed, restored and removed", async () => {
  const take = async (body: object) => (await control("POST", "/snapshots", body)).status;
  expect(await take({ name: "start" })).toBe(201);
  const list = await shown<object[]>("/snapshots");
  expect(list).toMatchObject([{ name: "start", time: expect.any(String), counts: { parties: 2 } }]);
  const read = () => Promise.all(["/clock", "/settings", "/ledger"].map((path) => shown(path)));
  const before = await read();
  await control("POST", "/clock", { days: 1 });
  await control("POST", "/settings", { webhookCap: 1 });
  expect((await control("POST", "/snapshots/start/restore", {})).body).toEqual(list[0]);
  expect(await read()).toEqual(before);
  for (const name of [undefined, 5, "a b", "..", "x".repeat(101)]) expect(await take({ name })).toBe(400);
  for (const status of [204, 404]) expect((await control("DELETE", "/snapshots/start")).status).toBe(status);
});

test("settings are set as a whole or not, and a reset brings back those of the start", async () => {
  const initial = { webhookCap: 10, paymentSessions: false, kycNotRequired: false, companyActive: true };
  const changed = { ...initial, paymentSessions: true };
  expect((await control("POST", "/settings", { paymentSessions: true })).body).toEqual(changed);
  for (const wrong of [{ paymentSession: true }, { webhookCap: -1 }])
    expect((await control("POST", "/settings", { kycNotRequired: true, ...wrong })).status).toBe(400);
  await control("POST", "/reset");
  expect(await shown("/settings")).toEqual(initial);
});

test.each<[string, string, unknown, number, string]>([
  ["GET", "/nothing", undefined, 404, "there is no /nothing here"],
  ["PUT", "/reset", undefined, 405, ""],
  [
    "POST",
    "/move",
    { kind: "payouts", id: "p", to: "FAILED", feild: "x" },
    400,
    "no field feild (did you mean field?)",
  ],
  ["POST", "/reset", { snapshot: "missing" }, 404, "there is no snapshot missing"],
  ["POST", "/deliveries/nothing/redeliver", undefined, 404, ""],
  ["GET", "/state?kind=payout", undefined, 400, "payout is not a kind of resource (did you mean payouts?)"],
  ["GET", "/state?kind=parties&id=none", undefined, 404, "there is no none among the parties"],
  ["GET", "/state?knd=parties", undefined, 400, "the query has no field knd (did you mean kind?)"],
  ["POST", "/ramp-funding", { rampRequestId: cast.rampRequest, tenantId: nobody }, 404, "there is no tenant"],
])("%s %s %j is %i in one line, and changes nothing", async (method, path, body, status, words) => {
  const read = async () => [await shown("/state"), await shown("/clock")];
  const before = await read();
  const refused = await control(method, path, body);
  expect([refused.status, (refused.body as { error: string }).error]).toEqual([
    status,
    expect.stringContaining(words),
  ]);
  expect(await read()).toEqual(before);
});

test("takes JSON alone, so that a form of another page cannot drive it", async () => {
  const init = { method: "POST", headers: { "Content-Type": "text/plain" }, body: "{}" };
  expect((await mock.ask("auth", "/__mock/reset", init)).status).toBe(415);
});

describe("a scenario file", () => {
  const start = (content: object, more: MockOptions = {}) => {
    const scenario = `${temporaryFolder("mock")}/scenario.json`;
    writeFileSync(scenario, JSON.stringify(content));
    return startForTest({ scenario, ...more });
  };
  const prepared = {
    moves: [{ kind: "payouts", id: cast.payout, to: "RETURNED" }],
    clock: { minutes: 30 },
    scenarios: [{ operationId: "listWallets", times: "forever", response: { status: 429 } }],
  };

  test("with a field that there is not is one clear line", async () => {
    const words = "has a field scenario; it may have state, settings, moves, clock, scenarios";
    await expect(start({ scenario: [] })).rejects.toThrow(words);
  });

  test("is applied to a new data file, wholly or not at all; its scenarios, which the file does not keep, at each start", async () => {
    const data = `${temporaryFolder("mock")}/mock.db`;
    const wrong = { clock: { days: 1 }, settings: { webhookCap: 1 }, moves: [{ kind: "cats", id: "c", to: "d" }] };
    await expect(start(wrong, { data })).rejects.toThrow("is wrong in moves[0]: ");
    const first = await start(prepared, { data });
    const now = await first.now();
    expect((await first.settings()).webhookCap).toBe(10);
    await first.stop();
    const lines: string[] = [];
    const second = await start(prepared, { data, log: (line) => lines.push(line) });
    expect(await second.now()).toEqual(now);
    expect(await second.request("GET", "/scenarios")).toMatchObject(prepared.scenarios);
    expect(lines).toContainEqual(
      expect.stringMatching(/^The data file has a state: of .* only the scenarios are set\./),
    );
  });
});

/** The response to a request with these header lines. */
const responseTo = (lines: string[], line = "GET /__mock/clock") =>
  mock.raw("finance", [`${line} HTTP/1.1`, ...lines, "Connection: close", "", ""].join("\r\n"));
const statusOf = async (...asked: Parameters<typeof responseTo>) =>
  Number((await responseTo(...asked)).split(" ")[1]);

const allowed = ["127.8.9.10:4010", "LOCALHOST", "[::1]:4010", "build-7:80", "xn--strae-oqa.example"];
const foreign = ["localhost.evil.example", "evil.mock.internal", "10.1.2.3:4010", "localhost@evil.example"];
const pages = ["http://localhost:4010", "http://docs.example:4000"];
const otherPages = ["http://localhost:1234", "https://localhost:4010", "https://docs.example:4000", "null"];
const at = (host: string) => [`Host: ${host}`];
const from = (origin: string) => ["Host: localhost:4010", `Origin: ${origin}`];
test.each([
  [200, [...allowed.map(at), ...pages.map(from)]],
  [403, [...foreign.map(at), ...otherPages.map(from)]],
])("%i is the response to %j, whatever is asked for", async (status, requests) => {
  for (const lines of requests) {
    for (const path of ["/", "/page/main.js", "/requests", "/sandboxes"])
      expect([lines, path, await statusOf(lines, `GET /__mock${path}`)]).toEqual([lines, path, status]);
    expect(await statusOf(lines, "POST /__mock/reset")).toBe(status === 200 ? 204 : status);
  }
});

test("no host and two are refused, two equal ones too, in its own form; the services are for every host", async () => {
  for (const lines of [["Host: localhost", "host: localhost"], ["Host: localhost", "Host: evil.example"], []])
    expect(await responseTo(lines)).toMatch(/^HTTP\/1.1 400[\s\S]*\{"error":"The header Host is [^"]+"\}$/);
  expect(await statusOf(["Host: localhost", "Host: localhost"], "GET /v1/parties")).toBe(400);
  const lines = ["Host: api.example", "Authorization: Bearer example-access-token"];
  expect(await statusOf(lines, "GET /v1/parties")).toBe(200);
  expect(await responseTo(["Host: mock:4010"])).toContain(
    '{"error":"/__mock does not respond at the host mock; allow it with --allow-host mock"}',
  );
});
