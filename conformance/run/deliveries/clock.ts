// How far the clock of the service is ahead of that of this machine, as its responses say in their Date.

import type { Exchange } from "../../exchange.ts";

/** The clock of a server that is made for tests, when it is not that of the wall. */
export interface ServerClock {
  /** Milliseconds since 1970 at the server. */
  now(): Promise<number>;
  /** Called again and again while the run waits for a delivery. */
  pass(): Promise<unknown>;
}

/** By how many milliseconds the service was ahead at most: the clock of a mock may run faster. 0 where it was not, or does not say. */
export async function aheadOf(
  exchanges: Pick<Exchange, "service" | "response" | "startedAt">[],
  clock?: ServerClock,
): Promise<number> {
  if (clock !== undefined) return Math.max(0, (await clock.now()) - Date.now());
  const ofFinance = exchanges.filter(({ service }) => service === "finance");
  const times = ofFinance.map(({ response: { headers }, startedAt }) => Date.parse(headers["date"] ?? "") - +startedAt);
  return times.reduce((most, ahead) => (ahead > most ? ahead : most), 0);
}
