// The writes of a run: creations before changes, and every way to end what was created.

import { asObject } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import { NotCovered, succeeded } from "../checks/check.ts";
import { operationNamed } from "../contracts.ts";
import type { Service } from "../exchange.ts";
import { validBodies, validBody } from "../plan/body.ts";
import { plainLabel } from "../plan/cases/case.ts";
import { exampleCases, positiveCases, unusualCases } from "../plan/cases/valid.ts";
import { effectOf, refusalToCall } from "../plan/policy.ts";
import { carryOut } from "./case.ts";
import { has, wantsCase } from "./only.ts";
import type { Parts } from "./parts.ts";

/** Creations before changes; removals are left for the end. */
const writeOrder = ["removable", "lasting", "slight", "own"];

const leaveForCleanup = new Set([
  "deleteParty",
  "deleteWebhook",
  "cancelRampRequest",
  "rejectRampRequest",
  "approveRampRequest",
  "reversePaymentRequest",
  "reversePaymentRequestByReference",
  "settlePaymentRequestByReference",
]);

/** Makes every write that the run may make. */
export async function writes(parts: Parts): Promise<void> {
  const own = parts.operations.filter((operation) => effectOf(operation) !== "safe");
  for (const effect of writeOrder) {
    const group = own.filter(
      (operation) => effectOf(operation) === effect && !leaveForCleanup.has(operation.operationId),
    );
    for (const operation of group.sort((a, b) => a.segments.length - b.segments.length)) {
      const document = parts.contracts[operation.api].document;
      // A trace that stays is left once, not for every unusual text.
      const valid = effect === "slight" ? undefined : validBody(operation, parts.knowledge);
      const examples = effect === "slight" ? [] : exampleCases(operation, validBodies(operation, parts.knowledge));
      for (const test of [...positiveCases(operation), ...examples, ...unusualCases(operation, document, valid)])
        if (wantsCase(parts.only, test)) await carryOut(parts, test);
    }
  }
  await endings(parts);
}

/** Ways to end what was made, other than the one that cleans up; each gets something of its own to end. */
async function endings(parts: Parts): Promise<void> {
  const pairs = [
    ["createRampRequest", "rejectRampRequest", "rampRequestId"],
    ["createPaymentRequest", "settlePaymentRequestByReference", ""],
    ["createPaymentRequest", "reversePaymentRequestByReference", ""],
  ] as const;
  for (const pair of pairs) {
    const [, operationId] = pair;
    const operation = parts.operations.find((one) => one.operationId === operationId);
    if (operation === undefined || refusalToCall(operation, parts.target.writes) !== undefined) continue;
    if (!has(parts.only.operations, operationId)) continue;
    try {
      await makeAndEnd(parts, operation, pair);
    } catch (error) {
      if (!(error instanceof NotCovered)) throw error;
      parts.coverage.miss(operation.api, operationId, undefined, undefined, error.message);
    }
  }
}

/** Makes something and ends it; `parameter` takes its ID, and is empty where its references name it. */
async function makeAndEnd(
  parts: Parts,
  operation: Operation,
  [make, end, parameter]: readonly [string, string, string],
): Promise<void> {
  const made = await parts.caller.call(operationNamed(parts.contracts, make), { purpose: `make something to ${end}` });
  const id = asObject(asObject(made.json)["result"])["id"];
  if (!succeeded(made) || typeof id !== "string") return;
  const path = parameter === "" ? {} : { [parameter]: id };
  const sent = asObject(JSON.parse(made.request.body ?? "{}"));
  const { cardProviderReference, externalId } = sent;
  const body = asObject(validBody(operation, parts.knowledge) ?? {});
  const references = parameter === "" ? { cardProviderReference, externalId } : {};
  const json = operation.body === undefined ? undefined : { ...body, ...references };
  const exchange = await parts.caller.call(operation, { path, json, purpose: plainLabel });
  parts.coverage.cover(operation.api, end, "parameter", plainLabel);
  if (succeeded(exchange)) parts.knowledge.remove(operation.api as Service, "rampRequestId", id);
}
