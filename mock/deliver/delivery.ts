// Delivers events to the registered webhooks: later by the mock's clock, at least once, again until a 2xx, and on wish
// twice and in disorder.

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
  /** Whose webhooks and whose clock. */
  state: Pick<State, "webhooks" | "clock" | "deliveries">;
  policy: DeliveryPolicy;
  /** Where plain http is allowed. */
  allowHttp: HttpAllowed;
  /** What is wrong with an event by the contract; empty when nothing is. */
  validate(event: MockEvent): string[];
  log(line: string): void;
}

/** What a delivery can have come to. */
export const deliveryStates = ["waiting", "delivered", "given-up"] as const;

export interface DeliveryAttempt extends Attempted {
  /** From 1. */
  number: number;
  /** When it was due by the mock's clock. */
  time: string;
  /** Whether it was asked for and not planned. */
  byHand?: true;
}

/** One event on its way to one webhook, as it can be looked at. No secret. */
export interface DeliveryRecord {
  id: string;
  tenantId: string;
  webhookId: string;
  /** Without user, password and query. */
  url: string;
  eventType: string;
  body: MockEvent;
  /** The delivery that this one is a duplicate of, on purpose. */
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

/** What deliveries can be selected by. */
export type DeliveryFilter = Partial<Pick<DeliveryRecord, "tenantId" | "webhookId" | "eventType" | "state">>;

/** Its number in the state. */
const numberOf = ({ id }: DeliveryRecord): number => Number(id.slice("delivery-".length));

/** The delivery of events; it holds no process alive. What it throws as Unwritable, the state could not keep. */
export class Dispatcher {
  private readonly options: DeliveryOptions;
  private readonly clock: MockClock;
  /** In the order they came; those that wait are always kept, of those that ended the last ones. */
  private readonly records = new Map<string, DeliveryRecord>();
  private readonly queue: Queue<DeliveryRecord>;
  /** What duplicates and disorder are drawn from: the same again for the same events in the same order. */
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
   * Takes an event over, for every webhook of a tenant or for one: the state keeps its deliveries from now on, each for
   * itself.
   * @returns Starts them, once that is stored; when it is closed, they are for the next run.
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

  /** Why nothing is delivered to an address; undefined where it is. */
  faultOf(url: string): string | undefined {
    return isDeliverable(url, this.options.allowHttp) ? undefined : `plain http there needs ${flagForHttp(url)}`;
  }

  /** Those that wait and the last that ended, newest last. */
  list(filter: DeliveryFilter = {}, size = this.records.size): DeliveryRecord[] {
    const wanted = Object.entries(filter) as [keyof DeliveryFilter, string][];
    // IDs are UUIDs, which are the same in any case; no two of the other values differ by case alone.
    const isWanted = (record: DeliveryRecord) =>
      wanted.every(([name, value]) => record[name].toLowerCase() === value.toLowerCase());
    const found = [...this.records.values()].filter(isWanted);
    return found.slice(Math.max(found.length - size, 0));
  }

  /**
   * Makes an attempt now, besides those that are planned. A 2xx delivers it; anything else leaves it as it was.
   * @returns The delivery with this attempt; undefined when there is none of this ID.
   * @throws Error in one line when its webhook is not registered anymore.
   */
  async redeliver(id: string): Promise<DeliveryRecord | undefined> {
    const record = this.records.get(id);
    if (record === undefined) return undefined;
    const webhook = this.webhookOf(record);
    if (webhook === undefined) throw new Error(`the webhook ${record.webhookId} is not registered anymore`);
    const time = this.clock.now();
    const attempted = await this.send(webhook, record.body);
    this.note(webhook, record, time, attempted, true);
    // It was cleared in the meantime, or has another in its place.
    if (isAccepted(attempted) && this.records.get(id) === record) {
      this.queue.clear((one) => one === record);
      this.end(record, "delivered");
    }
    return record;
  }

  /** Resolves when the attempts that are due by now have ended, or when a receiver's time is over; to whether they have. */
  async settled(): Promise<boolean> {
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, this.current.timeout, false);
    const isSettled = await Promise.race([this.queue.settled().then(() => true), late]);
    clearTimeout(timer);
    return isSettled;
  }

  /**
   * Changes the policy, for attempts that are planned from now on, also after a restart; returns it as it is.
   * @throws Unwritable; then nothing is changed.
   */
  policy(change: Partial<DeliveryPolicy> = {}): DeliveryPolicy {
    const { deliveries } = this.options.state;
    if (Object.keys(change).length > 0) deliveries.setPolicy({ ...deliveries.policy(), ...change });
    return this.current;
  }

  /** Only the state keeps it: what is rolled back there is not in force here. */
  private get current(): DeliveryPolicy {
    const { state, policy } = this.options;
    return { ...policy, ...state.deliveries.policy() };
  }

  /**
   * Takes up what the state says is waiting, in the place of what waits here, as after a reset or when a snapshot was
   * restored.
   * @param isAnew Whether what has ended is forgotten too, and the policy is that of the start again.
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

  /** Stops and frees all; what waits stays with the state. */
  close(): void {
    this.queue.close();
    this.records.clear();
  }

  /** Begins what the state says is waiting. */
  private takeUp(): void {
    for (const text of this.options.state.deliveries.all()) this.begin(JSON.parse(text) as DeliveryRecord);
  }

  /** Has the state keep what an event becomes for a webhook: one delivery, or two. Nothing is done of it yet. */
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
    // One that was restored takes the place of what it was.
    this.records.delete(record.id);
    this.records.set(record.id, record);
    this.queue.add(record.webhookId, record, Date.parse(record.due as string));
  }

  private async deliver(record: DeliveryRecord, time: number): Promise<void> {
    const webhook = this.webhookOf(record);
    if (webhook === undefined) return this.end(record, "given-up", "the webhook is not registered anymore");
    const attempted = await this.send(webhook, record.body);
    // It was cleared in the meantime.
    if (this.records.get(record.id) !== record) return;
    this.note(webhook, record, time, attempted);
    // It was delivered by hand in the meantime.
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
    // It counts from now on among those that ended: it was among those that wait.
    const ended = [...this.records.values()].filter((one) => one.state !== "waiting");
    for (const { id } of ended.slice(0, Math.max(ended.length - keptDeliveries, 0))) this.records.delete(id);
  }

  /** Stops those that are meant; what comes of one that is under way is of no interest then. */
  private forget(isMeant: (record: DeliveryRecord) => boolean): void {
    this.queue.clear(isMeant);
    for (const [id, record] of this.records) if (isMeant(record)) this.records.delete(id);
  }

  /** Looked up at each attempt: it may be gone by now, or have a new address or secret. */
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

  /** An event that breaks the contract is a fault of the mock; it must not teach a receiver anything wrong. */
  private isValid(event: MockEvent): boolean {
    const { validate, log } = this.options;
    const faults = validate(event);
    if (faults.length > 0) log(`event ${event.eventType} is held back, it breaks the contract: ${faults[0]}`);
    return faults.length === 0;
  }
}
