// Jobs that become due after a wait: a few at once for each receiver, so that a slow one holds up neither the rest nor
// the memory.

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
   * @param wait Milliseconds until it is due.
   */
  add(key: string, job: Job, wait: number): void;
  /** Jobs that wait: not due yet, or due without a place. */
  waiting(): number;
  /** Forgets the jobs that wait, all or those meant, and returns them. */
  clear(isMeant?: (job: Job) => boolean): Job[];
}

/**
 * Makes a queue; it holds no process alive.
 * @param limits Its bounds.
 * @param work Does a job; it must not reject.
 * @param giveUp Told of a job that is given up.
 */
export function createQueue<Job>(
  limits: QueueLimits,
  work: (job: Job) => Promise<void>,
  giveUp: (job: Job) => void,
): Queue<Job> {
  // In the order they came; a Map gives up its first cheaply.
  const jobs = new Map<number, { key: string; job: Job; timer: NodeJS.Timeout }>();
  const due = new Map<string, number[]>();
  const running = new Map<string, number>();
  let lastId = 0;

  const next = (key: string) => {
    const ids = due.get(key) ?? [];
    while (ids.length > 0 && (running.get(key) ?? 0) < limits.atOnce) {
      const id = ids.shift() as number;
      const entry = jobs.get(id);
      if (entry === undefined) continue;
      jobs.delete(id);
      running.set(key, (running.get(key) ?? 0) + 1);
      void work(entry.job).finally(() => {
        running.set(key, (running.get(key) ?? 1) - 1);
        next(key);
      });
    }
    if (ids.length === 0) due.delete(key);
    if (running.get(key) === 0) running.delete(key);
  };
  return {
    add(key, job, wait) {
      const id = ++lastId;
      const timer = setTimeout(() => {
        const ids = due.get(key);
        if (ids === undefined) due.set(key, [id]);
        else ids.push(id);
        next(key);
      }, wait).unref();
      jobs.set(id, { key, job, timer });
      const [oldest] = jobs;
      if (jobs.size <= limits.waiting || oldest === undefined) return;
      clearTimeout(oldest[1].timer);
      jobs.delete(oldest[0]);
      giveUp(oldest[1].job);
    },
    waiting: () => jobs.size,
    clear(isMeant = () => true) {
      const meant = [...jobs].filter(([, { job }]) => isMeant(job));
      for (const [id, { timer }] of meant) {
        clearTimeout(timer);
        jobs.delete(id);
      }
      return meant.map(([, { job }]) => job);
    },
  };
}
