// The calling convention is openapi-fetch's: the same calls make the same requests.

import createFetchClient, { type Middleware } from "openapi-fetch";
import { expect, test } from "vitest";
import { createFinanceClient } from "../../client/finance.ts";

interface AnyClient {
  use(...middleware: Middleware[]): void;
  [method: string]: unknown;
}
type Method = (path: string, init?: object) => Promise<{ data?: unknown; error?: unknown; response?: Response }>;

const baseUrl = "https://finance.example.com";
const answer = () => Response.json({ success: true, result: [] });

function clients(fetch: (request: Request) => Promise<Response>): AnyClient[] {
  const theirs = createFetchClient({ baseUrl, fetch });
  const ours = createFinanceClient({ baseUrl, fetch, auth: "t", maxRetries: 0 });
  return [theirs as unknown as AnyClient, ours as unknown as AnyClient];
}

async function seen(request: Request): Promise<object> {
  const { method, url } = request;
  const own = ["authorization", "x-correlation-id", "user-agent"];
  const headers = [...request.headers].filter(([name]) => !own.includes(name));
  return { method, url, headers, body: await request.clone().text() };
}

const path = { accountId: "a b", partyId: "p" };
const untyped = { body: {}, headers: { "Content-Type": null } };
const calls: [name: string, method: string, path: string, init?: object][] = [
  [
    "path and query",
    "GET",
    "/v1/accounts/{accountId}/x",
    { params: { path, query: { page: 2, size: undefined } } },
  ],
  ["a query", "GET", "/v1/x", { params: { query: { a: ["1", "&"], b: { c: 1 }, d: [], e: null } } }],
  ["a body", "POST", "/v1/webhooks", { body: { a: "ä" } }],
  ["a body that is null", "POST", "/v1/webhooks", { body: null }],
  ["no body", "POST", "/v1/webhooks/{webhookId}/ping", { params: { path: { webhookId: "w" } } }],
  [
    "headers",
    "PATCH",
    "/v1/x",
    { headers: { A: "1", B: ["2", "3"], C: undefined }, params: { header: { A: "4" } } },
  ],
  ["headers taken away", "POST", "/v1/x", untyped],
];

test.each(calls)("makes the same request of %s", async (_, method, path, init) => {
  const requests: object[] = [];
  const fetch = async (request: Request) => {
    requests.push(await seen(request));
    return answer();
  };
  for (const client of clients(fetch)) await (client[method] as Method)(path, init);
  expect(requests).toHaveLength(2);
  expect(requests[1]).toEqual(requests[0]);
});

const named = (log: string[], name: string): Middleware => ({
  onRequest({ request, schemaPath, params, id, options }) {
    log.push(`${name} request ${schemaPath} ${JSON.stringify(params)} ${typeof id} ${options.baseUrl}`);
    request.headers.append("A", name);
  },
  onResponse({ response, schemaPath }) {
    log.push(`${name} response ${schemaPath}`);
    const headers = new Headers(response.headers);
    headers.append("A", name);
    return new Response(response.body, { headers });
  },
  onError({ error }) {
    log.push(`${name} error ${(error as Error).name.length > 0}`);
  },
});
const answering: Middleware = { onError: () => answer() };
type Scenario = [name: string, client: (log: string[]) => Middleware[], seen: number, isDown?: true];

test.each<Scenario>([
  ["runs in order, and back in reverse", (log) => [named(log, "1"), named(log, "2")], 8],
  ["can answer in the stead of an error", (log) => [named(log, "1"), answering, named(log, "3")], 7, true],
  ["can change an error", () => [{ onError: () => new Error("changed") }], 2, true],
])("middleware %s", async (_, make, seen, isDown) => {
  const logs: string[][] = [];
  for (const which of [0, 1]) {
    const log: string[] = [];
    const transport = async (request: Request) => {
      log.push(`fetch ${request.headers.get("A")}`);
      return isDown ? Promise.reject(new TypeError("down")) : answer();
    };
    const client = clients(transport)[which] as AnyClient;
    client.use(...make(log));
    const init = { params: { query: { q: 1 } }, middleware: seen === 8 ? [named(log, "3")] : [] };
    const end = await (client["GET"] as Method)("/v1/x", init).then(
      ({ data, error, response }) => `${JSON.stringify(data)} ${!error} ${response?.headers.get("A")}`,
      (error) => `threw ${error.message}`,
    );
    logs.push([...log, end]);
  }
  expect(logs[1]).toEqual(logs[0]);
  expect(logs[1]).toHaveLength(seen);
});

test("middleware is shared with other tenants, and can be taken away", async () => {
  const finance = createFinanceClient({ baseUrl, auth: "t", fetch: async () => answer() });
  const log: string[] = [];
  const one = named(log, "1");
  finance.use(one, named(log, "2"));
  const other = finance.forTenant("other");
  finance.eject(one);
  await other.GET("/v1/webhooks");
  expect(log.map((line) => line[0])).toEqual(["2", "2"]);
});
