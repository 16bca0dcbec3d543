// Measures all contestants on all calls, in rounds that alternate: what disturbs the machine disturbs everybody.

import { setTimeout as pause } from "node:timers/promises";
import { UserError } from "../../cli/command.ts";
import { median } from "../lib/quantile.ts";
import { type Contestant, shotOf } from "./contestants.ts";
import { type Figures, type Load, underLoad } from "./load.ts";
import { type CallName, measured, type Shot } from "./measured.ts";
import { type Place, type Running, start } from "./running.ts";
import { seededSessions, seedSessions } from "./sessions.ts";

/** A contestant that is installed. */
export interface Ready extends Contestant {
  installed: string;
}

/** What was measured of a contestant. */
export interface Result {
  contestant: Contestant;
  /** Milliseconds from the start of the process to its first response; the median of the starts. */
  start?: number;
  /** Resident memory in MB: after its first response, and after all calls. */
  idle?: number;
  loaded?: number;
  /** Memory of a thousand payment sessions in MB, where they were put in. */
  perThousand?: number;
  /** Why there is nothing more of it. */
  fault?: string;
  /** Figures by call: the median of the rounds, or why there are none. */
  calls: Map<CallName, Figures | string>;
}

/** What is measured, and how often. */
export interface Wanted {
  calls: CallName[];
  rounds: number;
  load: Load;
  say(line: string): void;
}

/** Starts that are measured; one before them may fill caches, as the first of a user does. */
const starts = 3;

/** Measures what the contestants take to start. They are started one after another, in rounds. */
export async function measureStarts(ready: Ready[], place: Omit<Place, "installed">): Promise<Map<string, number>> {
  const times = new Map<string, number[]>();
  for (let round = 0; round <= starts; round++) {
    for (const contestant of ready.filter(({ startsFull }) => !startsFull)) {
      try {
        const running = await start(contestant, { ...place, installed: contestant.installed });
        // Time for what it keeps for the next start.
        if (round === 0) await pause(3_000);
        else times.set(contestant.name, [...(times.get(contestant.name) ?? []), running.start]);
        await running.stop();
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
      }
    }
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

/** Milliseconds in which what was created comes to rest. */
const settling = 5_000;

/** A contestant in a measurement. */
interface Entrant {
  contestant: Ready;
  result: Result;
  running: Running | undefined;
  rounds: Map<CallName, Figures[]>;
}

/** Measures the calls of all contestants, which all run at the same time, and are asked one after another. */
export async function measureCalls(
  ready: Ready[],
  place: Omit<Place, "installed">,
  { calls, rounds, load, say }: Wanted,
): Promise<Result[]> {
  const entrants: Entrant[] = [];
  for (const contestant of ready) entrants.push(await enter(contestant, place, calls));
  for (let round = 1; round <= rounds; round++) {
    say(`round ${round} of ${rounds}`);
    for (const call of calls) for (const entrant of entrants) await shoot(entrant, call, load);
    if (calls.includes("create")) await pause(settling);
  }
  for (const entrant of entrants) {
    if (entrant.running === undefined) continue;
    entrant.result.loaded = await entrant.running.memory();
    await entrant.running.stop();
  }
  return entrants.map(({ result, rounds: all }) => {
    for (const [call, figures] of all) if (!result.calls.has(call)) result.calls.set(call, middle(figures));
    return result;
  });
}

async function enter(contestant: Ready, place: Omit<Place, "installed">, calls: CallName[]): Promise<Entrant> {
  const result: Result = { contestant, calls: new Map() };
  const entrant: Entrant = { contestant, result, running: undefined, rounds: new Map() };
  for (const call of calls) {
    const lack = contestant.lacks[call];
    if (lack !== undefined) result.calls.set(call, lack);
  }
  await attempt(entrant, async () => {
    const running = await start(contestant, { ...place, installed: contestant.installed });
    entrant.running = running;
    result.idle = await running.memory();
    const needed = calls.some((call) => measured[call].needsSessions && contestant.lacks[call] === undefined);
    if (!contestant.isSeeded || !needed) return;
    await seedSessions(running.origin(measured.page.shot), seededSessions);
    result.perThousand = ((await running.memory()) - result.idle) / (seededSessions / 1_000);
  });
  return entrant;
}

async function shoot(entrant: Entrant, call: CallName, load: Load): Promise<void> {
  const { contestant, result, running, rounds } = entrant;
  if (running === undefined || result.calls.has(call)) return;
  const shot = shotOf(contestant, call);
  await attempt(entrant, async () => {
    const origin = running.origin(shot);
    const { status, seconds } = await once(origin, shot);
    if (status !== shot.status) return void result.calls.set(call, `responds ${status}, not ${shot.status}`);
    // A call that takes long is given the time for some responses.
    const duration = Math.max(load.duration, 2 * load.connections * seconds);
    const figures = await underLoad(running.pid, origin, shot, { ...load, duration });
    rounds.set(call, [...(rounds.get(call) ?? []), figures]);
  });
}

/** A contestant that hangs or ends is stopped, and has no figures from then on. */
async function attempt(entrant: Entrant, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    entrant.result.fault = (error as Error).message;
    await entrant.running?.stop();
    entrant.running = undefined;
  }
}

async function once(
  origin: string,
  { method, path, headers, body }: Shot,
): Promise<{ status: number; seconds: number }> {
  const begin = performance.now();
  const signal = AbortSignal.timeout(10_000);
  const init = { method, headers, signal, ...(body === undefined ? {} : { body }) };
  const response = await fetch(origin + path, init).catch((error: Error) => {
    const late = error.name === "TimeoutError";
    throw new UserError(late ? "it did not respond within 10 s and was killed" : "it closes the connection");
  });
  await response.text();
  return { status: response.status, seconds: (performance.now() - begin) / 1_000 };
}

function middle(figures: Figures[]): Figures {
  const of = (read: (one: Figures) => number) => median(figures.map(read));
  return {
    cpu: of(({ cpu }) => cpu),
    rate: of(({ rate }) => rate),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
  };
}
