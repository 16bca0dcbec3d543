// What is done to the mock while it works: kills, a full disk, jumps of the clock.

import { setTimeout as pause } from "node:timers/promises";
import type { Control } from "./control.ts";
import type { Subject } from "./subject.ts";

/** Seconds the disk stays full. */
const fullness = 2;

/** How often each was done. */
export type Done = Record<"clock jumps" | "full disks", number>;

/** Disturbs the mock in turn until it is told to stop; the turns go on in the next cycle. */
export type Disturb = (mayKill: boolean, ended: AbortSignal) => Promise<void>;

/**
 * Makes the disturbances.
 * @param period Milliseconds from one to the next.
 * @param done Where they are counted.
 */
export function createDisturbances(subject: Subject, control: Control, period: number, done: Done): Disturb {
  let turn = 0;
  const kinds: ((mayKill: boolean) => Promise<void>)[] = [
    async (mayKill) => {
      if (mayKill) await subject.restart();
    },
    async () => {
      await control("POST", "/clock", { minutes: 15, wait: false });
      done["clock jumps"]++;
    },
    async () => {
      subject.fill(true);
      await pause(fullness * 1_000);
      subject.fill(false);
      done["full disks"]++;
    },
  ];
  return async (mayKill, ended) => {
    while (!ended.aborted) {
      await pause(period, undefined, { signal: ended }).catch(() => undefined);
      if (!ended.aborted) await kinds[turn++ % kinds.length]?.(mayKill);
    }
  };
}
