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
export function aheadOf(exchanges: Pick<Exchange, "service" | "response" | "startedAt">[]): number {
  return exchanges.reduce((most, { service, response, startedAt }) => {
    const ahead = Date.parse(response.headers["date"] ?? "") - startedAt.getTime();
    return service === "finance" && ahead > most ? ahead : most;
  }, 0);
}

/** The same for a run; the clock of a server that is made for tests is known. */
export async function clockOf(exchanges: Exchange[], clock: ServerClock | undefined): Promise<number> {
  return clock === undefined ? aheadOf(exchanges) : Math.max(0, (await clock.now()) - Date.now());
}
