// Jobs that become due by the mock's clock: in their order, a few at once for each receiver, so that a slow one does
// not hold up the rest.

/** Jobs of one key that run at once. */
const atOnce = 8;

/** Longest time a timer of Node can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** The mock's clock, as deliveries go by it. */
export interface MockClock {
  /** Milliseconds of mock time for each of real time; 0 when it moves only by hand. */
  readonly speed: number;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Does a job, at a time of the mock's clock; it must not reject. */
type Work<Job> = (job: Job, time: number) => Promise<void>;

/** A job that waits or runs. */
interface Queued<Job> {
  /** Whose it is; jobs of one key share its places. */
  key: string;
  job: Job;
  /** Milliseconds since 1970 of the mock's clock. */
  due: number;
}

/**
 * A queue; it holds no process alive, and has no timer while it is empty.
 *
 * What falls due because the clock was set by hand, or does not run, is done one after the other for each key: each at
 * the time it was due, so that what follows from it finds its place before what is due later.
 */
export class Queue<Job> {
  private readonly clock: MockClock;
  private readonly work: Work<Job>;
  /** By the time they are due, and by their coming where that is the same. */
  private readonly waiting: Queued<Job>[] = [];
  private readonly running = new Set<Queued<Job>>();
  private settling: { until: number; resolve(): void }[] = [];
  private timer: NodeJS.Timeout | undefined;
  /** What was due by then has been leapt over. */
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

  /** Forgets the jobs that wait and are meant. */
  clear(isMeant: (job: Job) => boolean): void {
    for (const queued of this.waiting.filter(({ job }) => isMeant(job))) this.remove(queued);
    this.plan();
  }

  /** To be called when the clock was set by hand. */
  clockSet(): void {
    this.leaptTo = this.clock.now();
    this.plan();
  }

  /** Resolves when nothing waits or runs that is due by now, with what came of it. */
  settled(): Promise<void> {
    if (this.isClosed) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.settling.push({ until: this.clock.now(), resolve });
    this.plan();
    return promise;
  }

  /** Starts nothing more, and frees all. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.waiting.length = 0;
    for (const { resolve } of this.settling.splice(0)) resolve();
  }

  private remove(queued: Queued<Job>): void {
    this.waiting.splice(this.waiting.indexOf(queued), 1);
  }

  /** Later: whoever adds a job may be about to move the clock. */
  private plan(): void {
    if (!this.isPlanned) queueMicrotask(this.proceed);
    this.isPlanned = true;
  }

  /** Starts what is due and has a place, and sets when to look again. */
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
    const wait = Math.min(Math.max((time - clock.now()) / clock.speed, 1), longestWait);
    this.timer = setTimeout(this.proceed, wait).unref();
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

  /** Whether it is done one after the other with the rest of its key, and at the time it was due. */
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
