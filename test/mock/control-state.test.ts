// The commands that look into the state, and those that keep it by name, over HTTP.

import { describe, expect, test } from "vitest";
import { cast, mockForTests } from "./mock.ts";

const mock = mockForTests({ speed: 0 });
const get = (path: string) => mock.control("GET", path);

describe("GET /__mock/state", () => {
  test("counts kinds, pages through one of them, and finds one resource", async () => {
    expect((await get("/state")).body).toMatchObject({
      tenantId: cast.tenant,
      tenants: [cast.tenant],
      kinds: { parties: 2, invitations: 0 },
    });
    const page = (await get("/state?kind=parties&page=2&size=1")).body as { resources: { id: string }[] };
    expect(page).toMatchObject({ kind: "parties", page: 2, size: 1, total: 2, pages: 2 });
    expect(page.resources).toHaveLength(1);
    const id = page.resources[0]?.id;
    expect((await get(`/state?kind=parties&id=${id}`)).body).toMatchObject({ total: 1, resources: page.resources });
    const sessions = (await get("/state?kind=paymentSessions&size=100")).body as { resources: { moves: unknown[] }[] };
    expect(sessions.resources.some(({ moves }) => moves.length > 0)).toBe(true);
    // A UUID has no case.
    for (const path of ["/state?kind=parties", "/ledger?postings=1"])
      expect((await get(`${path}&tenantId=${cast.tenant.toUpperCase()}`)).body).toEqual((await get(path)).body);
  });

  test.each([
    ["/state?kind=cats", 400, /^cats is no kind of resource; there are companies, /],
    ["/state?kind=parties&id=none", 404, /^there is no none among the parties/],
    ["/state?kind=parties&tenantId=other", 404, /^there is no tenant other; there are 6c0f4f0e-/],
    ["/state?tenantId=other", 404, /^there is no tenant other/],
    ["/ledger?tenantId=other", 404, /^there is no tenant other/],
    ["/state?id=none", 400, /^id needs a kind/],
    ["/state?kind=parties&size=0", 400, /^size has to be a whole number from 1 to 1000$/],
    ["/state?kind=parties&page=1.5", 400, /^page has to be a whole number/],
    ["/state?knd=parties", 400, /^there is no knd here; there are kind, /],
    ["/ledger?postings=-1", 400, /^postings has to be a whole number from 0 to 1000$/],
    ["/ledger?size=1", 400, /^there is no size here/],
  ])("%s gives %i and says why", async (path, status, words) => {
    const { body, ...answer } = await get(path);
    expect(answer.status).toBe(status);
    expect((body as { error: string }).error).toMatch(words);
  });
});

test("no command takes a tenant that there is not", async () => {
  const tenantId = "00000000-0000-4000-8000-000000000404";
  const orders: [string, object][] = [
    ["/events", { eventType: "PING" }],
    ["/move", { kind: "parties", id: cast.tenant, to: "REJECTED" }],
    ["/ramp-funding", { rampRequestId: cast.tenant }],
    ["/reset", {}],
    ["/seed", { parties: [] }],
  ];
  for (const [path, body] of orders) {
    const refused = await mock.control("POST", path, { ...body, tenantId });
    expect([path, refused.status, JSON.stringify(refused.body)]).toEqual([
      ...[path, 404, expect.stringContaining("there is no tenant")],
    ]);
  }
});

test("GET /__mock/ledger shows balances and postings that add up to nothing", async () => {
  const { body } = await get("/ledger?postings=3");
  expect(body).toMatchObject({ tenantId: cast.tenant, sums: { USDC: "0", EURC: "0" }, faults: [] });
  const { balances, postings } = body as { balances: Record<string, string>[]; postings: object[] };
  expect(postings).toHaveLength(3);
  expect(balances).toContainEqual({
    ...{ holder: "a1e94c70-5d28-4f3b-9e67-0c8b1d2f5501", asset: "USDC" },
    ...{ total: expect.any(String), reserved: expect.any(String), available: expect.any(String) },
  });
});

test("a snapshot is made, listed, restored and removed", async () => {
  expect((await mock.control("POST", "/snapshots", { name: "start" })).status).toBe(201);
  const list = (await get("/snapshots")).body;
  expect(list).toMatchObject([{ name: "start", time: expect.any(String), counts: { parties: 2 } }]);
  const now = (await get("/clock")).body;
  await mock.control("POST", "/clock", { days: 1 });
  expect((await mock.control("POST", "/snapshots/start/restore", {})).body).toEqual((list as object[])[0]);
  expect((await get("/clock")).body).toEqual(now);
  expect((await mock.control("DELETE", "/snapshots/start")).status).toBe(204);
  expect((await mock.control("DELETE", "/snapshots/start")).status).toBe(404);
  expect((await mock.control("POST", "/snapshots/start/restore", {})).body).toEqual({
    error: "there is no snapshot start; GET /__mock/snapshots lists those there are",
  });
  for (const body of [{}, { name: 5 }, { name: "a", more: 1 }, { name: "a b" }])
    expect((await mock.control("POST", "/snapshots", body)).status).toBe(400);
});

describe("moves and funding", () => {
  const nobody = "00000000-0000-4000-8000-000000000000";
  test.each<[string, object, number, RegExp]>([
    ["/move", { kind: "parties", id: nobody }, 400, /^the move lacks to$/],
    ["/move", { kind: "parties", id: 5, to: "VERIFIED" }, 400, /^id must be string$/],
    [
      "/move",
      { kind: "parties", id: nobody, to: "VERIFIED", why: "x" },
      400,
      /^the move has no field why; it may have kind,/,
    ],
    [
      "/move",
      { kind: "parties", id: nobody, to: "VERIFIED" },
      404,
      /^there is no 0+-0000-4000-8000-0+ among the parties$/,
    ],
    ["/move", { kind: "cats", id: nobody, to: "ACTIVE" }, 409, /^there is no kind cats that has a status$/],
    ["/ramp-funding", {}, 400, /^the funding lacks rampRequestId$/],
    ["/ramp-funding", { rampRequestId: cast.rampRequest, amount: [] }, 400, /^amount must be string,number$/],
    ["/ramp-funding", { rampRequestId: nobody }, 404, /ramp request/],
  ])("%s %j is refused", async (path, body, status, words) => {
    const before = (await get("/state?kind=rampRequests")).body;
    const refused = await mock.control("POST", path, body);
    expect([refused.status, refused.body]).toEqual([
      status,
      expect.objectContaining({ error: expect.stringMatching(words) }),
    ]);
    expect((await get("/state?kind=rampRequests")).body).toEqual(before);
  });
});
