// What the delivery of events works with.

import type { MockEvent, State } from "../state/types.ts";
import type { HttpAllowed } from "./address.ts";
import type { DeliveryPolicy } from "./policy.ts";

/** What the delivery works with. */
export interface DeliveryOptions {
  /** Whose webhooks and whose clock. */
  state: Pick<State, "webhooks" | "now" | "speed" | "onClock" | "deliveries">;
  policy: DeliveryPolicy;
  /** Where plain http is allowed. */
  allowHttp: HttpAllowed;
  /** What is wrong with an event by the contract; empty when nothing is. */
  validate(event: MockEvent): string[];
  log(line: string): void;
}
