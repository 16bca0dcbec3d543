// Commands that put something into the state from outside: resources, and bank credits.

import { attempt, type Commands, optionalText, stateOf, tenantOf } from "../command.ts";

/** Adds resources and money. */
export const seedCommands: Commands = {
  "POST /seed": (controlled, { tenantId, ...resources }) =>
    attempt(() => stateOf(controlled).seed(resources as Record<string, unknown[]>, optionalText(tenantId))),
  "POST /bank-credits": (controlled, { tenantId, ...credit }) =>
    attempt(() => ({ payInId: stateOf(controlled).credit(tenantOf(controlled, tenantId), credit as never) })),
};
