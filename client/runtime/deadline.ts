// One deadline for a whole call: token, headers, body, pauses and repetitions.

import { AbortError, TimeoutError } from "./errors.ts";

/** Timers overflow beyond this and would fire at once. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Does work under a deadline and the caller's signal, and does not wait for work that ignores them.
 * @param timeoutMs Time for the work, in milliseconds.
 * @param caller The caller's own signal.
 * @param work The work; its signal is aborted at the end of the time, and when the caller aborts.
 * @param cutShort What to give instead, with the class of error that fits; called before the work's signal is aborted.
 * @returns What the work gives, or `cutShort` in its stead.
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
