// What passes by itself without having been started here: unpaid sessions expire, and seeded transfers and payouts go on.

import { delays } from "../../assumed.ts";
import type { JsonObject } from "../../store/json.ts";
import type { Kind, Resource } from "../../store/resources.ts";
import type { Timer } from "../../store/timers.ts";
import { momentOf } from "../moment.ts";
import type { World } from "../world.ts";

/** Statuses in which a session is unpaid (PaymentSessionStatus). */
export const unpaid = ["CREATED", "PENDING_PAYMENT"];

/** What a timer is set for and when, for a resource that is known to be of a tenant. */
export type DueMove = Pick<Timer, "due" | "machine" | "state" | "cause">;

/** Statuses in which a transfer or payout is in flight. */
const inFlight: Partial<Record<Kind, { machine: string; statuses: string[] }>> = {
  transfers: { machine: "transfer", statuses: ["PENDING"] },
  payouts: { machine: "payout", statuses: ["REQUESTED", "SENDING", "PROVIDER_PROCESSING"] },
};

/**
 * What passes by itself of a resource that was not started here: an unpaid session expires at its `expiresAt`, a transfer
 * or payout in flight goes on after a while in which it can be seen.
 * @param now Time of the mock's clock.
 */
export function dueMovesOf(kind: Kind, body: JsonObject, now: number): DueMove[] {
  const status = String(body["status"]);
  const expiry = kind === "paymentSessions" ? momentOf(String(body["expiresAt"])) : Number.NaN;
  if (!Number.isNaN(expiry)) {
    const due = Math.max(expiry, now);
    return unpaid.map((state) => ({ due, machine: "paymentSession", state, cause: "expiry" }));
  }
  const { machine = "", statuses = [] } = inFlight[kind] ?? {};
  return statuses.includes(status) ? [{ due: now + delays.seeded, machine, state: status, cause: "entry" }] : [];
}

/** Sets the timers of a resource that was not started here, and those of the expiry of any session. */
export function setDueMoves(world: World, { tenant, kind, id, body }: Resource): void {
  for (const move of dueMovesOf(kind, body, world.clock.now())) world.storage.timers.add({ ...move, tenant, id });
}
