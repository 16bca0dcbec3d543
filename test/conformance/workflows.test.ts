// Redocly Respect runs a workflow against the mock as it is. That all of them run, and what they do with responses that have only
// what is documented, with broken ones and failing operations is in workflows.long.test.ts.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { operationsIn } from "../../conformance/contracts.ts";
import { takesKey } from "../../model/calls.ts";
import { asArray, asObject, type JsonObject } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import { contracts, fileOf, files, workflowsOnMock } from "./respect.ts";
import { onlyDocumented } from "./workflows-changes.ts";

const { respect } = workflowsOnMock();

test("a Manager creates a ramp request that a Company Admin approves", async () => {
  const more = { clientId: "mock-manager", approverId: "mock-client" };
  const { code, stdout, stderr } = await respect([fileOf("ramp-request-approved")], { more });
  expect(code, stdout + stderr).toBe(0);
});

/** The steps of a workflow that are sent again when they fail, each with its operation. */
function repeatedSteps(file: string): { stepId: string; operation: Operation }[] {
  const { workflows, components } = asObject(parse(readFileSync(file, "utf8")));
  const actions = asObject(asObject(components)["failureActions"]);
  const isRetry = (action: JsonObject) => {
    const name = String(action["reference"]).split(".").at(-1) ?? "";
    return { ...action, ...asObject(actions[name]) }["type"] === "retry";
  };
  return asArray(workflows).flatMap((workflow) =>
    asArray(asObject(workflow)["steps"])
      .map(asObject)
      .filter(({ onFailure }) => asArray(onFailure).map(asObject).some(isRetry))
      .map(({ stepId, operationId }) => {
        const name = String(operationId).split(".").at(-1);
        const operation = operationsIn(contracts).find((one) => one.operationId === name);
        if (operation === undefined) throw new Error(`${file}: ${stepId} calls no operation.`);
        return { stepId: String(stepId), operation };
      }),
  );
}

test("a step is sent again only if it reads, or has an idempotency key", () => {
  const repeated = files.flatMap(repeatedSteps);
  expect(repeated.length).toBeGreaterThan(2);
  const twice = repeated.filter(
    ({ operation }) => operation.method !== "GET" && !takesKey(contracts[operation.api].document, operation),
  );
  expect(twice.map(({ stepId }) => stepId)).toEqual([]);
});

describe("what the long tests make of a response", () => {
  test("it is left with what is documented and with what a workflow needs to go on", () => {
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
