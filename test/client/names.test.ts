// The client: operations by name and by path send what the contract says.

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

test("a path parameter that is missing, empty or a dot segment sends nothing", async () => {
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
  for (const wrong of [undefined, "8d3f5a17"])
    await expect(finance.listWallets(wrong as never)).rejects.toThrow("accountId is missing");
  expect(received).toHaveLength(0);
});

test("a path parameter is encoded whole", async () => {
  const { finance, received } = await financeWith(success({}));
  for (const payoutId of ["../x", "...", "%2e%2e", "a?b=c#d", "{accountId}", "$&$1", "ä\n"]) {
    await finance.getPayout({ accountId: "a", payoutId });
    expect(received.at(-1)?.url).toBe(`/v1/accounts/a/payouts/${encodeURIComponent(payoutId)}`);
  }
});

test("a tenant is nearer to a call than the headers of the client", async () => {
  const { finance, received } = await financeWith(success([]), { headers: { "X-Tenant-Id": "of the client" } });
  await finance.forTenant("t-1").listWallets({ accountId: "a" });
  await finance.forTenant("t-1").forTenant("t-2").GET("/v1/webhooks");
  await finance.listWallets({ accountId: "a" });
  expect(received.map(({ headers }) => headers["x-tenant-id"])).toEqual(["t-1", "t-2", "of the client"]);
});
