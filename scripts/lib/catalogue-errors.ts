// Derives generated/errors.json: every error code with its status, condition, retry advice and operations.

import type { Api } from "../../model/apis.ts";
import {
  asObject,
  asStrings,
  type JsonObject,
  mediaType,
  operationsOf,
  refName,
  resolve,
} from "../../model/document.ts";
import type { Retryable } from "./expand.ts";

/** One row of `generated/errors.json`. */
export interface ErrorRow {
  service: Api;
  code: string;
  /** The general form of a code that is made for a field; absent for every other code. */
  form?: string;
  /** HTTP status, or null when it is not documented. */
  status: number | null;
  condition: string;
  /** Whether the request may be retried: as it is, after reading the resource again, or null when not documented. */
  retryable: Retryable;
  operations: string[];
}

/** Name of the schema that describes every code of a service. */
const catalogueSchema = "ErrorCode";

/** Rows of one bundle, in the order of its `ErrorCode`. */
export function errorRows(service: Api, document: JsonObject): ErrorRow[] {
  const catalogue = asObject(asObject(asObject(document["components"])["schemas"])[catalogueSchema]);
  const uses = usesOf(document);
  return asStrings(catalogue["x-extensible-enum"]).map((code) => ({
    service,
    code,
    ...(code.endsWith(".validation") ? { form: "<field>.validation" } : {}),
    status: (asObject(catalogue["x-error-statuses"])[code] ?? null) as number | null,
    condition: String(asObject(catalogue["x-enumDescriptions"])[code]).trim(),
    retryable: (asObject(catalogue["x-retryable"])[code] ?? null) as Retryable,
    operations: [...(uses.get(code) ?? [])],
  }));
}

/** The operations that list each code. */
function usesOf(document: JsonObject): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { operation } of operationsOf(document)) {
    for (const response of Object.values(asObject(operation["responses"]))) {
      for (const code of listedCodes(document, resolve(document, response)))
        uses.set(code, (uses.get(code) ?? new Set()).add(String(operation["operationId"])));
    }
  }
  return uses;
}

/** The codes that a response lists; none for the catch-all, which refers to the whole catalogue. */
function listedCodes(document: JsonObject, response: JsonObject): string[] {
  const schema = resolve(document, mediaType(response)?.["schema"]);
  const properties = asObject(schema["properties"]);
  const items = resolve(document, resolve(document, properties["errors"])["items"]);
  const code = asObject(items["properties"])["code"] ?? properties["error"];
  if (refName(code) === catalogueSchema) return [];
  return asStrings(resolve(document, code)["x-extensible-enum"]);
}
