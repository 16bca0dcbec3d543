// The error codes of a service: status, condition, whether to retry, and the operations that list them.

import type { Api } from "./apis.ts";
import { asObject, asStrings, componentsOf, type JsonObject } from "./document.ts";
import type { Evidence } from "./evidence.js";
import { catalogSchema, type Operation, type ResponseSpec } from "./operations.ts";

/** Whether to retry a request after an error: unchanged, or after reading again; null if not documented. */
export type Retryable = boolean | null | "after-reading-again";

export interface ErrorCode {
  api: Api;
  code: string;
  /** `<field>.validation` for a code that contains the name of a field; absent for every other code. */
  form?: string;
  /** HTTP status, or null when it is not documented. */
  status: number | null;
  condition: string;
  retryable: Retryable;
  /** IDs of the operations that list the code. */
  operations: string[];
}

/**
 * The error codes of a bundle, in the order of its `ErrorCode`.
 * @param operations The operations of the bundle.
 */
export function readErrors(api: Api, document: JsonObject, operations: Operation[]): ErrorCode[] {
  const catalog = asObject(componentsOf(document, "schemas")[catalogSchema]);
  const column = (word: string) => asObject(catalog[word]);
  return asStrings(catalog["x-extensible-enum"]).map((code) => ({
    api,
    code,
    ...(code.endsWith(".validation") && { form: "<field>.validation" }),
    status: (column("x-error-statuses")[code] ?? null) as number | null,
    condition: String(column("x-enumDescriptions")[code]).trim(),
    retryable: (column("x-retryable")[code] ?? null) as Retryable, // The lint rule known-words checks the values.
    operations: operations.filter(({ codes }) => codes.has(code)).map(({ operationId }) => operationId),
  }));
}

/**
 * How well it is known that an operation responds with a code: the evidence of the response that lists the code. If
 * only the response has a status, its evidence is about this status, and the code itself counts as documented.
 * @param status HTTP status of the code in the catalog; null when it is not documented, undefined when the catalog
 *   does not have the code.
 */
export function evidenceOfListed(response: ResponseSpec, status: number | null | undefined): Evidence {
  return status === null && response.status !== "default" ? "documented" : response.evidence;
}
