// A run that receives deliveries. The runs of causes.test.ts show that a faithful server is not blamed.

import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { readDelivery } from "../../conformance/delivery.ts";
import { readSettings } from "../../conformance/plan/settings.ts";
import type { Target } from "../../conformance/plan/target.ts";
import type { Difference, RunResult } from "../../conformance/result.ts";
import { startReceiver } from "../../conformance/run/deliveries/receiver.ts";
import { readOnly } from "../../conformance/run/only.ts";
import type { RunOptions } from "../../conformance/run/runner.ts";
import { loadContracts } from "../../model/contract.ts";
import { close } from "../lib/listen.ts";
import { all, anyAddress, chosen, refuse, result, told } from "../server/defects/bends.ts";
import type { Bend } from "../server/model.ts";
import { bendOf, patient, prove, proveDeliveries } from "./prove.ts";

const contracts = loadContracts();
const focus = { across: () => false, broken: false, writes: false };
const target = { deliveries: { port: 0, wait: 1 } };

const silent: Bend = all(
  chosen(() => []),
  bendOf("ping-not-sent"),
);

const iban = "DE89370400440532013000";

/** The server differs in other undocumented things, too. */
const ofDeliveries = (differences: Difference[]) =>
  differences.filter(({ check }) => check.startsWith("delivery-"));

// These tests run concurrently, because they wait for deliveries that do not come.
describe.concurrent("a run that receives deliveries", () => {
  test("keeps no secret and no bank data in what it shows of a delivery", patient, async () => {
    const { failures, secrets } = await proveDeliveries(contracts, leak, {}, { focus });
    const shown = failures
      .filter(({ check }) => check === "delivery-body")
      .map(({ exchange }) => exchange.request);
    expect(shown.length).toBeGreaterThan(0);
    expect(JSON.stringify(shown)).not.toContain(iban);
    expect(secrets.filter((secret) => JSON.stringify(shown).includes(secret))).toEqual([]);
  });

  test.each<[what: string, target: Partial<Target>, options: RunOptions, why: string]>([
    ["no receiver", {}, {}, "set STAGING_WEBHOOK_URL and STAGING_WEBHOOK_PORT"],
    ["no writes", { ...target, writes: "none" }, {}, "set STAGING_WRITES=1"],
    ["a limit of requests", { ...target, most: 5 }, {}, "beyond the first 5 requests; --full runs all"],
    ["a narrowed run", target, { only: readOnly(contracts, ["getParty"]) }, "the run is narrowed"],
    ["no finance service", { ...target, origins: {} }, {}, "the finance service is not tested"],
  ])("says that it tests none of them, and why: %s", patient, async (_, more, options, why) => {
    const { deliveriesNotTested, coverage } = await endedBefore("token", more, options);
    expect(deliveriesNotTested).toBe(why);
    const events = coverage.filter(({ kind }) => kind === "event");
    expect(events.filter(({ reason }) => reason !== why)).toEqual([]);
  });

  test("says so when the run is interrupted before them", patient, async () => {
    const { deliveriesNotTested } = await endedBefore("deliveries", target);
    expect(deliveriesNotTested).toBe("the run ended before they were checked");
  });

  test.each([
    ["registerWebhook", "registerWebhook returned status 409 with code not-now"],
    ["pingWebhook", "no ping was accepted"],
  ])("says so when %s is refused", patient, async (operationId, why) => {
    const bends = [refuse(operationId, "not-now", 409, () => true), silent];
    const { deliveriesNotTested } = await proveDeliveries(contracts, bends, { writes: "removable" }, { focus });
    expect(deliveriesNotTested).toBe(why);
  });

  test.each([
    ["did not arrive", "http://127.0.0.1:9"],
    ["arrived", undefined],
  ])("blames the service that delivers nothing, and says that its own call %s", patient, async (how, url) => {
    const deliveries = { ...target.deliveries, ...(url !== undefined && { url }) };
    const result = await prove(contracts, [silent, anyAddress], { deliveries }, { focus });
    expect(result.failures.map(({ check }) => check)).toEqual(["delivery-of-ping"]);
    expect(result.failures[0]?.actual).toBe(
      `none came within 1 s; the run's own call to their address ${how}; check the tunnel, the address, the firewall and the delivery service`,
    );
    expect([ofDeliveries(result.findings), result.deliveriesNotTested]).toEqual([[], undefined]);
    const covered = result.coverage.filter((item) => item.operationId === "webhook deliveries" && item.covered);
    expect(covered.map(({ item }) => item)).toEqual(["delivery-of-ping"]);
  });

  test("sends a ping again that is refused with 503, and a webhook whose name is taken", patient, async () => {
    // One more than the usual retries.
    const taken = refuse("registerWebhook", "invalid-request", 400, ({ tenant, body }) =>
      tenant.webhooks.some(({ name }) => name === body["name"]),
    );
    const result = await proveDeliveries(contracts, [pinged(3), taken], {}, { focus });
    expect([result.failures.map(({ check }) => check), result.deliveriesNotTested]).toEqual([[], undefined]);
    const { covered } = result.coverage.find(({ item }) => item === "PING") ?? {};
    expect(covered).toBe(true);
  });

  test("blames the service that delivers nothing and goes on refusing pings with 503", patient, async () => {
    const bends = [shown("getPayout", "COMPLETED"), pinged(Number.POSITIVE_INFINITY), silent];
    const { failures, findings, deliveriesNotTested } = await proveDeliveries(contracts, bends, {}, { focus });
    expect(failures.filter(({ check }) => check.startsWith("delivery")).map(({ actual }) => actual)).toEqual([
      expect.stringMatching(/^none came within 1 s; pings were refused with 503; the run's own call/),
    ]);
    expect(findings.map(({ expected }) => expected)).toContain(
      "PAYOUT_COMPLETED is delivered once the status is COMPLETED",
    );
    expect(deliveriesNotTested).toBeUndefined();
  });

  test.each<[event: string, read: string, status: string, failures: string[], findings: string[]]>([
    ["PAYOUT_COMPLETED", "getPayout", "REQUESTED", [], []],
    ["PAYOUT_COMPLETED", "getPayout", "COMPLETED", ["delivery-due"], []],
    ["PAYOUT_COMPLETED, and no ping", "getPayout", "COMPLETED", ["delivery-of-ping"], ["delivery-due"]],
    // An assumed link: the documents do not say which status this event announces.
    ["ACCOUNT_WALLETS_PROVISIONED", "listWallets", "APPROVED", [], ["delivery-due"]],
  ])("misses %s when %s reads %s: %j, %j", patient, async (event, read, status, failures, findings) => {
    const [name] = event.split(",");
    const bends = [shown(read, status), chosen((all, type) => (type === name ? [] : all))];
    if (event.endsWith("no ping")) bends.push(bendOf("ping-not-sent"));
    const result = await proveDeliveries(contracts, bends, {}, { focus });
    const checksOf = (found: Difference[]) => [...new Set(found.map(({ check }) => check))];
    expect(checksOf(result.failures)).toEqual(failures);
    expect(checksOf(result.findings).filter((check) => check === "delivery-due")).toEqual(findings);
  });

  test("does not take what follows from a status for seen", patient, async () => {
    const bends = [shown("getPayout", "COMPLETED"), bendOf("payout-processing-not-sent")];
    const { failures, findings } = await proveDeliveries(contracts, bends, {}, { focus });
    expect(failures).toEqual([]);
    expect(ofDeliveries(findings).map(({ check, expected }) => `${check}: ${expected}`)).toEqual([
      "delivery-due: PAYOUT_PROCESSING is delivered once the status is COMPLETED",
    ]);
  });

  test("receives from this machine alone", async () => {
    const receiver = await startReceiver(0);
    await expect(fetch(`http://127.0.0.2:${receiver.port}`)).rejects.toThrow();
    await receiver.close();
  });

  test("does not begin when its port is taken", async () => {
    const server = http.createServer();
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const run = prove(contracts, [], { deliveries: { port, wait: 1 } }, { focus });
    await expect(run).rejects.toThrow(
      `STAGING_WEBHOOK_PORT: port ${port} of 127.0.0.1 cannot be used (EADDRINUSE)`,
    );
    close(server);
  });
});

/** A run that is interrupted before a phase. */
function endedBefore(last: string, more: Partial<Target>, options: RunOptions = {}): Promise<RunResult> {
  const interruption = new AbortController();
  const onPhase = (phase: string) => {
    if (phase === last) interruption.abort();
  };
  const { signal } = interruption;
  return prove(contracts, anyAddress, more, { focus, onPhase, signal, ...options });
}

/** A server that refuses its first pings with 503. */
function pinged(times: number): Bend {
  let count = 0;
  return refuse("pingWebhook", "not-now", 503, () => ++count <= times);
}

const shown = (read: string, status: string): Bend =>
  result(read, (one) => Object.assign(one, { status, amlStatus: status }));

/** Breaks the schema of every event, so that reports show each delivery. */
const leak = told("*", (one, { body }) => {
  delete one["occurredAt"];
  one["reference"] = iban;
  body["sender"] = iban;
});

test("the time of an event is read as the contract shows it, and a PING has none", () => {
  for (const { examples } of contracts.finance.events.values()) {
    const { result, occurredAt } = readDelivery(contracts, JSON.stringify(examples[0]?.value));
    const shown = String(result["occurredAt"] ?? "");
    expect(occurredAt).toBe(shown === "" ? undefined : Date.parse(`${shown.slice(0, 23)}Z`));
  }
});

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
    expect(read({ STAGING_WEBHOOK_URL: url, STAGING_WEBHOOK_PORT: "4000" })).toEqual({
      url,
      port: 4000,
      wait: 60,
    });
  });
  test.each([
    ["one without the other", { STAGING_WEBHOOK_URL: url }, "must be set together"],
    [
      "plain http",
      { STAGING_WEBHOOK_URL: "http://hooks.example", STAGING_WEBHOOK_PORT: "1" },
      "must be an https URL",
    ],
    ["a query", { STAGING_WEBHOOK_URL: `${url}?a=1`, STAGING_WEBHOOK_PORT: "1" }, "must end with its host"],
    ["no port", { STAGING_WEBHOOK_URL: url, STAGING_WEBHOOK_PORT: "70000" }, "must be a port"],
    [
      "no wait",
      { STAGING_WEBHOOK_URL: url, STAGING_WEBHOOK_PORT: "1", STAGING_WEBHOOK_WAIT: "0" },
      "whole number",
    ],
  ])("%s is refused", (_, more, message) => {
    expect(() => read(more as Record<string, string>)).toThrow(message);
  });
});
