// Single defects of the seeded server, each with the check that has to find it.

import { access } from "./defects/access.ts";
import { bodies } from "./defects/bodies.ts";
import type { Defect } from "./defects/defect.ts";
import { deliveries } from "./defects/deliveries.ts";
import { deliveryOutcomes } from "./defects/delivery-outcomes.ts";
import { envelopes } from "./defects/envelopes.ts";
import { exposure } from "./defects/exposure.ts";
import { paging } from "./defects/paging.ts";
import { parameters } from "./defects/parameters.ts";
import { requestBodies } from "./defects/request-bodies.ts";
import { resources } from "./defects/resources.ts";
import { responses } from "./defects/responses.ts";
import { sessions } from "./defects/sessions.ts";
import { token } from "./defects/token.ts";
import { writes } from "./defects/writes.ts";

export type { Defect } from "./defects/defect.ts";
export { novelties } from "./defects/novelties.ts";

/** The tables of defects, by the names of their files. */
export const tables = {
  responses,
  bodies,
  envelopes,
  exposure,
  parameters,
  "request-bodies": requestBodies,
  access,
  token,
  paging,
  sessions,
  resources,
  writes,
  deliveries,
  "delivery-outcomes": deliveryOutcomes,
} as const satisfies Record<string, Defect[]>;

/** Every defect; each is a failure. */
export const defects: Defect[] = Object.values(tables).flat();
