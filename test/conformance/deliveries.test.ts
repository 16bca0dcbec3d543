// A run receives deliveries: what is legal is not blamed, what it cannot know it says, and no secret is kept.

import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { linesOfDeliveries } from "../../conformance/learn/deliveries.ts";
import { readSettings } from "../../conformance/plan/settings.ts";
import type { CoverageItem } from "../../conformance/result.ts";
import { attempt } from "../../conformance/run/runner.ts";
import { loadContracts } from "../../model/contract.ts";
import { close } from "../lib/listen.ts";
import { patient, prove, targetOf } from "./seeded-defects/prove.ts";
import type { DeliveryBehaviour, Outgoing } from "./seeded-defects/server/deliveries.ts";
import { startSeeded } from "./seeded-defects/server.ts";
import { deliveries as variations } from "./seeded-defects/variations/deliveries.ts";

const contracts = loadContracts();
/** Deliveries alone. */
const focus = { across: () => false, broken: false, writes: false };
const target = { deliveries: { port: 0, wait: 30 } };

const iban = "DE89370400440532013000";

const eventsIn = (coverage: CoverageItem[]) => coverage.filter(({ kind }) => kind === "event");

// Each alone: variations.long.test.ts.
test("all variations at once: none is blamed", patient, async () => {
  const { failures } = await prove(contracts, { delivery: combined() }, target, { focus });
  expect(failures.map(({ check, expected, actual }) => ({ check, expected, actual }))).toEqual([]);
});

/** All variations in one. */
function combined(): DeliveryBehaviour {
  const all = variations.flatMap(({ behaviour }) => behaviour(contracts).delivery ?? []);
  const change = (outgoing: Outgoing) => all.every((one) => one.change?.(outgoing) ?? true);
  return { ...Object.assign({}, ...all), change };
}

describe("a run that receives deliveries", () => {
  test("has no difference, retries for each refusal, and leaves no webhook behind", patient, async () => {
    const server = await startSeeded(contracts);
    const result = await attempt(contracts, targetOf(server, target), { focus }).finally(() => server.stop());
    const told = linesOfDeliveries(JSON.parse(JSON.stringify(result.deliveries)));
    expect(told.at(-1)).toMatch(/^ {2}no response: a retry after [\d.]+ s; the service waits [\d.]+ s for a response$/);
    expect([...result.failures, ...result.findings].map(({ check, actual }) => `${check}: ${actual}`)).toEqual([]);
    const retries = result.deliveries?.retries.map(({ refusal, gaps }) => [refusal, gaps.length]);
    expect(retries).toEqual([
      ["500", 2],
      ["reset", 2],
      ["no response", 1],
    ]);
    expect(server.world.webhooks).toEqual([]);
  });

  test("keeps no secret and no bank data in what it shows of a delivery", patient, async () => {
    const { failures, secrets } = await prove(contracts, { delivery: { change: leak } }, target, { focus });
    const shown = failures.filter(({ check }) => check === "delivery-body").map(({ exchange }) => exchange.request);
    expect(shown.length).toBeGreaterThan(0);
    expect(JSON.stringify(shown)).not.toContain(iban);
    expect(secrets.filter((secret) => JSON.stringify(shown).includes(secret))).toEqual([]);
  });

  test("says which events are not covered, and why", patient, async () => {
    const without = await prove(contracts, {}, {}, { focus });
    expect(eventsIn(without.coverage)).toHaveLength(13);
    const reasons = new Set(eventsIn(without.coverage).map(({ reason }) => reason));
    expect([...reasons]).toEqual(["set STAGING_WEBHOOK_URL and STAGING_WEBHOOK_PORT"]);
  });

  test("does not blame the service for an address that leads nowhere", patient, async () => {
    const nowhere = { deliveries: { url: "http://127.0.0.1:9", port: 0, wait: 1 } };
    const { failures, coverage } = await prove(contracts, {}, nowhere, { focus });
    expect(failures).toEqual([]);
    expect(eventsIn(coverage)[0]?.reason).toMatch(
      /^http:\/\/127\.0\.0\.1:9 does not lead to port \d+ of this machine$/,
    );
  });

  test("does not begin when its port is taken", async () => {
    const server = http.createServer();
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const run = prove(contracts, {}, { deliveries: { port, wait: 1 } }, { focus });
    await expect(run).rejects.toThrow(`STAGING_WEBHOOK_PORT: port ${port} of 127.0.0.1 cannot be used (EADDRINUSE)`);
    close(server);
  });
});

/** Breaks the schema of every event, so that each delivery is shown. */
function leak({ event }: Outgoing): boolean {
  delete event.result["occurredAt"];
  event.result["reference"] = iban;
  return true;
}

describe("the settings of deliveries", () => {
  const base = {
    STAGING_FINANCE_URL: "https://finance.example",
    STAGING_TOKEN_URL: "https://auth.example/token",
    STAGING_CLIENT_ID: "id",
    STAGING_CLIENT_SECRET: "secret",
    STAGING_REPORT: "reports",
  };
  const url = "https://hooks.example/in";
  const read = (more: Record<string, string>) => readSettings(contracts, { ...base, ...more }).target.deliveries;
  test("are read together", () => {
    expect(read({})).toBeUndefined();
    expect(read({ STAGING_WEBHOOK_URL: url, STAGING_WEBHOOK_PORT: "4000" })).toEqual({ url, port: 4000, wait: 30 });
  });
  test.each([
    ["one without the other", { STAGING_WEBHOOK_URL: url }, "must be set together"],
    ["plain http", { STAGING_WEBHOOK_URL: "http://hooks.example", STAGING_WEBHOOK_PORT: "1" }, "must be an https URL"],
    ["a query", { STAGING_WEBHOOK_URL: `${url}?a=1`, STAGING_WEBHOOK_PORT: "1" }, "must end with its host"],
    ["no port", { STAGING_WEBHOOK_URL: url, STAGING_WEBHOOK_PORT: "70000" }, "must be a port"],
    ["no wait", { STAGING_WEBHOOK_URL: url, STAGING_WEBHOOK_PORT: "1", STAGING_WEBHOOK_WAIT: "0" }, "whole number"],
  ])("%s is refused", (_, more, message) => {
    expect(() => read(more as Record<string, string>)).toThrow(message);
  });
});
