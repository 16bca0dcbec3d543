// Redocly Respect runs a workflow against the mock. workflows.long.test.ts runs all of them, also with changed responses.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { operationsIn } from "../../conformance/contracts.ts";
import { takesKey } from "../../model/calls.ts";
import { asArray, asObject, type JsonObject } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import { contracts, fileOf, files, workflowsOnMock } from "./respect.ts";

const { respect } = workflowsOnMock();

test("a Manager creates a ramp request that a Company Admin approves", async () => {
  const more = { clientId: "mock-manager", approverId: "mock-client" };
  const { code, stdout, stderr } = await respect([fileOf("ramp-request-approved")], { more });
  expect(code, stdout + stderr).toBe(0);
});

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
