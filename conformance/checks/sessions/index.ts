// All checks of the list of payment sessions.

import type { SemanticCheck } from "../check.ts";
import { filterChecks } from "./filters.ts";
import { orderChecks } from "./order.ts";
import { combined } from "./queries.ts";

/** All checks of the list of payment sessions. */
export const sessionChecks: SemanticCheck[] = [...orderChecks, ...filterChecks, combined];
