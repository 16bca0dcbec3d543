// Makes the request of one case, and judges its response.

import type { Operation } from "../../model/operations.ts";
import { judge } from "../checks/cases.ts";
import { NotCovered } from "../checks/check.ts";
import type { Case } from "../plan/cases/case.ts";
import { effectOf, refusalToCall } from "../plan/policy.ts";
import type { Parts } from "./parts.ts";

/** Makes the request of a case and judges its response. */
export async function carryOut(parts: Parts, test: Case): Promise<void> {
  const { coverage, target, caller } = parts;
  const { operation, label, breaks } = test;
  const kind = breaks === undefined ? "parameter" : "constraint";
  coverage.expect(operation.api, operation.operationId, kind, label);
  const refusal = breaks === undefined ? refusalToCall(operation, target.writes) : undefined;
  if (refusal !== undefined) {
    coverage.miss(operation.api, operation.operationId, undefined, undefined, refusal);
    return;
  }
  try {
    const exchange = await caller.call(operation, optionsOf(test));
    coverage.cover(operation.api, operation.operationId, kind, label);
    for (const { check, ...found } of judge(test, exchange)) parts.differences.add(check, exchange, found);
  } catch (error) {
    if (!(error instanceof NotCovered)) throw error;
    coverage.miss(operation.api, operation.operationId, undefined, undefined, error.message);
  }
}

function optionsOf({ operation, label, query, path, json, raw, method, breaks }: Case) {
  const own = effectOf(operation) === "own";
  // A wrong method never meets a resource that is there.
  const invented = method === undefined ? undefined : inventedPath(operation);
  return {
    purpose: label,
    check: breaks?.check ?? "accepts-valid",
    own,
    ...(query && { query }),
    ...((path ?? invented) && { path: { ...invented, ...path } }),
    ...(json !== undefined && { json }),
    ...(raw && { raw }),
    ...(method && { method, json: undefined }),
    ...(breaks && { inventIds: true }),
  };
}

function inventedPath(operation: Operation): Record<string, string> {
  const names = operation.parameters.filter(({ in: where }) => where === "path").map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, crypto.randomUUID()]));
}
