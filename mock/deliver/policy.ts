// How deliveries are timed, and how they misbehave on wish. The figures are assumptions.

import { deliveryTimes } from "../assumed.ts";

/** Timing and misbehavior of deliveries; times in milliseconds. */
export interface DeliveryPolicy {
  /** From the change of state to the first attempt. */
  delay: number;
  /** Waits before each further attempt. */
  retries: number[];
  /** How long a receiver may take. */
  timeout: number;
  /** Share of events that arrive twice. */
  duplicates: number;
  /** Most that a delivery is held back, so that later ones overtake it. */
  disorder: number;
}

/** The policy unless flags say otherwise. */
export const defaultPolicy: DeliveryPolicy = { ...deliveryTimes, duplicates: 0, disorder: 0 };

/** Attempts to one webhook at once, and deliveries that may wait: a dead receiver costs neither time nor memory. */
export const queueLimits = { atOnce: 8, waiting: 10_000 };
