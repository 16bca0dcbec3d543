// Commands that put something into the state from outside: resources, and bank credits.

import { attempt, type Commands, ownTenantOf, stateOf } from "../command.ts";

/** Adds resources and money. */
export const seedCommands: Commands = {
  "POST /seed": (controlled, { tenantId, ...resources }) =>
    attempt(() => stateOf(controlled).seed(resources as Record<string, unknown[]>, ownTenantOf(controlled, tenantId))),
  "POST /bank-credits": (controlled, { tenantId, ...credit }) =>
    attempt(() => ({ payInId: stateOf(controlled).credit(ownTenantOf(controlled, tenantId), credit as never) })),
};
