// How far the clock of the service is ahead of that of this machine, as its responses say in their Date.

import type { Exchange } from "../../exchange.ts";

/** The clock of a server that is made for tests, when it is not that of the wall. */
export interface ServerClock {
  /** Milliseconds since 1970 at the server. */
  now(): Promise<number>;
  /** Called again and again while the run waits for a delivery. */
  pass(): Promise<unknown>;
}

/** What a response said of the clock: when it came, and by how many milliseconds the service was ahead then. */
interface Sample {
  at: number;
  ahead: number;
}

/** What an exchange has that tells the clock. */
type Told = Pick<Exchange, "service" | "response" | "startedAt">;

function samplesOf(exchanges: Told[]): Sample[] {
  return exchanges.flatMap(({ service, response, startedAt }) => {
    const told = Date.parse(response.headers["date"] ?? "");
    const at = startedAt.getTime();
    return service !== "finance" || Number.isNaN(told) ? [] : [{ at, ahead: told - at }];
  });
}

/**
 * Reads from responses by how many milliseconds the service was ahead at a time of this machine.
 * @returns 0 where it was not ahead, or does not say. A clock that runs faster, such as that of a mock, is further ahead
 *   with each response, so the next one after the time counts as well.
 */
export function aheadOf(exchanges: Told[]): (time: number) => number {
  const samples = samplesOf(exchanges).sort((a, b) => a.at - b.at);
  return (time) => {
    const next = samples.findIndex(({ at }) => at > time);
    const around = next < 0 ? samples.slice(-1) : samples.slice(Math.max(0, next - 1), next + 1);
    return Math.max(0, ...around.map(({ ahead }) => ahead));
  };
}

/** The same for a run; the clock of a server that is made for tests is known. */
export async function clockOf(exchanges: Told[], clock: ServerClock | undefined): Promise<(time: number) => number> {
  if (clock === undefined) return aheadOf(exchanges);
  const ahead = Math.max(0, (await clock.now()) - Date.now());
  return () => ahead;
}
