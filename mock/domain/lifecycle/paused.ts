// Statuses that wait for a person: whoever opens the page of a link decides, and time no longer does.

import type { Resource } from "../../store/resources.ts";
import type { MachineName } from "./machines.ts";

const field = "waitsForPage";

const waiting = ({ hidden }: Resource): readonly unknown[] => (hidden[field] as unknown[] | undefined) ?? [];

/**
 * Has a status wait for its page; the resource is not stored.
 * @returns Whether it has not waited before.
 */
export function pauseClock(resource: Resource, machine: MachineName): boolean {
  if (waiting(resource).includes(machine)) return false;
  resource.hidden[field] = [...waiting(resource), machine];
  return true;
}

/** Has time decide again; the resource is not stored. */
export function letGo(resource: Resource, machine: MachineName): void {
  if (!waiting(resource).includes(machine)) return;
  resource.hidden[field] = waiting(resource).filter((name) => name !== machine);
}

/** Whether a timer has no say: all but that of a session's `expiresAt`. */
export function isPaused(resource: Resource, machine: MachineName, cause: string): boolean {
  return cause !== "expiry" && waiting(resource).includes(machine);
}
