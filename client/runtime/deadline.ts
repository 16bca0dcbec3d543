// One deadline for a whole attempt (token, headers and body), or for a pause.

import { longestTimerMs, must } from "./check.ts";
import { AbortError, TimeoutError } from "./errors.ts";

/** Callbacks of one signal, with one listener, because Node warns of a leak when many calls share a signal. */
class Waiting extends Set<() => void> {
  handleEvent(): void {
    for (const act of this) act();
  }
}

const waiting = new WeakMap<AbortSignal, Waiting>();

/** Calls `act` when a signal is aborted. @returns A function that stops waiting. */
function whenAborted(signal: AbortSignal, act: () => void): () => void {
  const all = waiting.get(signal) ?? new Waiting();
  waiting.set(signal, all);
  all.add(act);
  // Adding the same listener again changes nothing.
  signal.addEventListener("abort", all);
  return () => {
    all.delete(act);
    if (all.size === 0) signal.removeEventListener("abort", all);
  };
}

/**
 * Does work until a time limit or until the caller's signal is aborted. Does not wait for work that ignores its signal.
 * @returns The result of the work, or that of `cutShort`.
 * @throws TypeError if `caller` is not a signal; the error of the work or of `cutShort`. The promise rejects with it:
 *   thrown in the listener of the signal, it would end the process.
 */
export function withDeadline<T>(
  limitMs: number,
  caller: AbortSignal | null | undefined,
  work: (signal: AbortSignal) => Promise<T>,
  cutShort: (Kind: typeof TimeoutError) => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const end = (Kind: typeof TimeoutError) => {
      clear();
      try {
        resolve(cutShort(Kind));
      } catch (error) {
        reject(error);
      }
      controller.abort();
    };
    const abort = () => end(AbortError);
    // Before the timer is set: a timer that is left behind would fire later, when nothing is left to end.
    must("signal", !caller || typeof caller.addEventListener === "function", "an AbortSignal");
    const ignore = caller && whenAborted(caller, abort);
    const timer = setTimeout(end, Math.min(limitMs, longestTimerMs), TimeoutError);
    const clear = () => {
      clearTimeout(timer);
      ignore?.();
    };
    if (caller?.aborted) abort();
    else work(controller.signal).finally(clear).then(resolve, reject);
  });
}

/** Waits for a time, or until the signal is aborted. @returns The result of `end`. */
export function pauseFor<T>(
  ms: number,
  signal: AbortSignal | null | undefined,
  end: (Kind: typeof TimeoutError) => T,
): Promise<T> {
  return withDeadline<T>(ms, signal, () => new Promise(() => {}), end);
}
