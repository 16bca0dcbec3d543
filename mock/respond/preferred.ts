// The response that the caller asked for with the header Prefer, or that a scenario asks for.

import type { Call } from "../call.ts";
import type { Reply } from "../http/reply.ts";
import { Refusal } from "../refusal.ts";
import { respondDynamically } from "./dynamic.ts";
import { prismReply } from "./prismReply.ts";
import { lackOf } from "./wanted.ts";

/**
 * Responds as it was asked for, if it was.
 * @throws Refusal 400 where the contract has no such response.
 */
export function respondAsPreferred(call: Call): Reply | Promise<Reply> | undefined {
  const { operation, preferences, trail } = call;
  if (preferences === undefined) return undefined;
  const lack = lackOf(operation, preferences.code, preferences.example);
  if (lack !== undefined) throw new Refusal(400, `Prefer: ${lack}.`);
  if (trail.applied === undefined) trail.replaced = true;
  const { dynamic, seed: _, ...certain } = preferences;
  return (dynamic && respondDynamically(call, preferences)) || prismReply(call, certain);
}
