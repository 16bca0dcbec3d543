// The client: operations by name send what the paths send, and a client stays a plain object.

import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { createFinanceClient, paginate } from "../../client/finance.ts";
import { createRampClient } from "../../client/ramp.ts";
import type { OperationRow } from "../../scripts/generate/operation-row.ts";
import { readGenerated } from "../lib/bundles.ts";
import { json, success } from "./fault-server.ts";
import { financeWith } from "./finance.ts";

const rows = readGenerated<OperationRow[]>("operations.json");
const baseUrl = "https://x.example";
const clients = {
  finance: createFinanceClient({ baseUrl, auth: "token" }) as unknown as Record<string, unknown>,
  ramp: createRampClient({ baseUrl, auth: "token" }) as unknown as Record<string, unknown>,
};

describe.each(["finance", "ramp"] as const)("%s", (api) => {
  test("has every operation by name, and nothing else that is new", () => {
    const ids = rows.filter(({ service }) => service === api).map(({ operationId }) => operationId);
    const own = ["forTenant", "use", "eject", "GET", "POST", "PUT", "PATCH", "DELETE"];
    expect(Object.keys(clients[api])).toEqual([...own, ...ids]);
    for (const id of ids) expect(clients[api][id]).toHaveProperty("name", id);
  });

  test("each sends its method and path, with every parameter in it", async () => {
    const sent: string[] = [];
    const fetch = async (request: Request) => {
      sent.push(`${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`);
      return Response.json({ success: true, result: {} });
    };
    const create = api === "finance" ? createFinanceClient : createRampClient;
    const client = create({ baseUrl, auth: "token", fetch }) as unknown as Record<string, Call>;
    type Call = (parameters: object) => Promise<unknown>;
    const own = rows.filter(({ service }) => service === api);
    for (const { operationId, path } of own) {
      const names = [...path.matchAll(/{(\w+)}/g)].map(([whole, name = ""]) => [name, whole]);
      await client[operationId]?.(Object.fromEntries(names));
    }
    expect(sent).toEqual(own.map(({ method, path }) => `${method} ${path}`));
  });
});

describe("a call", () => {
  test("has path, query and request body from one object, and options beside it", async () => {
    const { finance, received } = await financeWith(success([]));
    const options = { correlationId: "order-7421", headers: { "X-Request-Id": "gateway-1" }, timeoutMs: 5000 };
    const listed = await finance.listPaymentSessions({ accountId: "a/b", size: 50, status: "CREATED" }, options);
    expect(listed).toMatchObject({ error: undefined, operationId: "listPaymentSessions", correlationId: "order-7421" });
    await finance.createPayout({ accountId: "a", body: { amount: "1.00" } });
    await finance.listParties();
    expect(received.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())).toEqual([
      "GET /v1/accounts/a%2Fb/fiat-to-crypto/payment-sessions?size=50&status=CREATED",
      'POST /v1/accounts/a/payouts {"amount":"1.00"}',
      "GET /v1/parties",
    ]);
    expect(received[0]?.headers).toMatchObject({ "x-correlation-id": "order-7421", "x-request-id": "gateway-1" });
    expect(received[1]?.headers["x-correlation-id"]).toMatch(/:2$/);
  });

  test("without a path parameter sends nothing", async () => {
    const { finance, received } = await financeWith(success([]));
    for (const wrong of [undefined, {}, { accountId: "" }, { accountID: "a" }, "8d3f5a17"])
      await expect(finance.listWallets(wrong as never)).rejects.toThrow("accountId is missing");
    expect(received).toHaveLength(0);
  });
});

describe("a client is a plain object", () => {
  const finance = createFinanceClient({ baseUrl, auth: "token" });

  test("which waits for nothing, and can be looked at, spread and taken apart", async () => {
    expect("then" in finance).toBe(false);
    expect(await Promise.resolve(finance)).toBe(finance);
    expect("listWallets" in finance && !("listNothing" in finance)).toBe(true);
    expect(inspect(finance)).toContain("listWallets: [Function: listWallets]");
    expect(JSON.stringify(finance)).toBe("{}");
    const { finance: real, received } = await financeWith(success([]));
    const { listWallets } = { ...real };
    await listWallets({ accountId: "a" });
    expect(received[0]?.url).toBe("/v1/accounts/a/wallets");
  });

  test("of a tenant also by name", async () => {
    const { finance, received } = await financeWith(success([]));
    await finance.forTenant("t-1").listWallets({ accountId: "a" });
    await finance.forTenant("t-1").forTenant("t-2").GET("/v1/webhooks");
    await finance.listWallets({ accountId: "a" });
    expect(received.map(({ headers }) => headers["x-tenant-id"])).toEqual(["t-1", "t-2", undefined]);
  });
});

describe("paginate, by name", () => {
  const page = (pageNumber: number, ids: string[], hasNextPage: boolean) =>
    json(200, { success: true, result: ids.map((id) => ({ id })), pagination: { pageNumber, hasNextPage } });
  const pages = [page(2, ["a", "b"], true), page(3, ["b", "c"], false)];

  test("reads from the page it is given, with the options of each request", async () => {
    const { finance, received } = await financeWith(pages);
    const options = { dedupeBy: "id", headers: { "X-Own": "1" } } as const;
    const ids: string[] = [];
    for await (const { id } of paginate(finance.listPaymentSessions, { accountId: "a", page: 2, size: 2 }, options))
      ids.push(id);
    expect(ids).toEqual(["a", "b", "c"]);
    const path = "/v1/accounts/a/fiat-to-crypto/payment-sessions";
    expect(received.map(({ url }) => url)).toEqual([`${path}?page=2&size=2`, `${path}?page=3&size=2`]);
    expect(received.map(({ headers }) => headers["x-own"])).toEqual(["1", "1"]);
  });
});
