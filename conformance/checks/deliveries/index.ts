// All checks of deliveries.

import { arrivalChecks } from "./arrivals.ts";
import type { DeliveryCheck } from "./check.ts";
import { contentChecks } from "./content.ts";
import { formChecks } from "./form.ts";

/** The checks of what the run's webhooks receive. */
export const deliveryChecks: DeliveryCheck[] = [...formChecks, ...arrivalChecks, ...contentChecks];
