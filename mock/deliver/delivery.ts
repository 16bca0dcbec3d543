// Delivers events to the registered webhooks: after a delay of the mock's clock, at least once, with retries until a
// 2xx, and if the policy says so, twice and out of order.

import type { State } from "../domain/state.ts";
import type { MockEvent, RegisteredWebhook } from "../domain/types.ts";
import { flagForHttp, type HttpAllowed, isDeliverable } from "../domain/webhook.ts";
import { instantOf } from "../domain/world.ts";
import { createRandom } from "../random.ts";
import { shownAddress } from "../secrets/mask.ts";
import { type DeliveryPolicy, keptDeliveries } from "./policy.ts";
import { type MockClock, Queue } from "./queue.ts";
import { type Attempted, attempt, isAccepted, shownHeaders, type WebhookTarget } from "./send.ts";

interface DeliveryOptions {
  state: Pick<State, "webhooks" | "clock" | "deliveries">;
  policy: DeliveryPolicy;
  /** Where plain http is allowed. */
  allowHttp: HttpAllowed;
  /** The faults of an event by the contract. */
  validate(event: MockEvent): string[];
  log(line: string): void;
}

/** `given-up`: there is no further retry, or the webhook is gone. */
export const deliveryStates = ["waiting", "delivered", "given-up"] as const;

export interface DeliveryAttempt extends Attempted {
  /** From 1. */
  number: number;
  /** When it was due by the mock's clock. */
  time: string;
  /** Whether `redeliver` made it, and not the schedule. */
  byHand?: true;
}

/** One event for one webhook, without secrets. */
export interface DeliveryRecord {
  id: string;
  tenantId: string;
  webhookId: string;
  /** Without user, password and query. */
  url: string;
  eventType: string;
  body: MockEvent;
  /** ID of the delivery that this one duplicates, because the policy says so. */
  duplicateOf?: string;
  state: (typeof deliveryStates)[number];
  /** Why it was given up. */
  reason?: string;
  /** When the event happened, by the mock's clock. */
  created: string;
  /** When the next attempt is due, by the mock's clock. */
  due?: string;
  /** Headers of the last attempt; what authenticates is masked. */
  headers?: Record<string, string>;
  attempts: DeliveryAttempt[];
}

export type DeliveryFilter = Partial<Pick<DeliveryRecord, "tenantId" | "webhookId" | "eventType" | "state">>;

/** The number of a delivery in the state. */
const numberOf = ({ id }: DeliveryRecord): number => Number(id.slice("delivery-".length));

/** Delivers events. It does not keep the process alive. It throws Unwritable if the state cannot be stored. */
export class Dispatcher {
  private readonly options: DeliveryOptions;
  private readonly clock: MockClock;
  /** In the order of their events: all that wait, and the last that ended. */
  private readonly records = new Map<string, DeliveryRecord>();
  private readonly queue: Queue<DeliveryRecord>;
  /** Random numbers for duplicates and disorder: the same for the same events in the same order. */
  private draw = createRandom(1);

  constructor(options: DeliveryOptions) {
    const { state } = options;
    this.options = options;
    this.clock = state.clock;
    this.queue = new Queue<DeliveryRecord>(this.clock, (record, time) =>
      this.deliver(record, time).catch((error: Error) => this.log(record, error.message)),
    );
    state.clock.listener = () => this.queue.clockSet();
    this.takeUp();
  }

  /**
   * Adds the deliveries of an event to the state, for every webhook of a tenant or for one.
   * @returns Starts the deliveries; call it once they are stored. If the mock ends before, the next run starts them.
   * @throws Unwritable.
   */
  take(tenantId: string, event: MockEvent, webhookId?: string): () => void {
    const webhooks = this.isValid(event) ? this.options.state.webhooks(tenantId) : [];
    const records = webhooks
      .filter(({ id }) => webhookId === undefined || id === webhookId)
      .flatMap((webhook) => this.keep(webhook, event));
    return () => {
      for (const record of records) this.begin(record);
    };
  }

  /** Why nothing can be delivered to an address; undefined if it can. */
  faultOf(url: string): string | undefined {
    return isDeliverable(url, this.options.allowHttp) ? undefined : `plain http to this host needs ${flagForHttp(url)}`;
  }

  /** The last deliveries that match, newest last. */
  list(filter: DeliveryFilter = {}, size = this.records.size): DeliveryRecord[] {
    const wanted = Object.entries(filter) as [keyof DeliveryFilter, string][];
    // UUIDs are the same in upper and lower case; no two other values differ only in case.
    const isWanted = (record: DeliveryRecord) =>
      wanted.every(([name, value]) => record[name].toLowerCase() === value.toLowerCase());
    const found = [...this.records.values()].filter(isWanted);
    return found.slice(Math.max(found.length - size, 0));
  }

  /**
   * Makes an additional attempt now. After a 2xx the delivery is delivered; otherwise its state and schedule stay.
   * @returns The delivery with this attempt; undefined for an unknown ID.
   * @throws Error in one line if its webhook is not registered anymore.
   */
  async redeliver(id: string): Promise<DeliveryRecord | undefined> {
    const record = this.records.get(id);
    if (record === undefined) return undefined;
    const webhook = this.webhookOf(record);
    if (webhook === undefined) throw new Error(`the webhook ${record.webhookId} is not registered anymore`);
    const time = this.clock.now();
    const attempted = await this.send(webhook, record.body);
    this.note(webhook, record, time, attempted, true);
    // Not if the delivery was cleared or replaced during the attempt.
    if (isAccepted(attempted) && this.records.get(id) === record) {
      this.queue.clear((one) => one === record);
      this.end(record, "delivered");
    }
    return record;
  }

  /** Waits for the due attempts, at most as long as one receiver may take. @returns Whether all have ended. */
  async settled(): Promise<boolean> {
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, this.current.timeout, false);
    const isSettled = await Promise.race([this.queue.settled().then(() => true), late]);
    clearTimeout(timer);
    return isSettled;
  }

  /**
   * Changes the policy for attempts that are planned from now on, also after a restart. Returns the current policy.
   * @throws Unwritable; then nothing is changed.
   */
  policy(change: Partial<DeliveryPolicy> = {}): DeliveryPolicy {
    const { deliveries } = this.options.state;
    if (Object.keys(change).length > 0) deliveries.setPolicy({ ...deliveries.policy(), ...change });
    return this.current;
  }

  /** Read from the state each time, so that a rollback of a change takes effect. */
  private get current(): DeliveryPolicy {
    const { state, policy } = this.options;
    return { ...policy, ...state.deliveries.policy() };
  }

  /**
   * Replaces the waiting deliveries with those of the state, after a reset or when a snapshot was restored.
   * @param isAnew Whether to forget ended deliveries too, and to go back to the policy of the start.
   */
  resume(isAnew = false): void {
    const { state } = this.options;
    this.forget(({ state }) => isAnew || state === "waiting");
    if (isAnew) {
      state.deliveries.setPolicy(undefined);
      this.draw = createRandom(1);
    }
    this.takeUp();
  }

  /** Stops all deliveries; those that wait stay in the state. */
  close(): void {
    this.queue.close();
    this.records.clear();
  }

  /** Queues the waiting deliveries of the state. */
  private takeUp(): void {
    for (const text of this.options.state.deliveries.all()) this.begin(JSON.parse(text) as DeliveryRecord);
  }

  /** Stores the deliveries of an event for a webhook: one, or two if it is duplicated. They are not started. */
  private keep(
    { id: webhookId, tenantId, url }: RegisteredWebhook,
    { eventType, result }: MockEvent,
  ): DeliveryRecord[] {
    const { delay, disorder, duplicates } = this.current;
    const { deliveries } = this.options.state;
    const now = this.clock.now();
    const records: DeliveryRecord[] = [];
    for (let left = this.draw() < duplicates ? 2 : 1; left > 0; left -= 1) {
      const due = instantOf(now + delay + Math.floor(this.draw() * disorder));
      const [first] = records;
      const number = deliveries.nextNumber();
      const record: DeliveryRecord = {
        id: `delivery-${number}`,
        tenantId,
        webhookId,
        url: shownAddress(url),
        eventType,
        body: { eventType, result },
        state: "waiting",
        created: instantOf(now),
        due,
        attempts: [],
        ...(first && { duplicateOf: first.id }),
      };
      records.push(record);
      deliveries.add(tenantId, number, JSON.stringify(record));
    }
    return records;
  }

  private begin(record: DeliveryRecord): void {
    // A restored delivery replaces the previous one, and moves to the end. Waiting deliveries have `due`.
    this.records.delete(record.id);
    this.records.set(record.id, record);
    this.queue.add(record.webhookId, record, Date.parse(record.due as string));
  }

  private async deliver(record: DeliveryRecord, time: number): Promise<void> {
    const webhook = this.webhookOf(record);
    if (webhook === undefined) return this.end(record, "given-up", "the webhook is not registered anymore");
    const attempted = await this.send(webhook, record.body);
    // The delivery was cleared during the attempt.
    if (this.records.get(record.id) !== record) return;
    this.note(webhook, record, time, attempted);
    // `redeliver` has delivered it during the attempt.
    if (record.state !== "waiting") return;
    if (isAccepted(attempted)) return this.end(record, "delivered");
    const wait = this.current.retries[record.attempts.filter(({ byHand }) => !byHand).length - 1];
    if (wait === undefined) return this.end(record, "given-up", "there is no further retry");
    record.due = instantOf(time + wait);
    this.queue.add(record.webhookId, record, time + wait);
    this.options.state.deliveries.update(numberOf(record), JSON.stringify(record));
  }

  private end(record: DeliveryRecord, state: "delivered" | "given-up", reason?: string): void {
    record.state = state;
    delete record.due;
    delete record.reason;
    if (reason !== undefined) record.reason = reason;
    this.options.state.deliveries.update(numberOf(record));
    // One more has ended: forgets the oldest beyond the limit.
    const ended = [...this.records.values()].filter((one) => one.state !== "waiting");
    for (const { id } of ended.slice(0, Math.max(ended.length - keptDeliveries, 0))) this.records.delete(id);
  }

  /** Forgets matching deliveries; `deliver` ignores the result of an attempt under way. */
  private forget(isMeant: (record: DeliveryRecord) => boolean): void {
    this.queue.clear(isMeant);
    for (const [id, record] of this.records) if (isMeant(record)) this.records.delete(id);
  }

  /** Looked up at each attempt: the webhook may be gone, or have a new address or secret. */
  private webhookOf({ tenantId, webhookId }: DeliveryRecord): RegisteredWebhook | undefined {
    return this.options.state.webhooks(tenantId).find(({ id }) => id === webhookId);
  }

  private send(receiver: WebhookTarget, event: MockEvent): Promise<Attempted> {
    return attempt(receiver, event, this.options.allowHttp, this.current.timeout);
  }

  /** Notes an attempt that was due at a time of the mock's clock. */
  private note(webhook: RegisteredWebhook, record: DeliveryRecord, time: number, attempted: Attempted, byHand?: true) {
    record.url = shownAddress(webhook.url);
    record.headers = shownHeaders(webhook.authenticationMethod);
    const number = (record.attempts.at(-1)?.number ?? 0) + 1;
    record.attempts.push({ number, time: instantOf(time), ...attempted, ...(byHand && { byHand }) });
    this.log(record, `${record.eventType} to ${record.url}, attempt ${number}: ${attempted.outcome}`);
  }

  private log({ webhookId }: DeliveryRecord, text: string): void {
    this.options.log(`webhook ${webhookId} ${text}`);
  }

  /** An event that breaks the contract is a defect of the mock, and is not delivered. */
  private isValid(event: MockEvent): boolean {
    const { validate, log } = this.options;
    const faults = validate(event);
    if (faults.length > 0) log(`event ${event.eventType} is not delivered: it breaks the contract: ${faults[0]}`);
    return faults.length === 0;
  }
}
