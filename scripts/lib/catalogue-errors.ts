// Derives generated/errors.json: every error code with its status, condition, retry advice and operations.

import type { Api } from "./apis.ts";
import { asObject, asStrings, type JsonObject, mediaType, operationsOf, refName, resolve } from "./openapi.ts";

/** One row of `generated/errors.json`. */
export interface ErrorRow {
  service: Api;
  code: string;
  /** The general form of a code that is made for a field; absent for every other code. */
  form?: string;
  /** HTTP status, or null when the sources do not show it. */
  status: number | null;
  condition: string;
  /** Whether the same call may succeed later; null when the sources do not say. */
  retryable: boolean | null;
  operations: string[];
}

/** Name of the schema that describes every code of a service. */
const catalogueSchema = "ErrorCode";

/** Rows of one bundle, in the order of its `ErrorCode`. */
export function errorRows(service: Api, document: JsonObject): ErrorRow[] {
  const catalogue = asObject(asObject(asObject(document["components"])["schemas"])[catalogueSchema]);
  const uses = usesOf(document);
  return asStrings(catalogue["x-extensible-enum"]).map((code) => {
    const { statuses, operations } = uses.get(code) ?? { statuses: new Set<string>(), operations: new Set<string>() };
    const known = [...statuses].filter((status) => /^\d{3}$/.test(status));
    if (known.length > 1) throw new Error(`${service}: ${code} stands under several statuses: ${known.join(", ")}`);
    return {
      service,
      code,
      ...(code.endsWith(".validation") ? { form: "<field>.validation" } : {}),
      status: known[0] === undefined ? null : Number(known[0]),
      condition: String(asObject(catalogue["x-enumDescriptions"])[code]).trim(),
      retryable: (asObject(catalogue["x-retryable"])[code] ?? null) as boolean | null,
      operations: [...operations],
    };
  });
}

interface Use {
  statuses: Set<string>;
  operations: Set<string>;
}

/** Where each code is listed: under which statuses, by which operations. */
function usesOf(document: JsonObject): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const { operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(asObject(operation["responses"]))) {
      for (const code of listedCodes(document, resolve(document, response))) {
        const use = uses.get(code) ?? { statuses: new Set(), operations: new Set() };
        uses.set(code, use);
        use.statuses.add(status);
        use.operations.add(String(operation["operationId"]));
      }
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
