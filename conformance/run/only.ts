// Narrows a run to operations and checks: what it sends, what it tells, and what it counts as covered.

import { UserError } from "../../cli/command.ts";
import { nearest } from "../../cli/nearest.ts";
import type { Operation } from "../../model/operations.ts";
import { deliveryChecks } from "../checks/deliveries/index.ts";
import { allChecks, everyResponse } from "../checks/index.ts";
import { tokenLifetime } from "../checks/token.ts";
import { type Contracts, operationsIn } from "../contracts.ts";
import type { Case } from "../plan/cases/case.ts";
import type { CoverageItem, Difference } from "../result.ts";

/** What a run is narrowed to; an empty set narrows nothing. */
export interface Only {
  operations: ReadonlySet<string>;
  /** The services that have these operations. */
  services: ReadonlySet<string>;
  checks: ReadonlySet<string>;
}

/** Everything. */
export const all: Only = { operations: new Set(), services: new Set(), checks: new Set() };

/**
 * Reads names of operations and checks.
 * @throws UserError for a name that is neither, with the nearest one.
 */
export function readOnly(contracts: Contracts, names: readonly string[]): Only {
  const known = operationsIn(contracts);
  const operations = known.map(({ operationId }) => operationId);
  const checks: string[] = allChecks.map(({ name }) => name);
  for (const name of names) {
    if (operations.includes(name) || checks.includes(name)) continue;
    const near = nearest(name, [...operations, ...checks]);
    throw new UserError(`${name} is no operation and no check${near}; --list prints all of them`, 2);
  }
  return {
    operations: new Set(names.filter((name) => operations.includes(name))),
    services: new Set(known.filter(({ operationId }) => names.includes(operationId)).map(({ api }) => api)),
    checks: new Set(names.filter((name) => checks.includes(name))),
  };
}

/** Whether anything is left out. */
export function isNarrowed({ operations, checks }: Only): boolean {
  return operations.size + checks.size > 0;
}

/** Whether a name is in a set, or the set narrows nothing. */
export const has = (set: ReadonlySet<string>, name: string) => set.size === 0 || set.has(name);

/** Whether a difference, or an item of coverage, is asked for. */
export function isAsked(only: Only, { operationId }: Pick<Difference | CoverageItem, "operationId">): boolean {
  return operationId === "across requests" || operationId === "no operation" || has(only.operations, operationId);
}

/** Whether a difference is asked for. */
export function isToldOf(only: Only, difference: Difference): boolean {
  return difference.isToldAlways === true || (isAsked(only, difference) && has(only.checks, difference.check));
}

/** Checks that need no request of their own: they look at whatever comes. */
export const looking: ReadonlySet<string> = new Set<string>([...everyResponse, tokenLifetime].map(({ name }) => name));

/** Whether any check that is asked for looks at all responses. */
function asksForAllResponses({ checks }: Only): boolean {
  return checks.size === 0 || [...checks].some((name) => looking.has(name));
}

/** Whether deliveries are received: a narrowed run has none, unless it is narrowed to them. */
export function wantsDeliveries(only: Only): boolean {
  return !isNarrowed(only) || deliveryChecks.some(({ name }) => only.checks.has(name));
}

/** Whether a check across requests is run. */
export function wantsAcross(only: Only, { name, needs }: { name: string; needs: string[] }): boolean {
  if (!only.checks.has(name) && !asksForAllResponses(only)) return false;
  // A check that needs no operation looks at all that the probe has, and that is narrowed, too.
  return needs.length === 0 || needs.some((operation) => has(only.operations, operation));
}

/** Whether the request of a case is made; the plain calls of others find the ids that it needs. */
export function wantsCase(only: Only, { operation, subject, breaks }: Case): boolean {
  const isPlain = breaks === undefined && subject === "";
  if (isPlain && findsIds(only, operation)) return true;
  if (!has(only.operations, operation.operationId)) return false;
  return asksForAllResponses(only) || only.checks.has(breaks?.check ?? "accepts-valid") || asksForCode(only, breaks);
}

/** The documented code of a refusal is looked at in every refusal that has one. */
function asksForCode({ checks }: Only, breaks: Case["breaks"]): boolean {
  return breaks?.documented !== undefined && checks.has("documented-error");
}

/** Whether a plain call may lead to what is asked for: lists and creations of the same service do. */
export function findsIds(only: Only, operation: Operation): boolean {
  if (has(only.operations, operation.operationId)) return true;
  const makesOrLists = operation.undoneBy.length > 0 || operation.operationId.startsWith("list");
  return only.services.has(operation.api) && makesOrLists;
}
