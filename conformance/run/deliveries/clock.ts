// How far the clock of the service is ahead of this machine's, by the Date of its responses.

import type { Exchange } from "../../exchange.ts";

/** The clock of a test server that does not follow real time. */
export interface ServerClock {
  /** Milliseconds since 1970 at the server. */
  now(): Promise<number>;
  /** Called repeatedly while the run waits for a delivery. */
  pass(): Promise<unknown>;
}

/** The most milliseconds by which the service was ahead: the clock of a mock may run faster. 0 without a Date. */
export async function aheadOf(
  exchanges: Pick<Exchange, "service" | "response" | "startedAt">[],
  clock?: ServerClock,
): Promise<number> {
  if (clock !== undefined) return Math.max(0, (await clock.now()) - Date.now());
  const ofFinance = exchanges.filter(({ service }) => service === "finance");
  const times = ofFinance.map(({ response: { headers }, startedAt }) => Date.parse(headers["date"] ?? "") - +startedAt);
  return times.reduce((most, ahead) => (ahead > most ? ahead : most), 0);
}
