// Single defects of the seeded server, each with the check that has to find it.

import { access } from "./defects/access.ts";
import type { Defect } from "./defects/defect.ts";
import { exposure } from "./defects/exposure.ts";
import { lists } from "./defects/lists.ts";
import { requests } from "./defects/requests.ts";
import { resources } from "./defects/resources.ts";
import { responses } from "./defects/responses.ts";
import { token } from "./defects/token.ts";
import { writes } from "./defects/writes.ts";

export type { Defect } from "./defects/defect.ts";
export { novelties } from "./defects/novelties.ts";

/** Every defect; each is a failure. */
export const defects: Defect[] = [
  ...responses,
  ...exposure,
  ...requests,
  ...access,
  ...token,
  ...lists,
  ...resources,
  ...writes,
];
