// Responses that ask to come again: a rate limit (429), and a service that is down for a moment (503).

import type { Exchange, ReceivedResponse } from "../exchange.ts";
import type { Pace } from "./pace.ts";

/** How often a call is made again; rate limits are not documented (F246), and a 503 is retried with backoff (F234). */
const most: Record<number, number> = { 429: 6, 503: 2 };

/** The longest that a server is waited for at a time, in seconds. */
const longest = 60;

/** What Retry-After says, as a number or an instant; undefined where it says nothing. */
export function secondsAsked({ headers }: ReceivedResponse): number | undefined {
  const text = headers["retry-after"] || "nothing";
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** Seconds to wait: those that are asked for, or else a backoff. */
export function secondsToWait({ response }: Exchange, attempt: number): number {
  const backoff = response.status === 429 ? 2 ** attempt : 0.2 * 5 ** attempt;
  // Asked to come at once, a server that is asked again at once may still be as busy.
  return Math.min(longest, Math.max(0.05 * 2 ** attempt, secondsAsked(response) ?? backoff));
}

/**
 * Sends until the response does not ask to come again.
 * @param send Makes the call.
 * @param pace Held back while the server asks to wait, for every call of the run.
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
    if (attempt >= (most[status] ?? 0) || !mayRetry(exchange)) return exchange;
    const milliseconds = secondsToWait(exchange, attempt) * 1000;
    if (status === 429) pace.pause(milliseconds);
    await pace.wait(milliseconds);
  }
}
