// Jobs that become due by the mock's clock: in their order, a few at once for each receiver, so that a slow one holds up
// neither the rest nor the memory.

import { createAlarm, type MockClock } from "./alarm.ts";
import { type Entry, type Lane, Lanes } from "./lanes.ts";

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
  return new JobQueue({ limits, clock, work, giveUp });
}

/** What a queue works with. */
interface Parts<Job> {
  limits: QueueLimits;
  clock: MockClock;
  work(job: Job, time: number): Promise<void>;
  giveUp(job: Job): void;
}

class JobQueue<Job> implements Queue<Job> {
  private readonly parts: Parts<Job>;
  private readonly lanes = new Lanes<Job>();
  /** Sets when to look again. */
  private readonly wake: (time: number | undefined) => void;
  private settling: { until: number; resolve(): void }[] = [];
  /** What was due by then has been leapt over. */
  private leaptTo = Number.NEGATIVE_INFINITY;
  private isPlanned = false;
  private isClosed = false;

  constructor(parts: Parts<Job>) {
    this.parts = parts;
    this.wake = createAlarm(parts.clock, this.proceed);
  }

  add(key: string, job: Job, due: number): void {
    if (this.isClosed) return;
    this.lanes.add({ key, job, due });
    const oldest = this.lanes.oldest();
    if (this.lanes.size > this.parts.limits.waiting && oldest !== undefined) {
      this.lanes.remove(oldest);
      this.parts.giveUp(oldest.job);
    }
    this.plan();
  }

  waiting(): number {
    return this.lanes.size;
  }

  clear(isMeant: (job: Job) => boolean = () => true): Job[] {
    const meant = this.lanes.meant(isMeant);
    for (const entry of meant) this.lanes.remove(entry);
    this.plan();
    return meant.map(({ job }) => job);
  }

  clockSet(): void {
    this.leaptTo = this.parts.clock.now();
    this.plan();
  }

  settled(): Promise<void> {
    if (this.isClosed) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.settling.push({ until: this.parts.clock.now(), resolve });
    this.plan();
    return promise;
  }

  close(): void {
    this.isClosed = true;
    this.wake(undefined);
    this.lanes.clear();
    for (const { resolve } of this.settling.splice(0)) resolve();
  }

  /** Later: whoever adds a job may be about to move the clock. */
  private plan(): void {
    if (!this.isPlanned) queueMicrotask(this.proceed);
    this.isPlanned = true;
  }

  /** Starts what is due and has a place. */
  private readonly proceed = () => {
    this.isPlanned = false;
    if (this.isClosed) return;
    const now = this.parts.clock.now();
    this.wake(this.lanes.each(now, (lane) => this.startDue(lane, now)));
    this.tellSettled();
  };

  private startDue(lane: Lane<Job>, now: number): void {
    for (let [head] = lane.waiting; head !== undefined && head.due <= now; [head] = lane.waiting) {
      if (lane.running.size >= (this.isInTurn(head) ? 1 : this.parts.limits.atOnce)) break;
      this.start(lane, head);
    }
  }

  private start(lane: Lane<Job>, entry: Entry<Job>): void {
    this.lanes.run(lane, entry);
    const time = this.isInTurn(entry) ? entry.due : this.parts.clock.now();
    void this.parts.work(entry.job, time).finally(() => {
      lane.running.delete(entry);
      this.proceed();
    });
  }

  /** Whether it is done one after the other with the rest of its key, and at the time it was due. */
  private isInTurn({ due }: Entry<Job>): boolean {
    return this.parts.clock.speed === 0 || due <= this.leaptTo;
  }

  private tellSettled(): void {
    if (this.settling.length === 0) return;
    const done = this.settling.filter(({ until }) => this.lanes.isSettled(until));
    this.settling = this.settling.filter((one) => !done.includes(one));
    for (const { resolve } of done) resolve();
  }
}
