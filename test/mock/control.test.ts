// Scenarios, Prefer and state in their order, and the control API under /__mock.

import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { listen } from "../lib/listen.ts";
import { createFakeState } from "./fake-state.ts";
import { cast, codeOf, mockForTests } from "./mock.ts";

const ofState = { success: true, result: { id: "of-the-state" } };
const state = createFakeState({
  getParty: () => ({ status: 200, body: ofState }),
  deleteParty: () => {
    throw new Error("a fault in the state");
  },
  exportRampRequests: () => ({ status: 200, body: "id\n1\n", headers: { "Content-Type": "text/csv" } }),
});
const mock = mockForTests({}, { state });
const party = "/v1/parties/2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301";
const ask = (path = party, headers: Record<string, string> = {}) => mock.ask("finance", path, { headers });
const scenario = (body: object) => mock.control("POST", "/scenarios", body);

beforeEach(async () => {
  await mock.control("DELETE", "/scenarios");
  await mock.control("DELETE", "/requests");
});

describe("who decides", () => {
  test("the state wins over the examples, and gets the request as the contract reads it", async () => {
    expect((await ask()).body).toEqual(ofState);
    expect(state.asked.at(-1)).toMatchObject({
      api: "finance",
      operationId: "getParty",
      path: { partyId: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301" },
      tenantId: cast.tenant,
      caller: { clientId: "mock-client", roles: ["COMPANY_ADMIN"] },
    });
    await ask(`/v1/accounts/${cast.account}/fiat-to-crypto/payment-sessions?size=5`);
    expect(state.asked.at(-1)?.query).toEqual({ page: 1, size: 5, sortOrder: "DESC" });
    expect((await ask("/v1/accounts")).body).toMatchObject({ success: true });
  });

  test("Prefer wins over the state", async () => {
    const before = state.asked.length;
    expect((await ask(party, { Prefer: "example=organization" })).body).toMatchObject({
      result: { name: expect.any(String) },
    });
    expect((await ask(party, { Prefer: "code=500" })).status).toBe(500);
    expect((await ask(party, { Prefer: "respond-async" })).body).toEqual(ofState);
    expect(state.asked.length).toBe(before + 1);
  });

  test.each([
    ["code=418", 418],
    ["code=409, example=codeNotDocumented", 409],
    ["code=abc", 400],
    ["code=200, example=noSuchExample", 400],
  ])("Prefer: %s gives %i", async (prefer, status) => {
    const answer = await ask(party, { Prefer: prefer });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false });
  });

  test("a form the state does not write comes from the examples", async () => {
    const get = (Accept: string) => mock.ask("ramp", "/v1/ramp-requests/export", { headers: { Accept } });
    expect((await get("text/csv")).body).toBe("id\n1\n");
    expect((await get("*/*")).body).toBe("id\n1\n");
    // Many clients send this with every request, and can take a file all the same.
    for (const accept of ["application/json", "application/json, application/problem+json;q=0.5"])
      expect((await get(accept)).body).toBe("id\n1\n");
    expect((await get("image/png")).status).toBe(406);
    expect((await ask("/v1/parties", { Accept: "text/csv" })).status).toBe(406);
    const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    expect((await get(sheet)).headers.get("content-type")).toBe(sheet);
  });

  test("a fault of the state is a 500 in the envelope, without its words", async () => {
    const answer = await mock.ask("finance", party, { method: "DELETE" });
    expect([answer.status, codeOf(answer)]).toEqual([500, "internal-error"]);
    expect(JSON.stringify(answer.body)).not.toContain("fault in the state");
    expect((await ask()).status).toBe(200);
  });
});

describe("scenarios", () => {
  test("status and example for the next calls, then as before", async () => {
    await scenario({ operationId: "getParty", status: 500, times: 2 });
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([500, 500, 200]);
    await scenario({ operationId: "getParty", status: 200, example: "organization" });
    expect((await ask()).body).not.toEqual(ofState);
    expect((await ask()).body).toEqual(ofState);
  });

  test("one after the other, and Prefer of the call wins", async () => {
    await scenario({ operationId: "getParty", status: 500 });
    await scenario({ operationId: "getParty", status: 400 });
    expect((await mock.control("GET", "/scenarios")).body).toHaveLength(2);
    expect([(await ask(party, { Prefer: "code=403" })).status, (await ask()).status]).toEqual([403, 400]);
  });

  test("latency leaves the answer to the state", async () => {
    await scenario({ operationId: "getParty", latency: 200 });
    const start = performance.now();
    expect((await ask()).body).toEqual(ofState);
    expect(performance.now() - start).toBeGreaterThanOrEqual(195);
  });

  test("a dropped connection, once", async () => {
    await scenario({ operationId: "getParty", drop: true });
    await expect(ask()).rejects.toThrow();
    expect((await ask()).status).toBe(200);
  });

  test("calls that break a rule use nothing up", async () => {
    await scenario({ operationId: "getParty", status: 500 });
    expect((await ask(party, { Authorization: "" })).status).toBe(401);
    expect((await ask("/v1/parties/no-uuid")).status).toBe(400);
    expect((await ask()).status).toBe(500);
  });

  test("the token endpoint has them too", async () => {
    await scenario({ operationId: "createAccessToken", status: 400, example: "invalidRequest" });
    const form = { grant_type: "client_credentials", client_id: "mock-client", client_secret: "mock-secret" };
    const post = () => mock.ask("auth", "/token", { method: "POST", body: new URLSearchParams(form) });
    expect([(await post()).status, (await post()).status]).toEqual([400, 200]);
  });

  test.each([
    [{ operationId: "nobody" }, "no operation nobody"],
    [{ operationId: "getParty", example: "none" }, "no example none"],
    [{ operationId: "createAccessToken", status: 418 }, "has no response 418"],
    [{ operationId: "getParty", times: 0 }, "times"],
    [{ operationId: "getParty", latency: -1 }, "latency"],
    [{ operationId: "getParty", code: 500 }, "no field code"],
  ])("%j is refused", async (body, words) => {
    const answer = await scenario(body);
    expect(answer.status).toBe(400);
    expect((answer.body as { error: string }).error).toContain(words);
  });
});

describe("control API", () => {
  test("lists operations with their examples", async () => {
    const { body } = await mock.control("GET", "/operations");
    const found = (body as { operationId: string; responses: Record<string, unknown> }[]).find(
      ({ operationId }) => operationId === "getPayIn",
    );
    expect(found?.responses["404"]).toEqual({ "application/json": ["payInNotFound"] });
  });

  test("shows the requests received, without their secrets", async () => {
    const body = {
      url: "https://x.example",
      authenticationMethod: { type: "API_KEY", headerName: "X-K", apiKey: "top-secret-key" },
    };
    await mock.send("finance", "POST", "/v1/webhooks?size=1", body, { "X-Correlation-Id": "seen:1" });
    const form = { grant_type: "client_credentials", client_id: "mock-client", client_secret: "top-secret-password" };
    await mock.ask("auth", "/token", { method: "POST", body: new URLSearchParams(form) });
    const { body: entries } = await mock.control("GET", "/requests");
    expect(JSON.stringify(entries)).not.toMatch(/top-secret|example-access-token/);
    const found = (entries as { correlationId: string }[]).find(({ correlationId }) => correlationId === "seen:1");
    expect(found).toMatchObject({
      api: "finance",
      method: "POST",
      target: "/v1/webhooks?size=1",
      operationId: "registerWebhook",
      status: 201,
      source: "contract",
      body: { url: "https://x.example", authenticationMethod: { apiKey: "***" } },
    });
  });

  test("keeps a bounded number of them", async () => {
    await Promise.all(Array.from({ length: 450 }, () => ask("/nowhere")));
    expect((await mock.control("GET", "/requests")).body).toHaveLength(200);
  });

  test("advances the clock, seeds, credits and resets", async () => {
    const { body: before } = await mock.control("GET", "/clock");
    const { body: after } = await mock.control("POST", "/clock", { minutes: 2, seconds: 1 });
    const at = (clock: unknown) => Date.parse((clock as { now: string }).now);
    expect(at(after) - at(before)).toBe(121_000);
    expect((await mock.control("POST", "/clock", { weeks: 1 })).status).toBe(400);
    expect((await mock.control("POST", "/seed", { parties: [{ id: "p" }], tenantId: cast.tenant })).status).toBe(204);
    for (const [tenantId, status, words] of [
      ["typo", 404, "there is no tenant"],
      [null, 400, "null is no text"],
      [5, 400, "5 is no text"],
    ] as const) {
      const refused = await mock.control("POST", "/seed", { parties: [{ id: "p" }], tenantId });
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([status, expect.stringContaining(words)]);
    }
    expect((await mock.control("POST", "/seed", { nothing: [] })).status).toBe(400);
    const credit = { virtualBankAccountId: "v", amount: "1.00", currency: "EUR" };
    expect((await mock.control("POST", "/bank-credits", credit)).body).toHaveProperty("payInId");
    await scenario({ operationId: "getParty", status: 500 });
    expect((await mock.control("POST", "/reset")).status).toBe(204);
    expect((await mock.control("GET", "/scenarios")).body).toEqual([]);
    expect(state.calls).toContainEqual(["seed", { parties: [{ id: "p" }] }, cast.tenant]);
    expect(state.calls.filter(([name]) => name === "seed")).toHaveLength(2);
    expect(state.calls).toContainEqual(["credit", cast.tenant, credit]);
    expect(state.calls).toContainEqual(["reset"]);
  });

  test("resets one tenant, and keeps what is not a tenant's", async () => {
    await scenario({ operationId: "getParty", status: 500 });
    expect((await mock.control("POST", "/reset", { tenantId: cast.secondTenant })).status).toBe(204);
    expect(state.calls.at(-1)).toEqual(["reset", cast.secondTenant]);
    expect((await mock.control("GET", "/scenarios")).body).toHaveLength(1);
    const calls = state.calls.length;
    for (const wrong of [{ tenant: cast.secondTenant }, { tenantId: 1 }])
      expect((await mock.control("POST", "/reset", wrong)).status).toBe(400);
    expect(state.calls).toHaveLength(calls);
  });

  test.each([
    ["GET", "/nothing", undefined, 404],
    ["PUT", "/reset", undefined, 405],
    ["POST", "/scenarios", [], 400],
    ["POST", "/events", { eventType: "NOTHING" }, 400],
    ["POST", "/events", { eventType: "PAYOUT_FAILED", result: { reason: "FREE_TEXT", payoutId: 1 } }, 400],
  ] as const)("%s %s is refused in JSON", async (method, path, body, status) => {
    const answer = await mock.control(method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty("error");
  });

  test("names a field of an event that it does not know, and the nearest it knows", async () => {
    for (const [wrong, words] of [
      ["zz", "the event has no field zz; it may have eventType, example, result, tenantId"],
      ["resultt", "the event has no field resultt (did you mean result?); it may have "],
    ] as const) {
      const { status, body } = await mock.control("POST", "/events", { eventType: "PING", [wrong]: 1 });
      expect([status, body]).toEqual([400, { error: expect.stringContaining(words) }]);
    }
  });

  test("takes JSON only, so that a form of another page cannot drive it", async () => {
    const init = { method: "POST", headers: { "Content-Type": "text/plain" }, body: "{}" };
    expect((await mock.ask("finance", "/__mock/reset", init)).status).toBe(415);
  });

  test("is on each port, and never a path of the services", async () => {
    for (const api of ["finance", "ramp", "auth"] as const)
      expect((await mock.ask(api, "/__mock/scenarios")).status).toBe(200);
    expect((await ask("/__mockery")).status).toBe(404);
  });

  test("serves the page under a strict policy", async () => {
    const page = await ask("/__mock/");
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.body).not.toMatch(/<style|style=|onclick|<script>/);
    for (const file of ["main.js", "page.css"]) expect((await ask(`/__mock/page/${file}`)).status).toBe(200);
    expect((await ask("/__mock/../api.ts")).status).toBe(404);
  });
});

describe("--scenario", () => {
  const start = async (content: string) => {
    const file = `${temporaryFolder("mock")}/scenario.json`;
    await writeFile(file, content);
    return startMock(
      {
        host: "127.0.0.1",
        ports: { finance: 0, ramp: 0, auth: 0 },
        scenario: file,
      },
      { state: createFakeState() },
    );
  };

  test("loads the same from a file", async () => {
    const given = {
      seed: { parties: [] },
      clock: { hours: 1 },
      scenarios: [{ operationId: "listParties", status: 500 }],
    };
    const started = await start(JSON.stringify(given));
    const headers = { Authorization: "Bearer example-access-token" };
    expect((await fetch(`${started.addresses.finance}/v1/parties`, { headers })).status).toBe(500);
    const { now } = (await (await fetch(`${started.addresses.ramp}/__mock/clock`)).json()) as { now: string };
    expect(now).toBe("2026-09-14T10:00:00.000Z");
    await started.stop();
  });

  test("moves by hand, before the clock goes on, which waits for what then falls due", async () => {
    // It takes its time, and speaks no TLS.
    const slow = createServer((socket) => setTimeout(() => socket.destroy(), 500));
    const { port } = await listen(slow);
    const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "a-seeded-secret" };
    const party = { id: "2b7e1c9a-4d38-4f6a-9b21-7c5e0a1d3fff", partyType: "INDIVIDUAL", firstName: "Ada" };
    const statuses = { kycStatus: "PENDING", partnerTermsStatus: "ACCEPTED" };
    const file = `${temporaryFolder("mock")}/scenario.json`;
    const webhook = { id: "hook", url: `https://127.0.0.1:${port}/`, status: "ACTIVE", authenticationMethod };
    const content = {
      moves: [{ kind: "parties", id: party.id, to: "REJECTED" }],
      clock: { minutes: 1 },
      seed: { parties: [{ ...party, ...statuses }], webhooks: [webhook] },
    };
    await writeFile(file, JSON.stringify(content));
    const started = await startMock({ speed: 0, delivery: { delay: 0, retries: [] }, scenario: file });
    const deliveries = await (await fetch(`${started.addresses.finance}/__mock/deliveries`)).json();
    expect(deliveries).toMatchObject([{ body: { result: { partyId: party.id } }, state: "given-up", attempts: [{}] }]);
    await started.stop();
    slow.close();
  });

  test.each([
    ["{", "is not readable JSON"],
    ['{"scenario": []}', "has a field scenario; it may have state, settings, seed, moves, clock, scenarios, events"],
    ['{"moves": [{"kind": "parties", "id": "p"}]}', "is wrong in moves[0]: the move lacks to"],
    ["null", "has to be a JSON object with state, settings, seed"],
    ["[]", "has to be a JSON object with state, settings, seed"],
    ['{"clock": []}', "has an empty list as clock; leave it out"],
    ['{"moves": null}', "is wrong in moves: it has to be a JSON object"],
    ['{"moves": [1]}', "is wrong in moves[0]: it has to be a JSON object"],
    ['{"clock": {"wait": 1}}', "is wrong in clock: wait must be boolean"],
    ['{"clock": {"years": 1}}', "is wrong in clock: the move of the clock has no field years"],
    ['{"scenarios": [{"operationId": "nobody"}]}', "is wrong in scenarios[0]: there is no operation nobody"],
  ])("%s is one clear line", async (content, words) => {
    await expect(start(content)).rejects.toThrow(words);
  });
});

describe("a scenario file and a data file", () => {
  const payoutId = "9ce608fb-a153-4247-8a9d-3fb241aed305";
  const start = async (folder: string, content: object, log: (line: string) => void = () => undefined) => {
    const file = `${folder}/scenario.json`;
    await writeFile(file, JSON.stringify(content));
    return startMock({ speed: 0, data: `${folder}/mock.db`, scenario: file, log });
  };
  const ask = async ({ addresses }: Mock, path: string, init: RequestInit = {}) =>
    fetch(`${addresses.finance}${path}`, { ...init, headers: { Authorization: "Bearer example-access-token" } });
  const clock = async (started: Mock) => ((await (await ask(started, "/__mock/clock")).json()) as { now: string }).now;
  const prepared = {
    moves: [{ kind: "payouts", id: payoutId, to: "RETURNED" }],
    clock: { minutes: 30 },
    scenarios: [{ operationId: "listWallets", times: "forever", response: { status: 429 } }],
  };

  test("it is applied once, until a reset; scenarios, which the data file does not keep, at each start", async () => {
    const folder = temporaryFolder("mock");
    const wallets = "/v1/accounts/8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401/wallets";
    const first = await start(folder, prepared);
    const now = await clock(first);
    await first.stop();
    const lines: string[] = [];
    const second = await start(folder, prepared, (line) => lines.push(line));
    expect(await clock(second)).toBe(now);
    expect((await ask(second, wallets)).status).toBe(429);
    expect(lines.join()).toContain("scenario.json already: only its scenarios are set again");
    expect((await ask(second, "/__mock/reset", { method: "POST" })).status).toBe(204);
    const reset = await clock(second);
    await second.stop();
    const third = await start(folder, prepared);
    expect(Date.parse(await clock(third)) - Date.parse(reset)).toBe(30 * 60_000);
    await third.stop();
    // Another content is another scenario.
    await expect(start(folder, { ...prepared, clock: { minutes: 31 } })).rejects.toThrow("is RETURNED already");
  });

  test("one that is wrong anywhere leaves nothing behind", async () => {
    const folder = temporaryFolder("mock");
    const before = await start(folder, { clock: { minutes: 1 } });
    const now = await clock(before);
    await before.stop();
    const id = "33333333-0000-4000-8000-000000000001";
    const wrong = {
      ...prepared,
      ...{ settings: { webhookCap: 1 }, seed: { parties: [{ id, partnerTermsStatus: "ACCEPTED" }] } },
      events: [{ eventType: "NONE" }],
    };
    await expect(start(folder, wrong)).rejects.toThrow("is wrong in events[0]: ");
    const after = await start(folder, { clock: { minutes: 1 } });
    expect(await clock(after)).toBe(now);
    expect((await ask(after, `/v1/parties/${id}`)).status).toBe(404);
    expect(await (await ask(after, "/__mock/settings")).json()).toMatchObject({ webhookCap: 10 });
    const payout = await ask(after, `/__mock/state?kind=payouts&id=${payoutId}`);
    expect(JSON.stringify(await payout.json())).not.toContain('"status":"RETURNED"');
    await after.stop();
  });
});

describe("what nobody looks at is refused", () => {
  test.each(["/clock", "/settings", "/sandboxes", "/scenarios", "/operations"])("a query of %s", async (path) => {
    const { status, body } = await mock.control("GET", `${path}?x=1`);
    expect([status, body]).toEqual([400, { error: `there is no x here; ${path} takes no query` }]);
    expect((await mock.control("GET", path)).status).toBe(200);
  });

  test("a tenant nobody has, and the sandbox that is always there", async () => {
    expect((await mock.control("POST", "/reset", { tenantId: "typo" })).status).toBe(404);
    expect((await mock.control("POST", "/reset", { tenantId: cast.tenant })).status).toBe(204);
    const { status, body } = await mock.control("GET", "/sandboxes/main");
    expect([status, body]).toEqual([404, { error: expect.stringContaining("always there") }]);
  });
});
