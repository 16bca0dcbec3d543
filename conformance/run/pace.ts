// Spaces the requests of a run by its rate, holds them back while a server asks to wait, and ends at their limit.
// Repeats requests after a rate limit (429), and after a 503 of a service that is briefly down.

import { setTimeout } from "node:timers/promises";
import { NotCovered } from "../checks/check.ts";
import type { Exchange, ReceivedResponse } from "../exchange.ts";

/** The run was interrupted. */
export class StoppedError extends Error {
  constructor() {
    super("the run was interrupted");
  }
}

/** The reason for everything that is not covered because of the limit of requests. */
export function beyond(most: number): string {
  return `beyond the first ${most} requests; --full runs all`;
}

/** Spaces the requests of one run. */
export type Pace = ReturnType<typeof openPace>;

/**
 * Opens the pace of one run; without limits, each request goes out at once.
 * @param limits Requests per second, evenly spaced, and in all, including those for tokens.
 */
export function openPace(limits: { rate?: number | undefined; most?: number | undefined } = {}) {
  const { rate: first, most = Number.POSITIVE_INFINITY } = limits;
  const stopping = new AbortController();
  let rate = first;
  let next = 0;
  let made = 0;
  const pace = {
    /**
     * Waits until the next request may go out.
     * @throws StoppedError once the run is stopped, NotCovered when the run has made as many requests as it may.
     */
    async turn(): Promise<void> {
      if (made >= most) throw new NotCovered(beyond(most));
      made++;
      const now = performance.now();
      const at = Math.max(now, next);
      next = at + (rate === undefined ? 0 : 1000 / rate);
      if (at > now) await pace.wait(at - now);
      if (stopping.signal.aborted) throw new StoppedError();
    },
    /** Holds every request back for a while. */
    pause(milliseconds: number): void {
      next = Math.max(next, performance.now() + milliseconds);
    },
    /** Keeps to a lower rate from now on; a higher one changes nothing. */
    slowTo(lower: number): void {
      rate = Math.min(rate ?? lower, lower);
    },
    /** Requests per second; undefined when they are not limited. */
    rate: (): number | undefined => rate,
    /** Waits; ends early when the run is stopped. @throws StoppedError then. */
    async wait(milliseconds: number): Promise<void> {
      await setTimeout(milliseconds, undefined, { signal: stopping.signal }).catch(() => {
        throw new StoppedError();
      });
    },
    stop: (): void => stopping.abort(),
  };
  return pace;
}

/** The most repeats of a call, by status. Rate limits are not documented (F246); a 503 is retried with backoff (F234). */
const mostRepeats: Record<number, number> = { 429: 6, 503: 2 };

/** The longest single wait for a server, in seconds. */
export const longestWait = 60;

/** The seconds of Retry-After, which is a number or an instant; undefined when it is absent or malformed. */
export function secondsAsked({ headers }: ReceivedResponse): number | undefined {
  const text = headers["retry-after"] || "nothing";
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** Seconds to wait: those of Retry-After, or else a backoff. */
function secondsToWait({ response }: Exchange, attempt: number): number {
  const backoff = response.status === 429 ? 2 ** attempt : 0.2 * 5 ** attempt;
  // Even after `Retry-After: 0`, a server may still be busy, so there is a shortest wait.
  return Math.min(longestWait, Math.max(0.05 * 2 ** attempt, secondsAsked(response) ?? backoff));
}

/**
 * Sends a call, and repeats it while the response is a 429 or 503.
 * @param send Makes the call.
 * @param pace After a 429, it holds back every call of the run.
 * @param mayRetry Whether the call is worth making again.
 * @returns The last response, whatever it is.
 */
export async function patiently(
  send: () => Promise<Exchange>,
  pace: Pace,
  mayRetry: (exchange: Exchange) => boolean = () => true,
): Promise<Exchange> {
  for (let attempt = 0; ; attempt++) {
    const exchange = await send();
    const { status } = exchange.response;
    if (attempt >= (mostRepeats[status] ?? 0) || !mayRetry(exchange)) return exchange;
    const milliseconds = secondsToWait(exchange, attempt) * 1000;
    if (status === 429) pace.pause(milliseconds);
    await pace.wait(milliseconds);
  }
}
