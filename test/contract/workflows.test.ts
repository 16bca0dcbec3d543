// Redocly Respect carries out the workflows against the mock: each again and again, and with a break in the middle.

import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { runTool, type ToolResult } from "../../scripts/lib/tool.ts";
import { respectArguments, stories } from "../../scripts/lib/workflows.ts";

const files = stories();
const tenantId = "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10";
let mock: Mock;
beforeAll(async () => {
  // Twenty times as fast: the stories wait for a verification and for settlements.
  mock = await startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, speed: 20 });
});
afterAll(() => mock.stop());

function respect(...paths: string[]): Promise<ToolResult> {
  const client = { clientId: "mock-client", clientSecret: "mock-secret" };
  const inputs = { ...client, tenantId, runId: randomUUID() };
  return runTool(".bin/redocly", respectArguments(paths, { origins: mock.addresses, inputs }));
}

describe("against one mock, whose state stays", () => {
  test.each(files.map((file) => [basename(file), file] as const))("%s runs", async (_, file) => {
    const { code, stdout, stderr } = await respect(file);
    expect(code, stdout + stderr).toBe(0);
  });

  test("all of them run a second time", async () => {
    const { code, stdout, stderr } = await respect(...files);
    expect(code, stdout + stderr).toBe(0);
  });
});

/** Stories broken in the middle: the operation that fails there, and what cleans up all the same. */
const breaks: { story: string; operationId: string; cleanUp: string[] }[] = [
  { story: "account-transfer", operationId: "listTransfers", cleanUp: ["send-back"] },
  { story: "party-to-payout", operationId: "createAccount", cleanUp: ["delete-party"] },
  { story: "payment-request-reversed", operationId: "updatePaymentRequest", cleanUp: ["reverse"] },
  { story: "party-to-payout", operationId: "createAccountPaymentRequest", cleanUp: ["delete-webhook", "delete-party"] },
  {
    story: "party-to-payout",
    operationId: "createPayout",
    cleanUp: ["reverse-payment", "delete-webhook", "delete-party"],
  },
  { story: "party-verified", operationId: "getPartnerTerms", cleanUp: ["delete-party"] },
  { story: "payment-request-by-reference", operationId: "settlePaymentRequestByReference", cleanUp: ["reverse"] },
  { story: "ramp-request-approved", operationId: "approveRampRequest", cleanUp: ["cancel"] },
  { story: "ramp-request-cancelled", operationId: "getRampRequest", cleanUp: ["cancel"] },
  { story: "ramp-request-rejected", operationId: "rejectRampRequest", cleanUp: ["cancel"] },
  { story: "webhook-life-cycle", operationId: "pingWebhook", cleanUp: ["delete"] },
];

/** Lets the next call of an operation fail. */
async function failNext(operationId: string): Promise<void> {
  const body = JSON.stringify({ operationId, status: 500, times: 1 });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${mock.addresses.finance}/__mock/scenarios`, { method: "POST", headers, body });
  expect(answer.ok, await answer.text()).toBe(true);
}

/** Ids of what a list of the finance service holds. */
async function idsOf(list: "parties" | "webhooks"): Promise<string[]> {
  const headers = { Authorization: "Bearer example-access-token" };
  const answer = await fetch(`${mock.addresses.finance}/v1/${list}`, { headers });
  return ((await answer.json()) as { result: { id: string }[] }).result.map(({ id }) => id);
}

describe("when an operation fails", () => {
  let before: string[][];
  beforeAll(async () => {
    before = [await idsOf("parties"), await idsOf("webhooks")];
  });

  test.each(breaks)("$operationId: $story cleans up", async ({ story, operationId, cleanUp }) => {
    await failNext(operationId);
    const { code, stdout } = await respect(files.find((file) => basename(file).startsWith(`${story}.`)) ?? story);
    expect(code, stdout).toBe(1);
    for (const step of cleanUp) expect(stdout, `${step} was carried out`).toMatch(new RegExp(`✓ .* - step ${step} `));
  });

  test("no party and no webhook is left behind", async () => {
    expect([await idsOf("parties"), await idsOf("webhooks")]).toEqual(before);
  });
});
