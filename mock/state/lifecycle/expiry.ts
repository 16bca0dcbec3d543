// What passes by itself without having been started here: unpaid sessions expire, and seeded transfers and payouts go on.

import { delays } from "../../assumed.ts";
import type { Resource } from "../storage/store.ts";
import type { World } from "../world.ts";

/** Statuses in which a session is unpaid (PaymentSessionStatus). */
export const unpaid = ["CREATED", "PENDING_PAYMENT"];

/** Has a session expire at its `expiresAt`, if it is unpaid then. */
export function setExpiry(world: World, { tenant, id, body }: Resource): void {
  const expiry = Date.parse(String(body["expiresAt"]));
  if (Number.isNaN(expiry)) return;
  const due = Math.max(expiry, world.clock.now());
  for (const state of unpaid)
    world.storage.timers.add({ due, tenant, machine: "paymentSession", id, state, cause: "expiry" });
}

/** Has a transfer or payout that was seeded in flight go on after a while in which it can be seen. */
export function setArrival(world: World, { tenant, id, body }: Resource, machine: "transfer" | "payout"): void {
  const due = world.clock.now() + delays.seeded;
  world.storage.timers.add({ due, tenant, machine, id, state: String(body["status"]), cause: "entry" });
}
