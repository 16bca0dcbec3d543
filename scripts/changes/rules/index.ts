// The rules of our own, in the order in which they look at a contract.

import type { Rule } from "../rule.ts";

/** Every rule of our own. */
export const rules: Rule[] = [];
