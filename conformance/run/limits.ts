// Learns the rate limits that a run meets, from 429 and from headers, and keeps to them for the rest of it.

import type { Exchange, ReceivedResponse } from "../exchange.ts";
import { longestWait, type Pace, secondsAsked } from "./pace.ts";

/** No limit makes a run slower than this: 429 is waited for in any case. */
const slowest = 0.2;

/** The number at the start of a header. */
const leading = /^\s*(\d+)/;

/** The number of `name=number` within a structured header. */
const parameter = (names: string) => new RegExp(`(?:^|[;,\\s])(?:${names})\\s*=\\s*(\\d+)`);

function numberIn(header: string | undefined, place: RegExp): number | undefined {
  const value = place.exec(header ?? "")?.[1];
  return value === undefined ? undefined : Number(value);
}

/**
 * Reads `RateLimit` and `RateLimit-Policy` in the forms of their drafts, `RateLimit-*` and `X-RateLimit-*`.
 * @param now Milliseconds since 1970: some servers give the end of a window as an instant.
 * @returns The requests in a window, those left in it, the seconds until it ends, and those that it lasts; each is undefined where
 *   the response says nothing.
 */
export function quotaOf({ headers }: Pick<ReceivedResponse, "headers">, now = Date.now()) {
  const { ratelimit: single, "ratelimit-policy": policy } = headers;
  const own = (name: string) => headers[`ratelimit-${name}`] ?? headers[`x-ratelimit-${name}`];
  const told = numberIn(policy, parameter("q")) ?? numberIn(policy, leading) ?? numberIn(single, parameter("limit"));
  const reset = numberIn(single, parameter("t|reset")) ?? numberIn(own("reset"), leading);
  return {
    limit: told ?? numberIn(own("limit"), leading),
    remaining: numberIn(single, parameter("r|remaining")) ?? numberIn(own("remaining"), leading),
    reset: reset !== undefined && reset > 1e9 ? Math.max(0, Math.ceil(reset - now / 1000)) : reset,
    window: numberIn(policy, parameter("w")) ?? numberIn(own("limit"), parameter("w")),
  };
}

/** Watches the rate limits of one run. They are not documented (F246), so what is met is an observation. */
export function watchLimits(pace: Pace, now = () => performance.now()) {
  /** Headers of limits, as they came last. */
  const told = new Map<string, string>();
  const waits = new Set<number>();
  let refused = 0;
  let isSlowed = false;
  let since = now();
  let passed = 0;
  const slow = (rate: number) => {
    isSlowed = true;
    pace.slowTo(Math.max(slowest, rate));
  };
  const pause = (seconds: number) => pace.pause(Math.min(longestWait, seconds) * 1000);
  /** What passed since the last limit, in the time that it took and the time that is to be waited, is the rate. */
  const meet = (seconds: number) => {
    refused++;
    waits.add(seconds);
    const at = now();
    // Responses to what went out beside the first refusal tell the same; one that may come again at once tells no rate.
    if (at < since || seconds === 0) return;
    slow(Math.max(1, passed) / ((at - since) / 1000 + seconds));
    pause(seconds);
    since = at + seconds * 1000;
    passed = 0;
  };
  return {
    /** Looks at an exchange, and slows the run down when it meets a limit. */
    observe({ service, response }: Exchange): void {
      if (response.status === 429) meet(Math.max(0, secondsAsked(response) ?? 1));
      else passed++;
      for (const name in response.headers)
        if (/^(x-)?ratelimit(-limit|-policy)?$/.test(name))
          told.set(`${service} ${name}`, `${service} ${name}: ${response.headers[name]}`);
      const { limit, remaining, reset, window = 0 } = quotaOf(response);
      if (limit !== undefined && window > 0) slow(limit / window);
      if (remaining === 0 && reset !== undefined) pause(reset);
    },
    /** What was met, one line each; none when nothing was. */
    lines(): string[] {
      const times = [...waits].sort((a, b) => a - b).map((seconds) => `${Math.round(seconds)} s`);
      const requests = refused === 1 ? "1 request" : `${refused} requests`;
      const rate = Math.round((pace.rate() ?? 0) * 100) / 100;
      return [
        ...(refused > 0 ? [`429 on ${requests}; it asked to wait ${times.join(", ")}`] : []),
        ...told.values(),
        ...(isSlowed ? [`the run kept to ${rate} requests a second`] : []),
      ];
    },
  };
}
