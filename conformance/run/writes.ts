// The writes of a run: creations before changes, and every way to end what was created.

import { asObject } from "../../model/document.ts";
import { succeeded, whyNotCovered } from "../checks/check.ts";
import { operationNamed } from "../contracts.ts";
import { sentIn } from "../exchange.ts";
import { validBodies, validBody } from "../plan/body.ts";
import { plainLabel } from "../plan/cases/case.ts";
import { exampleCases, positiveCases, unusualCases } from "../plan/cases/valid.ts";
import { effectOf } from "../plan/policy.ts";
import { sendCase } from "./cases.ts";
import type { Course } from "./course.ts";
import { wants, wantsCase } from "./only.ts";

/** Creations before changes; removals are left for the end. */
const writeOrder = ["removable", "lasting", "slight", "own"];

/** Makes every write that the run may make. */
export async function writes(course: Course): Promise<void> {
  const { operations, contracts, knowledge, only } = course;
  const ends = new Set([
    ...["approveRampRequest", ...endings.map(([, end]) => end)],
    ...operations.flatMap(({ undoneBy }) => undoneBy),
  ]);
  for (const effect of writeOrder) {
    const group = operations.filter((one) => effectOf(one) === effect && !ends.has(one.operationId));
    for (const operation of group.sort((a, b) => a.segments.length - b.segments.length)) {
      const { document } = contracts[operation.api];
      // An operation that leaves a trace is called once, not for every unusual text.
      const valid = effect === "slight" ? undefined : validBody(operation, knowledge);
      const examples = effect === "slight" ? [] : exampleCases(operation, validBodies(operation, knowledge));
      for (const test of [...positiveCases(operation), ...examples, ...unusualCases(operation, document, valid)])
        if (wantsCase(only, test)) await sendCase(course, test);
    }
  }
  for (const ending of endings) await makeAndEnd(course, ending);
}

/** Ways to end a resource, except its removal, with the parameter for its ID; without it, the body has references. */
const endings: [make: string, end: string, parameter?: string][] = [
  ["createRampRequest", "rejectRampRequest", "rampRequestId"],
  ["createPaymentRequest", "settlePaymentRequestByReference"],
  ["createPaymentRequest", "reversePaymentRequestByReference"],
];

/** Creates a resource, and ends it. */
async function makeAndEnd(course: Course, [make, end, parameter]: (typeof endings)[number]): Promise<void> {
  const { contracts, coverage, call, knowledge, only, refusalOf } = course;
  if (refusalOf(end) !== undefined || !wants(only, end)) return;
  const operation = operationNamed(contracts, end);
  const reason = await whyNotCovered(async () => {
    const made = await call(make, { purpose: `make something to ${end}` });
    const { id } = asObject(asObject(made.json)["result"]);
    if (!succeeded(made) || typeof id !== "string") return;
    const { cardProviderReference, externalId } = sentIn(made);
    const references = parameter === undefined && { cardProviderReference, externalId };
    const body = { ...asObject(validBody(operation, knowledge)), ...references };
    const path = { ...(parameter !== undefined && { [parameter]: id }) };
    const json = operation.body === undefined ? undefined : body;
    const exchange = await call(end, { path, json, purpose: plainLabel });
    coverage.cover(operation.api, end, "parameter", plainLabel);
    if (succeeded(exchange)) knowledge.remove("ramp", "rampRequestId", id);
  });
  if (reason !== undefined) coverage.miss(reason, operation.api, end);
}
