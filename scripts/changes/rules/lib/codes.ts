// The lists of error codes of an operation, with where each stands.

import { asObject, asStrings, follow, type JsonObject, type Place, pointer } from "../../../../model/document.ts";
import type { Operation } from "../../../../model/operations.ts";
import { operationAt } from "./operations.ts";

/** The error codes that one response of an operation lists. */
export interface CodeList {
  status: string;
  codes: string[];
  /** JSON pointer of the list. */
  at: string;
  /** JSON pointer of what makes the response part of the operation. */
  response: string;
}

/** Every list of error codes of an operation. */
export function codeLists(document: JsonObject, operation: Operation): CodeList[] {
  return operation.responses.flatMap(({ status, codes }) => {
    if (codes.length === 0) return [];
    const written = asObject(asObject(operation.raw["responses"])[status]);
    const own = operationAt(operation, "responses", status);
    const at = codeAt(document, follow(document, written, own));
    return [{ status, codes, at, response: written["$ref"] === undefined ? own : `${own}/$ref` }];
  });
}

/** Places of the schemas of error codes: their lists are rated by operation. */
export function codeSchemas(document: JsonObject, operations: Operation[]): Set<string> {
  const own = operations.flatMap((operation) => codeLists(document, operation).map(({ at }) => parent(at)));
  return new Set([...own, "/components/schemas/ErrorCode"]);
}

/** Whether a status is an HTTP status, and no range or rest under which codes without a documented status stand. */
export function isExact(status: string): boolean {
  return /^\d{3}$/.test(status);
}

function codeAt(document: JsonObject, response: Place): string {
  const [type] = Object.keys(asObject(response.node["content"]));
  const step = (place: Place, ...keys: string[]): Place => {
    const node = keys.reduce<unknown>((part, key) => asObject(part)[key], place.node);
    return follow(document, node, pointer(place.at, ...keys));
  };
  const body = step(response, "content", type ?? "", "schema");
  const isEnvelope = asObject(body.node["properties"])["errors"] !== undefined;
  const code = isEnvelope
    ? step(step(step(body, "properties", "errors"), "items"), "properties", "code")
    : step(body, "properties", "error");
  return pointer(code.at, asStrings(code.node["enum"]).length > 0 ? "enum" : "x-extensible-enum");
}

function parent(at: string): string {
  return at.slice(0, at.lastIndexOf("/"));
}
