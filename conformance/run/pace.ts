// When a request may go out, and whether: spaced by the rate, held back while the server asks to wait, up to a limit.

import { setTimeout } from "node:timers/promises";
import { NotCovered } from "../checks/check.ts";

/** The run was interrupted. */
export class StoppedError extends Error {}

/** Spaces the requests of one run. */
export interface Pace {
  /**
   * Waits until the next request may go out.
   * @throws StoppedError once the run is stopped, NotCovered when the run has made as many requests as it may.
   */
  turn(): Promise<void>;
  /** Holds every request back for a while. */
  pause(milliseconds: number): void;
  /** Keeps to a lower rate from now on; a higher one changes nothing. */
  slowTo(rate: number): void;
  /** Requests a second; undefined when nothing limits them. */
  rate(): number | undefined;
  /** Waits; ends early when the run is stopped. @throws StoppedError then. */
  wait(milliseconds: number): Promise<void>;
  stop(): void;
}

/** What limits a run. */
export interface Limits {
  /** Requests a second, evenly spaced; unlimited when absent. */
  rate?: number | undefined;
  /** Requests in all, that for the token included; unlimited when absent. */
  most?: number | undefined;
  /** Does not wait at all: nothing is sent. */
  instant?: boolean;
}

/** Why something is not covered that a limit of requests kept from being tested. */
export function beyond(most: number): string {
  return `beyond the first ${most} requests; --full runs all`;
}

/** Makes a pace. */
export function makePace({ rate: given, most = Number.POSITIVE_INFINITY, instant = false }: Limits = {}): Pace {
  const stopping = new AbortController();
  let rate = instant ? undefined : given;
  let next = 0;
  let made = 0;
  const wait = async (milliseconds: number) => {
    if (instant) return;
    try {
      await setTimeout(milliseconds, undefined, { signal: stopping.signal });
    } catch {
      throw new StoppedError("the run was interrupted");
    }
  };
  return {
    async turn() {
      if (made >= most) throw new NotCovered(beyond(most));
      made++;
      const now = performance.now();
      const at = Math.max(now, next);
      next = at + (rate === undefined ? 0 : 1000 / rate);
      if (at > now) await wait(at - now);
      if (stopping.signal.aborted) throw new StoppedError("the run was interrupted");
    },
    pause(milliseconds) {
      if (!instant) next = Math.max(next, performance.now() + milliseconds);
    },
    slowTo(lower) {
      if (!instant) rate = Math.min(rate ?? lower, lower);
    },
    rate: () => rate,
    wait,
    stop: () => stopping.abort(),
  };
}
