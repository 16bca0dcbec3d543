// Reads and writes statuses, stores new resources in their first status, chooses moves, and sets timers for them.

import { randomUUID } from "node:crypto";
import { delays } from "../../assumptions.ts";
import { asText, type JsonFields } from "../../store/json.ts";
import type { Resource, ResourceKind } from "../../store/resources.ts";
import type { World } from "../world.ts";
import { momentOf } from "./clock.ts";
import { type MachineName, machineOf } from "./machines.ts";
import { isSent } from "./outcomes.ts";
import { type MockTransition, transitionsOf } from "./transitions.ts";

/** The status of a resource, if it has one. */
export function statusOf(resource: Resource, machine: MachineName): string | undefined {
  const { field, hidden } = machineOf(machine);
  return asText((hidden ? resource.hidden : resource.body)[field]);
}

/** The first status of a resource that an operation creates. @throws Error if no transition has it. */
export function firstStatus(world: World, resource: Resource, machine: MachineName, by: string): string {
  const transition = choose(world, resource, machine, null, by);
  if (transition === undefined) throw new Error(`no transition creates ${machine} by ${by}`);
  return transition.to;
}

/** A new resource, which is not stored yet; its id is random unless `own` has one. */
export function newResource(
  { clock }: World,
  tenant: string,
  kind: ResourceKind,
  own: JsonFields,
  more: Partial<Pick<Resource, "parent" | "also" | "hidden">> = {},
): Resource {
  const id = asText(own["id"]) ?? randomUUID();
  const now = clock.now();
  return { tenant, kind, id, hidden: {}, ...more, body: { id, ...own }, created: now, updated: now };
}

/** Stores a new resource in the first status of each machine, and sets the timers of these statuses. */
export function create(world: World, resource: Resource, by: string, ...names: MachineName[]): Resource {
  for (const machine of names) setStatus(resource, machine, firstStatus(world, resource, machine, by));
  world.store.insert(resource);
  for (const machine of names) setTimers(world, resource, machine, "entry");
  return resource;
}

/** Sets the timer of the delayed move that an operation or an entry starts, if there is one. */
export function setTimers(world: World, resource: Resource, machine: MachineName, cause: string): void {
  const { tenant, id } = resource;
  const state = statusOf(resource, machine);
  const delayed = transitionsOf(world.contract)[machine].find(
    (row) => row.from === state && row.by === cause && row.after !== undefined && isMeant(world, resource, row),
  );
  if (state === undefined || delayed?.after === undefined) return;
  world.storage.addTimer({ due: world.clock.now() + delayed.after, tenant, machine, id, state, cause });
}

/** The first move that fits: from a status (null for a new resource), by an operation or another cause. */
export function choose(
  world: World,
  resource: Resource,
  machine: MachineName,
  from: string | null | undefined,
  by: string,
): MockTransition | undefined {
  return transitionsOf(world.contract)[machine].find(
    (row) =>
      row.by === by &&
      (row.from === from || (row.from === "*" && from !== null)) &&
      isMeant(world, resource, row) &&
      (row.when === undefined || row.when(world, resource)),
  );
}

/** Whether a move needs no test value, or the resource has it. */
function isMeant(world: World, resource: Resource, { outcome }: MockTransition): boolean {
  return outcome === undefined || isSent(world, resource, outcome);
}

/** Writes a status into a resource, which is not stored yet. */
export function setStatus(resource: Resource, machine: MachineName, status: string): void {
  const { field, hidden } = machineOf(machine);
  (hidden ? resource.hidden : resource.body)[field] = status;
}

/** Statuses in which a session is unpaid (PaymentSessionStatus). */
export const unpaidStatuses = ["CREATED", "PENDING_PAYMENT"];

/** Kinds of seeded resources that move by themselves. */
const seeded: Partial<Record<ResourceKind, MachineName>> = { transfers: "transfer", payouts: "payout" };

/**
 * Sets the timers of a resource that no transition sets: an unpaid session expires at its `expiresAt`, and a seeded
 * transfer or payout in flight moves after a delay that leaves time to work with it.
 */
export function setDueMoves({ clock, storage }: World, { tenant, kind, id, body }: Resource): void {
  const now = clock.now();
  const expiry = kind === "paymentSessions" ? momentOf(String(body["expiresAt"])) : Number.NaN;
  if (!Number.isNaN(expiry)) {
    for (const state of unpaidStatuses)
      storage.addTimer({ due: Math.max(expiry, now), tenant, machine: "paymentSession", id, state, cause: "expiry" });
    return;
  }
  const [machine, state] = [seeded[kind], String(body["status"])];
  if (machine !== undefined) storage.addTimer({ due: now + delays.seeded, tenant, machine, id, state, cause: "entry" });
}
