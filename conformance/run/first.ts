// First contact: a run with few requests sends the most informative ones first.

import { isCertain } from "../../model/evidence.js";
import { expectRefusal } from "../checks/access/refusals.ts";
import { whyNotCovered } from "../checks/check.ts";
import { acrossRequests } from "../checks/index.ts";
import type { ServiceName } from "../exchange.ts";
import { inParallel } from "../parallel.ts";
import type { Case } from "../plan/cases/case.ts";
import { effectOf } from "../plan/policy.ts";
import { acrossCheck, brokenCases, sendCase } from "./cases.ts";
import type { Course } from "./course.ts";
import { wants, wantsAcross, wantsCase } from "./only.ts";

/** Sends each service one request of each kind that it must refuse, to find a server that accepts everything. */
export async function fewRefusals(course: Course, tested: ServiceName[]): Promise<void> {
  for (const service of tested) await withoutToken(course, service);
  const unknownPath = acrossRequests.filter(
    (check) => check.name === "unknown-path" && wantsAcross(course.only, check),
  );
  for (const check of unknownPath) await acrossCheck(course, check);
  await inParallel(cheapest(course), (test) => sendCase(course, test));
}

/** One request without a token to each service; the check of all operations comes later, if requests are left. */
async function withoutToken({ operations, only, probe }: Course, service: ServiceName): Promise<void> {
  const check = acrossRequests.find(({ name }) => name === "missing-token");
  const operation = operations.find(
    (one) => one.api === service && one.secured && effectOf(one) === "safe" && wants(only, one.operationId),
  );
  if (check === undefined || operation === undefined || !wantsAcross(only, check)) return;
  await whyNotCovered(() =>
    expectRefusal(probe(check.name), operation, 401, "no token", { without: ["authorization"] }),
  );
}

/** One broken request for each check and service, to operations that change nothing. */
function cheapest(course: Course): Case[] {
  const wanted = course.operations
    .filter((operation) => effectOf(operation) === "safe")
    .flatMap((operation) => brokenCases(course, operation))
    .filter((test) => test.breaks !== undefined && isCertain(test.breaks.evidence) && wantsCase(course.only, test));
  const byKind = Map.groupBy(wanted, ({ operation, breaks }) => `${operation.api} ${breaks?.check}`);
  return [...byKind.values()].flatMap(([first]) => first ?? []);
}
