// Jobs that become due by the mock's clock: in order, a few at once for each receiver, so that a slow receiver does not
// delay the others.

/** Most jobs of one key that run at once. */
const atOnce = 8;

/** The part of the mock's clock that deliveries need. */
export interface MockClock {
  /** Milliseconds of mock time per millisecond of real time; 0 if the clock moves only by hand. */
  readonly speed: number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Real time until a time of a running clock, in milliseconds. */
  waitUntil(time: number): number;
}

/** Does a job at a time of the mock's clock; it must not reject. */
type Work<Job> = (job: Job, time: number) => Promise<void>;

/** A job that waits or runs. */
interface Queued<Job> {
  /** ID of the receiver, whose jobs share `atOnce` places. */
  key: string;
  job: Job;
  /** Milliseconds since 1970 of the mock's clock. */
  due: number;
}

/**
 * A queue whose timer does not keep the process alive.
 *
 * Jobs that fall due because the clock was set by hand run one after the other for each key, each with the time at
 * which it was due: a retry that a job adds then comes before the jobs that are due later.
 */
export class Queue<Job> {
  private readonly clock: MockClock;
  private readonly work: Work<Job>;
  /** Sorted by `due`, then by the time they were added. */
  private readonly waiting: Queued<Job>[] = [];
  private readonly running = new Set<Queued<Job>>();
  private settling: { until: number; resolve(): void }[] = [];
  private timer: NodeJS.Timeout | undefined;
  /** Time to which the clock was last set by hand. */
  private leaptTo = Number.NEGATIVE_INFINITY;
  private isPlanned = false;
  private isClosed = false;

  constructor(clock: MockClock, work: Work<Job>) {
    this.clock = clock;
    this.work = work;
  }

  add(key: string, job: Job, due: number): void {
    if (this.isClosed) return;
    const before = this.waiting.findLastIndex((other) => other.due <= due);
    this.waiting.splice(before + 1, 0, { key, job, due });
    this.plan();
  }

  /** Removes matching jobs that wait. */
  clear(isMeant: (job: Job) => boolean): void {
    for (const queued of this.waiting.filter(({ job }) => isMeant(job))) this.remove(queued);
    this.plan();
  }

  /** Call this when the clock was set by hand. */
  clockSet(): void {
    this.leaptTo = this.clock.now();
    this.plan();
  }

  /** Resolves when no job that is due by now waits or runs; jobs that these jobs add count, too. */
  settled(): Promise<void> {
    if (this.isClosed) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.settling.push({ until: this.clock.now(), resolve });
    this.plan();
    return promise;
  }

  /** Removes all jobs that wait, starts no more, and resolves every `settled`. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.waiting.length = 0;
    for (const { resolve } of this.settling.splice(0)) resolve();
  }

  private remove(queued: Queued<Job>): void {
    this.waiting.splice(this.waiting.indexOf(queued), 1);
  }

  /** Not at once: the code that adds a job may set the clock next. */
  private plan(): void {
    if (!this.isPlanned) queueMicrotask(this.proceed);
    this.isPlanned = true;
  }

  /** Starts the due jobs that have a place, and sets the timer for the next. */
  private readonly proceed = (): void => {
    this.isPlanned = false;
    if (this.isClosed) return;
    const now = this.clock.now();
    const due = this.waiting.filter((queued) => queued.due <= now);
    this.wakeAt(this.waiting[due.length]?.due);
    const full = new Set<string>();
    for (const queued of due) {
      if (full.has(queued.key)) continue;
      if (this.hasPlace(queued)) this.start(queued);
      else full.add(queued.key);
    }
    this.tellSettled();
  };

  private wakeAt(time: number | undefined): void {
    const { clock } = this;
    clearTimeout(this.timer);
    if (time === undefined || clock.speed === 0) return;
    this.timer = setTimeout(this.proceed, clock.waitUntil(time)).unref();
  }

  private hasPlace(queued: Queued<Job>): boolean {
    const places = this.isInTurn(queued) ? 1 : atOnce;
    return [...this.running].filter(({ key }) => key === queued.key).length < places;
  }

  private start(queued: Queued<Job>): void {
    this.remove(queued);
    this.running.add(queued);
    const time = this.isInTurn(queued) ? queued.due : this.clock.now();
    void this.work(queued.job, time).finally(() => {
      this.running.delete(queued);
      this.proceed();
    });
  }

  /** Whether a job runs after the others of its key, with the time at which it was due. */
  private isInTurn({ due }: Queued<Job>): boolean {
    return this.clock.speed === 0 || due <= this.leaptTo;
  }

  private tellSettled(): void {
    const open = [...this.running, ...this.waiting.slice(0, 1)];
    const isOpen = ({ until }: { until: number }) => open.some(({ due }) => due <= until);
    for (const one of this.settling) if (!isOpen(one)) one.resolve();
    this.settling = this.settling.filter(isOpen);
  }
}
