// finance-ramp-api/testing: deliveries that the receiver takes, and a transport that the clients call.

import { describe, expect, test } from "vitest";
import { clientCredentials } from "../../client/auth.ts";
import { createFinanceClient } from "../../client/finance.ts";
import { createRampClient } from "../../client/ramp.ts";
import { createDelivery, createFakeTransport, type FakePlans } from "../../client/testing.ts";
import { createWebhookReceiver, eventKey, type FinanceEventType, parseEvent } from "../../client/webhooks.ts";
import { loadContracts } from "../../model/contract.ts";

const contracts = loadContracts();
const apiKey = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: "example-webhook-key" } as const;
const basic = { type: "BASIC_AUTHENTICATION", username: "hooks", password: "example-pässword" } as const;

describe("a delivery", () => {
  test.each([apiKey, basic])("of every event is accepted with $type", async (authenticate) => {
    const seen: unknown[] = [];
    const eventTypes = [...contracts.finance.events.keys()] as FinanceEventType[];
    const receive = createWebhookReceiver({
      authenticate:
        authenticate.type === "API_KEY"
          ? { ...authenticate, apiKeys: [authenticate.apiKey] }
          : { type: authenticate.type, credentials: [authenticate] },
      on: Object.fromEntries(eventTypes.map((type) => [type, (event: unknown) => seen.push(event)])),
    });
    for (const type of eventTypes) {
      const delivery = createDelivery(type, { authenticate });
      expect((await receive(delivery.request())).status, type).toBe(200);
      const [example] = contracts.finance.events.get(type)?.examples ?? [];
      expect(seen.at(-1)).toEqual(example?.value);
      expect(JSON.parse(delivery.body)).toEqual(delivery.event);
    }
    expect(seen).toHaveLength(eventTypes.length);
  });

  test("has no credentials unless they are given", async () => {
    const receive = createWebhookReceiver({ authenticate: { ...apiKey, apiKeys: [apiKey.apiKey] } });
    expect((await receive(createDelivery("PING").request())).status).toBe(401);
  });

  test("can differ from its example, also in each request the same", async () => {
    const delivery = createDelivery("PAYOUT_RETURNED", { result: { payoutId: "other", reason: undefined } });
    expect(eventKey(parseEvent(delivery.body))).toBe("payoutId:other:RETURNED");
    expect(delivery.event.result).not.toHaveProperty("reason");
    expect(await delivery.request().text()).toBe(await delivery.request().text());
    const named = createDelivery("PAY_IN_SETTLED", { example: "settled", url: "https://a.example/hook" });
    expect(named.request().url).toBe("https://a.example/hook");
  });

  test("can be of an event that does not exist yet", () => {
    expect(createDelivery("PARTNER_TERMS", { result: { partyId: "p" } }).event).toEqual({
      eventType: "PARTNER_TERMS",
      result: { partyId: "p" },
    });
    expect(() => createDelivery("PARTNER_TERMS")).toThrow("PARTNER_TERMS is not an event of the contract");
    expect(() => createDelivery("PING", { example: "none" as never })).toThrow("PING has no example none; it has");
  });
});

const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
const path = { accountId };

function clientsOf(plans?: FakePlans) {
  const fetch = createFakeTransport(plans);
  const options = { auth: "example-access-token", fetch, timeoutMs: 2000 };
  const finance = createFinanceClient({ baseUrl: "https://finance.example.com", ...options });
  const ramp = createRampClient({ baseUrl: "https://ramp.example.com", ...options });
  return { fetch, finance, ramp };
}

describe("the fake transport", () => {
  test.each(["finance", "ramp"] as const)("gives every operation of %s its first success", async (api) => {
    const { fetch, [api]: client } = clientsOf();
    for (const { operationId, method, path: template, responses } of contracts[api].operations) {
      const success = responses.find(({ status }) => status.startsWith("2"));
      const values = Object.fromEntries([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "a b/c"]));
      const call = client[method as "GET"] as (
        path: string,
        init: object,
      ) => Promise<{ data: unknown; status: number }>;
      const isFile = success?.media[0]?.type === "text/csv";
      const { data, status } = await call(template, { params: { path: values }, ...(isFile && { parseAs: "text" }) });
      expect(status, operationId).toBe(Number(success?.status));
      expect(data, operationId).toEqual(success?.media[0]?.examples[0]?.value);
      expect(fetch.calls.at(-1)).toMatchObject({ operationId, path: template, params: values });
    }
  });

  test("records calls, without secrets", async () => {
    const { fetch, finance } = clientsOf();
    const auth = clientCredentials({
      ...{ tokenUrl: "https://auth.example.com/token", clientId: "c", clientSecret: "example-secret", fetch },
    });
    await expect(auth.getToken()).resolves.toMatch(/./);
    await finance.GET("/v1/accounts/{accountId}/wallets", { params: { path, query: { size: 50 } } });
    await finance.POST("/v1/parties", { body: { some: "thing" } as never });
    const names = ["createAccessToken", "listWallets", "createParty"];
    expect(fetch.calls.map(({ operationId }) => operationId)).toEqual(names);
    expect(fetch.callsOf("listWallets")).toMatchObject([
      { params: path, query: { size: "50" }, headers: { authorization: "Bearer *" }, body: undefined },
    ]);
    expect(fetch.calls[2]?.body).toEqual({ some: "thing" });
    expect(JSON.stringify(fetch.calls)).not.toMatch(/example-secret|example-access-token/);
  });

  test("plays replies in turn: 503 twice, then an example with another status", async () => {
    const { fetch, finance } = clientsOf({
      listWallets: [{ status: 503, times: 2 }, { result: [] }],
      getPayIn: ({ params }) => ({ status: params["payInId"] === "gone" ? 404 : 200 }),
    });
    const { data, attempts } = await finance.GET("/v1/accounts/{accountId}/wallets", { params: { path } });
    expect([data?.result, attempts, fetch.calls.length]).toEqual([[], 3, 3]);
    const { error } = await finance.GET("/v1/pay-ins/{payInId}", { params: { path: { payInId: "gone" } } });
    expect(error?.code).toBe("pay-in-not-found");
  });

  test.each([
    ["refused", { code: "ECONNREFUSED", sent: "no" }, 0],
    ["reset", { code: "ECONNRESET", sent: "maybe" }, 1],
    ["truncated", { name: "ConnectionError", sent: "maybe" }, 1],
  ] as const)("fails: %s", async (fail, expected, calls) => {
    const { fetch, finance } = clientsOf({ createPayout: { fail }, createParty: { fail } });
    const { error } = await finance.POST("/v1/parties", { body: {} as never, maxRetries: 0 });
    expect(error).toMatchObject(expected);
    expect(fetch.calls).toHaveLength(calls);
  });

  test("is slow, and ends with the call", async () => {
    const { finance } = clientsOf({ listWallets: { delayMs: Infinity }, listParties: { delayMs: 1 } });
    const { error } = await finance.GET("/v1/accounts/{accountId}/wallets", { params: { path }, timeoutMs: 500 });
    expect(error).toMatchObject({ name: "TimeoutError", timeout: "headers" });
    expect((await finance.GET("/v1/parties")).status).toBe(200);
  });

  test("sends bodies, headers and statuses of one's own", async () => {
    const html = { status: 502, body: "<h1>Bad gateway</h1>", headers: { "content-type": "text/html" } };
    const { finance } = clientsOf({ default: html, getParty: { status: 418 } });
    const { error, response } = await finance.POST("/v1/parties", { body: {} as never });
    expect([error?.status, response?.headers.get("content-type")]).toEqual([502, "text/html"]);
    const { status } = await finance.GET("/v1/parties/{partyId}", { params: { path: { partyId: "p" } } });
    expect(status).toBe(418);
  });

  test("says what it cannot do", async () => {
    expect(() => createFakeTransport({ createPayouts: {} } as never)).toThrow("createPayouts is not an operation");
    expect(() => createFakeTransport({ getPayIn: { example: "x" as never } })).toThrow(
      "getPayIn has no example x; it has 200:",
    );
    expect(() => createFakeTransport({ getPayIn: [] })).toThrow("getPayIn needs at least one reply");
    expect(() => createFakeTransport({ listWebhooks: { example: "codeNotDocumented" } })).not.toThrow();
    await expect(createFakeTransport({ default: "none" })("https://a.example/v1/parties")).rejects.toThrow(
      "the fake transport has no reply to listParties",
    );
    await expect(createFakeTransport()("https://a.example/v1/nothing")).rejects.toThrow(
      "GET /v1/nothing is not an operation",
    );
  });
});
