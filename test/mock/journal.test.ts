// The journal over HTTP: what it keeps of requests and responses, and filters; and the lines of requests in the terminal.

import { beforeEach, describe, expect, test } from "vitest";
import { cast, mockForTests, nobody, webhook } from "./mock.ts";

const mock = mockForTests({ speed: 0 }, { limits: { journal: 30 } });
const { control, ask, send } = mock;
type Shown = Record<string, unknown> & { seq: number; rule: string };
const read = (query = "") => mock.shown<Shown[]>(`/requests${query}`);
const last = async () => (await read()).at(-1) as Shown;
const scenario = (body: object) => control("POST", "/scenarios", body);
const person = { partyType: "INDIVIDUAL", firstName: "Nora", lastName: "Quist" };
const create = (body: object, headers = {}) => send("finance", "POST", "/v1/parties", body, headers);
const operationId = "createAccountToAccountTransfer";
let idempotencyKey: string;
const transfer = (key = idempotencyKey) => {
  const ends = { sourceAccountId: cast.account, destinationAccountId: cast.secondAccount };
  const body = { ...ends, amount: "1", cryptocurrency: "USDC", idempotencyKey: key };
  return send("finance", "POST", "/api/v1/account-to-account-transfers", body);
};
const bearer = async (client: string) => ({ Authorization: `Bearer ${await mock.token(client)}` });

beforeEach(async () => {
  idempotencyKey = crypto.randomUUID();
  await control("DELETE", "/scenarios");
  await control("DELETE", "/requests");
});

describe("what is kept of a request", () => {
  test("is request and response, who called, and its number", async () => {
    await create(person, { "X-Correlation-Id": "journal:1" });
    const entry = await last();
    expect(entry).toMatchObject({
      api: "finance",
      method: "POST",
      target: "/v1/parties",
      operationId: "createParty",
      status: 201,
      source: "state",
      rule: "state",
      sandbox: "main",
      clientId: "mock-client",
      tenantId: cast.tenant,
      correlationId: "journal:1",
      body: { partyType: "INDIVIDUAL", firstName: "***", lastName: "***" },
      headers: { authorization: "***", "x-correlation-id": "journal:1" },
      response: {
        status: 201,
        headers: { "Content-Type": "application/json" },
        body: { success: true, result: { partyType: "INDIVIDUAL" } },
      },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Nora|Quist|example-access-token/);
  });

  test("is not a long body, and nothing of a text", async () => {
    await create({ ...person, note: "x".repeat(20_000) });
    expect(await last()).not.toHaveProperty("body");
    const long = { success: true, result: "y".repeat(40_000) };
    for (const body of [long, "a text that may hold anything"])
      await scenario({ operationId: "listParties", response: { body } });
    for (const length of [JSON.stringify(long).length, 29]) {
      await ask("finance", "/v1/parties");
      expect(await last()).toMatchObject({ response: { body: `(${length} characters)` } });
    }
  });
});

test("names what decided", async () => {
  const party = `/v1/parties/${cast.party}`;
  const { body } = await scenario({ operationId: "listAccounts", status: 500 });
  const get = (path: string, headers = {}) => ask("finance", path, { headers });
  const calls: [string, () => Promise<unknown>][] = [
    ["token missing", () => get(party, { Authorization: "" })],
    ["token refused", () => get(party, { Authorization: "Bearer none" })],
    [
      "scope manage:webhooks missing",
      async () => send("finance", "POST", "/v1/webhooks", webhook, await bearer("mock-no-webhooks")),
    ],
    ["tenant not granted", () => get(party, { "x-tenant-id": cast.secondTenant })],
    ["preflight", () => ask("finance", party, { method: "OPTIONS" })],
    ["no operation", () => get("/nowhere")],
    ["method not supported", () => ask("finance", party, { method: "PUT" })],
    ["validation: query.page", () => get("/v1/parties?page=0")],
    ["validation: body.authenticationMethod", () => send("finance", "POST", "/v1/webhooks", { url: webhook.url })],
    ["state", () => get(party)],
    ["state: account-not-found", () => get(`/v1/accounts/${nobody}/wallets`)],
    ["prefer example organization", () => get(party, { Prefer: "example=organization" })],
    [`scenario ${(body as { id: string }).id}`, () => get("/v1/accounts")],
    ["token", () => mock.token("mock-client")],
    ["token: invalid_client", () => mock.token("nobody")],
  ];
  for (const [rule, call] of calls) {
    await call();
    expect((await last()).rule).toBe(rule);
  }
});

test("filters by operation, method, status, caller and correlation ID; all must hold", async () => {
  await ask("finance", "/v1/parties", { headers: { "X-Correlation-Id": "filter:1" } });
  await create(person);
  await ask("finance", "/v1/parties?page=0");
  await ask("finance", "/v1/parties", { headers: await bearer("mock-viewer") });
  const [first = 0] = (await read()).map(({ seq }) => seq);
  const numbers = async (query: string) => (await read(query)).map(({ seq }) => seq - first).join(" ");
  for (const [query, wanted] of Object.entries({
    "?operationId=listParties": "0 2 4",
    "?method=post": "1 3",
    "?clientId=mock-viewer": "3 4",
    "?correlationId=filter:1": "0",
    [`?tenantId=${cast.tenant.toUpperCase()}&method=GET&status=200`]: "0 4",
    "?limit=2": "3 4",
  }))
    expect(await numbers(query), query).toBe(wanted);
  for (const wrong of ["?operation=x", "?limit=many"])
    expect((await control("GET", `/requests${wrong}`)).status).toBe(400);
});

test("keeps to its capacity", async () => {
  for (let index = 0; index < 35; index++) await ask("finance", "/nowhere");
  const seqs = (await read()).map(({ seq }) => seq);
  expect(seqs).toEqual(Array.from({ length: 30 }, (_, index) => (seqs[0] as number) + index));
  await control("DELETE", "/requests");
  expect(await read()).toEqual([]);
  await ask("finance", "/nowhere");
  expect((await read()).map(({ seq }) => seq)).toEqual([(seqs.at(-1) as number) + 1]);
});

test("what repeats an earlier result is told apart: carried out once, however often it was sent", async () => {
  await scenario({ operationId, applied: true, drop: true });
  await expect(transfer()).rejects.toThrow();
  expect((await transfer(idempotencyKey.toUpperCase())).status).toBe(201);
  const [first, second] = await read();
  expect(first).toMatchObject({ status: 0, applied: 201, rule: expect.stringMatching(/^scenario /) });
  expect(first).not.toHaveProperty("replayed");
  const rule = `state: replay of ${first?.seq}`;
  expect(second).toMatchObject({ status: 201, source: "state", rule, replayed: true });
  expect(second).toMatchObject({ idempotencyKey: idempotencyKey.toUpperCase() });
  expect(await read(`?idempotencyKey=${idempotencyKey.toUpperCase()}`)).toEqual([first, second]);
  await scenario({ operationId, applied: true, status: 503 });
  await transfer();
  expect(await last()).toMatchObject({ rule: expect.stringMatching(/^scenario /), replayed: true });
});

const printed: string[] = [];
const logged = mockForTests({ speed: 0 }, { logRequest: (line) => printed.push(line) });

test("a line for each request names its sandbox, and says that the connection was dropped", async () => {
  const { id, call } = await logged.openSandbox();
  await call("GET", "/v1/parties");
  expect(printed.at(-1)).toMatch(new RegExp(`GET /v1/parties 200 listParties [\\d.]+ ms, sandbox ${id}$`));
  await logged.control("POST", "/scenarios", { operationId: "listParties", drop: true });
  await expect(logged.ask("finance", "/v1/parties")).rejects.toThrow();
  expect(printed.at(-1)).toMatch(/ GET \/v1\/parties dropped listParties [\d.]+ ms$/);
});

test.each([
  ["/x?API-Key=hush&flag&page=1", "/x?API-Key=***&***&page=1"],
  ["http://user:hush@host/x", "/x"],
  ["/v1/parties/hush%40example.org?page=1", "/v1/parties/***?page=1"],
])("the line of %j has no secret", async (target, shown) => {
  const head = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  await logged.raw("finance", Buffer.from(head, "latin1"));
  expect(printed.at(-1)).toContain(` GET ${shown} 4`);
});
