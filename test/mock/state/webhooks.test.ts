// Webhook registrations and the events that go to them.

import { expect, test } from "vitest";
import type { MockEvent } from "../../../mock/state/types.ts";
import { cast, open } from "./lib/state.ts";

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
