// From an outcome to its result, for callers who prefer exceptions.

import type { Outcome, Result } from "./types.ts";

/**
 * Waits for a call and takes the `result` out of its envelope.
 * @param outcome A call, for example `finance.GET(…)`, or what it ended with.
 * @returns The result; of an answer without an envelope (a file), the answer itself. It is undefined where the
 *   contract does not promise a result and the service sent none.
 * @throws ApiError when the call failed.
 */
export async function unwrap<D>(outcome: Outcome<D> | Promise<Outcome<D>>): Promise<Result<D>> {
  const { data, error } = await outcome;
  if (error) throw error;
  const { success, result } = Object(data) as { success?: boolean; result?: unknown };
  return (success ? result : data) as Result<D>;
}
