// What passes by itself without having been started here: unpaid sessions expire, and seeded transfers and payouts go on.

import { delays } from "../../assumed.ts";
import type { Kind, Resource } from "../../store/resources.ts";
import { momentOf } from "../moment.ts";
import type { World } from "../world.ts";

/** Statuses in which a session is unpaid (PaymentSessionStatus). */
export const unpaid = ["CREATED", "PENDING_PAYMENT"];

/** Statuses in which a transfer or payout is in flight. */
const inFlight: Partial<Record<Kind, { machine: string; statuses: string[] }>> = {
  transfers: { machine: "transfer", statuses: ["PENDING"] },
  payouts: { machine: "payout", statuses: ["REQUESTED", "SENDING", "PROVIDER_PROCESSING"] },
};

/**
 * Sets the timers of what passes by itself of a resource: an unpaid session expires at its `expiresAt`, a seeded transfer or
 * payout in flight goes on after a while in which it can be seen.
 */
export function setDueMoves({ clock, storage }: World, { tenant, kind, id, body }: Resource): void {
  const now = clock.now();
  const expiry = kind === "paymentSessions" ? momentOf(String(body["expiresAt"])) : Number.NaN;
  if (!Number.isNaN(expiry)) {
    for (const state of unpaid)
      storage.addTimer({ due: Math.max(expiry, now), tenant, machine: "paymentSession", id, state, cause: "expiry" });
    return;
  }
  const { machine = "", statuses = [] } = inFlight[kind] ?? {};
  const state = String(body["status"]);
  if (statuses.includes(state))
    storage.addTimer({ due: now + delays.seeded, tenant, machine, id, state, cause: "entry" });
}
