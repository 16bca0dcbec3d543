// The defects by what they break, as the files that hold them say it.

import { access } from "../../test/conformance/seeded-defects/defects/access.ts";
import type { Defect } from "../../test/conformance/seeded-defects/defects/defect.ts";
import { exposure } from "../../test/conformance/seeded-defects/defects/exposure.ts";
import { lists } from "../../test/conformance/seeded-defects/defects/lists.ts";
import { requests } from "../../test/conformance/seeded-defects/defects/requests.ts";
import { resources } from "../../test/conformance/seeded-defects/defects/resources.ts";
import { responses } from "../../test/conformance/seeded-defects/defects/responses.ts";
import { token } from "../../test/conformance/seeded-defects/defects/token.ts";
import { writes } from "../../test/conformance/seeded-defects/defects/writes.ts";

/** Groups by name; each defect is in one. */
export const groups: Record<string, Defect[]> = {
  responses,
  exposure,
  requests,
  access,
  token,
  lists,
  resources,
  writes,
};

/** Name of the group of a defect. */
export function groupOf(defect: Defect): string {
  return Object.keys(groups).find((name) => groups[name]?.includes(defect)) ?? "other";
}
