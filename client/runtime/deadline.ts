// One deadline for a whole call: token, headers, body, pauses and retries.

import { AbortError, TimeoutError } from "./errors.ts";

/** A longer timer overflows and fires immediately. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Does work within a deadline and until the caller's signal is aborted. Does not wait for work that ignores both.
 * @param timeoutMs Time limit, in milliseconds.
 * @param caller The caller's own signal.
 * @param work The work. Its signal is aborted at the deadline, and when the caller aborts.
 * @param cutShort Returns the result to use instead, for a class of error. Called before the signal is aborted.
 * @returns The result of the work, or that of `cutShort`.
 */
export function withDeadline<T>(
  timeoutMs: number,
  caller: AbortSignal | null | undefined,
  work: (signal: AbortSignal) => Promise<T>,
  cutShort: (Kind: typeof TimeoutError) => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const end = (Kind: typeof TimeoutError) => {
      clear();
      resolve(cutShort(Kind));
      controller.abort();
    };
    const abort = () => end(AbortError);
    const timer = setTimeout(end, Math.min(timeoutMs, longestTimerMs), TimeoutError);
    const clear = () => {
      clearTimeout(timer);
      caller?.removeEventListener("abort", abort);
    };
    caller?.addEventListener("abort", abort);
    if (caller?.aborted) abort();
    else work(controller.signal).finally(clear).then(resolve, reject);
  });
}
