// The policy as it is now: that of the start with what was changed since, which the state keeps.

import type { KeptDeliveries } from "../state/types.ts";
import { createDraw, type DeliveryPolicy } from "./policy.ts";

/** The policy with what it draws from. */
export class CurrentPolicy {
  policy: DeliveryPolicy;
  /** Gives the next number, from 0 to below 1. */
  draw: () => number;
  private readonly first: DeliveryPolicy;
  private readonly kept: KeptDeliveries;

  /** @param first That of the start. */
  constructor(first: DeliveryPolicy, kept: KeptDeliveries) {
    this.first = first;
    this.kept = kept;
    this.policy = { ...first, ...kept.policy() };
    this.draw = createDraw(this.policy.seed);
  }

  /** @throws Unwritable when the state cannot keep it; then nothing is changed. */
  change(change: Partial<DeliveryPolicy>): void {
    if (Object.keys(change).length > 0) this.kept.setPolicy({ ...this.kept.policy(), ...change });
    this.policy = { ...this.policy, ...change };
    if (change.seed !== undefined) this.draw = createDraw(this.policy.seed);
  }

  /** Back to that of the start. */
  reset(): void {
    if (this.kept.policy() !== undefined) this.kept.setPolicy(undefined);
    this.policy = { ...this.first };
    this.draw = createDraw(this.policy.seed);
  }
}
