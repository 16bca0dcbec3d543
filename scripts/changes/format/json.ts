// A report for programs.

import type { Report } from "../report.ts";

/** `{ wire, types, changes }` as JSON; `before` and `after` are always there, null where nothing was or is. */
export function asJson({ wire, types, changes }: Report): string {
  const whole = changes.map((change) => ({ ...change, before: change.before ?? null, after: change.after ?? null }));
  return JSON.stringify({ wire, types, changes: whole }, null, 2);
}
