// Since when an operation is deprecated: since the first of the latest releases that all say so.

import type { Api } from "./apis.ts";
import { readReleased, readReleases, releasesDir } from "./releases.ts";

/**
 * The day of the release that deprecated an operation.
 * @param folder Where releases are kept; `releases/` when left out.
 * @returns As YYYY-MM-DD; undefined where no release has deprecated it yet, or where there is no record of releases.
 * @throws Error in one line when a release cannot be read.
 */
export function deprecatedSince(api: Api, operationId: string, folder: string = releasesDir): string | undefined {
  let since: string | undefined;
  for (const { version, date } of readReleases(api, folder)) {
    if (readReleased(api, version, folder).byId.get(operationId)?.deprecated !== true) break;
    since = date;
  }
  return since;
}
