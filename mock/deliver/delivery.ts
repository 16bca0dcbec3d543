// Delivers events to the registered webhooks: later by the mock's clock, at least once, again until a 2xx, and on wish
// twice and in disorder.

import { shownAddress } from "../mask/mask.ts";
import type { MockEvent, RegisteredWebhook, State } from "../state/types.ts";
import { isDeliverable } from "./address.ts";
import { type Attempted, attempt, isAccepted } from "./attempt.ts";
import { createDraw, type DeliveryPolicy, keptAttempts, keptDeliveries, queueLimits } from "./policy.ts";
import { createQueue } from "./queue.ts";
import { createRecords, type DeliveryFilter, type DeliveryRecord } from "./records.ts";
import { shownHeaders } from "./send.ts";

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
  /** Takes up what the state says is waiting, in the place of what waits here, as after a snapshot was restored. */
  resume(): void;
  /** Stops and frees all; what waits stays with the state. */
  close(): void;
}

/** What the delivery works with. */
export interface DeliveryOptions {
  /** Whose webhooks and whose clock. */
  state: Pick<State, "webhooks" | "now" | "speed" | "onClock" | "deliveries">;
  policy: DeliveryPolicy;
  /** Whether plain http to this machine is allowed. */
  allowHttp: boolean;
  /** What is wrong with an event by the contract; empty when nothing is. */
  validate(event: MockEvent): string[];
  log(line: string): void;
}

/** What is kept of a delivery that waits. */
interface Kept {
  record: DeliveryRecord;
  /** Attempts that were planned and made. */
  made: number;
}

interface Job extends Kept {
  /** Its number in the state. */
  number: number;
  /** Called when it was accepted or given up. */
  done(): void;
}

/** Starts a delivery; it holds no process alive. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { state } = options;
  const clock = { speed: state.speed, now: () => state.now().getTime() };
  const records = createRecords(keptDeliveries);
  const underWay = new Set<Job>();
  let policy = { ...options.policy, ...state.deliveries.policy() };
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
    const number = (record.attempts.at(-1)?.number ?? 0) + 1;
    record.attempts.push({ number, time: instant(time), ...attempted, ...(byHand && { byHand }) });
    if (record.attempts.length > keptAttempts) record.attempts.shift();
    options.log(`webhook ${webhook.id} ${record.eventType} to ${record.url}, attempt ${number}: ${attempted.outcome}`);
  };

  /** Is done with a job, which the state need not keep. */
  const leave = (job: Job) => {
    state.deliveries.remove(job.number);
    job.done();
  };

  const end = (job: Job, how: "delivered" | "given-up", reason?: string) => {
    if (job.record.state === "waiting") records.end(job.record, how, reason);
    leave(job);
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
    if (record.state !== "waiting") return leave(job);
    const wait = policy.retries[job.made - 1];
    if (wait === undefined) end(job, "given-up", "there is no further retry");
    else {
      plan(job, time + wait);
      state.deliveries.update(job.number, textOf(job));
    }
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

  const begin = (job: Job) => {
    records.add(job.record);
    plan(job, Date.parse(job.record.due as string));
  };

  /** What an event is to become for each webhook: one delivery, or two. */
  const planned = (webhooks: RegisteredWebhook[], { eventType, result }: MockEvent): Omit<DeliveryRecord, "id">[][] => {
    const now = clock.now();
    return webhooks.map(({ id: webhookId, tenantId, url }) => {
      const base = { tenantId, webhookId, url: shownAddress(url), eventType, body: { eventType, result } };
      return Array.from({ length: draw() < policy.duplicates ? 2 : 1 }, () => {
        const due = instant(now + policy.delay + Math.floor(draw() * policy.disorder));
        return { ...base, state: "waiting", created: instant(now), due, attempts: [] };
      });
    });
  };

  /** Has the state keep what is planned; nothing is done of it yet. */
  const keep = (tenantId: string, plans: Omit<DeliveryRecord, "id">[][]): Omit<Job, "done">[] => {
    const kept: Omit<Job, "done">[] = [];
    const texts = plans.flatMap((copies) => {
      let first: string | undefined;
      return copies.map((copy) => (number: number) => {
        const id = `delivery-${number}`;
        const record = { id, ...copy, ...(first === undefined ? {} : { duplicateOf: first }) };
        first ??= id;
        kept.push({ number, record, made: 0 });
        return textOf({ record, made: 0 });
      });
    });
    state.deliveries.add(tenantId, texts);
    return kept;
  };

  const take: Delivery["take"] = (tenantId, event, webhookId) => {
    if (closed) return undefined;
    const webhooks = isValid(event)
      ? state.webhooks(tenantId).filter(({ id }) => webhookId === undefined || id === webhookId)
      : [];
    const kept = webhooks.length === 0 ? [] : keep(tenantId, planned(webhooks, event));
    return async () => {
      const ends = kept.map((one) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        begin({ ...one, done: resolve });
        return promise;
      });
      await Promise.all(ends);
      return webhooks.length;
    };
  };

  const resume = () => {
    for (const { number, text } of state.deliveries.all())
      begin({ number, ...(JSON.parse(text) as Kept), done: () => undefined });
  };

  const stopWaiting = (isMeant: (job: Job) => boolean, how: (job: Job) => void) => {
    for (const job of queue.clear(isMeant)) how(job);
    for (const job of underWay) if (isMeant(job) && underWay.delete(job)) how(job);
  };

  /** An event that breaks the contract is a fault of the mock; it must not teach a receiver anything wrong. */
  const isValid = (event: MockEvent) => {
    const faults = options.validate(event);
    if (faults.length > 0) options.log(`event ${event.eventType} is held back, it breaks the contract: ${faults[0]}`);
    return faults.length === 0;
  };

  resume();
  return {
    async publish(tenantId, event, webhookId) {
      return (take(tenantId, event, webhookId) ?? never)();
    },
    take,
    receivers: (tenantId) => state.webhooks(tenantId).filter(({ url }) => isDeliverable(url, options.allowHttp)).length,
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
      for (const job of queue.clear((waiting) => waiting.record === record)) leave(job);
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
      if (Object.keys(change).length > 0) state.deliveries.setPolicy({ ...state.deliveries.policy(), ...change });
      policy = { ...policy, ...change };
      if (change.seed !== undefined) draw = createDraw(policy.seed);
      return { ...policy, retries: [...policy.retries] };
    },
    clear(tenantId) {
      const isMeant = (record: DeliveryRecord) => tenantId === undefined || record.tenantId === tenantId;
      stopWaiting((job) => isMeant(job.record), leave);
      records.clear(isMeant);
      if (tenantId !== undefined) return;
      if (state.deliveries.policy() !== undefined) state.deliveries.setPolicy(undefined);
      policy = { ...options.policy };
      draw = createDraw(policy.seed);
    },
    resume() {
      // The state has its own word on what they are.
      stopWaiting(
        () => true,
        (job) => job.done(),
      );
      records.clear(({ state: how }) => how === "waiting");
      resume();
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

const never = (): Promise<number> => new Promise(() => undefined);

function textOf({ record, made }: Kept): string {
  return JSON.stringify({ record, made } satisfies Kept);
}

function instant(time: number): string {
  return new Date(time).toISOString();
}
