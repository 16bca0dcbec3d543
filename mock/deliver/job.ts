// What an event becomes: for each webhook one delivery, or two, which the state keeps until it has ended.

import { shownAddress } from "../mask/mask.ts";
import type { KeptDeliveries, MockEvent, RegisteredWebhook } from "../state/types.ts";
import type { CurrentPolicy } from "./current-policy.ts";
import type { DeliveryRecord } from "./records.ts";

/** What is kept of a delivery that waits. */
export interface Kept {
  record: DeliveryRecord;
  /** Attempts that were planned and made. */
  made: number;
}

/** A delivery on its way. */
export interface Job extends Kept {
  /** Its number in the state. */
  number: number;
  /** Called when it was accepted or given up. */
  done(): void;
}

/** A delivery that nobody waits for yet. */
export type NewJob = Omit<Job, "done">;

/** What is known of a delivery before it has a number. */
export type Planned = Omit<DeliveryRecord, "id">;

/**
 * What an event is to become.
 * @param now Milliseconds since 1970 of the mock's clock.
 * @returns For each webhook one delivery, or two.
 */
export function plannedFor(
  webhooks: RegisteredWebhook[],
  { eventType, result }: MockEvent,
  { policy, draw }: CurrentPolicy,
  now: number,
): Planned[][] {
  return webhooks.map(({ id: webhookId, tenantId, url }) => {
    const base = { tenantId, webhookId, url: shownAddress(url), eventType, body: { eventType, result } };
    return Array.from({ length: draw() < policy.duplicates ? 2 : 1 }, () => {
      const due = instant(now + policy.delay + Math.floor(draw() * policy.disorder));
      return { ...base, state: "waiting", created: instant(now), due, attempts: [] };
    });
  });
}

/**
 * Has the state keep what is planned; nothing is done of it yet.
 * @throws Unwritable when the state cannot.
 */
export function keep(deliveries: KeptDeliveries, tenantId: string, plans: Planned[][]): NewJob[] {
  const kept: NewJob[] = [];
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
  deliveries.add(tenantId, texts);
  return kept;
}

/** What the state kept. */
export function keptJobs(deliveries: KeptDeliveries): NewJob[] {
  return deliveries.all().map(({ number, text }) => ({ number, ...(JSON.parse(text) as Kept) }));
}

/** A delivery as the state keeps it. */
export function textOf({ record, made }: Kept): string {
  return JSON.stringify({ record, made } satisfies Kept);
}

/** A time as the records have it. */
export function instant(time: number): string {
  return new Date(time).toISOString();
}
