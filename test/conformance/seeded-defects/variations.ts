// Legal variations of the seeded server: different from the plain one, and right all the same.

import { access } from "./variations/access.ts";
import { bodies } from "./variations/bodies.ts";
import { errors } from "./variations/errors.ts";
import { listed } from "./variations/listed.ts";
import { lists } from "./variations/lists.ts";
import { rules } from "./variations/rules.ts";
import { statuses } from "./variations/statuses.ts";
import type { Variation } from "./variations/variation.ts";

/** Every variation. */
export const variations: Variation[] = [...rules, ...bodies, ...statuses, ...listed, ...errors, ...access, ...lists];
