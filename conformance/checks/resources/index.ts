// All checks of single resources across requests.

import type { SemanticCheck } from "../check.ts";
import { hiddenChecks } from "./hidden.ts";
import { readChecks } from "./reads.ts";
import { ruleChecks } from "./rules.ts";

/** All checks of single resources. */
export const resourceChecks: SemanticCheck[] = [...readChecks, ...hiddenChecks, ...ruleChecks];
