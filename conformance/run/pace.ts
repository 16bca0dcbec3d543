// When a request may go out: spaced by the rate asked for, and held back while the server asks to wait.

import { setTimeout } from "node:timers/promises";

/** The run was interrupted. */
export class StoppedError extends Error {}

/** Spaces the requests of one run. */
export interface Pace {
  /** Waits until the next request may go out. @throws StoppedError once the run is stopped. */
  turn(): Promise<void>;
  /** Holds every request back for a while. */
  pause(milliseconds: number): void;
  /** Waits; ends early when the run is stopped. @throws StoppedError then. */
  wait(milliseconds: number): Promise<void>;
  stop(): void;
}

/**
 * Makes a pace.
 * @param rate Requests a second, evenly spaced; unlimited when absent.
 */
export function makePace(rate?: number): Pace {
  const stopping = new AbortController();
  let next = 0;
  const wait = async (milliseconds: number) => {
    try {
      await setTimeout(milliseconds, undefined, { signal: stopping.signal });
    } catch {
      throw new StoppedError("the run was interrupted");
    }
  };
  return {
    async turn() {
      const now = performance.now();
      const at = Math.max(now, next);
      next = at + (rate === undefined ? 0 : 1000 / rate);
      if (at > now) await wait(at - now);
      if (stopping.signal.aborted) throw new StoppedError("the run was interrupted");
    },
    pause(milliseconds) {
      next = Math.max(next, performance.now() + milliseconds);
    },
    wait,
    stop: () => stopping.abort(),
  };
}
