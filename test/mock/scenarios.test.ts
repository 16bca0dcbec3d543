// Scenarios over HTTP: which requests they are for, what those get, and what is refused when one is set.

import { beforeEach, describe, expect, test } from "vitest";
import { cast, codeOf, mockForTests, type ParsedResponse } from "./mock.ts";

const mock = mockForTests({ speed: 0 });
const { control } = mock;
const operationId = "listParties";
const set = (body: object) => control("POST", "/scenarios", body);
const ofList = (scenario: object) => set({ operationId, ...scenario });
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;
const list = async (headers = {}) => mock.ask("finance", "/v1/parties?size=1", { headers });
const create = (lastName = "Quist", headers = {}, firstName = "Nora") =>
  mock.send("finance", "POST", "/v1/parties", { partyType: "INDIVIDUAL", firstName, lastName }, headers);
const statuses = async (count: number) => {
  const seen: number[] = [];
  for (let index = 0; index < count; index++) seen.push((await list()).status);
  return seen;
};
const scenarios = () => mock.shown<Record<string, unknown>[]>("/scenarios");
const lastRequest = async () => (await mock.shown<Record<string, unknown>[]>("/requests?limit=1"))[0];
const partiesNamed = async (lastName: string) =>
  JSON.stringify(await mock.result("GET", "/v1/parties?size=200")).split(lastName).length - 1;

beforeEach(async () => {
  await control("DELETE", "/scenarios");
  await control("DELETE", "/requests");
});

describe("a response of its own", () => {
  test("429 with Retry-After twice, then success", async () => {
    expect((await ofList({ times: 2, response: { status: 429, headers: { "Retry-After": 2 } } })).status).toBe(
      201,
    );
    const first = await list();
    expect([first.status, first.headers.get("retry-after")]).toEqual([429, "2"]);
    // Without a body of its own it has the contract's.
    expect(first.body).toMatchObject({ success: false });
    expect(await statuses(2)).toEqual([429, 200]);
  });

  test("any JSON and any text", async () => {
    const headers = { "Content-Type": "application/json" };
    for (const response of [
      { status: 418, body: { teapot: true } },
      { headers, body: '{"success": tr' },
      { status: 502, body: "<h1>Bad Gateway</h1>" },
    ])
      await ofList({ response });
    expect((await list()).body).toEqual({ teapot: true });
    const shape = ({ status, headers, body }: ParsedResponse) => [status, headers.get("content-type"), body];
    expect(shape(await list())).toEqual([200, "application/json", '{"success": tr']);
    expect(shape(await list())).toEqual([502, "text/plain; charset=utf-8", "<h1>Bad Gateway</h1>"]);
  });

  test("Prefer has priority over it, and does not use it up", async () => {
    await ofList({ response: { status: 418, headers: { "X-Own": "1" }, body: {} } });
    const preferred = await list({ Prefer: "code=500" });
    expect([preferred.status, preferred.headers.get("x-own"), await statuses(2)]).toEqual([500, null, [418, 200]]);
  });
});

describe("faults", () => {
  const failure = async (ask: () => Promise<unknown>) => {
    const error = (await ask().catch((reason: unknown) => reason)) as { cause?: { code?: string } };
    return error.cause?.code;
  };

  test("a reset, a connection closed before the response and one within its body", async () => {
    const id = idOf(await ofList({ drop: "reset" }));
    for (const drop of ["before", "within"]) await ofList({ drop });
    expect(await failure(list)).toBe("ECONNRESET");
    expect(await lastRequest()).toMatchObject({ status: 0, dropped: "reset", rule: `scenario ${id}` });
    expect(await failure(list)).toBe("UND_ERR_SOCKET");
    const headers = { Authorization: "Bearer example-access-token" };
    const response = await fetch(`${mock.address("finance")}/v1/parties`, { headers });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect(await lastRequest()).toMatchObject({ status: 200, dropped: "within" });
    expect(await statuses(1)).toEqual([200]);
  });

  test("a response comes after its delay; nobody waits for a client that has gone", async () => {
    await ofList({ latency: 100 });
    const start = performance.now();
    expect((await list()).body).toHaveProperty("pagination");
    expect(performance.now() - start).toBeGreaterThanOrEqual(95);
    const id = idOf(await ofList({ latency: 600_000 }));
    await expect(mock.ask("finance", "/v1/parties", { signal: AbortSignal.timeout(50) })).rejects.toThrow();
    await expect.poll(lastRequest, { timeout: 30_000 }).toMatchObject({ rule: `scenario ${id}` });
  });
});

describe("applied", () => {
  const applied = (scenario: object) => set({ operationId: "createParty", applied: true, ...scenario });

  test("the write happened and its response was lost", async () => {
    await applied({ drop: "reset", match: { body: { lastName: "Lost" } } });
    await expect(create("Lost")).rejects.toThrow();
    expect(await lastRequest()).toMatchObject({ applied: 201, status: 0, dropped: "reset" });
    expect(await partiesNamed("Lost")).toBe(1);
  });

  test("another response takes its place, also one of the contract; without applied nothing happens", async () => {
    await applied({ response: { status: 504, body: "Gateway Timeout" } });
    await applied({ status: 500 });
    await set({ operationId: "createParty", status: 500 });
    expect((await create("Kept")).body).toBe("Gateway Timeout");
    for (const _ of [1, 2]) expect(codeOf(await create("Kept"))).toBe("internal-error");
    expect(await partiesNamed("Kept")).toBe(2);
  });

  test("a token is issued, and its response lost", async () => {
    const match = { body: { client_id: "mock-viewer" } };
    const id = idOf(await set({ operationId: "createAccessToken", applied: true, drop: true, match }));
    expect(await mock.token("mock-client")).toBeTypeOf("string");
    await expect(mock.token("mock-viewer")).rejects.toThrow();
    expect(await lastRequest()).toMatchObject({ applied: 200, clientId: "mock-viewer", rule: `scenario ${id}` });
  });
});

describe("match", () => {
  const get = (path: string) => () => mock.ask("finance", path);
  const wallets = `/v1/accounts/${cast.account}/wallets`;
  test.each<[string, object, () => Promise<ParsedResponse>, () => Promise<ParsedResponse>]>([
    ["a path", { path: "/v1/*/*/wallets" }, get(wallets), list],
    ["one path", { path: wallets }, get(wallets), get(wallets.replace("8d3f", "8d3e"))],
    ["fields of the body", { body: { firstName: "Nora" } }, create, () => create("Quist", {}, "nora")],
  ])("%s", async (_name, match, hit, miss) => {
    await set({ match, times: "forever", response: { status: 418, body: {} } });
    expect([(await miss()).status === 418, (await hit()).status, (await hit()).status]).toEqual([false, 418, 418]);
    expect(await scenarios()).toMatchObject([{ used: 2, left: "forever", times: "forever" }]);
  });

  test("without an operation, every one that has the response; requests that break a rule use nothing up", async () => {
    await set({ status: 200, example: "organization", times: 2 });
    expect((await list()).body).toHaveProperty("pagination");
    for (const [path, token] of [
      [`/v1/parties/${cast.party}`, "nobodys"],
      ["/v1/parties/no-uuid", "example-access-token"],
    ] as const)
      expect((await mock.ask("finance", path, { headers: { Authorization: `Bearer ${token}` } })).status).not.toBe(
        200,
      );
    expect((await get(`/v1/parties/${cast.party}`)()).status).toBe(200);
    expect(await scenarios()).toMatchObject([{ used: 1, left: 1 }]);
  });
});

test("the first set that matches and is left wins", async () => {
  await ofList({ match: { path: "/v1/parties/*" }, status: 400 });
  await ofList({ status: 500 });
  await set({ status: 503, times: 2 });
  expect(await statuses(4)).toEqual([500, 503, 503, 200]);
  expect((await scenarios()).map(({ used, left }) => `${used} ${left}`)).toEqual(["0 1", "1 0", "2 0"]);
});

test.each<[object, string]>([
  [{ operationId: "nobody" }, "there is no operation nobody"],
  [{ operationId, status: 201 }, "give its response.body"],
  [{ status: 298 }, "no operation has this response"],
  [{ match: { paths: "/v1" } }, "match has no field paths (did you mean path?)"],
  [{ response: { headers: { "a b": "1" }, body: {} } }, "cannot be sent"],
  [{ response: { headers: { "X-A": "1\r\nX-B: 2" }, body: {} } }, "cannot be sent"],
  [{ response: { headers: { "Content-Length": 1 }, body: {} } }, "cannot be sent"],
  [{}, "say what it does: status, example"],
])("%j is refused, and changes nothing", async (body, words) => {
  const { status, body: refusal } = await set(body);
  expect([status, (refusal as { error: string }).error]).toEqual([400, expect.stringContaining(words)]);
  expect(await scenarios()).toEqual([]);
});
