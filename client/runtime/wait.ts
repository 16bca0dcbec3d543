// Waits until a resource has reached a status, by reading the resource repeatedly.

import { must } from "./check.ts";
import { pauseFor, withDeadline } from "./deadline.ts";
import { AbortError, ApiError, TimeoutError } from "./errors.ts";
import type { AnyOperation, CallOptions, DataOf, Outcome, ParametersOf, Result } from "./types.ts";
import { unwrap } from "./unwrap.ts";

/** The result that an operation reads. */
type ReadBy<Op extends AnyOperation> = NonNullable<Result<DataOf<Op>>>;

/** The values of a field, if there is one. `NonNullable` would turn an open list into `string`. */
type ValueOf<R, Field extends string> = R extends { [K in Field]?: infer Value }
  ? Exclude<Value, null | undefined>
  : never;

/** Options for waiting. Those of the requests can also be given. */
export interface WaitOptions<R, Field extends string> extends CallOptions {
  /** The statuses to wait for, or a function that returns true for a result to wait for. */
  until: readonly ValueOf<R, Field>[] | ((result: R) => boolean | Promise<boolean>);
  /** Statuses after which those of `until` cannot come. They end the waiting with an error. */
  failOn?: readonly ValueOf<R, Field>[] | undefined;
  /** The field with the status. Default: `status`. */
  field?: Field | undefined;
  /** Time limit for all of the waiting, in milliseconds. Default: 300,000. */
  timeoutMs?: number | undefined;
  /** The first pause between two requests, in milliseconds. Each pause is 1.5 times the one before. Default: 1,000. */
  pauseMs?: number | undefined;
  /** The longest pause, in milliseconds. Default: 15,000. */
  maxPauseMs?: number | undefined;
}

/** The result of `waitFor`. Its status need not be final: a payout that is COMPLETED can still be returned. */
export interface Reached<R, Status> {
  /** The status that was reached. */
  status: Status | undefined;
  result: R;
}

/**
 * Reads a resource until it has reached a status. The status may not be final: read the resource again, or handle its
 * events, to learn of later changes.
 * @param operation The operation that reads it, for example `finance.getPayout`.
 * @param parameters Its parameters.
 * @param options What to wait for, and how long.
 * @returns The status that was reached, with the result that has it.
 * @throws TimeoutError at the time limit, with the last status in its message; AbortError if your `signal` is aborted;
 *   ApiError if a request fails and is not worth repeating, or at a status of `failOn`: its `cause` has `status` and
 *   `result`, and a log shows only the status. TypeError for an invalid option.
 */
export async function waitFor<Op extends AnyOperation, Field extends string = "status">(
  operation: Op,
  parameters: ParametersOf<Op> & { body?: never },
  options: WaitOptions<ReadBy<Op>, Field>,
): Promise<Reached<ReadBy<Op>, ValueOf<ReadBy<Op>, Field>>> {
  const { until, failOn = [], field = "status", signal, ...others } = options;
  const { timeoutMs = 300_000, pauseMs = 1000, maxPauseMs = 15_000, ...rest } = others;
  must("operation", !("body" in parameters), "one without a request body, because it is called repeatedly");
  must("until", typeof until === "function" || (Array.isArray(until) && until.length > 0), "statuses or a function");
  must("failOn", Array.isArray(failOn), "a list of statuses");
  // `never`, because TypeScript does not know here that `field` names a field of the result.
  const isReached = async (result: ReadBy<Op>) => {
    const reached = typeof until === "function" ? await until(result) : until.includes(result[field as never]);
    // Anything else would end the waiting too early or never.
    must("until", typeof reached === "boolean", "statuses, or a function that returns true or false");
    return reached;
  };
  // Without an upper limit: `Infinity` waits until the signal is aborted.
  for (const [name, value] of Object.entries({ timeoutMs, pauseMs, maxPauseMs }))
    must(name, typeof value === "number" && value > 0, "a number of milliseconds above zero");
  // `Op` is an operation by name: each takes an object and options.
  const read = operation as unknown as (given: object, options: CallOptions) => Promise<Outcome<unknown>>;
  const end = performance.now() + timeoutMs;
  const leftMs = () => end - performance.now();
  let last: { outcome?: Outcome<unknown>; status?: unknown } = {};
  const failure = (Kind: typeof ApiError, what: string, cause?: unknown) => {
    const { data, error, ...facts }: Partial<Outcome<unknown>> = last.outcome ?? { attempts: 0 };
    return new Kind(`${facts.operationId ?? "waiting"}: ${what}; the last status is ${last.status ?? "not known"}`, {
      ...facts,
      cause,
      errors: [],
      retryable: Kind === TimeoutError,
      sent: last.outcome ? "maybe" : "no",
    });
  };
  /** Does work until the deadline or an abort. @throws ApiError at either. */
  const before = <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    withDeadline<T | Promise<T>>(leftMs(), signal, work, async (Kind) => {
      if (Kind === AbortError) throw failure(Kind, "aborted", signal?.reason);
      throw failure(Kind, `not reached within ${timeoutMs} ms`, last.outcome?.error);
    }) as Promise<T>;

  for (let pause = pauseMs; ; pause = Math.min(pause * 1.5, maxPauseMs)) {
    const outcome = await before((own) => read(parameters, { ...rest, signal: own }));
    const { error } = outcome;
    if (error && !error.retryable) throw error;
    const result = error ? undefined : ((await unwrap(outcome)) as ReadBy<Op> | undefined);
    const status = result?.[field as never];
    last = { outcome, status: status ?? last.status };
    if (result && (await before(() => isReached(result)))) return { status, result };
    if (failOn.includes(status as never)) {
      const reached = Object.defineProperty({ status }, "result", { value: result });
      throw failure(ApiError, "will not be reached", reached);
    }
    const restMs = Math.max(Math.min(pause, maxPauseMs), error?.retryAfterMs ?? 0);
    await before((own) => pauseFor(restMs, own, () => {}));
  }
}
