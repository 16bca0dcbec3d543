// Moves statuses along their transitions: at once, when an operation asks, or when a timer is due.

import { conflict } from "../refusals.ts";
import type { Resource } from "../storage/store.ts";
import type { Timer } from "../storage/timers.ts";
import { instant, type World } from "../world.ts";
import { effects } from "./effects.ts";
import { eventOf } from "./events.ts";
import { type MachineName, machineOf } from "./machines.ts";
import { isPaused } from "./paused.ts";
import { choose, setStatus, setTimers, statusOf } from "./status.ts";
import type { Transition } from "./transitions.ts";

/**
 * Lets an operation move a resource, at once or after the delay in the table.
 * @param by The operation.
 * @param what What the resource is called in the error.
 * @returns The transition that was made; undefined when its delay has still to pass.
 * @throws Refusal 409 when there is no such move from the status it is in.
 */
export function trigger(
  world: World,
  resource: Resource,
  machine: MachineName,
  by: string,
  what: string,
): Transition | undefined {
  const transition = choose(world, resource, machine, statusOf(resource, machine), by);
  if (transition === undefined)
    throw conflict(`${what} ${resource.id} is ${statusOf(resource, machine)}, which does not allow this.`);
  if (transition.after === undefined) return take(world, resource, machine, transition);
  setTimers(world, resource, machine, by);
  return undefined;
}

/** Does what a timer was set for, unless the resource is gone or has left the status the timer was set in. */
export function fire(world: World, { tenant, machine: name, id, state, cause }: Timer): void {
  const machine = name as MachineName;
  const resource = world.store.find(tenant, machineOf(machine).kind, id);
  if (resource === undefined || statusOf(resource, machine) !== state || isPaused(resource, machine, cause)) return;
  const transition = choose(world, resource, machine, state, cause);
  if (transition !== undefined) take(world, resource, machine, transition);
}

function take(world: World, resource: Resource, machine: MachineName, transition: Transition): Transition {
  const { body } = resource;
  setStatus(resource, machine, transition.to);
  if (typeof body["version"] === "number") body["version"] += 1;
  if (body["updatedAt"] !== undefined) body["updatedAt"] = instant(world);
  effects[`${machine} ${transition.to}`]?.(world, resource, transition);
  world.store.update(resource);
  if (transition.event !== undefined)
    world.outbox.add(resource.tenant, eventOf(resource, transition, world.clock.now()));
  setTimers(world, resource, machine, "entry");
  return transition;
}
