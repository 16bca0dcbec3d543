// The delivery policy (timing and intended misbehavior), and the times of its flags.

import { deliveryTimes } from "../assumptions.ts";

/** Timing and misbehavior of deliveries. Times are milliseconds of the mock's clock, except `timeout`. */
export interface DeliveryPolicy {
  /** From the change of state to the first attempt. */
  delay: number;
  /** From each attempt to the next; after the last one the delivery is given up. */
  retries: number[];
  /** How long a receiver may take, in milliseconds of real time. */
  timeout: number;
  /** Share of events that arrive twice. */
  duplicates: number;
  /** Longest time that a delivery is held back, so that later ones overtake it. */
  disorder: number;
}

/** The policy unless flags say otherwise. */
export const defaultPolicy: DeliveryPolicy = { ...deliveryTimes, duplicates: 0, disorder: 0 };

/** How many ended deliveries are kept. */
export const keptDeliveries = 1_000;

const units: Record<string, number> = { ms: 1, s: 1e3, m: 6e4, h: 36e5 };
/** Longest time that a flag accepts: a day. */
const longest = 864e5;

/**
 * Reads a time.
 * @param text For example `1000`, `500ms`, `5s`, `1m` or `1h`.
 * @returns Milliseconds.
 * @throws Error that says what is allowed.
 */
export function duration(text: string): number {
  const [, count = "", unit = "ms"] = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text.trim()) ?? [];
  // The pattern allows only the units of the table.
  const time = count === "" ? Number.NaN : Number(count) * (units[unit] as number);
  if (time <= longest) return time;
  throw new Error("Use a number of milliseconds, or a time such as 500ms, 5s, 1m or 1h, up to 24h.");
}

/** Reads a list of times, for example `1s,5s,1m`, or `none`. @throws Error that says what is allowed. */
export function durations(text: string): number[] {
  return text === "none" ? [] : text.split(",").map(duration);
}
