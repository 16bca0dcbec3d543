// Delivers events to the registered webhooks: later by the mock's clock, at least once, again until a 2xx, and on wish
// twice and in disorder.

import { shownAddress } from "../mask/mask.ts";
import type { MockEvent, RegisteredWebhook } from "../state/types.ts";
import { isDeliverable } from "./address.ts";
import type { MockClock } from "./alarm.ts";
import { type Attempted, attempt, isAccepted, type Receiver } from "./attempt.ts";
import { Attempts } from "./attempts.ts";
import { CurrentPolicy } from "./current-policy.ts";
import { keep, keptJobs, type NewJob, plannedFor } from "./job.ts";
import { Jobs } from "./jobs.ts";
import type { DeliveryOptions } from "./options.ts";
import { type DeliveryPolicy, keptDeliveries } from "./policy.ts";
import { createRecords, type DeliveryFilter, type DeliveryRecord, type Records } from "./records.ts";

export type { DeliveryOptions } from "./options.ts";

/** The delivery of events. */
export interface Delivery {
  /**
   * Delivers an event to every webhook of a tenant, or to one.
   * @returns Resolves to the number of webhooks, when each has answered 2xx or was given up; a delivery that is closed
   *   leaves it pending.
   * @throws Unwritable when the state cannot keep what waits.
   */
  publish(tenantId: string, event: MockEvent, webhookId?: string): Promise<number>;
  /**
   * Takes an event over: the state keeps its deliveries from now on, each for itself.
   * @returns Starts them, once that is stored; undefined when it is closed, and the event is for the next run.
   * @throws Unwritable as `publish`.
   */
  take(tenantId: string, event: MockEvent, webhookId?: string): (() => Promise<number>) | undefined;
  /** How many webhooks of a tenant are delivered to. */
  receivers(tenantId: string): number;
  /** Those that wait and the last that ended, newest last. */
  list(filter?: DeliveryFilter, size?: number): DeliveryRecord[];
  get(id: string): DeliveryRecord | undefined;
  /**
   * Makes an attempt now, besides those that are planned. A 2xx delivers it; anything else leaves it as it was.
   * @returns The delivery with this attempt; undefined when there is none of this ID.
   * @throws Error in one line when its webhook is not registered anymore.
   */
  redeliver(id: string): Promise<DeliveryRecord | undefined>;
  /**
   * Sends an event once to an address that need not be registered; no record is kept of it.
   * @returns Never throws: what went wrong is the outcome.
   */
  sendTo(receiver: Receiver, event: MockEvent): Promise<Attempted>;
  /** Deliveries that wait for an attempt. */
  waiting(): number;
  /** Resolves when the attempts that are due by now have ended, or when a receiver's time is over; to whether they have. */
  settled(): Promise<boolean>;
  /**
   * Changes the policy, for attempts that are planned from now on, also after a restart; returns it as it is.
   * @throws Unwritable as `publish`; then nothing is changed.
   */
  policy(change?: Partial<DeliveryPolicy>): DeliveryPolicy;
  /**
   * Gives up what waits and what is under way, and forgets it; of all tenants, and the policy is that of the start again,
   * or of one.
   */
  clear(tenantId?: string): void;
  /**
   * Takes up what the state says is waiting, in the place of what waits here, as after a snapshot was restored.
   * @param isAnew Whether what has ended is forgotten too, and the policy is that of the start again.
   */
  resume(isAnew?: boolean): void;
  /** Stops and frees all; what waits stays with the state. */
  close(): void;
}

/** Starts a delivery; it holds no process alive. */
export function createDelivery(options: DeliveryOptions): Delivery {
  return new WebhookDelivery(options);
}

class WebhookDelivery implements Delivery {
  private readonly options: DeliveryOptions;
  private readonly clock: MockClock;
  private readonly records: Records = createRecords(keptDeliveries);
  private readonly current: CurrentPolicy;
  private readonly attempts: Attempts;
  private readonly jobs: Jobs;
  private readonly stopListening: () => void;
  private isClosed = false;

  constructor(options: DeliveryOptions) {
    const { state, policy, log } = options;
    const { deliveries } = state;
    this.options = options;
    this.clock = { speed: state.speed, now: () => state.now().getTime() };
    this.current = new CurrentPolicy(policy, deliveries);
    this.attempts = new Attempts(options, this.current);
    const { clock, records, current, attempts } = this;
    this.jobs = new Jobs({ log, deliveries, clock, records, current, attempts });
    this.stopListening = state.onClock(() => this.jobs.queue.clockSet());
    this.takeUp();
  }

  async publish(tenantId: string, event: MockEvent, webhookId?: string): Promise<number> {
    return (this.take(tenantId, event, webhookId) ?? never)();
  }

  take(tenantId: string, event: MockEvent, webhookId?: string): (() => Promise<number>) | undefined {
    if (this.isClosed) return undefined;
    const { deliveries } = this.options.state;
    const webhooks = this.webhooksFor(tenantId, event, webhookId);
    const kept =
      webhooks.length === 0
        ? []
        : keep(deliveries, tenantId, plannedFor(webhooks, event, this.current, this.clock.now()));
    return async () => {
      await Promise.all(kept.map((job) => this.begin(job)));
      return webhooks.length;
    };
  }

  receivers(tenantId: string): number {
    const { state, allowHttp } = this.options;
    return state.webhooks(tenantId).filter(({ url }) => isDeliverable(url, allowHttp)).length;
  }

  list(filter?: DeliveryFilter, size?: number): DeliveryRecord[] {
    return this.records.list(filter, size);
  }

  get(id: string): DeliveryRecord | undefined {
    return this.records.get(id);
  }

  async redeliver(id: string): Promise<DeliveryRecord | undefined> {
    const { attempts, records, jobs } = this;
    const record = records.get(id);
    if (record === undefined) return undefined;
    const webhook = attempts.webhookOf(record);
    if (webhook === undefined) throw new Error(`the webhook ${record.webhookId} is not registered anymore`);
    const time = this.clock.now();
    const attempted = await attempts.send(webhook, record);
    attempts.note(webhook, record, time, attempted, true);
    if (!isAccepted(attempted)) return record;
    records.end(record, "delivered");
    for (const job of jobs.queue.clear((waiting) => waiting.record === record)) jobs.leave(job);
    return record;
  }

  async sendTo(receiver: Receiver, event: MockEvent): Promise<Attempted> {
    const { allowHttp, log } = this.options;
    const attempted = await attempt(receiver, event, allowHttp, this.current.policy.timeout);
    log(`${event.eventType} by hand to ${shownAddress(receiver.url)}: ${attempted.outcome}`);
    return attempted;
  }

  waiting(): number {
    return this.jobs.queue.waiting();
  }

  async settled(): Promise<boolean> {
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, this.current.policy.timeout, false);
    const isSettled = await Promise.race([this.jobs.queue.settled().then(() => true), late]);
    clearTimeout(timer);
    return isSettled;
  }

  policy(change: Partial<DeliveryPolicy> = {}): DeliveryPolicy {
    this.current.change(change);
    const { policy } = this.current;
    return { ...policy, retries: [...policy.retries] };
  }

  clear(tenantId?: string): void {
    const isMeant = (record: DeliveryRecord) => tenantId === undefined || record.tenantId === tenantId;
    this.jobs.stop(
      (job) => isMeant(job.record),
      (job) => this.jobs.leave(job),
    );
    this.records.clear(isMeant);
    if (tenantId === undefined) this.current.reset();
  }

  resume(isAnew = false): void {
    // The state has its own word on what they are.
    this.jobs.stop(
      () => true,
      (job) => job.done(),
    );
    this.records.clear(({ state: how }) => isAnew || how === "waiting");
    if (isAnew) this.current.reset();
    this.takeUp();
  }

  close(): void {
    this.isClosed = true;
    this.stopListening();
    this.jobs.close();
    this.records.clear();
  }

  /** Begins what the state says is waiting. */
  private takeUp(): void {
    for (const job of keptJobs(this.options.state.deliveries)) this.jobs.begin({ ...job, done: () => undefined });
  }

  /** Resolves when the delivery has ended. */
  private begin(job: NewJob): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.jobs.begin({ ...job, done: resolve });
    return promise;
  }

  /** Whom an event is for: all webhooks of a tenant, or one. */
  private webhooksFor(tenantId: string, event: MockEvent, webhookId: string | undefined): RegisteredWebhook[] {
    if (!this.isValid(event)) return [];
    return this.options.state.webhooks(tenantId).filter(({ id }) => webhookId === undefined || id === webhookId);
  }

  /** An event that breaks the contract is a fault of the mock; it must not teach a receiver anything wrong. */
  private isValid(event: MockEvent): boolean {
    const { validate, log } = this.options;
    const faults = validate(event);
    if (faults.length > 0) log(`event ${event.eventType} is held back, it breaks the contract: ${faults[0]}`);
    return faults.length === 0;
  }
}

const never = (): Promise<number> => new Promise(() => undefined);
