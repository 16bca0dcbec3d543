// Derives generated/operations.json: one row for each operation of the three bundles.

import type { Api } from "./apis.ts";
import { type Evidence, nearest } from "./evidence.js";
import { asArray, asObject, asStrings, type JsonObject, mediaType, operationsOf, resolve } from "./openapi.ts";

/** One row of `generated/operations.json`. */
export interface OperationRow {
  service: Api;
  operationId: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
  /** OAuth 2.0 scopes the contract shows; empty when none is shown. */
  scopes: string[];
  /** Roles of which the caller needs one; empty when none is shown. */
  roles: string[];
  evidence: Evidence;
  /** Whether the request body takes an `idempotencyKey`. */
  idempotent: boolean;
  /** Whether the answer carries `pagination` and the request takes `page`. */
  paged: boolean;
}

/** Rows of one bundle, in document order. */
export function operationRows(service: Api, document: JsonObject): OperationRow[] {
  return [...operationsOf(document)].map(({ path, method, operation, parameters }) => ({
    service,
    operationId: String(operation["operationId"]),
    method: method.toUpperCase(),
    path,
    summary: String(operation["summary"]),
    tag: asStrings(operation["tags"])[0] ?? "",
    scopes: scopesOf(operation),
    roles: asStrings(operation["x-required-roles"]),
    evidence: nearest(operation, "documented"),
    idempotent: "idempotencyKey" in asObject(bodySchema(document, operation)["properties"]),
    paged: parameters.some(({ name }) => name === "page") && answersPages(document, operation),
  }));
}

function scopesOf(operation: JsonObject): string[] {
  return asArray(operation["security"]).flatMap((requirement) =>
    Object.values(asObject(requirement)).flatMap(asStrings),
  );
}

function bodySchema(document: JsonObject, operation: JsonObject): JsonObject {
  return resolve(document, mediaType(resolve(document, operation["requestBody"]))?.["schema"]);
}

function answersPages(document: JsonObject, operation: JsonObject): boolean {
  return Object.entries(asObject(operation["responses"])).some(([status, response]) => {
    const schema = resolve(document, mediaType(resolve(document, response))?.["schema"]);
    return status.startsWith("2") && "pagination" in asObject(schema["properties"]);
  });
}
