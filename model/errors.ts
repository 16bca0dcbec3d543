// The error codes of a service: status, condition, whether to retry, and the operations that list them.

import type { Api } from "./apis.ts";
import { asObject, asStrings, componentsOf, type JsonObject } from "./document.ts";
import type { Evidence } from "./evidence.js";
import { catalogueSchema, type Operation, type ResponseSpec } from "./operations.ts";

/** Whether a request that failed with a code may be retried: as it is, after reading again, or not documented (null). */
export type Retryable = boolean | null | "after-reading-again";

export interface ErrorCode {
  api: Api;
  code: string;
  /** The general form of a code that is made for a field; absent for every other code. */
  form?: string;
  /** HTTP status, or null when it is not documented. */
  status: number | null;
  condition: string;
  retryable: Retryable;
  /** The operations that list it. */
  operations: string[];
}

/**
 * The error codes of a bundle, in the order of its `ErrorCode`.
 * @param operations The operations of the bundle.
 */
export function readErrors(api: Api, document: JsonObject, operations: Operation[]): ErrorCode[] {
  const catalogue = asObject(componentsOf(document, "schemas")[catalogueSchema]);
  const column = (word: string) => asObject(catalogue[word]);
  return asStrings(catalogue["x-extensible-enum"]).map((code) => ({
    api,
    code,
    ...(code.endsWith(".validation") && { form: "<field>.validation" }),
    status: (column("x-error-statuses")[code] ?? null) as number | null,
    condition: String(column("x-enumDescriptions")[code]).trim(),
    retryable: (column("x-retryable")[code] ?? null) as Retryable,
    operations: operations.filter(({ codes }) => codes.has(code)).map(({ operationId }) => operationId),
  }));
}

/**
 * How well it is known that an operation responds with a code: what its response is worth. Where the response claims a
 * status and that of the code is not documented, the word of the response is about the status, and says nothing here.
 * @param status HTTP status of the code as the catalogue has it; null when it is not documented, undefined for a code that
 *   the catalogue does not have.
 */
export function evidenceOfListed(response: ResponseSpec, status: number | null | undefined): Evidence {
  return status === null && response.status !== "default" ? "documented" : response.evidence;
}
