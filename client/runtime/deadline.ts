// One deadline for all of an attempt: token, headers and body; and for a pause.

import { longestTimerMs, must } from "./check.ts";
import { AbortError, TimeoutError } from "./errors.ts";

/** What waits for a signal. One listener, because Node warns of a leak when many calls share a signal. */
class Waiting extends Set<() => void> {
  handleEvent(): void {
    for (const act of this) act();
  }
}

const waiting = new WeakMap<AbortSignal, Waiting>();

/** Acts when a signal is aborted. @returns A function that stops waiting. */
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
 * Does work within a time limit and until the caller's signal is aborted. Does not wait for work that ignores both.
 * @returns The result of the work, or that of `cutShort`.
 * @throws TypeError for what is no signal; what the work rejects with, or what `cutShort` throws: never in the listener of the signal, which would end the
 *   process.
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
    // Before the timer, which would go off later and find nothing to end.
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

/** Waits for a time, or until the signal is aborted. @returns What is made of either. */
export function pauseFor<T>(
  ms: number,
  signal: AbortSignal | null | undefined,
  end: (Kind: typeof TimeoutError) => T,
): Promise<T> {
  return withDeadline<T>(ms, signal, () => new Promise(() => {}), end);
}
