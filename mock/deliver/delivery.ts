// Delivers events to the registered webhooks: later, at least once, again until a 2xx, and on wish twice and in disorder.

import type { MockEvent, RegisteredWebhook, State } from "../state/types.ts";
import { isDeliverable, shownAddress } from "./address.ts";
import { type DeliveryPolicy, queueLimits } from "./policy.ts";
import { createQueue } from "./queue.ts";
import { sendEvent } from "./send.ts";

/** One attempt, without a secret. */
export interface Attempt {
  time: string;
  tenantId: string;
  webhookId: string;
  url: string;
  eventType: string;
  attempt: number;
  /** Status of the receiver, or why there is none. */
  outcome: number | string;
}

/** The delivery of events. */
export interface Delivery {
  /**
   * Delivers an event to every webhook of a tenant, or to one.
   * @returns Resolves to the number of webhooks, when each has answered 2xx or was given up; a delivery that is closed
   *   leaves it pending, so that the state keeps the event for the next run.
   */
  publish(tenantId: string, event: MockEvent, webhookId?: string): Promise<number>;
  /** The last attempts, newest last. */
  attempts(): Attempt[];
  /** Deliveries that wait for an attempt. */
  waiting(): number;
  /** Gives up what waits and what is under way, and forgets the attempts; of all tenants, or of one. */
  clear(tenantId?: string): void;
  /** Stops; what waits stays with the state. */
  close(): void;
}

/** What the delivery works with. */
export interface DeliveryOptions {
  state: Pick<State, "webhooks">;
  policy: DeliveryPolicy;
  /** Whether plain http to this machine is allowed. */
  allowHttp: boolean;
  /** What is wrong with an event by the contract; empty when nothing is. */
  validate(event: MockEvent): string[];
  log(line: string): void;
  /** Between 0 and 1; for tests. */
  random?(): number;
}

interface Job {
  tenantId: string;
  webhookId: string;
  event: MockEvent;
  attempt: number;
  /** Called when it was accepted or given up. */
  done(): void;
}

const keptAttempts = 200;

/** Starts a delivery; it holds no process alive. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { state, policy, random = Math.random } = options;
  let attempts: Attempt[] = [];
  let closed = false;
  const underWay = new Set<Job>();

  const attemptOf = async (job: Job) => {
    // Looked up at each attempt: it may be gone by now, or have a new address or secret.
    const webhook = state.webhooks(job.tenantId).find(({ id }) => id === job.webhookId);
    if (webhook === undefined) return job.done();
    underWay.add(job);
    const outcome = await tryOnce(webhook, job.event, options);
    if (closed) return;
    // It was given up in the meantime.
    if (!underWay.delete(job)) return job.done();
    note(webhook, job, outcome);
    const isDelivered = typeof outcome === "number" && outcome >= 200 && outcome < 300;
    const wait = policy.retries[job.attempt - 1];
    if (isDelivered || wait === undefined) job.done();
    else queue.add(job.webhookId, { ...job, attempt: job.attempt + 1 }, wait);
  };

  const queue = createQueue<Job>(
    queueLimits,
    (job) => attemptOf(job).catch((error: Error) => options.log(`webhook ${job.webhookId}: ${error.message}`)),
    (job) => {
      options.log(`more than ${queueLimits.waiting} deliveries wait; the oldest is given up`);
      job.done();
    },
  );

  const note = (webhook: RegisteredWebhook, job: Job, outcome: number | string) => {
    const { tenantId, event, attempt } = job;
    const { eventType } = event;
    const url = shownAddress(webhook.url);
    const entry = { time: new Date().toISOString(), tenantId, webhookId: webhook.id, url, eventType, attempt, outcome };
    attempts = [...attempts.slice(1 - keptAttempts), entry];
    options.log(`webhook ${webhook.id} ${eventType} to ${url}, attempt ${attempt}: ${outcome}`);
  };

  const deliver = (tenantId: string, webhookId: string, event: MockEvent): Promise<void> => {
    const copies = random() < policy.duplicates ? 2 : 1;
    const each = Array.from({ length: copies }, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const wait = policy.delay + random() * policy.disorder;
      queue.add(webhookId, { tenantId, webhookId, event, attempt: 1, done: resolve }, wait);
      return promise;
    });
    return Promise.all(each).then(() => undefined);
  };

  /** An event that breaks the contract is a fault of the mock; it must not teach a receiver anything wrong. */
  const isValid = (event: MockEvent) => {
    const faults = options.validate(event);
    if (faults.length > 0) options.log(`event ${event.eventType} is held back, it breaks the contract: ${faults[0]}`);
    return faults.length === 0;
  };

  return {
    async publish(tenantId, event, webhookId) {
      if (!isValid(event)) return 0;
      const all = state.webhooks(tenantId);
      const wanted = webhookId === undefined ? all : all.filter(({ id }) => id === webhookId);
      await Promise.all(wanted.map(({ id }) => deliver(tenantId, id, event)));
      return wanted.length;
    },
    attempts: () => attempts,
    waiting: queue.waiting,
    clear(tenantId) {
      const isMeant = (what: { tenantId: string }) => tenantId === undefined || what.tenantId === tenantId;
      for (const job of queue.clear(isMeant)) job.done();
      for (const job of underWay) if (isMeant(job)) underWay.delete(job);
      attempts = attempts.filter((attempt) => !isMeant(attempt));
    },
    close() {
      closed = true;
      queue.clear();
    },
  };
}

async function tryOnce(
  { url, authenticationMethod }: RegisteredWebhook,
  event: MockEvent,
  { allowHttp, policy }: DeliveryOptions,
): Promise<number | string> {
  if (!isDeliverable(url, allowHttp)) return "plain http is not delivered to; see --allow-http-webhooks";
  try {
    return await sendEvent(url, event, authenticationMethod, policy.timeout);
  } catch (error) {
    return (error as Error).message;
  }
}
