// What deliveries showed that is not documented: how many came, how fast, and how often they came again.

import { changeOf, deliveriesOf, eventOf, isPing, occurredAtOf } from "../../checks/deliveries/check.ts";
import type { DeliveryLog, DeliveryObservations, RetryObservation } from "../../delivery.ts";

/** Seconds, to milliseconds. */
export const inSeconds = (milliseconds: number): number => Math.round(milliseconds) / 1000;

/** Seconds to the first delivery of each change and each ping that was not held back by a refusal. */
function latencies(log: DeliveryLog): number[] {
  const changes = new Map<string, number>();
  for (const delivery of deliveriesOf(log)) {
    const change = changeOf(log.contracts, delivery);
    const time = occurredAtOf(delivery);
    if (change === undefined || time === undefined || changes.has(change.key)) continue;
    changes.set(change.key, delivery.receivedAt + log.aheadAt(delivery.receivedAt) - time);
  }
  const pings = log.pings.flatMap(({ came, acceptedAt }) => (came === undefined ? [] : [came.receivedAt - acceptedAt]));
  return [...changes.values(), ...pings].map((milliseconds) => inSeconds(Math.max(0, milliseconds)));
}

/** Deliveries of a change to a webhook that had accepted it. */
function countDuplicates(log: DeliveryLog): number {
  const accepted = new Set<string>();
  return deliveriesOf(log).filter((delivery) => {
    const change = changeOf(log.contracts, delivery);
    if (change === undefined) return false;
    const key = `${delivery.webhook.id} ${change.key}`;
    const isAgain = accepted.has(key);
    if (delivery.response === "accept") accepted.add(key);
    return isAgain;
  }).length;
}

/** Sums up what came. */
export function observeDeliveries(log: DeliveryLog, retries: RetryObservation[]): DeliveryObservations {
  const received: Record<string, number> = {};
  for (const delivery of deliveriesOf(log)) {
    const name = isPing(delivery) ? "PING" : (eventOf(log.contracts, delivery)?.eventType ?? "(not an event)");
    received[name] = (received[name] ?? 0) + 1;
  }
  const sorted = latencies(log).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const latency = sorted.length === 0 ? undefined : { least: at(0), median: at(0.5), most: at(1) };
  return { received, latency, duplicates: countDuplicates(log), retries };
}
