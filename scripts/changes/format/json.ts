// A report for programs.

import type { Report } from "../report.ts";

/** `{ wire, types, changes }` as JSON. */
export function asJson({ wire, types, changes }: Report): string {
  return JSON.stringify({ wire, types, changes }, null, 2);
}
