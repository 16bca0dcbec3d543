// What a run saw of deliveries that is not documented, in words: the contract has no place for a schedule of retries.

import { isObject } from "../../model/document.ts";
import type { DeliveryObservations, RetryObservation } from "../delivery.ts";

/** True for what a run writes of its deliveries; files may hold anything. */
function areDeliveries(value: unknown): value is DeliveryObservations {
  return isObject(value) && isObject(value["received"]) && Array.isArray(value["retries"]);
}

function lineOf({ refusal, gaps, timeout, waited }: RetryObservation): string {
  const times = gaps.map((gap) => `${gap} s`).join(", then ");
  const again = gaps.length === 0 ? `no retry within ${waited} s` : `a retry after ${times}`;
  const limit = timeout === undefined ? "" : `; the service waits ${timeout} s for a response`;
  return `  ${refusal}: ${again}${limit}`;
}

/**
 * Says what deliveries showed.
 * @param deliveries `deliveries` of `report.json`.
 * @returns One line each; none when nothing was received.
 */
export function linesOfDeliveries(deliveries: unknown): string[] {
  if (!areDeliveries(deliveries)) return [];
  const { latency, duplicates, retries, received } = deliveries;
  const events = Object.entries(received).map(([eventType, count]) => `${eventType} ${count}`);
  return [
    "Deliveries, of which the schedule is not documented:",
    `  received: ${events.join(", ")}; duplicates: ${duplicates}`,
    ...(latency ? [`  latency: ${latency.least} to ${latency.most} s, median ${latency.median} s`] : []),
    ...retries.map(lineOf),
  ];
}
