// The defects by what they break, as the tables that hold them say it.

import { type Defect, tables } from "../../test/conformance/seeded-defects/defects.ts";

/** Groups by name; each defect is in one. */
export const groups: Record<string, Defect[]> = tables;

/** Name of the group of a defect. */
export function groupOf(defect: Defect): string {
  return Object.keys(groups).find((name) => groups[name]?.includes(defect)) ?? "other";
}
