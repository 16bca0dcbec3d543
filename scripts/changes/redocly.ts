// Redocly's diff: every difference between two bundles, with its verdict.

import type { Json } from "../../model/document.ts";

/** One difference that Redocly's diff sees. */
export interface DiffEntry {
  /** Type of the node, for example `Schema`, `Operation` or `Response`. */
  typeName: string;
  kind: "added" | "removed" | "modified";
  impact: "patch" | "minor" | "major";
  /** Keyword that was modified, for example `required`. */
  property: string | undefined;
  /** Rules of Redocly that rate it, with their messages. */
  verdicts: { ruleId: string; message: string }[];
  before: { pointer: string; value: Json } | undefined;
  after: { pointer: string; value: Json } | undefined;
}
