// How deliveries are timed. The sources show neither schedule nor count nor time-out: all of it is assumed here.

/** Timing and misbehaviour of deliveries; times in milliseconds. */
export interface DeliveryPolicy {
  /** From the change of state to the first attempt; the service's typical latency is 1 to 20 seconds. */
  delay: number;
  /** Waits before each further attempt; assumed. */
  retries: number[];
  /** How long a receiver may take; assumed. */
  timeout: number;
  /** Share of events that arrive twice under `--chaos`; the sources say only that duplicates occur. */
  duplicates: number;
  /** Most that a delivery is held back under `--chaos`, so that later ones overtake it. */
  disorder: number;
}

/** The policy unless flags say otherwise. */
export const defaultPolicy: DeliveryPolicy = {
  delay: 1_000,
  retries: [5_000, 30_000, 120_000, 600_000],
  timeout: 10_000,
  duplicates: 0,
  disorder: 0,
};

/** What `--chaos` adds. */
export const chaos: Pick<DeliveryPolicy, "duplicates" | "disorder"> = { duplicates: 0.5, disorder: 5_000 };

/** Attempts to one webhook at once, and deliveries that may wait: a dead receiver costs neither time nor memory. */
export const queueLimits = { atOnce: 8, waiting: 10_000 };
