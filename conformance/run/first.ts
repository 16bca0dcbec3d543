// First contact: where a run may make few requests, those that say the most come first.

import { isCertain } from "../../model/evidence.js";
import { expectRefusal } from "../checks/access/refusals.ts";
import { whyNotCovered } from "../checks/check.ts";
import { acrossRequests } from "../checks/index.ts";
import type { ServiceName } from "../exchange.ts";
import { inParallel } from "../parallel.ts";
import type { Case } from "../plan/cases/case.ts";
import { effectOf } from "../plan/policy.ts";
import { acrossCheck, brokenCases, reads, sendCase } from "./cases.ts";
import type { Course } from "./course.ts";
import { expectAccess, expectServices } from "./hosts.ts";
import { has, wantsAcross, wantsCase } from "./only.ts";

/** Reads each operation once, then asks for a few refusals, then reads the rest. */
export async function firstContact(course: Course): Promise<void> {
  const { target, coverage, onPhase, only } = course;
  const tested = Object.keys(target.origins) as ServiceName[];
  await onPhase("each read once");
  await reads(course, ({ subject }) => subject === "");
  expectServices(course, tested, true);
  for (const service of tested) expectAccess(course, service);
  await onPhase("a few refusals");
  for (const service of tested) await withoutToken(course, service);
  const unknownPath = acrossRequests.filter((check) => check.name === "unknown-path" && wantsAcross(only, check));
  for (const check of unknownPath) await acrossCheck(course, check);
  await inParallel(cheapest(course), (test) => sendCase(course, test));
  await onPhase("reads");
  await reads(
    course,
    ({ operation: { api, operationId }, label }) => !coverage.has(api, operationId, "parameter", label),
  );
}

/** One request without a token to each service; the check across all operations comes where there are requests left. */
async function withoutToken({ operations, only, probe }: Course, service: ServiceName): Promise<void> {
  const check = acrossRequests.find(({ name }) => name === "missing-token");
  const operation = operations.find(
    (one) => one.api === service && one.secured && effectOf(one) === "safe" && has(only.operations, one.operationId),
  );
  if (check === undefined || operation === undefined || !wantsAcross(only, check)) return;
  await whyNotCovered(() =>
    expectRefusal(probe(check.name), operation, 401, "no token", { without: ["authorization"] }),
  );
}

/** One documented refusal of each kind for each service, by operations that change nothing. */
function cheapest(course: Course): Case[] {
  const wanted = course.operations
    .filter((operation) => effectOf(operation) === "safe")
    .flatMap((operation) => brokenCases(course, operation))
    .filter((test) => test.breaks !== undefined && isCertain(test.breaks.evidence) && wantsCase(course.only, test));
  const byKind = Map.groupBy(wanted, ({ operation, breaks }) => `${operation.api} ${breaks?.check}`);
  return [...byKind.values()].flatMap(([first]) => first ?? []);
}
