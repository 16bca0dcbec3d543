// Learns the rate limits that a run meets, from 429 and from headers, and keeps to them for the rest of it.

import type { Exchange, ReceivedResponse } from "../exchange.ts";
import { type Pace, secondsAsked } from "./pace.ts";

/** The rate limits of one run. They are not documented (F246), so what is met is an observation. */
export interface RateLimits {
  /** Looks at an exchange, and slows the run down when it meets a limit. */
  observe(exchange: Exchange): void;
  /** What was met, one line each; empty when nothing was. */
  lines(): string[];
}

/** The longest that headers hold a run back at a time, in seconds. */
const longest = 60;

/** No limit makes a run slower than this: 429 is waited for in any case. */
const slowest = 0.2;

/** What a server says of its limit in a response; each is absent where it says nothing. */
export interface Quota {
  /** Requests in a window. */
  limit?: number;
  /** Requests left in it. */
  remaining?: number;
  /** Seconds until it ends. */
  reset?: number;
  /** Seconds that it lasts. */
  window?: number;
}

/** A number of `name=number` within a structured header, by any of its names. */
function member(text: string, ...names: string[]): number | undefined {
  const value = new RegExp(`(?:^|[;,\\s])(?:${names.join("|")})\\s*=\\s*(\\d+)`).exec(text)?.[1];
  return value === undefined ? undefined : Number(value);
}

/** The number at the start of a header. */
function leading(text: string | undefined): number | undefined {
  const value = /^\s*(\d+)/.exec(text ?? "")?.[1];
  return value === undefined ? undefined : Number(value);
}

/**
 * Reads `RateLimit` and `RateLimit-Policy` in the forms of their drafts, `RateLimit-*` and `X-RateLimit-*`.
 * @param now Milliseconds since 1970: some servers give the end of a window as an instant.
 */
export function quotaOf({ headers }: Pick<ReceivedResponse, "headers">, now: number = Date.now()): Quota {
  const single = headers["ratelimit"] ?? "";
  const policy = headers["ratelimit-policy"] ?? "";
  const own = (name: string) => headers[`ratelimit-${name}`] ?? headers[`x-ratelimit-${name}`];
  const reset = member(single, "t", "reset") ?? leading(own("reset"));
  const quota = {
    limit: member(policy, "q") ?? leading(policy) ?? member(single, "limit") ?? leading(own("limit")),
    remaining: member(single, "r", "remaining") ?? leading(own("remaining")),
    reset: reset !== undefined && reset > 1e9 ? Math.max(0, Math.ceil(reset - now / 1000)) : reset,
    window: member(policy, "w") ?? member(own("limit") ?? "", "w"),
  };
  return Object.fromEntries(Object.entries(quota).filter(([, value]) => value !== undefined)) as Quota;
}

/** Whether any header is about a limit: of most services none is. */
function speaksOfLimits({ headers }: ReceivedResponse): boolean {
  for (const name in headers) if (name.includes("ratelimit")) return true;
  return false;
}

/** Headers of limits, as they came. */
function limitHeaders({ headers }: ReceivedResponse): string[] {
  const names = Object.keys(headers).filter((name) => /^(x-)?ratelimit(-limit|-policy)?$/.test(name));
  return names.map((name) => `${name}: ${headers[name]}`);
}

/** Starts with no limit met. */
export function makeRateLimits(pace: Pace, now: () => number = () => performance.now()): RateLimits {
  const said = new Map<string, string>();
  let refused = 0;
  let waits = new Set<number>();
  let since = now();
  let passed = 0;
  let slowedTo: number | undefined;
  const slow = (rate: number) => {
    slowedTo = Math.min(slowedTo ?? Number.POSITIVE_INFINITY, Math.max(slowest, rate));
    pace.slowTo(slowedTo);
  };
  /** What passed since the last limit, in the time that it took and the time that is to be waited, is the rate. */
  const meet = (seconds: number) => {
    refused++;
    waits = waits.add(seconds);
    // Responses to what went out beside the first refusal tell the same; one that may come again at once tells no rate.
    if (now() < since || seconds === 0) return;
    slow(Math.max(1, passed) / ((now() - since) / 1000 + seconds));
    pace.pause(Math.min(longest, seconds) * 1000);
    since = now() + seconds * 1000;
    passed = 0;
  };
  return {
    observe({ service, response }) {
      if (response.status === 429) meet(Math.max(0, secondsAsked(response) ?? 1));
      else passed++;
      if (!speaksOfLimits(response)) return;
      for (const header of limitHeaders(response))
        said.set(`${service} ${header.split(":")[0]}`, `${service} ${header}`);
      const { limit, remaining, reset, window } = quotaOf(response);
      if (limit !== undefined && window !== undefined && window > 0) slow(limit / window);
      if (remaining === 0 && reset !== undefined) pace.pause(Math.min(longest, reset) * 1000);
    },
    lines() {
      const times = [...waits].sort((a, b) => a - b).map((seconds) => `${Math.round(seconds)} s`);
      return [
        ...(refused > 0
          ? [`429 on ${refused} ${refused === 1 ? "request" : "requests"}; it asked to wait ${times.join(", ")}`]
          : []),
        ...said.values(),
        ...(slowedTo === undefined ? [] : [`the run kept to ${Math.round(slowedTo * 100) / 100} requests a second`]),
      ];
    },
  };
}
