// Learns the rate limits that a run meets, and keeps to them for the rest of it.

import type { Exchange } from "../exchange.ts";
import { longestWait, type Pace, secondsAsked } from "./pace.ts";

/** No limit makes a run slower than this: 429 is waited for in any case. */
const slowest = 0.2;

/** The rate limits of one run. They are not documented (F246), so what is met is an observation. */
export class RateLimits {
  readonly #pace: Pace;
  readonly #now: () => number;
  /** Headers of limits, as they came last. */
  readonly #headers = new Map<string, string>();
  readonly #waits = new Set<number>();
  #refused = 0;
  #since: number;
  #passed = 0;
  constructor(pace: Pace, now = () => performance.now()) {
    this.#pace = pace;
    this.#now = now;
    this.#since = now();
  }
  /** Looks at an exchange, and slows the run down when it meets a limit. */
  observe({ service, response }: Exchange): void {
    if (response.status === 429) this.#meet(Math.max(0, secondsAsked(response) ?? 1));
    else this.#passed++;
    for (const name in response.headers)
      if (/^(x-)?ratelimit(-limit|-policy)?$/.test(name))
        this.#headers.set(`${service} ${name}`, `${service} ${name}: ${response.headers[name]}`);
  }
  /** What passed since the last limit, in the time that it took and the time that is to be waited, is the rate. */
  #meet(seconds: number): void {
    this.#refused++;
    this.#waits.add(seconds);
    const now = this.#now();
    // Responses to what went out beside the first refusal tell the same; one that may come again at once tells no rate.
    if (now < this.#since || seconds === 0) return;
    this.#pace.slowTo(Math.max(slowest, Math.max(1, this.#passed) / ((now - this.#since) / 1000 + seconds)));
    this.#pace.pause(Math.min(longestWait, seconds) * 1000);
    this.#since = now + seconds * 1000;
    this.#passed = 0;
  }
  /** What was met, one line each; none when nothing was. */
  lines(): string[] {
    const times = [...this.#waits].sort((a, b) => a - b).map((seconds) => `${Math.round(seconds)} s`);
    const requests = this.#refused === 1 ? "1 request" : `${this.#refused} requests`;
    const rate = Math.round((this.#pace.rate() ?? 0) * 100) / 100;
    const met = [
      `429 on ${requests}; it asked to wait ${times.join(", ")}`,
      `the run kept to ${rate} requests a second`,
    ];
    return [...met.slice(0, this.#refused === 0 ? 0 : rate === 0 ? 1 : 2), ...this.#headers.values()];
  }
}
