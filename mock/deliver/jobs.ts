// The deliveries on their way: attempts when they are due, retries until a 2xx, and the end of each.

import type { MockClock } from "./alarm.ts";
import { isAccepted } from "./attempt.ts";
import type { Attempts } from "./attempts.ts";
import type { CurrentPolicy } from "./current-policy.ts";
import { instant, type Job, textOf } from "./job.ts";
import type { DeliveryOptions } from "./options.ts";
import { queueLimits } from "./policy.ts";
import { createQueue, type Queue } from "./queue.ts";
import type { Records } from "./records.ts";

/** What deliveries on their way work with. */
export interface JobsOptions extends Pick<DeliveryOptions, "log"> {
  deliveries: DeliveryOptions["state"]["deliveries"];
  clock: MockClock;
  records: Records;
  current: CurrentPolicy;
  attempts: Attempts;
}

/** The deliveries on their way. */
export class Jobs {
  readonly queue: Queue<Job>;
  private readonly options: JobsOptions;
  private readonly underWay = new Set<Job>();
  private isClosed = false;

  constructor(options: JobsOptions) {
    this.options = options;
    this.queue = createQueue<Job>(
      queueLimits,
      options.clock,
      (job, time) =>
        this.carryOut(job, time).catch((error: Error) =>
          options.log(`webhook ${job.record.webhookId}: ${error.message}`),
        ),
      (job) => this.giveUpOldest(job),
    );
  }

  begin(job: Job): void {
    this.options.records.add(job.record);
    this.plan(job, Date.parse(job.record.due as string));
  }

  /** Is done with a job, which the state need not keep. */
  leave(job: Job): void {
    this.options.deliveries.remove(job.number);
    job.done();
  }

  /**
   * Stops those that are meant, also when they are under way.
   * @param how What is then done with each.
   */
  stop(isMeant: (job: Job) => boolean, how: (job: Job) => void): void {
    for (const job of this.queue.clear(isMeant)) how(job);
    for (const job of this.underWay) if (isMeant(job) && this.underWay.delete(job)) how(job);
  }

  close(): void {
    this.isClosed = true;
    this.queue.close();
    this.underWay.clear();
  }

  private plan(job: Job, due: number): void {
    job.record.due = instant(due);
    this.queue.add(job.record.webhookId, job, due);
  }

  private async carryOut(job: Job, time: number): Promise<void> {
    const { attempts } = this.options;
    const { record } = job;
    const webhook = attempts.webhookOf(record);
    if (webhook === undefined) return this.end(job, "given-up", "the webhook is not registered anymore");
    this.underWay.add(job);
    const attempted = await attempts.send(webhook, record);
    if (this.isClosed) return;
    // It was cleared in the meantime.
    if (!this.underWay.delete(job)) return job.done();
    job.made += 1;
    attempts.note(webhook, record, time, attempted);
    if (isAccepted(attempted)) return this.end(job, "delivered");
    // It was delivered by hand in the meantime.
    if (record.state !== "waiting") return this.leave(job);
    this.retry(job, time);
  }

  /** Plans the next attempt, if there is to be one. */
  private retry(job: Job, time: number): void {
    const wait = this.options.current.policy.retries[job.made - 1];
    if (wait === undefined) {
      this.end(job, "given-up", "there is no further retry");
      return;
    }
    this.plan(job, time + wait);
    this.options.deliveries.update(job.number, textOf(job));
  }

  private giveUpOldest(job: Job): void {
    const reason = `more than ${queueLimits.waiting} deliveries wait`;
    this.options.log(`${reason}; the oldest is given up`);
    this.end(job, "given-up", reason);
  }

  private end(job: Job, how: "delivered" | "given-up", reason?: string): void {
    if (job.record.state === "waiting") this.options.records.end(job.record, how, reason);
    this.leave(job);
  }
}
