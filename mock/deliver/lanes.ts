// What a queue has: the jobs of each key that wait, in their order, and those that run.

/** A job with its key and when it is due, in milliseconds since 1970 of the mock's clock. */
export interface Entry<Job> {
  key: string;
  job: Job;
  due: number;
}

/** The jobs of one key: what waits is ordered by its time, and by its coming where that is the same. */
export interface Lane<Job> {
  waiting: Entry<Job>[];
  running: Set<Entry<Job>>;
}

/** The lanes by key; one that has nothing is forgotten. */
export class Lanes<Job> {
  private readonly byKey = new Map<string, Lane<Job>>();
  // In the order they came; a Set gives up its first cheaply.
  private readonly waiting = new Set<Entry<Job>>();

  /** How many wait. */
  get size(): number {
    return this.waiting.size;
  }

  /** The one that has waited for longest. */
  oldest(): Entry<Job> | undefined {
    const [oldest] = this.waiting;
    return oldest;
  }

  /** Those that wait and are meant, in the order they came. */
  meant(isMeant: (job: Job) => boolean): Entry<Job>[] {
    return [...this.waiting].filter(({ job }) => isMeant(job));
  }

  add(entry: Entry<Job>): void {
    const lane = this.byKey.get(entry.key) ?? { waiting: [], running: new Set() };
    this.byKey.set(entry.key, lane);
    const before = lane.waiting.findLastIndex((other) => other.due <= entry.due);
    lane.waiting.splice(before + 1, 0, entry);
    this.waiting.add(entry);
  }

  remove(entry: Entry<Job>): void {
    this.waiting.delete(entry);
    const waiting = this.byKey.get(entry.key)?.waiting ?? [];
    waiting.splice(waiting.indexOf(entry), 1);
  }

  /** Has the first one of a lane run, which waits no more. */
  run(lane: Lane<Job>, entry: Entry<Job>): void {
    lane.waiting.shift();
    this.waiting.delete(entry);
    lane.running.add(entry);
  }

  /**
   * Has something done with each lane.
   * @returns When the first one is due that is not due yet; undefined when there is none.
   */
  each(now: number, proceed: (lane: Lane<Job>) => void): number | undefined {
    let next = Number.POSITIVE_INFINITY;
    for (const [key, lane] of this.byKey) {
      proceed(lane);
      const due = firstDue(lane);
      if (due > now) next = Math.min(next, due);
      if (lane.waiting.length === 0 && lane.running.size === 0) this.byKey.delete(key);
    }
    return next === Number.POSITIVE_INFINITY ? undefined : next;
  }

  /** Whether nothing waits or runs that was due by a time. */
  isSettled(until: number): boolean {
    return [...this.byKey.values()].every(
      (lane) => firstDue(lane) > until && [...lane.running].every(({ due }) => due > until),
    );
  }

  clear(): void {
    this.byKey.clear();
    this.waiting.clear();
  }
}

function firstDue<Job>({ waiting }: Lane<Job>): number {
  return waiting[0]?.due ?? Number.POSITIVE_INFINITY;
}
