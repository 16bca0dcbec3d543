// The journal over HTTP: what it keeps of requests and responses, filters, counts, and verification in one call.

import { beforeEach, describe, expect, test } from "vitest";
import { cast, mockForTests } from "./mock.ts";

const mock = mockForTests({ speed: 0 }, { limits: { journal: 30 } });
type Shown = Record<string, unknown> & { seq: number; rule: string };
const read = async (query = "") => (await mock.control("GET", `/requests${query}`)).body as Shown[];
const last = async () => (await read()).at(-1) as Shown;
const person = { partyType: "INDIVIDUAL", firstName: "Nora", lastName: "Quist" };
const transfer = {
  ...{
    sourceAccountId: cast.account,
    destinationAccountId: "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402",
    amount: "1",
    cryptocurrency: "USDC",
  },
};
const create = (body: object, headers = {}) => mock.send("finance", "POST", "/v1/parties", body, headers);
const bearer = async (client: string) => ({ Authorization: `Bearer ${await mock.token(client)}` });
const verify = async (wanted: object) => {
  const { status, body } = await mock.control("POST", "/requests/verify", wanted);
  return { status, ...(body as { error?: string; count: number; seqs: number[]; nearest?: { differs: string[] }[] }) };
};

beforeEach(async () => {
  await mock.control("DELETE", "/scenarios");
  await mock.control("DELETE", "/requests");
});

describe("an entry", () => {
  test("has request and response, who called, and its number", async () => {
    const headers = { "X-Correlation-Id": "journal:1", "Content-Type": "application/json" };
    await create(person, headers);
    const entry = await last();
    expect(entry).toMatchObject({
      ...{ api: "finance", method: "POST", target: "/v1/parties", operationId: "createParty", status: 201 },
      ...{ source: "state", rule: "state", sandbox: "main", clientId: "mock-client", tenantId: cast.tenant },
      ...{ correlationId: "journal:1", body: { partyType: "INDIVIDUAL", firstName: "***", lastName: "***" } },
      headers: { authorization: "***", "x-correlation-id": "journal:1" },
      response: {
        status: 201,
        headers: { "Content-Type": "application/json" },
        body: { success: true, result: { partyType: "INDIVIDUAL" } },
      },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Nora|Quist|example-access-token/);
    expect((await mock.control("GET", `/requests/${entry.seq}`)).body).toEqual(entry);
    for (const seq of [entry.seq + 1, 0, "x"]) expect((await mock.control("GET", `/requests/${seq}`)).status).toBe(404);
  });

  test("says that a long body is not kept, and nothing of a text", async () => {
    await mock.send("finance", "POST", "/v1/parties", { ...person, note: "x".repeat(20_000) });
    expect(await last()).not.toHaveProperty("body");
    const long = { success: true, result: "y".repeat(40_000) };
    for (const body of [long, "a text that may hold anything"])
      await mock.control("POST", "/scenarios", { operationId: "listParties", response: { body } });
    for (const length of [JSON.stringify(long).length, 29]) {
      await mock.ask("finance", "/v1/parties");
      expect(await last()).toMatchObject({ response: { body: `(${length} characters)` } });
    }
  });

  test("has the idempotency key of a body, and masks credentials in a query", async () => {
    const idempotencyKey = "5b0c6f3e-2d1a-4f7b-9c8e-7a6b5c4d3e2f";
    await mock.send("finance", "POST", "/api/v1/account-to-account-transfers?access_token=hidden", { idempotencyKey });
    const entry = await last();
    expect(entry).toMatchObject({ idempotencyKey, target: expect.stringContaining("access_token=***") });
    await mock.ask("finance", "/nowhere?access%5Ftoken=hidden&flag");
    expect((await last())["target"]).toBe("/nowhere?access%5Ftoken=***&***");
    expect((await read(`?idempotencyKey=${idempotencyKey.toUpperCase()}`)).map(({ seq }) => seq)).toEqual([entry.seq]);
  });
});

test("names what decided", async () => {
  const party = "/v1/parties/2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301";
  const { body } = await mock.control("POST", "/scenarios", { operationId: "listAccounts", status: 500 });
  const webhook = { url: "https://x.example", authenticationMethod: { type: "API_KEY", headerName: "A", apiKey: "k" } };
  const calls: [string, () => Promise<unknown>][] = [
    ["token missing", () => mock.ask("finance", party, { headers: { Authorization: "" } })],
    ["token refused", () => mock.ask("finance", party, { headers: { Authorization: "Bearer none" } })],
    [
      "scope manage:webhooks missing",
      async () => mock.send("finance", "POST", "/v1/webhooks", webhook, await bearer("mock-no-webhooks")),
    ],
    ["tenant not granted", () => mock.ask("finance", party, { headers: { "x-tenant-id": cast.secondTenant } })],
    ["preflight", () => mock.ask("finance", party, { method: "OPTIONS" })],
    ["contract", () => mock.ask("finance", "/openapi.json")],
    ["no operation", () => mock.ask("finance", "/nowhere")],
    ["method not supported", () => mock.ask("finance", party, { method: "PUT" })],
    ["validation: query.page", () => mock.ask("finance", "/v1/parties?page=0")],
    [
      "validation: body.authenticationMethod",
      () => mock.send("finance", "POST", "/v1/webhooks", { url: "https://x.example" }),
    ],
    ["state", () => mock.ask("finance", party)],
    [
      "state: account-not-found",
      () => mock.ask("finance", "/v1/accounts/00000000-0000-4000-8000-000000000000/wallets"),
    ],
    ["prefer example organization", () => mock.ask("finance", party, { headers: { Prefer: "example=organization" } })],
    [`scenario ${(body as { id: string }).id}`, () => mock.ask("finance", "/v1/accounts")],
    ["token", () => mock.token("mock-client")],
    ["token: invalid_client", () => mock.token("nobody")],
  ];
  for (const [rule, call] of calls) {
    await call();
    // After the semicolon come the nearest operations.
    expect(String((await last()).rule).split(";")[0]).toBe(rule);
  }
});

describe("filters", () => {
  test("by operation, method, path, status, caller and correlation ID; all must hold", async () => {
    await mock.ask("finance", "/v1/parties", { headers: { "X-Correlation-Id": "filter:1" } });
    await create(person);
    await mock.ask("finance", "/v1/parties?page=0");
    await mock.ask("finance", "/v1/parties", { headers: await bearer("mock-viewer") });
    const [first = 0] = (await read()).map(({ seq }) => seq);
    const numbers = async (query: string) => (await read(query)).map(({ seq }) => seq - first);
    expect(await numbers("?operationId=listParties")).toEqual([0, 2, 4]);
    expect(await numbers("?method=post")).toEqual([1, 3]);
    expect(await numbers("?path=/v1/*")).toEqual([0, 1, 2, 4]);
    expect(await numbers("?status=4xx")).toEqual([2]);
    expect(await numbers("?status=201")).toEqual([1]);
    expect(await numbers("?clientId=mock-viewer")).toEqual([3, 4]);
    expect(await numbers("?correlationId=filter:1")).toEqual([0]);
    expect(await numbers(`?tenantId=${cast.tenant.toUpperCase()}&path=/v1/parties&method=GET`)).toEqual([0, 2, 4]);
    expect(await numbers("?limit=2")).toEqual([3, 4]);
    expect(await numbers(`?after=${first}&limit=2`)).toEqual([1, 2]);
    expect((await mock.control("GET", "/requests/count?operationId=listParties")).body).toEqual({ count: 3 });
    for (const wrong of ["?operation=x", "?status=9", "?after=-1", "?limit=many"])
      for (const path of ["/requests", "/requests/count"])
        expect((await mock.control("GET", `${path}${wrong}`)).status).toBe(400);
  });

  test("keep to the capacity, and say what is gone", async () => {
    for (let index = 0; index < 35; index++) await mock.ask("finance", "/nowhere");
    const entries = await read();
    const seqs = entries.map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: 30 }, (_, index) => (seqs[0] as number) + index));
    expect((await mock.control("GET", "/requests/count")).body).toEqual({ count: 30, forgotten: 5 });
    expect((await mock.control("GET", `/requests/count?after=${seqs[0]}`)).body).toEqual({ count: 29 });
    expect(await verify({ status: 404, times: 30 })).toMatchObject({ status: 200, forgotten: 5 });
    await mock.control("DELETE", "/requests");
    expect((await mock.control("GET", "/requests/count")).body).toEqual({ count: 0 });
    await mock.ask("finance", "/nowhere");
    expect((await read()).map(({ seq }) => seq)).toEqual([(seqs.at(-1) as number) + 1]);
  });
});

describe("verification", () => {
  test("what repeats an earlier result is told apart: carried out once, however often it was sent", async () => {
    const operationId = "createAccountToAccountTransfer";
    await mock.control("POST", "/scenarios", { operationId, applied: true, drop: true });
    const body = { ...transfer, idempotencyKey: "5b0c6f3e-2d1a-4f7b-9c8e-7a6b5c4d3e20" };
    const post = (key = body.idempotencyKey) =>
      mock.send("finance", "POST", "/api/v1/account-to-account-transfers", { ...body, idempotencyKey: key });
    await expect(post()).rejects.toThrow();
    expect((await post(body.idempotencyKey.toUpperCase())).status).toBe(201);
    const [first, second] = await read();
    expect(first).toMatchObject({ status: 0, applied: 201, rule: expect.stringMatching(/^scenario /) });
    expect(first).not.toHaveProperty("replayed");
    expect(second).toMatchObject({
      status: 201,
      source: "state",
      rule: `state: replay of ${first?.seq}`,
      replayed: true,
    });
    expect((await verify({ operationId, times: 1 })).status).toBe(422);
    for (const replayed of [false, "false"])
      expect(await verify({ operationId, replayed, times: 1 })).toMatchObject({ status: 200, seqs: [first?.seq] });
    expect((await read("?replayed=true")).map(({ seq }) => seq)).toEqual([second?.seq]);
    expect((await mock.control("GET", "/requests/count?replayed=false")).body).toEqual({ count: 1 });
    expect((await mock.control("GET", "/requests?replayed=no")).status).toBe(400);
    await mock.control("POST", "/scenarios", { operationId, applied: true, status: 503 });
    await post();
    expect(await last()).toMatchObject({ rule: expect.stringMatching(/^scenario /), replayed: true });
  });

  test("what never came to the operation does not count as carried out", async () => {
    const operationId = "createAccountToAccountTransfer";
    const body = { ...transfer, idempotencyKey: "5b0c6f3e-2d1a-4f7b-9c8e-7a6b5c4d3e21" };
    const post = (headers = {}) =>
      mock.send("finance", "POST", "/api/v1/account-to-account-transfers", body, headers).catch(() => undefined);
    for (const step of [{ drop: "before" }, { status: 500 }, { response: { status: 503, body: {} } }]) {
      await mock.control("POST", "/scenarios", { operationId, ...step });
      await post();
    }
    await post({ Prefer: "code=401" });
    await mock.control("POST", "/scenarios", { operationId, latency: 1 });
    expect((await post())?.status).toBe(201);
    expect((await read()).map(({ status }) => status)).toEqual([0, 500, 503, 401, 201]);
    const seqs = [(await last()).seq];
    expect(await verify({ operationId, replayed: false, times: 1 })).toMatchObject({ status: 200, seqs });
  });

  test("one call, exactly once, with these fields", async () => {
    await create(person);
    const wanted = { operationId: "createParty", body: { lastName: "Quist" }, times: 1 };
    const met = await verify(wanted);
    expect(met).toEqual({ status: 200, count: 1, seqs: [(await last()).seq] });
    await create(person);
    expect(await verify(wanted)).toMatchObject({
      ...{ status: 422, count: 2, error: "expected exactly 1 such request, but there were 2" },
    });
    expect((await verify({ ...wanted, times: { least: 2, most: 2 } })).status).toBe(200);
    expect((await verify({ ...wanted, times: { most: 1 } })).error).toContain("at most 1 such request");
    expect((await verify({ ...wanted, times: { least: 3 } })).error).toContain("at least 3 such requests");
    expect((await verify({ operationId: "createParty", after: met.seqs[0], times: 1 })).status).toBe(200);
  });

  test("tells what was called instead, the nearest first, and shows no secret", async () => {
    await mock.ask("finance", "/nowhere");
    await create({ ...person, partyType: "BUSINESS" });
    const body = { partyType: "INDIVIDUAL", lastName: "Other", firstName: "Nora", address: { country: "DE" } };
    const missed = await verify({ operationId: "createParty", method: "POST", body });
    expect([missed.status, missed.count, missed.error]).toEqual([
      ...[422, 0, "expected at least 1 such request, but there were 0"],
    ]);
    expect(missed.nearest?.map(({ differs }) => differs)).toEqual([
      ['body.partyType is "BUSINESS", not "INDIVIDUAL"', "body.lastName is ***, not ***", "body.address is not there"],
      ["operationId is not createParty", "method is not POST", "body is not there"],
    ]);
    expect(JSON.stringify(missed)).not.toMatch(/Quist|Nora/);
    expect((await verify({ operationId: "deleteParty", times: 0 })).status).toBe(200);
  });

  test.each([{ operation: "x" }, { times: -1 }, { times: { least: 2, most: 1 } }, { times: {} }, { status: "no" }])(
    "%j is refused",
    async (wanted) => {
      expect((await verify(wanted)).status).toBe(400);
    },
  );
});
