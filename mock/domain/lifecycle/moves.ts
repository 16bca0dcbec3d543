// Moves statuses along their transitions: at once, when an operation asks, or when a timer is due.

import type { Resource } from "../../store/resources.ts";
import type { Timer } from "../../store/storage.ts";
import { conflict, nameOf } from "../refusals.ts";
import { currentInstant, type World } from "../world.ts";
import { type ChangeActor, type EnteredStatus, effectOf, payInOf } from "./effects.ts";
import { eventOf } from "./events.ts";
import { leave } from "./impossible.ts";
import { type MachineName, machineOf } from "./machines.ts";
import { choose, setStatus, setTimers, statusOf } from "./status.ts";

/**
 * Lets an operation, which somebody has called, move a resource: at once or after the delay in the table.
 * @throws Refusal 409 when there is no such move from the status it is in.
 */
export function trigger(world: World, resource: Resource, machine: MachineName, by: string, actor?: ChangeActor): void {
  const from = statusOf(resource, machine);
  const transition = choose(world, resource, machine, from, by);
  if (transition === undefined)
    throw conflict(`The ${nameOf(resource.kind)} ${resource.id} is ${from}, which does not allow this.`);
  if (transition.after === undefined) enterStatus(world, resource, machine, { ...transition, from, actor });
  else setTimers(world, resource, machine, by);
}

/** Does what a timer was set for, unless the resource is gone or has left the status the timer was set in. */
export function fire(world: World, { tenant, machine: name, id, state, cause }: Timer): void {
  const machine = name as MachineName;
  const resource = world.store.find(tenant, machineOf(machine).kind, id);
  if (resource === undefined || statusOf(resource, machine) !== state) return;
  const transition = choose(world, resource, machine, state, cause);
  // One that leads nowhere says that the resource stays.
  if (transition !== undefined && transition.to !== state)
    enterStatus(world, resource, machine, { ...transition, from: state });
}

/**
 * Has a resource enter a status, with all that follows; returns the types of the events that tell of it.
 * @throws Refusal 409 when its money does not allow it; then nothing that was done may be stored.
 */
export function enterStatus(world: World, resource: Resource, machine: MachineName, change: EnteredStatus): string[] {
  const { body } = resource;
  leave(resource, machine, change.from);
  setStatus(resource, machine, change.to);
  if (typeof body["version"] === "number") body["version"] += 1;
  if (body["updatedAt"] !== undefined) body["updatedAt"] = currentInstant(world);
  effectOf(machine, change.to)?.(world, resource, change);
  world.store.update(resource);
  const told = change.event === undefined ? [] : [change.event];
  for (const event of told) world.outbox.add(resource.tenant, eventOf(world, event, resource, change));
  setTimers(world, resource, machine, "entry");
  const isRefund = machine === "paymentSession" && change.to.startsWith("REFUND");
  const payIn = isRefund && change.from === "PAYMENT_RECEIVED" ? payInOf(world, resource) : undefined;
  // The fiat of a session goes back before it has become crypto.
  if (payIn?.body["status"] === "PROCESSING")
    told.push(...enterStatus(world, payIn, "payIn", { ...stopped, from: "PROCESSING" }));
  return told;
}

const stopped = { to: "FAILED", event: "PAY_IN_FAILED", reason: "UNKNOWN" };
