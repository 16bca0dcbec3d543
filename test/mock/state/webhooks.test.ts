// Webhook registrations and the events that go to them.

import { expect, test } from "vitest";
import type { MockEvent } from "../../../mock/state/types.ts";
import { cast, open, otherTenant } from "./lib/state.ts";

const secret = "example-webhook-key";
const apiKey = {
  url: "https://hooks.example/finance",
  name: "Ledger",
  authenticationMethod: { type: "API_KEY", headerName: "X-Key", apiKey: secret },
};
const basic = {
  url: "https://hooks.example/other",
  authenticationMethod: { type: "BASIC_AUTHENTICATION", username: "events", password: secret },
};

test("secrets are never read back, and only the delivery sees them", () => {
  const { call, state } = open();
  for (const body of [apiKey, basic]) {
    const made = call("registerWebhook", { body });
    const path = { webhookId: String(made.result["id"]) };
    const reads = [made, call("getWebhook", { path }), call("listWebhooks"), call("replaceWebhook", { path, body })];
    for (const { body: read } of reads) expect(JSON.stringify(read)).not.toContain(secret);
  }
  expect(state.webhooks(cast.tenant)).toMatchObject([
    { tenantId: cast.tenant, url: apiKey.url, authenticationMethod: apiKey.authenticationMethod },
    { tenantId: cast.tenant, url: basic.url, authenticationMethod: basic.authenticationMethod },
  ]);
  expect(state.webhooks(otherTenant)).toEqual([]);
  state.close();
});

test("PUT replaces the whole configuration: what is not sent is gone", () => {
  const { call, state } = open();
  const { result } = call("registerWebhook", { body: apiKey });
  const path = { webhookId: String(result["id"]) };
  const replaced = call("replaceWebhook", { path, body: basic }).result;
  expect(replaced).toEqual({
    id: result["id"],
    url: basic.url,
    authenticationMethod: { type: "BASIC_AUTHENTICATION", username: "events" },
    status: "ACTIVE",
  });
  expect(call("getWebhook", { path }).result).toEqual(replaced);
  expect(state.webhooks(cast.tenant)[0]?.authenticationMethod).toEqual(basic.authenticationMethod);
  state.close();
});

test("the seeded webhook is read, and delivered to only when it has a secret", () => {
  const { call, state } = open();
  const path = { webhookId: cast.webhook };
  expect(call("getWebhook", { path }).result).toMatchObject({ id: cast.webhook, status: "ACTIVE" });
  expect(state.webhooks(cast.tenant)).toEqual([]);
  call("replaceWebhook", { path, body: apiKey });
  expect(state.webhooks(cast.tenant)).toMatchObject([{ id: cast.webhook }]);
  // What no read shows a seed cannot repeat: a seed without the secret leaves it.
  state.seed({ webhooks: [{ ...call("getWebhook", { path }).result, name: "Renamed" }] });
  expect(state.webhooks(cast.tenant)).toMatchObject([{ authenticationMethod: apiKey.authenticationMethod }]);
  state.seed({ webhooks: [{ id: "seeded", status: "ACTIVE", ...basic }] });
  expect(call("getWebhook", { path: { webhookId: "seeded" } }).result).not.toHaveProperty(
    "authenticationMethod.password",
  );
  expect(state.webhooks(cast.tenant)).toMatchObject([{ id: cast.webhook }, { id: "seeded" }]);
  state.close();
});

test("beyond the cap a registration is 409, until one is deleted", () => {
  const { call, state } = open({ webhookCap: 3 });
  const register = () => call("registerWebhook", { body: apiKey });
  const [one] = [register(), register()];
  expect(register()).toMatchObject({ status: 409, code: "code-not-documented" });
  const path = { webhookId: String(one?.result["id"]) };
  expect(call("deleteWebhook", { path }).body).toEqual({ success: true });
  expect(call("getWebhook", { path }).status).toBe(404);
  expect(register().status).toBe(201);
  // The cap counts for each company.
  expect(call("registerWebhook", { body: apiKey, tenantId: otherTenant }).status).toBe(201);
  state.close();
});

test("a ping goes to its own webhook, other events to all", () => {
  const { call, state, events } = open();
  const path = { webhookId: String(call("registerWebhook", { body: apiKey }).result["id"]) };
  expect(call("pingWebhook", { path }).body).toEqual({ success: true });
  call("createAccount", { body: {} });
  state.advance(3000);
  expect(events.map(({ event, webhookId, tenantId }) => [event.eventType, webhookId, tenantId])).toEqual([
    ["PING", path.webhookId, cast.tenant],
    ["ACCOUNT_WALLETS_PROVISIONED", undefined, cast.tenant],
  ]);
  expect(events[0]?.event.result["message"]).toBeTypeOf("string");
  state.close();
});

test("an event comes after its change is stored, and a listener may call back", () => {
  const { call, state } = open();
  const seen: unknown[] = [];
  state.onEvent((_, { result }) => {
    const path = { accountId: cast.mayaAccount, payoutId: String(result["payoutId"]) };
    seen.push([result["status"], call("getPayout", { path }).result["status"]]);
  });
  const body = { routeId: cast.activeRoute, asset: "USDC", amount: "1" };
  call("createPayout", { path: { accountId: cast.mayaAccount }, body });
  state.advance(60_000);
  expect(seen).toEqual([
    ["PROVIDER_PROCESSING", "PROVIDER_PROCESSING"],
    ["COMPLETED", "COMPLETED"],
  ]);
  state.close();
});

test("a refused call emits nothing, and a listener that throws undoes nothing", () => {
  const { call, state, events } = open();
  const heard: MockEvent[] = [];
  state.onEvent((_, event) => {
    heard.push(event);
    throw new Error("the receiver is broken");
  });
  call("pingWebhook", { path: { webhookId: "unknown" } });
  expect(events).toEqual([]);
  expect(call("pingWebhook", { path: { webhookId: cast.webhook } }).status).toBe(200);
  expect(heard).toHaveLength(1);
  expect(call("listWebhooks").list).toHaveLength(1);
  state.close();
});
