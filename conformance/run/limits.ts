// Learns the rate limits that a run meets from its 429 responses, and keeps to them for the rest of it.

import type { Exchange } from "../exchange.ts";
import { longestWait, type Pace, secondsAsked } from "./pace.ts";

/** No limit makes a run slower than this: 429 is waited for in any case. */
const slowest = 0.2;

/** Watches the rate limits of one run. They are not documented (F246), so what is met is an observation. */
export function watchLimits(pace: Pace, now = () => performance.now()) {
  /** Headers of limits, as they came last. */
  const told = new Map<string, string>();
  const waits = new Set<number>();
  let refused = 0;
  let isSlowed = false;
  let since = now();
  let passed = 0;
  /** What passed since the last limit, in the time that it took and the time that is to be waited, is the rate. */
  const meet = (seconds: number) => {
    refused++;
    waits.add(seconds);
    const at = now();
    // Responses to what went out beside the first refusal tell the same; one that may come again at once tells no rate.
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
