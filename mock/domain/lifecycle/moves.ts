// Moves statuses along their transitions: at once for an operation, or when a timer is due.

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
 * Moves a resource for an operation: at once, or after the delay of the transition.
 * @throws Refusal 409 if the current status has no such move.
 */
export function trigger(world: World, resource: Resource, machine: MachineName, by: string, actor?: ChangeActor): void {
  const from = statusOf(resource, machine);
  const transition = choose(world, resource, machine, from, by);
  if (transition === undefined)
    throw conflict(`The ${nameOf(resource.kind)} ${resource.id} is ${from}, which does not allow this.`);
  if (transition.after === undefined) enterStatus(world, resource, machine, { ...transition, from, actor });
  else setTimers(world, resource, machine, by);
}

/** Makes the move of a timer, unless the resource is gone or has left the status in which the timer was set. */
export function fire(world: World, { tenant, machine: name, id, state, cause }: Timer): void {
  // Timers are stored with the name of a machine.
  const machine = name as MachineName;
  const resource = world.store.find(tenant, machineOf(machine).kind, id);
  if (resource === undefined || statusOf(resource, machine) !== state) return;
  const transition = choose(world, resource, machine, state, cause);
  // A test value can keep the resource in its status: then `to` is the same status.
  if (transition !== undefined && transition.to !== state)
    enterStatus(world, resource, machine, { ...transition, from: state });
}

/**
 * Enters a status, with its effect, events and timers. Returns the types of the events.
 * @throws Refusal 409 if the money does not allow the move; the caller must roll back the transaction.
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
  // A refund before the conversion stops the pay-in.
  if (payIn?.body["status"] === "PROCESSING")
    told.push(...enterStatus(world, payIn, "payIn", { ...stopped, from: "PROCESSING" }));
  return told;
}

const stopped = { to: "FAILED", event: "PAY_IN_FAILED", reason: "UNKNOWN" };
