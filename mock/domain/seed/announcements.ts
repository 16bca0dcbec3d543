// Refuses a seed that takes back what a resource has announced: what a move cannot do, no detour by a seed does.

import { asObject, type JsonFields, pick } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { excludesAny, whyContradicted } from "../lifecycle/impossible.ts";
import { machineNames, machineOf } from "../lifecycle/machines.ts";
import { statusOf } from "../lifecycle/status.ts";
import { conflict } from "../refusals.ts";
import type { World } from "../world.ts";

/** What a resource keeps of what it has announced. */
export const announcements = ["told", "left", "payInId"];
/** What a person does who wants to seed it nevertheless. */
const wayOut = "Reset, restore a snapshot from before, or seed another ID.";

/** Whether events tell of a resource, or of the pay-in of a payment session. */
function isAnnounced(world: World, { tenant, hidden }: Resource): boolean {
  const payIn = world.store.find(tenant, "payIns", String(hidden["payInId"]));
  return [hidden, payIn?.hidden].some((one) => Object.keys(asObject(one?.["told"])).length > 0);
}

/**
 * Holds a seeded resource to what the one it replaces has announced.
 * @param before The one there is.
 * @param after The one that is seeded; not stored yet.
 * @param place Where the seed has it, for the error.
 * @returns What is kept of the one before, so that it stays known: nothing where nothing was announced.
 * @throws Refusal 409 in one line when its status is one that the announcements exclude.
 */
export function keepAnnounced(world: World, before: Resource, after: Resource, place: string): JsonFields {
  const held = machineNames.filter((name) => machineOf(name).kind === before.kind && excludesAny(name));
  if (held.length === 0 || !isAnnounced(world, before)) return {};
  for (const machine of held) {
    const { field } = machineOf(machine);
    const [from, to] = [statusOf(before, machine), statusOf(after, machine)];
    const why = to === undefined || to === from ? undefined : whyContradicted(world, before, machine, { from, to });
    if (why !== undefined)
      throw conflict(`${place}.${field}: ${before.id} does not go from ${from} to ${to}: ${why} ${wayOut}`);
  }
  return pick(before.hidden, announcements);
}
