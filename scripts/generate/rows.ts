// Rows of generated/operations.json and generated/errors.json. The client's package declares them with this text, so their types import nothing.

import { isPaged, takesKey } from "../../model/calls.ts";
import type { Contract } from "../../model/contract.ts";

/** An operation of a service. */
export interface OperationRow {
  service: "finance" | "ramp" | "auth";
  operationId: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
  /** OAuth 2.0 scopes that are documented; empty when none is, which does not say that none is needed. */
  scopes: string[];
  /** Roles of which the caller needs one; empty when none is documented. */
  roles: string[];
  /** How well the operation is known, such as `documented` or `listed`. */
  evidence: string;
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

/** An error code of a service. */
export interface ErrorRow {
  service: "finance" | "ramp";
  code: string;
  /** For a family of codes, how they are made. */
  form?: string;
  /** HTTP status; null if it is not documented. */
  status: number | null;
  condition: string;
  /** Whether to retry; in some cases only after reading again; null if it is not documented. */
  retryable: boolean | string | null;
  /** The operations that list it. */
  operations: string[];
}

/** Rows of one API, in document order. */
export function operationRows({ document, operations }: Contract): OperationRow[] {
  return operations.map((operation) => {
    const { api: service, operationId, method, path, summary, tags, scopes, roles, evidence } = operation;
    const { deprecated, sunset = null, replacedBy = null } = operation;
    const calling = { idempotent: takesKey(document, operation), paged: isPaged(document, operation) };
    const facts = { scopes, roles, evidence, ...calling, deprecated, sunset, replacedBy };
    return { service, operationId, method, path, summary, tag: tags[0] ?? "", ...facts };
  });
}

/** Rows of one API, in the order of its `ErrorCode`; none of the token endpoint, whose codes are those of OAuth 2.0. */
export function errorRows({ errors }: Contract): ErrorRow[] {
  return errors.flatMap(({ api, ...row }) => (api === "auth" ? [] : [{ service: api, ...row }]));
}
