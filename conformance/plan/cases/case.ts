// The type of a case, and what all cases share.

import type { Json } from "../../../model/document.ts";
import type { Evidence } from "../../../model/evidence.js";
import type { Operation } from "../../../model/operations.ts";

/** A generated request, and the response that must come back. */
export interface Case {
  operation: Operation;
  /** What it tests, for example `page: below the minimum`. */
  label: string;
  /** The parameter or field that it tests; empty for the operation as a whole. */
  subject: string;
  query?: Record<string, string>;
  /** Replaces values of path parameters. */
  path?: Record<string, string>;
  json?: Json;
  /** A body as text, with its media type. */
  raw?: { text: string; type: string };
  method?: string;
  /** Set when the request breaks a rule and must be refused. */
  breaks?: {
    check: string;
    evidence: Evidence;
    lenient?: boolean;
    /** The documented response to it. */
    documented?: { status?: number; code?: string; evidence: Evidence };
  };
  /** How well it is known that the request is valid. */
  evidence: Evidence;
}

/** A case about a parameter or field, which begins its label, such as `page: below the minimum`. */
export function caseOf(operation: Operation, subject: string, label: string, more: Partial<Case>): Case {
  return { operation, label: `${subject}: ${label}`, subject, evidence: "documented", ...more };
}

/** The label of the call that the contract's example shows. */
export const plainLabel = "as the example shows";

/** The documented response to a broken request. */
export type DocumentedResponse = NonNullable<NonNullable<Case["breaks"]>["documented"]>;

/** Parameters that take effect only together with another one (F107). */
export const companions: Record<string, Record<string, string>> = { sortOrder: { sortOn: "createdAt" } };

/** Headers with checks of their own. */
export const ownChecks = new Set(["x-tenant-id", "x-correlation-id", "x-request-id"]);
