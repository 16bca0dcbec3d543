// The whole table, by subject.

import type { Rule } from "./rule.ts";
import { access } from "./subjects/access.ts";
import { transfers } from "./subjects/transfers.ts";

export const table: Record<string, Rule[]> = { access, transfers };
