// Delivers events to the registered webhooks: later by the mock's clock, at least once, again until a 2xx, and on wish
// twice and in disorder.

import type { MockEvent, RegisteredWebhook, State } from "../state/types.ts";
import { shownAddress } from "./address.ts";
import { type Attempted, attempt, isAccepted } from "./attempt.ts";
import { createDraw, type DeliveryPolicy, keptDeliveries, queueLimits } from "./policy.ts";
import { createQueue } from "./queue.ts";
import { createRecords, type DeliveryFilter, type DeliveryRecord } from "./records.ts";
import { shownHeaders } from "./send.ts";

/** The delivery of events. */
export interface Delivery {
  /**
   * Delivers an event to every webhook of a tenant, or to one.
   * @returns Resolves to the number of webhooks, when each has answered 2xx or was given up; a delivery that is closed
   *   leaves it pending, so that the state keeps the event for the next run.
   */
  publish(tenantId: string, event: MockEvent, webhookId?: string): Promise<number>;
  /** Those that wait and the last that ended, newest last. */
  list(filter?: DeliveryFilter, size?: number): DeliveryRecord[];
  get(id: string): DeliveryRecord | undefined;
  /**
   * Makes an attempt now, besides those that are planned. A 2xx delivers it; anything else leaves it as it was.
   * @returns The delivery with this attempt; undefined when there is none of this ID.
   * @throws Error in one line when its webhook is not registered anymore.
   */
  redeliver(id: string): Promise<DeliveryRecord | undefined>;
  /** Deliveries that wait for an attempt. */
  waiting(): number;
  /** Resolves when the attempts that are due by now have ended, or when a receiver's time is over; to whether they have. */
  settled(): Promise<boolean>;
  /** Changes the policy, for attempts that are planned from now on; returns it as it is. */
  policy(change?: Partial<DeliveryPolicy>): DeliveryPolicy;
  /**
   * Gives up what waits and what is under way, and forgets it; of all tenants, and the policy is that of the start again,
   * or of one.
   */
  clear(tenantId?: string): void;
  /** Stops and frees all; what waits stays with the state. */
  close(): void;
}

/** What the delivery works with. */
export interface DeliveryOptions {
  /** Whose webhooks and whose clock. */
  state: Pick<State, "webhooks" | "now" | "speed" | "onClock">;
  policy: DeliveryPolicy;
  /** Whether plain http to this machine is allowed. */
  allowHttp: boolean;
  /** What is wrong with an event by the contract; empty when nothing is. */
  validate(event: MockEvent): string[];
  log(line: string): void;
}

interface Job {
  record: DeliveryRecord;
  /** Attempts that were planned and made. */
  made: number;
  /** Called when it was accepted or given up. */
  done(): void;
}

/** Starts a delivery; it holds no process alive. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { state } = options;
  const clock = { speed: state.speed, now: () => state.now().getTime() };
  const records = createRecords(keptDeliveries);
  const underWay = new Set<Job>();
  let policy = { ...options.policy };
  let draw = createDraw(policy.seed);
  let closed = false;

  // Looked up at each attempt: it may be gone by now, or have a new address or secret.
  const webhookOf = ({ tenantId, webhookId }: DeliveryRecord) =>
    state.webhooks(tenantId).find(({ id }) => id === webhookId);

  const send = (webhook: RegisteredWebhook, { body }: DeliveryRecord) =>
    attempt(webhook, body, options.allowHttp, policy.timeout);

  const note = (
    webhook: RegisteredWebhook,
    record: DeliveryRecord,
    time: number,
    attempted: Attempted,
    byHand?: true,
  ) => {
    record.url = shownAddress(webhook.url);
    record.headers = shownHeaders(webhook.authenticationMethod);
    const number = record.attempts.length + 1;
    record.attempts.push({ number, time: instant(time), ...attempted, ...(byHand && { byHand }) });
    options.log(`webhook ${webhook.id} ${record.eventType} to ${record.url}, attempt ${number}: ${attempted.outcome}`);
  };

  const end = (job: Job, how: "delivered" | "given-up", reason?: string) => {
    if (job.record.state === "waiting") records.end(job.record, how, reason);
    job.done();
  };

  const carryOut = async (job: Job, time: number) => {
    const { record } = job;
    const webhook = webhookOf(record);
    if (webhook === undefined) return end(job, "given-up", "the webhook is not registered anymore");
    underWay.add(job);
    const attempted = await send(webhook, record);
    if (closed) return;
    // It was cleared in the meantime.
    if (!underWay.delete(job)) return job.done();
    job.made += 1;
    note(webhook, record, time, attempted);
    if (isAccepted(attempted)) return end(job, "delivered");
    // It was delivered by hand in the meantime.
    if (record.state !== "waiting") return job.done();
    const wait = policy.retries[job.made - 1];
    if (wait === undefined) end(job, "given-up", "there is no further retry");
    else plan(job, time + wait);
  };

  const queue = createQueue<Job>(
    queueLimits,
    clock,
    (job, time) =>
      carryOut(job, time).catch((error: Error) => options.log(`webhook ${job.record.webhookId}: ${error.message}`)),
    (job) => {
      const reason = `more than ${queueLimits.waiting} deliveries wait`;
      options.log(`${reason}; the oldest is given up`);
      end(job, "given-up", reason);
    },
  );
  const stopListening = state.onClock(queue.clockSet);

  const plan = (job: Job, due: number) => {
    job.record.due = instant(due);
    queue.add(job.record.webhookId, job, due);
  };

  const deliver = ({ id: webhookId, tenantId, url }: RegisteredWebhook, { eventType, result }: MockEvent) => {
    const now = clock.now();
    const base = { tenantId, webhookId, url: shownAddress(url), eventType, body: { eventType, result } };
    const copies = draw() < policy.duplicates ? 2 : 1;
    let first: string | undefined;
    const each = Array.from({ length: copies }, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const original = first === undefined ? {} : { duplicateOf: first };
      const record = records.add({ ...base, ...original, state: "waiting", created: instant(now), attempts: [] });
      first = record.id;
      plan({ record, made: 0, done: resolve }, now + policy.delay + Math.floor(draw() * policy.disorder));
      return promise;
    });
    return Promise.all(each);
  };

  /** An event that breaks the contract is a fault of the mock; it must not teach a receiver anything wrong. */
  const isValid = (event: MockEvent) => {
    const faults = options.validate(event);
    if (faults.length > 0) options.log(`event ${event.eventType} is held back, it breaks the contract: ${faults[0]}`);
    return faults.length === 0;
  };

  return {
    async publish(tenantId, event, webhookId) {
      if (closed) return new Promise(() => undefined);
      if (!isValid(event)) return 0;
      const all = state.webhooks(tenantId);
      const wanted = webhookId === undefined ? all : all.filter(({ id }) => id === webhookId);
      await Promise.all(wanted.map((webhook) => deliver(webhook, event)));
      return wanted.length;
    },
    list: records.list,
    get: records.get,
    async redeliver(id) {
      const record = records.get(id);
      if (record === undefined) return undefined;
      const webhook = webhookOf(record);
      if (webhook === undefined) throw new Error(`the webhook ${record.webhookId} is not registered anymore`);
      const time = clock.now();
      const attempted = await send(webhook, record);
      note(webhook, record, time, attempted, true);
      if (!isAccepted(attempted)) return record;
      records.end(record, "delivered");
      for (const job of queue.clear((waiting) => waiting.record === record)) job.done();
      return record;
    },
    waiting: queue.waiting,
    async settled() {
      const { promise: late, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(resolve, policy.timeout, false);
      const isSettled = await Promise.race([queue.settled().then(() => true), late]);
      clearTimeout(timer);
      return isSettled;
    },
    policy(change = {}) {
      policy = { ...policy, ...change };
      if (change.seed !== undefined) draw = createDraw(policy.seed);
      return { ...policy, retries: [...policy.retries] };
    },
    clear(tenantId) {
      const isMeant = ({ record }: Job) => tenantId === undefined || record.tenantId === tenantId;
      for (const job of queue.clear(isMeant)) job.done();
      for (const job of underWay) if (isMeant(job)) underWay.delete(job);
      records.clear(tenantId);
      if (tenantId !== undefined) return;
      policy = { ...options.policy };
      draw = createDraw(policy.seed);
    },
    close() {
      closed = true;
      stopListening();
      queue.close();
      underWay.clear();
      records.clear();
    },
  };
}

function instant(time: number): string {
  return new Date(time).toISOString();
}
