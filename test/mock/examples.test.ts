// The example requests of the contract, sent as a reader of the reference would: each succeeds, and none is for a stranger.

import { beforeEach, describe, expect, test } from "vitest";
import { asObject, type OperationEntry, operationsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { cast, codeOf, mockForTests, nobody } from "./mock.ts";
import { exampleBodies, exampleRequest } from "./requests.ts";

const mock = mockForTests({ speed: 0, settings: { paymentSessions: true, kycNotRequired: true } });
const services = ["finance", "ramp"] as const;

beforeEach(() => mock.control("POST", "/reset"));

const send = (
  api: (typeof services)[number],
  entry: OperationEntry,
  change: Partial<RequestInit & { path: string }>,
) => {
  const { path, ...init } = { ...exampleRequest(bundles[api], entry), ...change };
  return mock.ask(api, path, init);
};

describe.each(services)("%s", (api) => {
  const entries = [...operationsOf(bundles[api])].map(
    (entry) => [String(entry.operation["operationId"]), entry] as const,
  );

  test.each(entries)("%s succeeds with each example", async (_, entry) => {
    const examples = exampleBodies(bundles[api], entry.operation);
    for (const value of examples.length > 0 ? examples : [undefined]) {
      await mock.control("POST", "/reset");
      const response = await send(api, entry, value === undefined ? {} : { body: JSON.stringify(value) });
      expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
    }
  });

  // What was confirmed later, the mock may not carry out: it serves the example.
  const owned = entries.filter(
    ([, { path, operation }]) => path.includes("{") && operation["x-evidence"] !== "confirmed",
  );
  test.each(owned)("%s does not tell a foreign ID from an unknown one", async (_, entry) => {
    const [, parameter = ""] = /\{(\w+)\}/.exec(entry.path) ?? [];
    const { path } = exampleRequest(bundles[api], { ...entry, path: entry.path.replace(`{${parameter}}`, nobody) });
    const unknown = await send(api, entry, { path });
    const two = await mock.token("mock-two-tenants");
    const { headers } = exampleRequest(bundles[api], entry);
    const stranger = { ...headers, Authorization: `Bearer ${two}`, "x-tenant-id": cast.secondTenant };
    const foreign = await send(api, entry, { headers: stranger });
    expect([foreign.status, codeOf(foreign)]).toEqual([404, codeOf(unknown)]);
    expect(unknown.status).toBe(404);
  });
});

const nested = [...operationsOf(bundles.finance)].filter(
  ({ path, operation }) => path.split("{").length > 2 && operation["x-evidence"] !== "confirmed",
);

test.each(nested)("$method $path refuses an ID that is another's", async (entry) => {
  const { path, ...init } = exampleRequest(bundles.finance, entry);
  const elsewhere = path.startsWith("/v1/parties/")
    ? path.replace(cast.party, cast.organization)
    : path.replace(cast.account, cast.secondAccount);
  expect(elsewhere).not.toBe(path);
  const response = await mock.ask("finance", elsewhere, init);
  expect([response.status, codeOf(response)]).toEqual([404, "code-not-documented"]);
});

test("no idempotency key of one example gets in the way of another", () => {
  const keys = [...operationsOf(bundles.finance)].flatMap(({ operation }) => {
    const [first] = exampleBodies(bundles.finance, operation);
    return asObject(first)["idempotencyKey"] ?? [];
  });
  expect(keys.length).toBeGreaterThanOrEqual(8);
  expect(new Set(keys).size).toBe(keys.length);
});
