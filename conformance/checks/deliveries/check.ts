// The types of delivery checks, and whether a change happened after a point in time.

import type { CheckName } from "../../check-table.ts";
import type { DeliveryLog, ReceivedDelivery } from "../../delivery.ts";
import type { Exchange } from "../../exchange.ts";
import type { Deviation } from "../../result.ts";
import type { CheckInfo } from "../check.ts";

/** A difference, and the delivery or the request that shows it. */
export interface DeliveryDeviation extends Deviation {
  about: ReceivedDelivery | Exchange;
}

/** A check of what the run's webhooks received. */
export interface DeliveryCheck extends CheckInfo {
  look(log: DeliveryLog): Iterable<DeliveryDeviation>;
}

/** A check that looks at every delivery by itself. */
export function each(
  name: CheckName,
  look: (delivery: ReceivedDelivery, log: DeliveryLog) => Iterable<Deviation>,
): DeliveryCheck {
  return {
    name,
    *look(log) {
      for (const about of log.deliveries) for (const found of look(about, log)) yield { about, ...found };
    },
  };
}

/** True when a delivery names one of some IDs in its result. */
export function names({ result }: ReceivedDelivery, ids: Set<string>): boolean {
  return Object.values(result).some((value) => typeof value === "string" && ids.has(value));
}

/** Milliseconds of tolerance: for clocks that differ, and for deliveries with a former secret that were under way. */
export const grace = 60_000;

/** True for a change after a time of the run's clock; an `occurredAt` after its own delivery does not count. */
export function isLater({ ahead }: DeliveryLog, { occurredAt = 0, receivedAt }: ReceivedDelivery, time: number) {
  const changedAt = occurredAt - ahead;
  return changedAt > time + grace && changedAt <= receivedAt + grace;
}

/** True for a change that happened after a time, or to something that was made after it. */
export function happenedAfter(log: DeliveryLog, delivery: ReceivedDelivery, time: number, ids: Set<string>): boolean {
  return names(delivery, ids) || isLater(log, delivery, time);
}
