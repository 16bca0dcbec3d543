// All defects of the server.

import { access } from "./access.ts";
import type { Defect } from "./bends.ts";
import { bodies, bodyFindings } from "./bodies.ts";
import { deliveries, deliveryFindings } from "./deliveries.ts";
import { listFindings, lists } from "./lists.ts";
import { requests } from "./requests.ts";
import { responseFindings, responses } from "./responses.ts";
import { sequenceFindings, sequences } from "./sequences.ts";
import { writeFindings, writes } from "./writes.ts";

export type { Defect } from "./bends.ts";

/** Defects by subject. */
export const tables = {
  responses: [...responses, ...responseFindings],
  bodies: [...bodies, ...bodyFindings],
  requests,
  access,
  lists: [...lists, ...listFindings],
  writes: [...writes, ...writeFindings],
  sequences: [...sequences, ...sequenceFindings],
  deliveries: [...deliveries, ...deliveryFindings],
} satisfies Record<string, Defect[]>;

export const defects: Defect[] = Object.values(tables).flat();
