// All checks of deliveries.

import { acrossChecks } from "./across.ts";
import type { DeliveryCheck } from "./check.ts";
import { singleChecks } from "./single.ts";

/** The checks of what the run's webhooks receive. */
export const deliveryChecks: DeliveryCheck[] = [...singleChecks, ...acrossChecks];
