// The history of a ramp request: who did what, and the version it led to.

import { randomUUID } from "node:crypto";
import { mockUser } from "../../assumed.ts";
import { asArray } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import type { Caller } from "../types.ts";
import { instant, type World } from "../world.ts";

/** Who did something: a caller, or the mock itself. */
export type ChangeActor = Pick<Caller, "clientId" | "roles">;

/**
 * Adds an entry to the history; only its CREATED is documented.
 * @param actor Who did it; the mock when left out.
 */
export function remember(world: World, { body }: Resource, eventType: string, actor: ChangeActor = mockUser): void {
  const [role] = actor.roles;
  const event = {
    id: randomUUID(),
    eventType,
    userId: actor.clientId,
    username: actor.clientId,
    email: `${actor.clientId}@mock.example`,
    ...(role === undefined ? {} : { role }),
    createdAt: instant(world),
    version: body["version"],
    metadata: {},
  };
  body["events"] = [...asArray(body["events"]), event];
}
