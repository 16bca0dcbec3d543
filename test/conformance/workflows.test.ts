// Redocly Respect runs the workflows against the mock: as it is, with a failing operation in the middle, with responses
// that have only what is documented, and with responses that break it.

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { operationsIn } from "../../conformance/contracts.ts";
import { type Mock, startMock } from "../../mock/start.ts";
import { type Api, root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { asArray, asObject } from "../../model/document.ts";
import { runTool, type ToolResult } from "../../scripts/lib/tool.ts";
import { respectArguments, stories } from "../../scripts/lib/workflows.ts";
import { startGateways } from "./seeded-defects/gateway.ts";
import { breaches, breaking, type Change, changing, onlyDocumented } from "./workflows-changes.ts";

const files = stories();
const named = files.map((file) => [basename(file, ".arazzo.yaml"), file] as const);
const fileOf = (workflow: string) => `${root}openapi/workflows/${workflow}.arazzo.yaml`;
const tenantId = "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10";
const contracts = loadContracts();
let mock: Mock;
beforeAll(async () => {
  // Twenty times as fast: the workflows wait for a verification and for settlements.
  mock = await startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, speed: 20 });
});
afterAll(() => mock.stop());

interface Way {
  /** Inputs of the workflows in place of the usual ones. */
  more?: Record<string, string>;
  origins?: Partial<Record<Api, string>>;
  warn?: string[];
}

function respect(paths: string[], { more = {}, origins = {}, warn = [] }: Way = {}): Promise<ToolResult> {
  const client = { clientId: "mock-client", clientSecret: "mock-secret" };
  const inputs = { ...client, tenantId, runId: randomUUID(), keyPrefix: randomUUID().slice(0, -2), ...more };
  return runTool(".bin/redocly", respectArguments(paths, { origins: { ...mock.addresses, ...origins }, inputs, warn }));
}

/** Runs workflows over gateways that change the responses. */
async function respectChanged(paths: string[], change: Change): Promise<ToolResult> {
  const gateways = await startGateways({ origins: mock.addresses }, changing(contracts, change));
  // The schemas also say what is not documented: there Respect only warns.
  return respect(paths, { origins: gateways.origins, warn: ["SCHEMA_CHECK"] }).finally(() => gateways.stop());
}

/** Steps of a workflow that run when nothing fails. */
function stepsOf(file: string): string[] {
  const { workflows } = asObject(parse(readFileSync(file, "utf8")));
  return asArray(workflows)
    .flatMap((workflow) => asArray(asObject(workflow)["steps"]).map(asObject))
    .filter(({ operationId, description }) => operationId && !/^Clean up after a failure/.test(String(description)))
    .map(({ stepId }) => String(stepId));
}

describe("against one mock, whose state stays", () => {
  test.each(named)("%s runs, with every step", async (_, file) => {
    const { code, stdout, stderr } = await respect([file]);
    expect(code, stdout + stderr).toBe(0);
    for (const step of stepsOf(file)) expect(stdout, step).toMatch(new RegExp(`- step ${step} `));
  });

  test("a Manager creates a ramp request that a Company Admin approves", async () => {
    const more = { clientId: "mock-manager", approverId: "mock-client" };
    const { code, stdout, stderr } = await respect([fileOf("ramp-request-approved")], { more });
    expect(code, stdout + stderr).toBe(0);
  });

  test("all of them run a second time", { timeout: 300_000 }, async () => {
    const { code, stdout, stderr } = await respect(files);
    expect(code, stdout + stderr).toBe(0);
  });
});

describe("demand only what is documented", () => {
  test("they run where all the rest is missing or different", { timeout: 300_000 }, async () => {
    const { code, stdout, stderr } = await respectChanged(files, onlyDocumented(contracts));
    expect(code, stdout + stderr).toBe(0);
  });

  test("a response is left with what is documented and with what a workflow needs to go on", () => {
    const operation = operationsIn(contracts).find(({ operationId }) => operationId === "createPayoutRoute");
    if (operation === undefined) throw new Error("The test needs another operation.");
    const response = {
      operation,
      count: 1,
      status: 201,
      json: { success: true, result: { id: "x", status: "ACTIVE" } },
    };
    onlyDocumented(contracts)(response);
    expect(response).toMatchObject({ status: 202, json: { success: true, result: { id: "x" } } });
    expect(response.json.result).not.toHaveProperty("status");
  });
});

describe("notice what is documented and broken", () => {
  test.each(breaches)("$workflow: $what", async (breach) => {
    const { code, stdout } = await respectChanged([fileOf(breach.workflow)], breaking(breach));
    expect(code, stdout).toBe(1);
    expect(stdout).toMatch(new RegExp(`✗ .* - step ${breach.step} `));
  });

  test("there is a breach for every workflow", () => {
    expect([...new Set(breaches.map(({ workflow }) => workflow))].sort()).toEqual(named.map(([name]) => name));
  });
});

/** Workflows broken in the middle: the operation that fails there, and what cleans up all the same. */
const breaks: { story: string; operationId: string; cleanUp: string[] }[] = [
  { story: "account-transfer", operationId: "listTransfers", cleanUp: ["send-back"] },
  { story: "party-to-payout", operationId: "createAccount", cleanUp: ["delete-party"] },
  { story: "payment-request-reversed", operationId: "updatePaymentRequest", cleanUp: ["reverse"] },
  { story: "payment-request-retried", operationId: "createAccountPaymentRequest", cleanUp: [] },
  { story: "party-to-payout", operationId: "createAccountPaymentRequest", cleanUp: ["delete-webhook", "delete-party"] },
  {
    story: "party-to-payout",
    operationId: "createPayout",
    cleanUp: ["reverse-payment", "delete-webhook", "delete-party"],
  },
  { story: "party-verified", operationId: "getPartnerTerms", cleanUp: ["delete-party"] },
  { story: "payment-request-by-reference", operationId: "settlePaymentRequestByReference", cleanUp: ["reverse"] },
  { story: "ramp-request-approved", operationId: "approveRampRequest", cleanUp: ["cancel"] },
  { story: "ramp-request-canceled", operationId: "getRampRequest", cleanUp: ["cancel-unread"] },
  { story: "ramp-request-rejected", operationId: "rejectRampRequest", cleanUp: ["cancel"] },
  { story: "webhook-life-cycle", operationId: "pingWebhook", cleanUp: ["delete"] },
];

/** Lets the next call of an operation fail. */
async function failNext(operationId: string): Promise<void> {
  const body = JSON.stringify({ operationId, status: 500, times: 1 });
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${mock.addresses.finance}/__mock/scenarios`, { method: "POST", headers, body });
  expect(response.ok, await response.text()).toBe(true);
}

/** Ids of what a list of the finance service holds. */
async function idsOf(list: "parties" | "webhooks"): Promise<string[]> {
  const headers = { Authorization: "Bearer example-access-token" };
  const response = await fetch(`${mock.addresses.finance}/v1/${list}`, { headers });
  return ((await response.json()) as { result: { id: string }[] }).result.map(({ id }) => id);
}

describe("when an operation fails", () => {
  let before: string[][];
  beforeAll(async () => {
    before = [await idsOf("parties"), await idsOf("webhooks")];
  });

  test.each(breaks)("$operationId: $story cleans up", async ({ story, operationId, cleanUp }) => {
    await failNext(operationId);
    const { code, stdout } = await respect([fileOf(story)]);
    expect(code, stdout).toBe(1);
    for (const step of cleanUp) expect(stdout, `${step} was carried out`).toMatch(new RegExp(`✓ .* - step ${step} `));
  });

  test("no party and no webhook is left behind", async () => {
    expect([await idsOf("parties"), await idsOf("webhooks")]).toEqual(before);
  });
});
