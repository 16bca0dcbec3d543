// Which deliveries tell of something that happened after another: clocks differ, and deliveries come in any order.

import type { Delivery, DeliveryLog } from "../../delivery.ts";
import { names, occurredAtOf } from "./check.ts";

/** Milliseconds by which clocks may differ, and for which what is under way may still have the former secret. */
const grace = 60_000;

/** True for a delivery whose change is later than a time, by the clock of the run; a time of the future is none. */
export function isLater({ aheadAt }: DeliveryLog, delivery: Delivery, time: number): boolean {
  const changedAt = (occurredAtOf(delivery) ?? 0) - aheadAt(delivery.receivedAt);
  return changedAt > time + grace && changedAt <= delivery.receivedAt + grace;
}

/** True for a change that happened after a time, or to something that was made after it. */
export function happenedAfter(log: DeliveryLog, delivery: Delivery, time: number, ids: Set<string>): boolean {
  return names(delivery, ids) || isLater(log, delivery, time);
}
