// The rows of generated/operations.json and generated/errors.json.

import { isPaged, takesKey } from "../../model/calls.ts";
import type { Contract } from "../../model/contract.ts";
import type { ErrorRow, OperationRow } from "./rows.ts";

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

/** Rows of one API, in the order of its `ErrorCode`; none of the token endpoint, whose codes are those of OAuth 2.0. */
export function errorRows({ errors }: Contract): ErrorRow[] {
  return errors.flatMap(({ api, ...row }) => (api === "auth" ? [] : [{ service: api, ...row }]));
}
