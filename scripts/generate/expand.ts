// Expands a bundle: writes the error codes of errors.yaml into the error responses, and adds an enumeration of one
// value to each `const`, because many generators do not know `const`.

import { UserError } from "../../cli/command.ts";
import {
  asArray,
  asObject,
  asStrings,
  componentsOf,
  isObject,
  type Json,
  type JsonObject,
  operationsOf,
  resolve,
} from "../../model/document.ts";
import type { Retryable } from "../../model/errors.ts";
import { exampleName } from "../../model/example-name.js";

/** The row of an error code in `openapi/<service>/errors.yaml`. */
export interface ErrorFact {
  /** HTTP status, if it is documented. */
  status?: number;
  /** Summary of the example, in a few words. */
  summary: string;
  /** Message of the example; absent if the service sends none. */
  message?: string;
  /** When the code occurs and what to do about it. */
  condition: string;
  retryable: Retryable;
}

/** The error codes of one service, in the order of the reference. */
export type ErrorTable = Record<string, ErrorFact>;

/**
 * Expands a bundle in place.
 * @param errors The service's table of error codes; empty for an API without one.
 * @throws UserError when a response lists a code that the table lacks.
 */
export function expand(document: JsonObject, errors: ErrorTable): void {
  const schemas = componentsOf(document, "schemas");
  const { ErrorCode: catalog = {}, ErrorResponse: general = {} } = schemas;
  const rows = Object.entries(errors);
  if (rows.length > 0) fillCatalog(catalog, rows);
  const responses = errorResponses(document);
  // If no response uses the general schema, each list of codes refers to the catalog, so that the bundle keeps it.
  const tie = [...responses.keys()].every((response) => asStrings(response["x-error-codes"]).length > 0);
  for (const [response, statuses] of responses) {
    const codes = asStrings(response["x-error-codes"]);
    delete response["x-error-codes"];
    const facts = codes.map((code): [code: string, fact: ErrorFact] => {
      const fact = errors[code];
      if (fact === undefined) throw new UserError(`the error code ${code} is missing in errors.yaml; add it`);
      return [code, fact];
    });
    const media = asObject(asObject(response["content"])["application/json"]);
    media["examples"] = exampleWithoutCode;
    if (codes.length === 0) continue;
    const examples = facts.map(([code, { summary, message }]) => {
      const error = { code, ...(message !== undefined && { message }) };
      return [exampleName(code), { summary, value: { success: false, errors: [error] } }];
    });
    media["examples"] = Object.fromEntries(examples);
    // If the status of a code is not documented, it is only assumed that the code comes with the response's status.
    const isClaimed = [...statuses].some((status) => /^\d(\d\d|XX)$/.test(status));
    const isAssumed = isClaimed && facts.some(([, { status }]) => status === undefined);
    // The schema `ErrorResponse` with the codes of one response in place of the whole catalog.
    const schema = structuredClone(general);
    media["schema"] = schema;
    const { items } = asObject(asObject(schema["properties"])["errors"]);
    asObject(asObject(items)["properties"])["code"] = {
      type: "string",
      ...(catalog["pattern"] !== undefined && { pattern: catalog["pattern"] }),
      description: "Reason of the error. `ErrorCode` describes each code.",
      // No `allOf` unless it is needed: it makes the schema harder to read, for people and generators.
      ...(tie && { allOf: [{ $ref: "#/components/schemas/ErrorCode" }] }),
      "x-extensible-enum": codes,
      ...(isAssumed && { "x-evidence": "assumed" }),
    };
  }
  // The general schema is unused if all error responses of the service list their codes.
  if (!JSON.stringify(document).includes('"#/components/schemas/ErrorResponse"')) delete schemas["ErrorResponse"];
  enumerateConstants(document);
}

/** Writes the table of error codes into the schema `ErrorCode`. */
function fillCatalog(catalog: JsonObject, rows: [code: string, fact: ErrorFact][]): void {
  const column = (value: (fact: ErrorFact) => Json | undefined) => {
    const cells = rows.map(([code, fact]) => [code, value(fact)] as const);
    return Object.fromEntries(cells.filter(([, cell]) => cell !== undefined)) as JsonObject;
  };
  catalog["x-extensible-enum"] = rows.map(([code]) => code);
  catalog["x-enumDescriptions"] = column(({ condition }) => condition.trim());
  catalog["x-retryable"] = column(({ retryable }) => retryable);
  catalog["x-error-statuses"] = column(({ status }) => status);
}

/** Every response with `x-error-codes`, with the statuses or ranges under which operations use it. */
function errorResponses(document: JsonObject): Map<JsonObject, Set<string>> {
  const responses = new Map<JsonObject, Set<string>>();
  for (const { operation } of operationsOf(document))
    for (const [status, node] of Object.entries(asObject(operation["responses"]))) {
      const response = resolve(document, node);
      if (response["x-error-codes"] === undefined) continue;
      responses.set(response, (responses.get(response) ?? new Set()).add(status));
    }
  return responses;
}

/** The example of a response whose codes are not documented. Readers would take an invented code for a real one. */
const exampleWithoutCode: JsonObject = {
  codeNotDocumented: {
    summary: "Error without a known code",
    description: "The example shows the envelope only. Expect an entry in `errors`; decide by the HTTP status.",
    value: { success: false, errors: [] },
  },
};

/** Adds an enumeration of one value to every `const`, except in examples and `x-` keywords. */
function enumerateConstants(node: JsonObject): void {
  if (node["const"] !== undefined && node["enum"] === undefined) node["enum"] = [node["const"]];
  for (const [key, value] of Object.entries(node)) {
    if (key === "example" || key === "examples" || key.startsWith("x-")) continue;
    for (const child of isObject(value) ? [value] : asArray(value)) if (isObject(child)) enumerateConstants(child);
  }
}
