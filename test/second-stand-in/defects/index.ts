// The table of all single defects of the second stand-in.

import { access } from "./access.ts";
import { deliveries } from "./deliveries.ts";
import { errors } from "./errors.ts";
import { errorsOfWrites } from "./errors-writes.ts";
import { idempotency } from "./idempotency.ts";
import { lists } from "./lists.ts";
import { money } from "./money.ts";
import { pageDefects } from "./pages.ts";
import { payloads } from "./payloads.ts";
import { ramp } from "./ramp.ts";
import { rampAmounts } from "./ramp-amounts.ts";
import { secretDefects } from "./secrets.ts";
import { sequences } from "./sequences.ts";
import { sequencesOfWebhooks } from "./sequences-webhooks.ts";
import { shape } from "./shape.ts";
import { tenantDefects } from "./tenants.ts";
import type { Defect } from "./tools.ts";

export const DEFECTS: Defect[] = [
  ...deliveries,
  ...payloads,
  ...sequences,
  ...sequencesOfWebhooks,
  ...lists,
  ...pageDefects,
  ...money,
  ...access,
  ...tenantDefects,
  ...secretDefects,
  ...shape,
  ...idempotency,
  ...errors,
  ...errorsOfWrites,
  ...ramp,
  ...rampAmounts,
];
