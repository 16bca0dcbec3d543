// The broken requests of a run: each breaks one rule, and each path is called with methods it does not have.

import { isCertain } from "../../model/evidence.js";
import { inParallel } from "../parallel.ts";
import { validBodies } from "../plan/body.ts";
import { negativeCases, undeclaredMethodCases } from "../plan/cases/broken.ts";
import { effectOf, refusalToCall } from "../plan/policy.ts";
import { carryOut } from "./case.ts";
import { wantsCase } from "./only.ts";
import type { Parts } from "./parts.ts";

/**
 * Makes the broken requests that the run may make.
 * @param wanted Whether the requests that are meant for a check are made.
 */
export async function negatives(parts: Parts, wanted: (check: string) => boolean = () => true): Promise<void> {
  const { target, contracts } = parts;
  const allowed = parts.operations.filter((operation) => effectOf(operation) === "safe" || target.writes !== "none");
  const skipped = parts.operations.filter((operation) => !allowed.includes(operation));
  for (const operation of skipped) {
    const reason = refusalToCall(operation, target.writes) ?? "it may not be called";
    parts.coverage.miss(operation.api, operation.operationId, undefined, undefined, reason);
  }
  const cases = allowed.flatMap((operation) => {
    const bodies = validBodies(operation, parts.knowledge);
    const own = negativeCases(operation, contracts[operation.api].document, bodies);
    // What is only assumed to be wrong may be accepted, and would then last.
    const lasts = effectOf(operation) === "lasting" && target.writes !== "all";
    return own.filter(({ breaks }) => !lasts || (breaks !== undefined && isCertain(breaks.evidence)));
  });
  const byPath = Object.values(Object.groupBy(parts.operations, ({ api, path }) => `${api} ${path}`));
  const methods = byPath.flatMap((group) => undeclaredMethodCases(group ?? [], target.writes === "none"));
  const all = [...cases, ...methods].filter(
    (test) => (test.breaks === undefined || wanted(test.breaks.check)) && wantsCase(parts.only, test),
  );
  await inParallel(all, (test) => carryOut(parts, test));
}
