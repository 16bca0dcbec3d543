// All workflows run where responses have only what is documented, notice broken rules, and clean up after a failure.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { asArray, asObject } from "../../model/document.ts";
import { contracts, fileOf, files, names, workflowsOnMock } from "./respect.ts";
import { breaches, breaking, onlyDocumented, type WorkflowChange } from "./workflows-changes.ts";

const { finance, respect, respectChanged } = workflowsOnMock();

/** Steps of a workflow that run when nothing fails. */
function stepsOf(file: string): string[] {
  const { workflows } = asObject(parse(readFileSync(file, "utf8")));
  return asArray(workflows)
    .flatMap((workflow) => asArray(asObject(workflow)["steps"]).map(asObject))
    .filter(
      ({ operationId, description }) => operationId && !/^Clean up after a failure/.test(String(description)),
    )
    .map(({ stepId }) => String(stepId));
}

test("all of them run twice against one mock, whose state stays, with every step", {
  timeout: 300_000,
}, async () => {
  for (const time of ["first", "second"]) {
    const { code, stdout, stderr } = await respect(files);
    expect(code, `${time} time: ${stdout}${stderr}`).toBe(0);
    for (const step of files.flatMap(stepsOf)) expect(stdout, step).toMatch(new RegExp(`- step ${step} `));
  }
});

test("they demand only what is documented: they run where all the rest is missing or different", {
  timeout: 300_000,
}, async () => {
  const { code, stdout, stderr } = await respectChanged(files, onlyDocumented(contracts));
  expect(code, stdout + stderr).toBe(0);
});

describe("notice what is documented and broken", () => {
  test.each(breaches)("$workflow: $what", async (breach) => {
    const { code, stdout } = await respectChanged([fileOf(breach.workflow)], breaking(breach));
    expect(code, stdout).toBe(1);
    expect(stdout).toMatch(new RegExp(`✗ .* - step ${breach.step} `));
  });

  test("there is a breach for every workflow", () => {
    expect([...new Set(breaches.map(({ workflow }) => workflow))].sort()).toEqual(names);
  });
});

describe("over a payout route", () => {
  const stories = ["party-to-payout", "payout-route"];

  /** Counts the calls of each operation in a run. */
  async function callsOf(story: string, change: WorkflowChange): Promise<Map<string, number>> {
    const calls = new Map<string, number>();
    await respectChanged([fileOf(story)], (response) => {
      calls.set(response.operation.operationId, response.count);
      change(response);
    });
    return calls;
  }

  test.each(stories)("that is refused, %s does not ask again", async (story) => {
    const calls = await callsOf(story, (response) => {
      if (response.operation.operationId === "createPayoutRoute") response.status = 422;
    });
    expect(calls.get("createPayoutRoute")).toBe(1);
    expect(calls.get("createPayout")).toBeUndefined();
  });

  test.each(stories)("that is not ACTIVE when it is read again, %s does not pay", async (story) => {
    const calls = await callsOf(story, ({ operation, json }) => {
      if (operation.operationId !== "listPayoutRoutes") return;
      for (const route of asArray(json?.["result"])) asObject(route)["status"] = "SOMETHING_ELSE";
    });
    expect(calls.get("listPayoutRoutes")).toBeGreaterThan(1);
    expect(calls.get("createPayout")).toBeUndefined();
  });
});

/** Operations that fail, and the steps that clean up after them. */
const breaks: { story: string; operationId: string; cleanUp: string[] }[] = [
  { story: "account-transfer", operationId: "listTransfers", cleanUp: ["send-back"] },
  { story: "party-to-payout", operationId: "createAccount", cleanUp: ["delete-party"] },
  { story: "payment-request-reversed", operationId: "updatePaymentRequest", cleanUp: ["reverse"] },
  { story: "payment-request-retried", operationId: "createAccountPaymentRequest", cleanUp: [] },
  {
    story: "party-to-payout",
    operationId: "createAccountPaymentRequest",
    cleanUp: ["delete-webhook", "delete-party"],
  },
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
  const response = await fetch(`${finance()}/__mock/scenarios`, { method: "POST", headers, body });
  expect(response.ok, await response.text()).toBe(true);
}

async function idsOf(list: "parties" | "webhooks"): Promise<string[]> {
  const headers = { Authorization: "Bearer example-access-token" };
  const response = await fetch(`${finance()}/v1/${list}`, { headers });
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
    for (const step of cleanUp)
      expect(stdout, `${step} was carried out`).toMatch(new RegExp(`✓ .* - step ${step} `));
  });

  test("no party and no webhook is left behind", async () => {
    expect([await idsOf("parties"), await idsOf("webhooks")]).toEqual(before);
  });
});
