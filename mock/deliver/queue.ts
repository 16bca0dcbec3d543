// Jobs that become due by the mock's clock: in their order, a few at once for each receiver, so that a slow one holds up
// neither the rest nor the memory.

import { createAlarm, type MockClock } from "./alarm.ts";

/** Bounds of a queue. */
export interface QueueLimits {
  /** Jobs of one key that run at once. */
  atOnce: number;
  /** Jobs that may wait; beyond it the oldest is given up. */
  waiting: number;
}

/** A queue of jobs. */
export interface Queue<Job> {
  /**
   * Adds a job.
   * @param key Whose it is; jobs of one key share its places.
   * @param due When it is due, in milliseconds since 1970 of the mock's clock.
   */
  add(key: string, job: Job, due: number): void;
  /** Jobs that wait: not due yet, or due without a place. */
  waiting(): number;
  /** Forgets the jobs that wait, all or those meant, and returns them. */
  clear(isMeant?: (job: Job) => boolean): Job[];
  /** To be called when the clock was set by hand. */
  clockSet(): void;
  /** Resolves when nothing waits or runs that is due by now, with what came of it. */
  settled(): Promise<void>;
  /** Starts nothing more, and frees all. */
  close(): void;
}

interface Entry<Job> {
  key: string;
  job: Job;
  due: number;
}

/** The jobs of one key: what waits is ordered by its time, and by its coming where that is the same. */
interface Lane<Job> {
  waiting: Entry<Job>[];
  running: Set<Entry<Job>>;
}

/**
 * Makes a queue; it holds no process alive, and costs next to nothing while it is empty.
 *
 * What falls due because the clock was set by hand, or does not run, is done one after the other for each key: each at the
 * time it was due, so that what follows from it finds its place before what is due later.
 * @param limits Its bounds.
 * @param work Does a job, at a time of the mock's clock; it must not reject.
 * @param giveUp Told of a job that is given up.
 */
export function createQueue<Job>(
  limits: QueueLimits,
  clock: MockClock,
  work: (job: Job, time: number) => Promise<void>,
  giveUp: (job: Job) => void,
): Queue<Job> {
  const lanes = new Map<string, Lane<Job>>();
  // In the order they came; a Set gives up its first cheaply.
  const entries = new Set<Entry<Job>>();
  let settling: { until: number; resolve(): void }[] = [];
  /** What was due by then has been leapt over. */
  let leaptTo = Number.NEGATIVE_INFINITY;
  let isPlanned = false;
  let isClosed = false;

  const isInTurn = ({ due }: Entry<Job>) => clock.speed === 0 || due <= leaptTo;

  const start = (lane: Lane<Job>, entry: Entry<Job>) => {
    lane.waiting.shift();
    entries.delete(entry);
    lane.running.add(entry);
    const time = isInTurn(entry) ? entry.due : clock.now();
    void work(entry.job, time).finally(() => {
      lane.running.delete(entry);
      proceed();
    });
  };

  /** Starts what is due and has a place. */
  const proceed = () => {
    isPlanned = false;
    if (isClosed) return;
    const now = clock.now();
    let next = Number.POSITIVE_INFINITY;
    for (const [key, lane] of lanes) {
      for (let [head] = lane.waiting; head !== undefined && head.due <= now; [head] = lane.waiting) {
        if (lane.running.size >= (isInTurn(head) ? 1 : limits.atOnce)) break;
        start(lane, head);
      }
      const due = lane.waiting[0]?.due ?? Number.POSITIVE_INFINITY;
      if (due > now) next = Math.min(next, due);
      if (lane.waiting.length === 0 && lane.running.size === 0) lanes.delete(key);
    }
    wake(next === Number.POSITIVE_INFINITY ? undefined : next);
    tellSettled();
  };
  const wake = createAlarm(clock, proceed);

  /** Later: whoever adds a job may be about to move the clock. */
  const plan = () => {
    if (!isPlanned) queueMicrotask(proceed);
    isPlanned = true;
  };

  const isSettled = (until: number) =>
    [...lanes.values()].every(
      ({ waiting, running }) =>
        (waiting[0]?.due ?? Number.POSITIVE_INFINITY) > until && [...running].every(({ due }) => due > until),
    );

  const tellSettled = () => {
    if (settling.length === 0) return;
    const done = settling.filter(({ until }) => isSettled(until));
    settling = settling.filter((one) => !done.includes(one));
    for (const { resolve } of done) resolve();
  };

  const remove = (entry: Entry<Job>) => {
    entries.delete(entry);
    const waiting = lanes.get(entry.key)?.waiting ?? [];
    waiting.splice(waiting.indexOf(entry), 1);
  };

  return {
    add(key, job, due) {
      if (isClosed) return;
      const entry = { key, job, due };
      const lane = lanes.get(key) ?? { waiting: [], running: new Set() };
      lanes.set(key, lane);
      const before = lane.waiting.findLastIndex((other) => other.due <= due);
      lane.waiting.splice(before + 1, 0, entry);
      entries.add(entry);
      const [oldest] = entries;
      if (entries.size > limits.waiting && oldest !== undefined) {
        remove(oldest);
        giveUp(oldest.job);
      }
      plan();
    },
    waiting: () => entries.size,
    clear(isMeant = () => true) {
      const meant = [...entries].filter(({ job }) => isMeant(job));
      for (const entry of meant) remove(entry);
      plan();
      return meant.map(({ job }) => job);
    },
    clockSet() {
      leaptTo = clock.now();
      plan();
    },
    settled() {
      if (isClosed) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      settling.push({ until: clock.now(), resolve });
      plan();
      return promise;
    },
    close() {
      isClosed = true;
      wake(undefined);
      lanes.clear();
      entries.clear();
      for (const { resolve } of settling.splice(0)) resolve();
    },
  };
}
