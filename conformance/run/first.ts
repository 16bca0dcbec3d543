// First contact: where a run may make few requests, those that say the most come first.

import { isCertain } from "../../model/evidence.js";
import { expectRefusal } from "../checks/access/refusals.ts";
import { NotCovered } from "../checks/check.ts";
import { acrossRequests } from "../checks/index.ts";
import type { Service } from "../exchange.ts";
import { inParallel } from "../parallel.ts";
import { validBodies } from "../plan/body.ts";
import { negativeCases } from "../plan/cases/broken.ts";
import type { Case } from "../plan/cases/case.ts";
import { effectOf } from "../plan/policy.ts";
import { semantic } from "./across.ts";
import { carryOut } from "./case.ts";
import { expectAccess, expectServices } from "./hosts.ts";
import { has, wantsAcross, wantsCase } from "./only.ts";
import type { Parts } from "./parts.ts";
import { makeProbe } from "./probe.ts";
import { reads } from "./reads.ts";

/** A plain call of an operation, as its example shows. */
const isPlain = ({ subject }: Case) => subject === "";

/**
 * Reads each operation once, then asks for a few refusals, then reads the rest.
 * @param onPhase Called when a phase begins.
 */
export async function firstContact(parts: Parts, onPhase: (name: string) => unknown): Promise<void> {
  const tested = Object.keys(parts.target.origins) as Service[];
  await onPhase("each read once");
  await reads(parts, false, isPlain);
  expectServices(parts, tested, true);
  for (const service of tested) expectAccess(parts, service);
  await onPhase("a few refusals");
  for (const service of tested) await withoutToken(parts, service);
  const unknownPath = acrossRequests.filter((check) => check.name === "unknown-path" && wantsAcross(parts.only, check));
  for (const check of unknownPath) await semantic(parts, check);
  await inParallel(cheapest(parts), (test) => carryOut(parts, test));
  await onPhase("reads");
  const isOpen = ({ operation: { api, operationId }, label }: Case) =>
    !parts.coverage.has(api, operationId, "parameter", label);
  await reads(parts, false, isOpen);
}

/** One request without a token to each service; the check across all operations comes where there are requests left. */
async function withoutToken(parts: Parts, service: Service): Promise<void> {
  const check = acrossRequests.find(({ name }) => name === "missing-token");
  const operation = parts.operations.find(
    (one) =>
      one.api === service && one.secured && effectOf(one) === "safe" && has(parts.only.operations, one.operationId),
  );
  if (check === undefined || operation === undefined || !wantsAcross(parts.only, check)) return;
  try {
    await expectRefusal(makeProbe(parts, check.name), operation, 401, "no token", { without: ["authorization"] });
  } catch (error) {
    if (!(error instanceof NotCovered)) throw error;
  }
}

/** One documented refusal of each kind for each service, by operations that change nothing. */
function cheapest(parts: Parts): Case[] {
  const seen = new Set<string>();
  return parts.operations
    .filter((operation) => effectOf(operation) === "safe")
    .flatMap((operation) => {
      const { document } = parts.contracts[operation.api];
      return negativeCases(operation, document, validBodies(operation, parts.knowledge));
    })
    .filter((test) => {
      const key = `${test.operation.api} ${test.breaks?.check}`;
      if (test.breaks === undefined || !isCertain(test.breaks.evidence) || seen.has(key)) return false;
      if (!wantsCase(parts.only, test)) return false;
      seen.add(key);
      return true;
    });
}
