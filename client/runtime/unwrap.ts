// Returns the result of an outcome, for callers who prefer exceptions.

import { promised as ofFinance } from "../../generated/finance/operations.ts";
import { promised as ofRamp } from "../../generated/ramp/operations.ts";
import { unusable } from "./errors.ts";
import type { Outcome, Result } from "./types.ts";

/** Whether the contract promises a field of an operation's response. */
export const isPromised = (operationId: string | undefined, field: "result" | "pagination") =>
  [...ofFinance, ...ofRamp].includes(`${operationId}.${field}`);

/**
 * Waits for a request and returns the `result` of its envelope.
 * @param outcome A request, for example `finance.GET(…)`, or its outcome.
 * @returns The result. For a response without an envelope (a file), the data itself. Undefined if the contract does not
 *   promise a result and the service sent none, or null; never for a list.
 * @throws ApiError if the request failed, or if the response has no list or no result where the contract promises one.
 */
export async function unwrap<D>(outcome: Outcome<D> | Promise<Outcome<D>>): Promise<Result<D>> {
  const { data, error, ...facts } = await outcome;
  if (error) throw error;
  const { success, result } = Object(data) as { success?: boolean; result?: unknown };
  const { operationId = "" } = facts;
  // All operations that return lists have such a name.
  const isList = /^list/.test(operationId);
  // Without a promised result, null is not an error: the caller would take a success for a failure.
  const isMissing = isList ? !Array.isArray(result) : isPromised(operationId, "result") && (result ?? null) === null;
  if (success && isMissing) throw unusable(facts, `${operationId}: the response has no ${isList ? "list" : "result"}`);
  return (success ? (result ?? undefined) : data) as Result<D>;
}
