// Learns the rate limits that a run meets from its 429 responses, and keeps to them for the rest of it.

import type { Exchange } from "../exchange.ts";
import { longestWait, type Pace, secondsAsked } from "./pace.ts";

/** The lowest rate that a limit leads to, in requests per second: after each 429, the run waits in any case. */
const slowest = 0.2;

/** Watches the rate limits of one run. They are not documented (F246), so they are reported as observations. */
export function watchLimits(pace: Pace, now = () => performance.now()) {
  /** The latest headers about rate limits. */
  const told = new Map<string, string>();
  const waits = new Set<number>();
  let refused = 0;
  let isSlowed = false;
  let since = now();
  let passed = 0;
  /** Slows the run to the rate of requests since the last limit, over their time and the wait that is asked for. */
  const meet = (seconds: number) => {
    refused++;
    waits.add(seconds);
    const at = now();
    // A 429 of a request that was already under way belongs to the same limit; a wait of 0 seconds shows no rate.
    if (at < since || seconds === 0) return;
    isSlowed = true;
    pace.slowTo(Math.max(slowest, Math.max(1, passed) / ((at - since) / 1000 + seconds)));
    pace.pause(Math.min(longestWait, seconds) * 1000);
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
    },
    /** One line for each observation. */
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
