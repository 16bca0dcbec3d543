// The client: operations by name and by path send what the contract says, no path parameter changes which resource a path
// names, and a client stays a plain object.

import { inspect } from "node:util";
import { expect, test } from "vitest";
import { createFinanceClient } from "../../client/finance.ts";
import { createRampClient } from "../../client/ramp.ts";
import type { OperationRow } from "../../scripts/generate/rows.ts";
import { readGenerated } from "../lib/bundles.ts";
import { financeWith, success } from "./fault-server.ts";

const rows = readGenerated<OperationRow[]>("operations.json");
const baseUrl = "https://x.example";
const path = "/v1/accounts/{accountId}/payouts/{payoutId}";
type Call = (parameters: object) => Promise<{ idempotencyKey?: string; operationId?: string }>;

const creates = { finance: createFinanceClient, ramp: createRampClient };
test.each(["finance", "ramp"] as const)("%s has every operation by name, with its path and key", async (api) => {
  const sent: string[] = [];
  const fetch = async (request: Request) => {
    sent.push(`${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`);
    return Response.json({ success: true, result: {} });
  };
  const client = creates[api]({ baseUrl, auth: "token", fetch }) as unknown as Record<string, Call>;
  const own = rows.filter(({ service }) => service === api);
  const others = ["forTenant", "use", "eject", "GET", "POST", "PUT", "PATCH", "DELETE"];
  expect(Object.keys(client)).toEqual([...others, ...own.map(({ operationId }) => operationId)]);
  for (const { operationId, path, idempotent } of own) {
    const names = [...path.matchAll(/{(\w+)}/g)].map(([whole, name = ""]) => [name, whole]);
    expect(client[operationId]).toHaveProperty("name", operationId);
    const outcome = await client[operationId]?.(Object.fromEntries(names));
    expect([operationId, outcome?.idempotencyKey !== undefined]).toEqual([outcome?.operationId, idempotent]);
  }
  expect(sent).toEqual(own.map(({ method, path }) => `${method} ${path}`));
});

test("a call has path, query and request body from one object, which it does not change, and options beside it", async () => {
  const { finance, received } = await financeWith(success([]));
  const options = { correlationId: "order-7421", headers: { "X-Request-Id": "gateway-1" }, timeoutMs: 5000 };
  const listed = await finance.listPaymentSessions({ accountId: "a/b", size: 50, status: "CREATED" }, options);
  expect(listed).toMatchObject({ error: undefined, operationId: "listPaymentSessions", correlationId: "order-7421" });
  // The fields of the body are the contract's affair.
  const body = Object.freeze({ amount: "1.00" }) as never;
  await finance.createPayout(Object.freeze({ accountId: "a", body }));
  await finance.listParties();
  expect(received.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())).toEqual([
    "GET /v1/accounts/a%2Fb/fiat-to-crypto/payment-sessions?size=50&status=CREATED",
    'POST /v1/accounts/a/payouts {"amount":"1.00"}',
    "GET /v1/parties",
  ]);
  expect(received[0]?.headers).toMatchObject({ "x-correlation-id": "order-7421", "x-request-id": "gateway-1" });
  expect(received[1]?.headers["x-correlation-id"]).toMatch(/:2$/);
});

test("a path parameter that is missing, empty, a dot segment or no parameter at all sends nothing", async () => {
  const auth = async () => expect.fail("asked for a token");
  const { finance, received } = await financeWith(success({}), { auth });
  for (const payoutId of [undefined, null, "", ".", ".."]) {
    const wrong = `${path}: payoutId is missing, empty, "." or ".."`;
    const params = { path: { accountId: "a", payoutId: payoutId as string } };
    await expect(finance.GET(path, { params })).rejects.toThrow(wrong);
    await expect(finance.getPayout(params.path)).rejects.toThrow(wrong);
  }
  for (const params of [undefined, {}, { path: {} }])
    await expect(finance.GET(path, { params } as never)).rejects.toThrow(TypeError);
  // A path does not continue the name of the host.
  for (const path of [".evil.example/x", ":8443/x", "v1/webhooks"])
    await expect(finance.GET(path as never, {} as never)).rejects.toThrow('path must be "/…"');
  for (const wrong of [undefined, {}, { accountID: "a" }, "8d3f5a17"])
    await expect(finance.listWallets(wrong as never)).rejects.toThrow("accountId is missing");
  expect(received).toHaveLength(0);
});

test("a path parameter is encoded whole", async () => {
  const { finance, received } = await financeWith(success({}));
  for (const payoutId of ["a/b", "../x", "...", "%2e%2e", "a?b=c#d", "{accountId}", "$&$1", "ä\n"]) {
    await finance.getPayout({ accountId: "a", payoutId });
    expect(received.at(-1)?.url).toBe(`/v1/accounts/a/payouts/${encodeURIComponent(payoutId)}`);
  }
});
test("a client is a plain object, which waits for nothing, and can be looked at, spread and taken apart", async () => {
  const { finance, received } = await financeWith(success([]));
  expect("then" in finance).toBe(false);
  expect(await Promise.resolve(finance)).toBe(finance);
  expect("listWallets" in finance && !("listNothing" in finance)).toBe(true);
  expect(inspect(finance)).toContain("listWallets: [Function: listWallets]");
  expect(JSON.stringify(finance)).toBe("{}");
  const { listWallets } = { ...finance };
  await listWallets({ accountId: "a" });
  expect(received[0]?.url).toBe("/v1/accounts/a/wallets");
});

test("a tenant is sent by path and by name, and is nearer to a call than the headers of the client", async () => {
  const { finance, received } = await financeWith(success([]), { headers: { "X-Tenant-Id": "of the client" } });
  await finance.forTenant("t-1").listWallets({ accountId: "a" });
  await finance.forTenant("t-1").forTenant("t-2").GET("/v1/webhooks");
  await finance.listWallets({ accountId: "a" });
  expect(received.map(({ headers }) => headers["x-tenant-id"])).toEqual(["t-1", "t-2", "of the client"]);
});
