// Derives generated/operations.json: one row for each operation of the three bundles.

import type { Api } from "../../model/apis.ts";
import {
  asArray,
  asObject,
  asStrings,
  type JsonObject,
  mediaType,
  operationsOf,
  resolve,
} from "../../model/document.ts";
import { certain, type Evidence, evidenceAt, isCertain, nearest } from "../../model/evidence.js";

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
    idempotent: acceptsKey(document, operation),
    paged: parameters.some(({ name }) => name === "page") && returnsPages(document, operation),
  }));
}

function scopesOf(operation: JsonObject): string[] {
  return asArray(operation["security"]).flatMap((requirement) =>
    Object.values(asObject(requirement)).flatMap(asStrings),
  );
}

/** A retry is safe only where it is documented that the key is accepted: otherwise the service may ignore it. */
function acceptsKey(document: JsonObject, operation: JsonObject): boolean {
  const schema = asObject(mediaType(resolve(document, operation["requestBody"]))?.["schema"]);
  const hasKey = "idempotencyKey" in asObject(resolve(document, schema)["properties"]);
  return hasKey && isCertain(evidenceAt(document, schema, ["idempotencyKey"], certain));
}

function returnsPages(document: JsonObject, operation: JsonObject): boolean {
  return Object.entries(asObject(operation["responses"])).some(([status, response]) => {
    const schema = resolve(document, mediaType(resolve(document, response))?.["schema"]);
    return status.startsWith("2") && "pagination" in asObject(schema["properties"]);
  });
}
