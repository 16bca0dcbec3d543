// What is done to the mock while it works: kills, a full disk, jumps of the clock.

import { setTimeout as pause } from "node:timers/promises";
import type { Control } from "./control.ts";
import type { Subject } from "./subject.ts";

/** Seconds the disk stays full. */
const fullness = 2;

/**
 * Disturbs the mock in turn until it is told to stop.
 * @param period Milliseconds from one disturbance to the next.
 * @param mayKill Whether it may be killed now: a process that is young says nothing about its memory.
 * @returns How often each was done.
 */
export async function disturb(
  subject: Subject,
  control: Control,
  period: number,
  mayKill: () => boolean,
  ended: AbortSignal,
): Promise<Record<string, number>> {
  const done = { "clock jumps": 0, "full disks": 0, kills: 0 };
  const disturbances = [
    async () => {
      if (!mayKill()) return;
      await subject.restart();
      done.kills++;
    },
    async () => {
      await control("POST", "/clock", { minutes: 15 });
      done["clock jumps"]++;
    },
    async () => {
      subject.fill(true);
      await pause(fullness * 1_000);
      subject.fill(false);
      done["full disks"]++;
    },
  ];
  for (let turn = 0; !ended.aborted; turn++) {
    await pause(period, undefined, { signal: ended }).catch(() => undefined);
    if (!ended.aborted) await disturbances[turn % disturbances.length]?.();
  }
  return done;
}
