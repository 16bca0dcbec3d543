// The rows of generated/operations.json and generated/errors.json.

import type { Api } from "../../model/apis.ts";
import { isPaged, takesKey } from "../../model/calls.ts";
import type { Contract } from "../../model/contract.ts";
import type { ErrorCode } from "../../model/errors.ts";
import type { Evidence } from "../../model/evidence.js";

/** One row of `generated/operations.json`. */
export interface OperationRow {
  service: Api;
  operationId: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
  /** OAuth 2.0 scopes that are documented; empty when none is, which does not say that none is needed. */
  scopes: string[];
  /** Roles of which the caller needs one; empty when none is documented. */
  roles: string[];
  evidence: Evidence;
  /** Whether it is documented that the request body accepts an `idempotencyKey`; false also where that is open. */
  idempotent: boolean;
  /** Whether the request accepts `page` and the response has `pagination`, documented or assumed. */
  paged: boolean;
  deprecated: boolean;
  /** Day on which a deprecated operation ends, as YYYY-MM-DD; null for the others. */
  sunset: string | null;
  /** The operation to use instead of a deprecated one; null where nothing replaces it, and for the others. */
  replacedBy: string | null;
}

/** One row of `generated/errors.json`. */
export type ErrorRow = { service: Api } & Omit<ErrorCode, "api">;

/** Rows of one API, in document order. */
export function operationRows({ document, operations }: Contract): OperationRow[] {
  return operations.map((operation) => {
    const { api: service, operationId, method, path, summary, tags, scopes, roles, evidence } = operation;
    const { deprecated, sunset = null, replacedBy = null } = operation;
    const [tag = ""] = tags;
    const idempotent = takesKey(document, operation);
    const paged = isPaged(document, operation);
    const facts = { scopes, roles, evidence, idempotent, paged, deprecated, sunset, replacedBy };
    return { service, operationId, method, path, summary, tag, ...facts };
  });
}

/** Rows of one API, in the order of its `ErrorCode`. */
export function errorRows({ errors }: Contract): ErrorRow[] {
  return errors.map(({ api, ...row }) => ({ service: api, ...row }));
}
