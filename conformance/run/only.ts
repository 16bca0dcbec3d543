// Narrows a run to operations: what it sends, what it reports, and what it counts as covered.

import { UserError } from "../../cli/command.ts";
import { nearest } from "../../cli/nearest.ts";
import type { Operation } from "../../model/operations.ts";
import { type Contracts, operationsIn } from "../contracts.ts";
import type { Case } from "../plan/cases/case.ts";
import type { CoverageItem, Difference } from "../result.ts";

/** What a run is narrowed to; an empty set narrows nothing. */
export interface Only {
  operations: ReadonlySet<string>;
  /** The services that have these operations. */
  services: ReadonlySet<string>;
}

/** All operations. */
export const all: Only = { operations: new Set(), services: new Set() };

/**
 * Reads names of operations.
 * @throws UserError for an unknown name, with the nearest operation.
 */
export function readOnly(contracts: Contracts, names: readonly string[]): Only {
  const known = operationsIn(contracts);
  const operations = known.map(({ operationId }) => operationId);
  const unknown = names.find((name) => !operations.includes(name));
  if (unknown !== undefined)
    throw new UserError(`${unknown} is not an operation${nearest(unknown, operations)}; --list prints all of them`, 2);
  const own = known.filter(({ operationId }) => names.includes(operationId));
  return { operations: new Set(names), services: new Set(own.map(({ api }) => api)) };
}

/** Whether a run is narrowed at all. */
export const isNarrowed = ({ operations }: Only): boolean => operations.size > 0;

/** Whether a run includes an operation. */
export const wants = ({ operations }: Only, operationId: string) =>
  operations.size === 0 || operations.has(operationId);

export function isAsked(only: Only, { operationId }: Pick<Difference | CoverageItem, "operationId">): boolean {
  return operationId === "across requests" || operationId === "no operation" || wants(only, operationId);
}

/** Whether a check across requests is run. Without `needs`, it uses the operations of the probe, which are narrowed. */
export function wantsAcross(only: Only, { needs }: { needs: string[] }): boolean {
  return needs.length === 0 || needs.some((operation) => wants(only, operation));
}

/** Whether the request of a case is made; plain calls of other operations may find the IDs that it needs. */
export function wantsCase(only: Only, { operation, subject, breaks }: Case): boolean {
  const isPlain = breaks === undefined && subject === "";
  return wants(only, operation.operationId) || (isPlain && findsIds(only, operation));
}

/** Whether a plain call may find IDs for the operations of a run: lists and creations of the same service do. */
export function findsIds(only: Only, operation: Operation): boolean {
  if (wants(only, operation.operationId)) return true;
  const makesOrLists = operation.undoneBy.length > 0 || operation.operationId.startsWith("list");
  return only.services.has(operation.api) && makesOrLists;
}
