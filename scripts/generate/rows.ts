// Rows of generated/operations.json and errors.json. The client's package copies these interfaces without imports.

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
  /** Documented OAuth 2.0 scopes. If the list is empty, the operation can still need a scope. */
  scopes: string[];
  /** Roles, one of which the caller needs; empty when none is documented. */
  roles: string[];
  /** How well the operation is known, such as `documented` or `listed`. */
  evidence: string;
  /** Whether it is documented that the request body accepts an `idempotencyKey`. */
  idempotent: boolean;
  /** Whether the request accepts `page` and the response has `pagination`, documented or assumed. */
  paged: boolean;
  deprecated: boolean;
  /** Day on which a deprecated operation ends, as YYYY-MM-DD; otherwise null. */
  sunset: string | null;
  /** ID of the operation that replaces a deprecated one; otherwise null. */
  replacedBy: string | null;
}

/** An error code of a service. */
export interface ErrorRow {
  service: "finance" | "ramp";
  code: string;
  /** Pattern of the codes that contain the name of a field, such as `<field>.validation`. */
  form?: string;
  /** HTTP status; null if it is not documented. */
  status: number | null;
  condition: string;
  /** Whether to retry; `after-reading-again`: after reading the resource again; null if it is not documented. */
  retryable: boolean | string | null;
  /** IDs of the operations that list the code. */
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

/** Rows of one API, in the order of its `ErrorCode`; none for the token endpoint, whose codes OAuth 2.0 defines. */
export function errorRows({ errors }: Contract): ErrorRow[] {
  return errors.flatMap(({ api, ...row }) => (api === "auth" ? [] : [{ service: api, ...row }]));
}
