// Sends the planned requests of a run: the reads, and those that break one rule. Also runs the checks across requests.

import { isCertain } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import { judge } from "../checks/cases.ts";
import { NotCovered, type SemanticCheck, whyNotCovered } from "../checks/check.ts";
import { inParallel } from "../parallel.ts";
import { validBodies } from "../plan/body.ts";
import { negativeCases, undeclaredMethodCases } from "../plan/cases/broken.ts";
import type { Case } from "../plan/cases/case.ts";
import { positiveCases } from "../plan/cases/valid.ts";
import { effectOf } from "../plan/policy.ts";
import type { RawCall } from "./calls.ts";
import type { Course } from "./course.ts";
import { UnreachableError } from "./http.ts";
import { wantsCase } from "./only.ts";
import { StoppedError } from "./pace.ts";
import { RefusedError } from "./tokens.ts";

/** Makes the request of a case and judges its response. */
export async function sendCase({ coverage, refusalOf, call, differences }: Course, test: Case): Promise<void> {
  const { operation, label, breaks } = test;
  const { api, operationId } = operation;
  const kind = breaks === undefined ? "parameter" : "constraint";
  coverage.expect(api, operationId, kind, label);
  const refusal = breaks === undefined ? refusalOf(operationId) : undefined;
  const reason =
    refusal ??
    (await whyNotCovered(async () => {
      const exchange = await call(operationId, optionsOf(test));
      coverage.cover(api, operationId, kind, label);
      for (const { check, ...found } of judge(test, exchange)) differences.add(check, exchange, found);
    }));
  if (reason !== undefined) coverage.miss(reason, api, operationId);
}

function optionsOf({ operation, label, subject: _, evidence: __, breaks, ...request }: Case): RawCall {
  return {
    ...request,
    purpose: label,
    own: effectOf(operation) === "own",
    inventIds: breaks !== undefined,
    // A wrong method may do anything to a resource, so it is called with made-up IDs.
    ...(request.method !== undefined && { json: undefined, meetsNothing: true }),
  };
}

/**
 * Reads from the shortest paths to the longest, so that each level finds the IDs that the next one needs.
 * @param wanted Which requests are made.
 */
export async function reads(course: Course, wanted: (test: Case) => boolean): Promise<void> {
  const safe = course.operations.filter((operation) => effectOf(operation) === "safe");
  const levels = [...new Set(safe.map(({ segments }) => segments.length))].sort((a, b) => a - b);
  for (const level of levels) {
    const own = safe.filter(({ segments }) => segments.length === level);
    await inParallel(own, async (operation) => {
      const cases = positiveCases(operation).filter((test) => wanted(test) && wantsCase(course.only, test));
      for (const test of cases) await sendCase(course, test);
    });
  }
}

/** Makes the reads that have not been made, such as those whose IDs were not known before. */
export function missedReads(course: Course): Promise<void> {
  const { coverage } = course;
  return reads(
    course,
    ({ operation: { api, operationId }, label }) => !coverage.has(api, operationId, "parameter", label),
  );
}

/** The broken requests to an operation. */
export function brokenCases({ contracts, knowledge }: Course, operation: Operation): Case[] {
  return negativeCases(operation, contracts[operation.api].document, validBodies(operation, knowledge));
}

/**
 * Makes the broken requests that the run may make, and calls each path with methods that it does not have.
 * @param wanted Whether the requests for a check are made.
 */
export async function negatives(course: Course, wanted: (check: string) => boolean = () => true): Promise<void> {
  const { operations, target, coverage, refusalOf, only } = course;
  const cases = operations.flatMap((operation) => {
    const { api, operationId } = operation;
    if (effectOf(operation) !== "safe" && target.writes === "none") {
      coverage.miss(refusalOf(operationId) ?? "it may not be called", api, operationId);
      return [];
    }
    // A request that is only assumed to be wrong may be accepted, and its effect would then last.
    const lasts = effectOf(operation) === "lasting" && target.writes !== "all";
    const isSafe = ({ breaks }: Case) => !lasts || (breaks !== undefined && isCertain(breaks.evidence));
    return brokenCases(course, operation).filter(isSafe);
  });
  const byPath = Object.values(Object.groupBy(operations, ({ api, path }) => `${api} ${path}`));
  const methods = byPath.flatMap((group) => undeclaredMethodCases(group ?? [], target.writes === "none"));
  const all = [...cases, ...methods].filter(
    (test) => (test.breaks === undefined || wanted(test.breaks.check)) && wantsCase(only, test),
  );
  await inParallel(all, (test) => sendCase(course, test));
}

/** Runs a check across requests, unless the run may not call the operations that it needs. */
export async function acrossCheck(course: Course, check: SemanticCheck): Promise<void> {
  const { coverage, operations } = course;
  const service = (operations.find(({ operationId }) => operationId === check.needs[0]) ?? operations[0])?.api;
  if (service === undefined) return;
  coverage.expect(service, "across requests", "check", check.name);
  const reason = reasonNotToRun(course, check) ?? (await reasonItFailed(course, check));
  if (reason === undefined) coverage.cover(service, "across requests", "check", check.name);
  else coverage.miss(reason, service, "across requests", "check", check.name);
}

function reasonNotToRun({ target, refusalOf }: Course, { needs, refusedOnly }: SemanticCheck): string | undefined {
  const writes = refusedOnly && target.writes !== "none" ? "all" : target.writes;
  const refused = needs.find((operationId) => refusalOf(operationId, writes) !== undefined);
  return refused === undefined ? undefined : `${refused}: ${refusalOf(refused, writes)}`;
}

/** Runs a check. @returns Why it could not be completed. @throws Errors that end the run. */
async function reasonItFailed({ probe }: Course, { name, run }: SemanticCheck): Promise<string | undefined> {
  try {
    await run(probe(name));
    return undefined;
  } catch (error) {
    if ([StoppedError, UnreachableError, RefusedError].some((kind) => error instanceof kind)) throw error;
    // A response may be so far from its schema that a check cannot read it; the checks of single responses report that.
    return error instanceof NotCovered ? error.message : `the responses could not be read: ${error}`;
  }
}
